/** What a batch is a batch of: who plays, how many games, by which readings. */
import { type Batch, batchId, gamesIn, type MapEntry, type Rules } from '@longroll/kernel';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { HouseRules } from '../field/HouseRules.tsx';
import type { Readings } from '../field/readings.ts';
import { ScenarioOptions } from '../field/ScenarioOptions.tsx';
import type { Offered } from '../field/scenarios.ts';
import { useRules } from '../field/useRules.ts';
import { useRulings } from '../field/useRulings.ts';
import { NoMap } from '../map/MapRoom.tsx';
import { keepBatch, readBatch } from './batches.ts';
import { sideWords } from './figures.ts';
import { OPPONENT_LIMIT } from './limits.ts';
import { OpponentChoice } from './OpponentChoice.tsx';

interface BatchFormProps {
  readonly offered: Offered;
  readonly map: MapEntry;
}

export function BatchForm({ offered, map }: BatchFormProps) {
  const { laid, again } = useRules(offered.entry, map);
  if (laid === null) return <p className="loading">The rules are being fetched.</p>;
  if ('wrong' in laid) return <NoMap wrong={laid.wrong} onAgain={again} />;
  return <Settings offered={offered} rules={laid.rules} />;
}

const GAMES = [10, 20, 50, 100, 200, 500, 1000] as const;
const FIRST_GAMES = 50;
const FIRST_SEED = 'lab';
const LONGEST_SEED = 60;

/** Where there is a doctrine, two who can play; else there is only who is random. */
const firstOf = ({ doctrine }: Rules): string => (doctrine === undefined ? 'random' : 'sergeant');

function Settings({ offered, rules }: { readonly offered: Offered; readonly rules: Rules }) {
  const { entry, system } = offered;
  const rulings = useRulings(offered);
  const [, navigate] = useLocation();
  const [opponents, setOpponents] = useState<readonly string[]>(rules.sides.map(() => firstOf(rules)));
  const [asked, setAsked] = useState<Asked>({ games: FIRST_GAMES, duplicate: false, seed: FIRST_SEED });
  const [houseRules, setHouseRules] = useState<Readings>({});
  const [chosen, setChosen] = useState<Readings>({});
  const [wrong, setWrong] = useState('');
  const start = () => {
    const [a, b] = rules.sides.map((side, i) => ({ side, opponent: opponents[i]! }));
    const batch: Batch = {
      ...{ scenario: entry.id, rulesVersion: system.version, houseRules: { ...houseRules, ...chosen } },
      ...{ seated: [a!, b!], ...asked, seed: asked.seed.trim() || FIRST_SEED, limit: OPPONENT_LIMIT },
    };
    const begun = rules.begin(batch.houseRules);
    if (begun.refused) return setWrong(begun.refused.text);
    const there = readBatch(batchId(batch));
    if (!there && !keepBatch({ batch, rows: [] }))
      return setWrong(
        'This device can keep no batch: its storage is full or closed. Delete old batches or games.',
      );
    navigate(`/lab/${batchId(batch)}`, { state: { plays: true } });
  };
  return (
    <div className="batch-form">
      {rules.sides.map((side, i) => (
        <OpponentChoice
          key={side}
          {...{ side, title: sideWords(side), hasDoctrine: rules.doctrine !== undefined }}
          opponent={opponents[i]!}
          onChoose={(one) => setOpponents(opponents.with(i, one))}
        />
      ))}
      <HowMany {...{ asked, onAsk: setAsked }} />
      <ScenarioOptions options={entry.options ?? []} chosen={chosen} onChange={setChosen} />
      <HouseRules {...{ system, rulings }} readings={houseRules} onChange={setHouseRules} />
      <button type="button" className="primary" onClick={start}>
        Play {gamesIn(asked)} games
      </button>
      {wrong !== '' && (
        <p className="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

type Asked = Pick<Batch, 'games' | 'duplicate' | 'seed'>;

interface HowManyProps {
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
}

function HowMany({ asked, onAsk }: HowManyProps) {
  const id = useId();
  const { games, duplicate, seed } = asked;
  return (
    <>
      <p className="field-line">
        <label htmlFor={`${id} games`}>Games</label>
        <select
          id={`${id} games`}
          value={games}
          onChange={(event) => onAsk({ ...asked, games: Number(event.target.value) })}
        >
          {GAMES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </p>
      <p className="field-line">
        <label>
          <input
            type="checkbox"
            checked={duplicate}
            onChange={(event) => onAsk({ ...asked, duplicate: event.target.checked })}
          />{' '}
          Each with the opponents exchanged too: tells who plays better, also where a scenario favours a side
        </label>
      </p>
      <p className="field-line">
        <label htmlFor={`${id} seed`}>Seed</label>
        <input
          id={`${id} seed`}
          value={seed}
          maxLength={LONGEST_SEED}
          onChange={(event) => onAsk({ ...asked, seed: event.target.value })}
        />
        <small>The same seed and settings always play the same games.</small>
      </p>
    </>
  );
}
