/** A scenario before it is played: where, how it is won, who is there, when who comes, and what of that is ours. */
import { begin, type Game, type GameHead, type MapEntry, type Rules } from '@longroll/kernel';
import { use, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { OursMeans } from '../cite/OursMeans.tsx';
import { CounterFace } from '../counter/CounterFace.tsx';
import { NoMap } from '../map/MapRoom.tsx';
import { SeatChoices } from '../opponent/SeatChoices.tsx';
import { computerAt, seatsAfter } from '../opponent/seats.ts';
import { keepGame, newKey } from './games.ts';
import { HouseRules } from './HouseRules.tsx';
import { namedLuck } from './luck.ts';
import type { Readings } from './readings.ts';
import { ScenarioOptions } from './ScenarioOptions.tsx';
import { ScenarioPicture } from './ScenarioPicture.tsx';
import { type Offered, type Playable, playableOf, turnWords } from './scenarios.ts';
import { openTable, tableOf, termsOf } from './seat.ts';
import { TurnTrack } from './TurnTrack.tsx';
import { type Laid, useRules } from './useRules.ts';
import { useRulings } from './useRulings.ts';
import { forceOf, forceWords } from './winning.ts';

interface ScenarioPageProps {
  readonly offered: Offered;
  readonly maps: readonly MapEntry[];
}

export function ScenarioPage({ offered, maps }: ScenarioPageProps) {
  const { entry, system } = offered;
  const map = maps.find(({ id }) => id === entry.map);
  return (
    <div className="room scenario-page">
      <header className="room-head">
        <p className="eyebrow">{system.title}</p>
        <h1>{entry.title}</h1>
        <p className="when">
          {entry.when}, {turnWords(entry.turns)}
        </p>
        <p className="lede">{entry.about}</p>
      </header>
      {map ? <Laying offered={offered} map={map} /> : <p className="refused">Its map is not here.</p>}
    </div>
  );
}

interface LayingProps {
  readonly offered: Offered;
  readonly map: MapEntry;
}

function Laying({ offered, map }: LayingProps) {
  const { laid, again } = useRules(offered.entry, map);
  const playable = use(playableOf(offered));
  const [houseRules, setHouseRules] = useState<Readings>({});
  const [chosen, setChosen] = useState<Readings>({});
  const agreed = { houseRules, chosen };
  const first = useFirst(playable, laid, agreed);
  const table = first && tableOf(first, first.now);
  if (laid && 'wrong' in laid) return <NoMap wrong={laid.wrong} onAgain={again} />;
  return (
    <>
      <Begin
        {...{ playable, agreed }}
        rules={laid?.rules ?? null}
        onRead={setHouseRules}
        onChoose={setChosen}
      />
      <div className="before-it">
        {laid && table ? (
          <ScenarioPicture {...{ playable, table }} map={laid.map} rules={laid.rules} />
        ) : (
          <div className="scenario-picture" />
        )}
        <Terms playable={playable} terms={first ? termsOf(first, playable.sheet) : playable.sheet.terms} />
      </div>
      <Words playable={playable} />
      <Forces playable={playable} />
      {table && <TurnTrack table={{ ...table, over: true }} />}
    </>
  );
}

/** What the players have agreed on before they begin: house rules, and what the scenario leaves to them. */
interface Agreed {
  readonly houseRules: Readings;
  readonly chosen: Readings;
}

/** The game before its first move, by what is agreed on so far. */
function useFirst(playable: Playable, laid: Laid, { houseRules, chosen }: Agreed): Game | null {
  return useMemo(() => {
    if (!laid || 'wrong' in laid) return null;
    const game = begin(laid.rules, headOf(playable, { ...houseRules, ...chosen }));
    return game.refused ? null : game.value;
  }, [playable, laid, houseRules, chosen]);
}

type Seats = NonNullable<GameHead['seats']>;

const headOf = ({ entry, system }: Offered, houseRules: Readings, seats: Seats = []): GameHead => ({
  ...{ scenario: entry.id, system: system.id, rulesVersion: system.version, houseRules },
  ...(seats.length > 0 && { seats }),
  ...{ started: new Date().toISOString(), ...namedLuck() },
});

function tableWords(computers: number, sides: number): string {
  if (computers === 0) return 'Both sides on this device, turn about.';
  return computers < sides
    ? 'Against a computer, on this device.'
    : 'Computers play all sides, and you watch.';
}

interface PlayableProps {
  readonly playable: Playable;
}

interface BeginProps extends PlayableProps {
  readonly rules: Rules | null;
  readonly agreed: Agreed;
  readonly onRead: (houseRules: Readings) => void;
  readonly onChoose: (chosen: Readings) => void;
}

function Begin({ playable, rules, agreed: { houseRules, chosen }, onRead, onChoose }: BeginProps) {
  const { entry, system, sheet } = playable;
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const rulings = useRulings(playable);
  const [seats, setSeats] = useState<Seats>([]);
  const start = () => {
    if (!rules) return;
    const game = begin(rules, headOf(playable, { ...houseRules, ...chosen }, seats));
    if (game.refused) return setWrong(game.refused.text);
    const key = newKey();
    const { title } = entry;
    if (!keepGame({ key, title }, game.value, openTable(game.value, game.value.now)).kept)
      return setWrong(
        'This device cannot keep a game: its storage is full or closed. Delete old games, or allow storage.',
      );
    navigate(`/field/game/${key}${location.search}`);
  };
  return (
    <div className="begin">
      <button type="button" className="primary" disabled={!rules} onClick={start}>
        Begin
      </button>
      <p>
        {tableWords(seats.filter(({ kind }) => kind === 'computer').length, sheet.sides.length)} The game is
        kept here after every move.
      </p>
      <SeatChoices
        sides={sheet.sides}
        opponentOf={(side) => computerAt({ seats }, side)}
        hasDoctrine={rules?.doctrine !== undefined}
        onSeat={(side, opponent) => setSeats(seatsAfter(seats, side, opponent))}
      />
      <ScenarioOptions options={entry.options ?? []} chosen={chosen} onChange={onChoose} />
      <HouseRules {...{ system, rulings }} readings={houseRules} onChange={onRead} />
      {wrong !== '' && (
        <p className="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

interface TermsProps extends PlayableProps {
  readonly terms: readonly string[];
}

function Terms({ playable: { entry, system }, terms }: TermsProps) {
  return (
    <section className="terms" aria-labelledby="terms-head">
      <h2 id="terms-head">How it is won</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {entry.ours.length > 0 && (
        <p className="ours">
          <b>Ours:</b> {entry.ours.join(', ')}. <OursMeans system={system.id} />
        </p>
      )}
    </section>
  );
}

function Words({ playable: { sheet } }: PlayableProps) {
  if (!sheet.words) return null;
  return (
    <dl className="sheet-words">
      {sheet.words.map(({ title, text, side }) => (
        <div key={title} data-side={side}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Forces({ playable }: PlayableProps) {
  const { sheet, muster } = playable;
  return (
    <div className="forces">
      {sheet.sides.map(({ id, title }) => {
        const counters = sheet.counters.filter(({ side }) => side === id);
        return (
          <section key={id} className="force" data-side={id} aria-label={title}>
            <h2>{title}</h2>
            <p>{forceWords(forceOf(counters, muster.marks))}</p>
            <OrderOfBattle playable={playable} counters={counters} />
          </section>
        );
      })}
    </div>
  );
}

interface OrderOfBattleProps extends PlayableProps {
  readonly counters: Playable['sheet']['counters'];
}

function OrderOfBattle({ playable, counters }: OrderOfBattleProps) {
  const { marks, printed } = playable.muster;
  return (
    <details>
      <summary>Order of battle</summary>
      <div className="counters">
        {counters.map((counter) => (
          <figure key={counter.id} className="mustered">
            <CounterFace counter={counter} record={counter.record} marks={marks} printed={printed} />
            <figcaption>{counter.place}</figcaption>
          </figure>
        ))}
      </div>
    </details>
  );
}
