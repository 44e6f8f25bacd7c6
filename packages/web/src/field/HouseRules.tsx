/** Readings that the card leaves open: ours unless the players hold another. By parts of the book, and to be searched. */
import type { CardSystem, Ruling } from '@longroll/kernel';
import { useEffect, useId, useMemo, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { OursMeans } from '../cite/OursMeans.tsx';
import { Finder } from '../find/Finder.tsx';
import {
  byChapter,
  type ChapterOfReadings,
  type GroupOfReadings,
  type Headings,
  headingsOf,
  held,
  named,
  type Readings,
  soughtAmong,
  spoken,
} from './readings.ts';

interface HouseRulesProps {
  readonly system: CardSystem;
  /** Those of its system and of the scenario itself. */
  readonly rulings: readonly Ruling[];
  readonly readings: Readings;
  readonly onChange: (readings: Readings) => void;
}

export function HouseRules({ system, rulings, readings, onChange }: HouseRulesProps) {
  const [isOpen, setOpen] = useState(false);
  const changed = Object.keys(readings).length;
  if (rulings.every(({ alternatives }) => alternatives.length === 0)) return null;
  return (
    <details className="house-rules" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        House rules <small>{changed === 0 ? 'all as we read the card' : `${changed} read otherwise`}</small>
      </summary>
      {isOpen && <AllReadings {...{ system, rulings, readings, onChange }} />}
    </details>
  );
}

/** The titles of the book are part of its words, and come when they are wanted. */
function useHeadings({ rulebook }: CardSystem): Headings {
  const [headings, setHeadings] = useState<Headings>(() => () => '');
  useEffect(() => {
    let left = false;
    rulebook.text().then(
      ({ chapters }) => left || setHeadings(() => headingsOf(chapters)),
      // The numbers alone will do.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [rulebook]);
  return headings;
}

function AllReadings({ system, rulings, readings, onChange }: HouseRulesProps) {
  const [query, setQuery] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const headings = useHeadings(system);
  const chapters = useMemo(() => byChapter(rulings), [rulings]);
  const found = soughtAmong(rulings, readings, { query, onlyChanged });
  const isSought = query.trim() !== '' || onlyChanged;
  return (
    <div className="readings">
      <p className="hint">
        What the card leaves open. The first choice of each is ours. <OursMeans system={system.id} />
      </p>
      <Finder
        label="Find a house rule"
        hint="a word, or the number of a rule"
        query={query}
        onFind={setQuery}
      />
      <div className="readings-tools">
        <label className="only-changed">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.target.checked)}
          />{' '}
          Only those that are changed
        </label>
        <button
          type="button"
          className="quiet"
          disabled={Object.keys(readings).length === 0}
          onClick={() => onChange({})}
        >
          All as ours again
        </button>
      </div>
      <p role="status">{foundWords(found.length, query, onlyChanged)}</p>
      {chapters.map((chapter) => (
        <OfChapter
          key={chapter.id}
          chapter={chapter}
          found={new Set(found)}
          {...{ headings, isSought, readings, onChange }}
        />
      ))}
    </div>
  );
}

interface FoldedProps extends Pick<HouseRulesProps, 'readings' | 'onChange'> {
  readonly headings: Headings;
  readonly found: ReadonlySet<Ruling>;
  /** Whatever is found is to be seen at once. */
  readonly isSought: boolean;
}

interface OfChapterProps extends FoldedProps {
  readonly chapter: ChapterOfReadings;
}

/** A chapter is folded as one, or by its sections under its name. */
function OfChapter({ chapter: { id, groups }, ...folded }: OfChapterProps) {
  const shown = groups
    .map((group) => ({ ...group, rulings: group.rulings.filter((one) => folded.found.has(one)) }))
    .filter(({ rulings }) => rulings.length > 0);
  if (shown.length === 0) return null;
  if (groups.length === 1) return <Folded {...folded} group={shown[0]!} Heading="h2" />;
  return (
    <section>
      <h2>
        {id} {folded.headings(id)}
      </h2>
      {shown.map((group) => (
        <Folded key={group.id} {...folded} group={group} Heading="h3" />
      ))}
    </section>
  );
}

interface FoldedGroupProps extends FoldedProps {
  readonly group: GroupOfReadings;
  readonly Heading: 'h2' | 'h3';
}

const countWords = (all: number, changed: number): string =>
  changed === 0 ? `${all}` : `${all}, ${changed} read otherwise`;

function Folded({
  group: { id, rulings },
  Heading,
  headings,
  isSought,
  readings,
  onChange,
}: FoldedGroupProps) {
  const changed = rulings.filter((ruling) => ruling.id in readings).length;
  return (
    <details
      key={`${isSought}`}
      className="readings-group"
      open={isSought}
      data-held={changed > 0 || undefined}
    >
      <summary>
        <Heading>
          {id} {headings(id)}
        </Heading>{' '}
        <small>{countWords(rulings.length, changed)}</small>
      </summary>
      <ul>
        {rulings.map((ruling) => (
          <Reading
            key={ruling.id}
            ruling={ruling}
            value={String(readings[ruling.id] ?? ruling.value)}
            onHold={(value) => onChange(held(readings, ruling, value))}
          />
        ))}
      </ul>
    </details>
  );
}

function foundWords(found: number, query: string, onlyChanged: boolean): string {
  if (found > 0) return found === 1 ? '1 house rule' : `${found} house rules`;
  if (query.trim() !== '') return 'No house rule has these words. Try fewer letters.';
  return onlyChanged ? 'None is changed: the game is played as we read the card.' : '';
}

interface ReadingProps {
  readonly ruling: Ruling;
  readonly value: string;
  readonly onHold: (value: string) => void;
}

function Reading({ ruling, value, onHold }: ReadingProps) {
  const field = useId();
  return (
    <li data-held={value !== ruling.value || undefined}>
      <label htmlFor={field}>
        {named(ruling)} <Cite of={ruling.cite} basis={ruling.basis} />
      </label>
      <select id={field} value={value} onChange={(event) => onHold(event.target.value)}>
        {[ruling.value, ...ruling.alternatives].map((option, i) => (
          <option key={option} value={option}>
            {i === 0 ? `${spoken(ruling, option).replace(/\.$/, '')} (ours)` : spoken(ruling, option)}
          </option>
        ))}
      </select>
      {named(ruling) !== ruling.text && <p className="hint">{ruling.text}</p>}
    </li>
  );
}

interface HeldReadingsProps {
  readonly rulings: readonly Ruling[];
  readonly readings: Readings;
}

/** What was agreed on before the game, to be seen while it is played. */
export function HeldReadings({ rulings, readings }: HeldReadingsProps) {
  const changed = rulings.filter(({ id }) => id in readings);
  if (changed.length === 0) return null;
  return (
    <table className="tally">
      <caption>House rules that are held otherwise than ours</caption>
      <tbody>
        {changed.map((ruling) => (
          <tr key={ruling.id}>
            <th scope="row">
              {named(ruling)} <Cite of={ruling.cite} basis={ruling.basis} />
            </th>
            <td className="figure">{spoken(ruling, String(readings[ruling.id]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
