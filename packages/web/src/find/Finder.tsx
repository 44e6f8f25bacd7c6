/** The field in which one types what one looks for. */
interface FinderProps {
  readonly label: string;
  readonly hint: string;
  readonly query: string;
  readonly onFind: (query: string) => void;
}

export const Finder = ({ label, hint, query, onFind }: FinderProps) => (
  <label className="finder">
    <span>{label}</span>
    <input type="search" value={query} placeholder={hint} onChange={(e) => onFind(e.target.value)} />
  </label>
);
