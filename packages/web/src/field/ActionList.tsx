/** What can be done, grouped as the rules group it, with the rule it stands in. Arrows and letters walk it. */
import type { Registry } from '@longroll/kernel';
import { useRef, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { CounterFace } from '../counter/CounterFace.tsx';
import { groupsOf, type Option, ofPiece } from './options.ts';
import { Peek } from './Peek.tsx';
import { TickList } from './TickList.tsx';
import type { Desk } from './useDesk.ts';
import { useRoving } from './useRoving.ts';
import { WhyIdle } from './WhyIdle.tsx';
import { pieceWords, placeWords } from './words.ts';

interface ActionListProps {
  readonly desk: Desk;
  readonly registry: Registry;
}

/** Keys that are orders of their own. */
const RESERVED = 'uenm123456789';

/** With a piece in hand its actions and those of no piece; the rest is one tap away. Ticks have a list of their own. */
function shownOf(desk: Desk, all: boolean): readonly Option[] {
  const { picked, options } = desk;
  const others = options.filter(({ told }) => !told.ticks);
  if (picked === null || all || desk.table.listing) return others;
  return [...ofPiece(others, picked), ...others.filter(({ told }) => told.piece === undefined)];
}

export function ActionList({ desk, registry }: ActionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const onKeyDown = useRoving(list, undefined, RESERVED);
  const shown = shownOf(desk, all);
  const hidden = shownOf(desk, true).length - shown.length;
  if (!desk.isNow) return <p className="hint">Nothing can be done while looking back.</p>;
  if (desk.played.isClosed) return <p className="hint">This game is only looked at.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have their own roles; only keys that bubble up are taken here.
    <div className="actions" ref={list} onKeyDown={onKeyDown}>
      {desk.picked && <InHand desk={desk} />}
      {desk.picked && ofPiece(desk.options, desk.picked).length === 0 && !desk.table.over && (
        <WhyIdle desk={desk} />
      )}
      <TickList desk={desk} />
      {groupsOf(shown).map(([group, options]) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {options.map((option) => (
              <ActionLine
                key={option.key}
                option={option}
                desk={desk}
                registry={registry}
                first={option === shown[0]}
                weighs={desk.table.listing !== undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {(hidden > 0 || all) && desk.picked !== null && (
        <button type="button" className="quiet" onClick={() => setAll(!all)}>
          {all ? 'Only what it can do' : `All ${shownOf(desk, true).length} actions`}
        </button>
      )}
    </div>
  );
}

function InHand({ desk }: { readonly desk: Desk }) {
  const { picked, playable, table, map } = desk;
  const { marks, printed } = playable.muster;
  const [counter, piece] = [
    playable.counters.get(picked ?? ''),
    table.pieces.find(({ id }) => id === picked),
  ];
  if (!counter || !piece) return null;
  return (
    <div className="in-hand">
      <CounterFace counter={counter} record={piece.record} marks={marks} printed={printed} />
      <p>
        <b>{counter.name}</b> <span>{placeWords(map, piece)}</span>
        <small>{pieceWords(counter, piece, marks, printed).split(', ').slice(1).join(', ')}</small>
      </p>
      <button type="button" className="quiet" onClick={() => desk.pick(null)}>
        Put down
      </button>
    </div>
  );
}

interface ActionLineProps extends ActionListProps {
  readonly option: Option;
  readonly first: boolean;
  /** Its odds stand there from the first: what is on a list is weighed as it is made. */
  readonly weighs: boolean;
}

function ActionLine({ option, desk, registry, first, weighs }: ActionLineProps) {
  const [seen, setLooked] = useState(false);
  const looked = seen || weighs;
  const { told } = option;
  const look = () => {
    setLooked(true);
    desk.setHint(option);
  };
  return (
    <li>
      <button
        type="button"
        className="action"
        tabIndex={first ? 0 : -1}
        data-grave={told.asks ? true : undefined}
        data-ends={told.ends || undefined}
        onClick={() => desk.choose(option)}
        onFocus={look}
        onPointerEnter={look}
        onBlur={() => desk.setHint(null)}
        onPointerLeave={() => desk.setHint(null)}
      >
        <span>{told.text}</span>
        {told.rolls && <DieSign asks={told.asks !== undefined} />}
        {told.ends && <kbd>E</kbd>}
        {looked && told.asks && <Peek registry={registry} option={option} />}
      </button>
      <Cite of={told.cite} bare tabIndex={looked ? 0 : -1} />
    </li>
  );
}

const DieSign = ({ asks }: { readonly asks: boolean }) => (
  <>
    <svg className="die-sign" viewBox="0 0 16 16" aria-hidden="true">
      <rect x="2" y="2" width="12" height="12" rx="2" />
      <circle cx="5.4" cy="5.4" r="1.2" />
      <circle cx="10.6" cy="10.6" r="1.2" />
    </svg>
    <span className="visually-hidden">{asks ? '(shows its odds first)' : '(dice fall)'}</span>
  </>
);
