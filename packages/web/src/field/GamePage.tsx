/** A kept game opened: its file read, its map unfolded, its moves played again. */
import {
  type Game,
  type GameRecord,
  type GridMap,
  type MapEntry,
  type Registry,
  type Rules,
  readRecord,
  replay,
} from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { OfSystem } from '../cite/OfSystem.tsx';
import { saveFile } from '../keep/file.ts';
import { rawKept } from '../keep/kept.ts';
import { NoMap } from '../map/MapRoom.tsx';
import { keptRecord } from './games.ts';
import { type Playable, playableAt } from './scenarios.ts';
import { TablePage } from './TablePage.tsx';
import { useRules } from './useRules.ts';

interface GamePageProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  readonly name: string;
}

type Found =
  | { readonly record: GameRecord; readonly playable: Playable; readonly entry: MapEntry }
  | { readonly wrong: string };

function foundAt({ registry, maps, name }: GamePageProps): Found {
  const raw = keptRecord(name);
  if (raw === null && rawKept(`field.game.${name}`) === null)
    return { wrong: 'No game of this name is kept on this device.' };
  const read = readRecord(raw);
  if (read.refused) return { wrong: read.refused.text };
  const playable = playableAt(registry, read.value.scenario);
  if (!playable) return { wrong: `Its scenario, ${read.value.scenario}, is not known here.` };
  const entry = maps.find(({ id }) => id === playable.entry.map);
  return entry
    ? { record: read.value, playable, entry }
    : { wrong: `Its map, ${playable.entry.map}, is not here.` };
}

export function GamePage(props: GamePageProps) {
  const { registry, maps, name } = props;
  const found = useMemo(() => foundAt({ registry, maps, name }), [registry, maps, name]);
  if ('wrong' in found) return <Damaged name={props.name} wrong={found.wrong} />;
  return (
    <OfSystem registry={registry} system={found.playable.system.id}>
      <Unfolded {...props} {...found} />
    </OfSystem>
  );
}

type UnfoldedProps = GamePageProps & Exclude<Found, { wrong: string }>;

function Unfolded({ entry, ...props }: UnfoldedProps) {
  const { laid, again } = useRules(props.playable.entry, entry);
  if (laid === null) return <p className="loading">The map is being unfolded.</p>;
  if ('wrong' in laid) return <NoMap wrong={laid.wrong} onAgain={again} />;
  return <Replayed {...props} {...laid} />;
}

type Played =
  | { readonly game: Game; readonly wrong: string | null }
  | { readonly game: null; readonly wrong: string };

/** A mistake of ours must not cost anybody his game: it is caught, said, and the file handed out. */
function playedAgain(rules: Rules, record: GameRecord): Played {
  try {
    const verdict = replay(rules, record);
    if (verdict.refused) return { game: null, wrong: verdict.refused.text };
    const { game, ok, moves, why } = verdict.value;
    return {
      game,
      wrong: ok ? null : `Move ${moves + 1} of ${record.moves.length} cannot be played: ${why?.text}`,
    };
  } catch (e) {
    return { game: null, wrong: `The rules failed: ${e instanceof Error ? e.message : String(e)}` };
  }
}

interface ReplayedProps extends Omit<GamePageProps, 'maps'> {
  readonly record: GameRecord;
  readonly playable: Playable;
  readonly map: GridMap;
  readonly rules: Rules;
}

function Replayed({ registry, name, record, playable, map, rules }: ReplayedProps) {
  const { game, wrong } = useMemo(() => playedAgain(rules, record), [rules, record]);
  const [goesOn, setGoesOn] = useState(false);
  if (game === null) return <Damaged name={name} wrong={wrong} />;
  if (wrong !== null && !goesOn)
    return (
      <Damaged name={name} wrong={wrong}>
        <button type="button" className="primary" onClick={() => setGoesOn(true)}>
          Go on from move {game.turned.length}
        </button>
      </Damaged>
    );
  return <TablePage {...{ registry, playable, map, name }} opened={game} />;
}

interface DamagedProps {
  readonly name: string;
  readonly wrong: string;
  readonly children?: React.ReactNode;
}

/** What is kept is not touched, and can be had as it lies there. */
function Damaged({ name, wrong, children }: DamagedProps) {
  const raw = rawKept(`field.game.${name}`);
  return (
    <section className="not-here">
      <h1>This game cannot be opened</h1>
      <p className="refused" role="alert">
        {wrong}
      </p>
      <p className="tools">
        {children}
        {raw !== null && (
          <button type="button" onClick={() => saveFile(`${name}.game.json`, 'application/json', raw)}>
            Save the file as it is
          </button>
        )}
        <a className="button" href="/field">
          To the Field
        </a>
      </p>
    </section>
  );
}
