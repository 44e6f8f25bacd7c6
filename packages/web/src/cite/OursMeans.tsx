/** What "ours" means, in one sentence, wherever a page says that something is. */
interface OursMeansProps {
  /** Whose book; without it the shelf of all. */
  readonly system?: string;
}

export const OursMeans = ({ system }: OursMeansProps) => (
  <>
    “Ours” is what no card, booklet or other source gives: we set it so that the game can be played, and your
    table may agree on something else. The <a href={system ? `/rules/${system}` : '/rules'}>Rules</a> mark
    every rule that is ours.
  </>
);
