/** What could be done to the cell under the pointer, its odds and every modifier, before anything is tapped. */
import type { Note, Registry } from '@longroll/kernel';
import type { RefObject } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { signed } from '../figures/figures.ts';
import { askedOf } from './asked.ts';
import type { Option } from './options.ts';
import { Peek } from './Peek.tsx';
import type { Desk } from './useDesk.ts';

/** What dice would decide about a cell, and what a cell comes to that is one of several. */
export const toldAt = ({ options, open }: Desk, cell: number): readonly Option[] =>
  open !== null || cell < 0
    ? []
    : options.filter(({ told }) => told.cell === cell && (told.asks || told.mark !== undefined));

interface HoverOddsProps {
  readonly registry: Registry;
  readonly options: readonly Option[];
  readonly pinned: RefObject<HTMLDivElement | null>;
}

export function HoverOdds({ registry, options, pinned }: HoverOddsProps) {
  const last = options.at(-1);
  return (
    <div className="pinned" ref={pinned}>
      <div className="hover-odds" aria-hidden="true">
        {options.map((option) => (
          <p key={option.key}>
            <b>{option.told.text}</b>
            {option.told.mark !== undefined && (
              <>
                {' '}
                <Cite of={option.told.cite} tabIndex={-1} />
              </>
            )}
            <Peek registry={registry} option={option} />
          </p>
        ))}
        {last && <Modifiers registry={registry} option={last} />}
      </div>
    </div>
  );
}

const counts = ({ applied, value }: Note): boolean => applied && typeof value === 'number' && value !== 0;

/** Of the last, which is the strongest; they differ by one line. */
function Modifiers({ registry, option }: { readonly registry: Registry; readonly option: Option }) {
  const asked = askedOf(registry, option.told);
  const lines = asked && 'asking' in asked ? asked.asking.likeliest().notes.filter(counts) : [];
  if (lines.length === 0) return null;
  return (
    <table>
      <tbody>
        {lines.map(({ text, value, reason, group }) => (
          <tr key={`${group} ${text}`}>
            <td className="value">{signed(value)}</td>
            <td>
              {text}
              {reason && <small> {reason}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
