/** Readings that the card leaves open: ours unless the players hold another. */
import type { GameHead, Ruling } from '@longroll/kernel';
import { useId } from 'react';
import { Cite } from '../cite/Cite.tsx';

export type Readings = GameHead['houseRules'];

/** A reading as it is listed is text; in the rules it may be a number or a yes. */
function typed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** What a value means, in a sentence if the ruling has one. */
const spoken = ({ choices }: Ruling, value: string): string => {
  if (choices[value] !== undefined) return choices[value];
  return value === 'true' ? 'yes' : value === 'false' ? 'no' : value.replaceAll('-', ' ');
};

/** By its title; one that has none is known by its text. */
const named = ({ id, title, text }: Ruling): string => (title === id ? text : title);

interface HouseRulesProps {
  readonly rulings: readonly Ruling[];
  readonly readings: Readings;
  readonly onChange: (readings: Readings) => void;
}

export function HouseRules({ rulings, readings, onChange }: HouseRulesProps) {
  const open = rulings.filter(({ alternatives }) => alternatives.length > 0);
  const held = Object.keys(readings).length;
  const hold = (ruling: Ruling, value: string) => {
    const { [ruling.id]: _, ...others } = readings;
    onChange(value === ruling.value ? others : { ...others, [ruling.id]: typed(value) });
  };
  if (open.length === 0) return null;
  return (
    <details className="house-rules">
      <summary>
        House rules <small>{held === 0 ? 'all as we read the card' : `${held} read otherwise`}</small>
      </summary>
      <ul>
        {open.map((ruling) => (
          <Reading
            key={ruling.id}
            ruling={ruling}
            value={String(readings[ruling.id] ?? ruling.value)}
            onHold={(value) => hold(ruling, value)}
          />
        ))}
      </ul>
    </details>
  );
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

/** What was agreed on before the game, to be seen while it is played. */
export function HeldReadings({ rulings, readings }: Pick<HouseRulesProps, 'rulings' | 'readings'>) {
  const held = rulings.filter(({ id }) => id in readings);
  if (held.length === 0) return null;
  return (
    <table className="tally">
      <caption>House rules</caption>
      <tbody>
        {held.map((ruling) => (
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
