/** A kept game opened: what lies on the device read, its map unfolded, the game taken up where it was left. */
import {
  type GameRecord,
  type GridMap,
  type MapEntry,
  type Registry,
  type Rules,
  readRecord,
} from '@longroll/kernel';
import { use, useMemo, useState } from 'react';
import { OfSystem } from '../cite/OfSystem.tsx';
import { saveFile } from '../keep/file.ts';
import { NoMap } from '../map/MapRoom.tsx';
import { foundGame } from './games.ts';
import { useGoingOn } from './goingOn.ts';
import { type FoundCourse, fileOf } from './keptCourse.ts';
import { type Opening, openGame } from './opening.ts';
import { type Offered, offeredAt, type Playable, playableOf } from './scenarios.ts';
import { type Coach, TablePage } from './TablePage.tsx';
import { useRules } from './useRules.ts';

interface GamePageProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  readonly name: string;
  readonly coach?: Coach | undefined;
}

interface Found {
  readonly found: FoundCourse;
  readonly record: GameRecord;
  readonly offered: Offered;
  readonly entry: MapEntry;
}

type Sought = Found | { readonly wrong: string; readonly found: FoundCourse | null };

function soughtAt({ registry, maps, name }: GamePageProps): Sought {
  const found = foundGame(name);
  if (found === null) return { wrong: 'No game of this name is kept on this device.', found };
  const read = readRecord(found.record);
  if (read.refused) return { wrong: read.refused.text, found };
  const offered = offeredAt(registry, read.value.scenario);
  if (!offered) return { wrong: `Its scenario, ${read.value.scenario}, is not known here.`, found };
  const entry = maps.find(({ id }) => id === offered.entry.map);
  if (!entry) return { wrong: `Its map, ${offered.entry.map}, is not here.`, found };
  return { found, record: read.value, offered, entry };
}

export function GamePage(props: GamePageProps) {
  const { registry, maps, name } = props;
  const sought = useMemo(() => soughtAt({ registry, maps, name }), [registry, maps, name]);
  if ('wrong' in sought) return <Damaged name={name} {...sought} />;
  return (
    <OfSystem registry={registry} system={sought.offered.system.id}>
      <Unfolded key={name} {...props} {...sought} />
    </OfSystem>
  );
}

function Unfolded({ entry, offered, ...props }: GamePageProps & Found) {
  const { laid, again } = useRules(offered.entry, entry);
  const playable = use(playableOf(offered));
  if (laid === null) return <p className="loading">The map is being unfolded.</p>;
  if ('wrong' in laid) return <NoMap wrong={laid.wrong} onAgain={again} />;
  return <Opened {...props} {...laid} playable={playable} />;
}

interface OpenedProps extends Omit<GamePageProps, 'maps'>, Omit<Found, 'entry' | 'offered'> {
  readonly playable: Playable;
  readonly map: GridMap;
  readonly rules: Rules;
}

/** What was found out about a file travels with the step to its game. */
const toldIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'told' in state ? String(state.told) : '';

const titleOf = ({ record, playable }: Pick<OpenedProps, 'record' | 'playable'>): string =>
  record.title ?? playable.entry.title;

function Opened(props: OpenedProps) {
  const { registry, name, found, record, playable, map, coach, rules } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same game by the same rules is opened once.
  const opening = useMemo(
    () => openGame(rules, playable.system.version, found, record),
    [name, found, rules],
  );
  const [looks, setLooks] = useState(false);
  const [brought] = useState(() => toldIn(history.state));
  const title = titleOf(props);
  const kept = useMemo(
    () => ('game' in opening ? { key: name, title, on: opening.on } : null),
    [opening, name, title],
  );
  const table = { registry, playable, map, coach };
  if ('game' in opening)
    return (
      <TablePage {...table} kept={kept} opened={opening.game} told={`${brought} ${opening.told}`.trim()} />
    );
  if (!('upTo' in opening)) return <Damaged name={name} found={found} wrong={opening.wrong} />;
  if (looks)
    return <TablePage {...table} kept={null} opened={opening.upTo} told="This game is only looked at." />;
  return (
    <Damaged name={name} found={found} wrong={opening.wrong}>
      <PlayOn name={name} title={title} moves={record.moves.length} upTo={opening.upTo} />
      <button type="button" onClick={() => setLooks(true)}>
        Look at it up to move {opening.upTo.moves.length}
      </button>
    </Damaged>
  );
}

interface PlayOnProps {
  readonly name: string;
  readonly title: string;
  /** How many are kept. */
  readonly moves: number;
  readonly upTo: Extract<Opening, { upTo: unknown }>['upTo'];
}

/** As a game of its own, by the rules of today: the one that is kept stays as it is. */
function PlayOn({ name, title, moves, upTo }: PlayOnProps) {
  const { goOn, wrong } = useGoingOn({ key: name, title }, moves);
  const from = upTo.moves.length;
  return (
    <>
      <button type="button" className="primary" onClick={() => goOn(upTo, from)}>
        Play on from move {from}
      </button>
      {wrong !== '' && <span className="refused">{wrong}</span>}
    </>
  );
}

interface DamagedProps {
  readonly name: string;
  readonly found: FoundCourse | null;
  readonly wrong: string;
  readonly children?: React.ReactNode;
}

/** What is kept is not touched, and can be had as it lies there. */
function Damaged({ name, found, wrong, children }: DamagedProps) {
  return (
    <section className="not-here">
      <h1>This game cannot be opened{children ? ' as it is' : ''}</h1>
      <p className="refused" role="alert">
        {wrong}
      </p>
      <p className="tools">
        {children}
        {found && (
          <button
            type="button"
            onClick={() => saveFile(`${name}.game.json`, 'application/json', fileOf(found))}
          >
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
