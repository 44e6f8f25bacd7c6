/** An order to many pieces that is being made up: for whom, which, and where. */
import type { OrderKind } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { type Formation, formationsOf, type Prospect, prospectOf } from './many.ts';
import type { Playable } from './scenarios.ts';
import { lyingAt } from './tapping.ts';
import type { PlayedGame } from './useGame.ts';
import type { Moment } from './useMoment.ts';

export interface Many {
  /** None where the rules know no such orders, or nobody may give any now. */
  readonly kinds: readonly OrderKind[];
  readonly isOpen: boolean;
  readonly formations: readonly Formation[];
  readonly pieces: readonly string[];
  readonly kind: OrderKind | null;
  readonly cell: number;
  readonly value: string;
  /** What it would come to; null as long as something is not said. */
  readonly prospect: Prospect | null;
  open(isOpen: boolean): void;
  tick(pieces: readonly string[], isIn: boolean): void;
  choose(kind: OrderKind): void;
  setValue(value: string): void;
  setCell(cell: number): void;
  /** A tap on the map: the place of the order, else the pieces that lie there. */
  tap(cell: number): void;
  carryOut(): void;
}

const NONE: readonly never[] = [];
const NOTHING = { pieces: NONE as readonly string[], kind: null as OrderKind | null, cell: -1, value: '' };

const ticked = (before: readonly string[], pieces: readonly string[], isIn: boolean): readonly string[] => {
  const others = before.filter((one) => !pieces.includes(one));
  return isIn ? [...others, ...pieces] : others;
};

type Making = typeof NOTHING;

function useProspect(played: PlayedGame, { view }: Moment, { pieces, kind, cell, value }: Making) {
  const { rules } = played.game;
  return useMemo(() => {
    const isSaid =
      kind?.needs === 'cell' ? cell >= 0 : kind?.needs === 'value' ? value !== '' : kind !== null;
    if (!kind || !isSaid || pieces.length === 0) return null;
    const more = kind.needs === 'cell' ? { cell } : kind.needs === 'value' ? { value } : {};
    return prospectOf(rules, view, { kind: kind.id, pieces, ...more });
  }, [rules, view, kind, pieces, cell, value]);
}

export function useMany(playable: Playable, played: PlayedGame, moment: Moment): Many {
  const { rules } = played.game;
  const { table, side, isNow } = moment;
  const mayOrder = isNow && !played.isClosed && !table.over && (table.ready?.length ?? 0) > 0;
  const kinds = mayOrder && side !== null ? (rules.orders ?? NONE) : NONE;
  const [wanted, setWanted] = useState(false);
  const [making, setMaking] = useState<Making>(NOTHING);
  const isOpen = wanted && kinds.length > 0;
  const prospect = useProspect(played, moment, making);
  const formations = useMemo(
    () => (isOpen && side !== null ? formationsOf(playable, table, side) : NONE),
    [isOpen, playable, table, side],
  );
  const { pieces, kind } = making;
  const change = (part: Partial<Making>) => setMaking((before) => ({ ...before, ...part }));
  const tick = (some: readonly string[], isIn: boolean) => change({ pieces: ticked(pieces, some, isIn) });
  const tap = (cell: number) => {
    if (kind?.needs === 'cell') return change({ cell });
    const known = new Set(formations.flatMap((one) => one.pieces.map(({ id }) => id)));
    const lying = lyingAt(table.pieces, cell).filter(({ id }) => known.has(id));
    const ids = lying.map(({ id }) => id);
    tick(ids, !ids.every((id) => pieces.includes(id)));
  };
  return {
    ...{ kinds, isOpen, formations, prospect, ...making, tick, tap },
    open: (on) => {
      setWanted(on);
      setMaking(NOTHING);
    },
    choose: (next) => change({ kind: next, cell: -1, value: '' }),
    setValue: (value) => change({ value }),
    setCell: (cell) => change({ cell }),
    carryOut: () => {
      if (!prospect || prospect.actions.length === 0 || side === null) return;
      played.order({ side, title: kind!.title, actions: prospect.actions });
      change({ cell: -1, value: '', kind: null });
    },
  };
}
