/** Readings that the card leaves open: ours unless the players hold another. By chapter, and to be searched. */
import type { CardSystem, Ruling } from '@longroll/kernel';
import { useEffect, useId, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { OursMeans } from '../cite/OursMeans.tsx';
import { Finder } from '../find/Finder.tsx';
import { byChapter, held, named, type Readings, soughtAmong, spoken } from './readings.ts';

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

/** The titles of the chapters, which are part of the words and come when they are wanted. */
function useTitles({ rulebook }: CardSystem): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let left = false;
    rulebook.text().then(
      ({ chapters }) => left || setTitles(new Map(chapters.map(({ id, title }) => [id, title]))),
      // The numbers alone will do.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [rulebook]);
  return titles;
}

function AllReadings({ system, rulings, readings, onChange }: HouseRulesProps) {
  const [query, setQuery] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const titles = useTitles(system);
  const found = soughtAmong(rulings, readings, { query, onlyChanged });
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
      <label className="only-changed">
        <input
          type="checkbox"
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.target.checked)}
        />{' '}
        Only those that are changed
      </label>
      <p role="status">{foundWords(found.length, query, onlyChanged)}</p>
      {byChapter(found).map(({ id, rulings: ofChapter }) => (
        <section key={id}>
          <h2>
            {id} {titles.get(id)}
          </h2>
          <ul>
            {ofChapter.map((ruling) => (
              <Reading
                key={ruling.id}
                ruling={ruling}
                value={String(readings[ruling.id] ?? ruling.value)}
                onHold={(value) => onChange(held(readings, ruling, value))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
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
            {spoken(ruling, option)}
            {i === 0 ? ' (ours)' : ''}
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
