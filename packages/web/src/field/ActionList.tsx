/** What can be done, grouped as the rules group it, with the rule it stands in. Arrows and letters walk it. */
import type { Registry } from '@longroll/kernel';
import { useRef, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { dueComputer } from '../opponent/seats.ts';
import { groupsOf, type Option, ofPiece } from './options.ts';
import { Peek } from './Peek.tsx';
import { InHand } from './PiecePanel.tsx';
import { ReadyList } from './ReadyList.tsx';
import { StandingOrders } from './StandingOrders.tsx';
import { sideTitle } from './scenarios.ts';
import { TickList } from './TickList.tsx';
import type { Desk } from './useDesk.ts';
import { useRoving } from './useRoving.ts';
import { WhyIdle } from './WhyIdle.tsx';

interface LineProps {
  readonly desk: Desk;
  readonly registry: Registry;
}

interface ActionListProps extends LineProps {
  readonly onFind: (piece: string, cell: number) => void;
}

/** Keys that are orders of their own. */
const RESERVED = 'uenm0123456789';
const ORDERING = 'o';

/** With a piece in hand its actions and those of no piece; the rest is one tap away. Ticks have a list of their own. */
function shownOf(desk: Desk, all: boolean): readonly Option[] {
  const { picked, options } = desk;
  const others = options.filter(({ told }) => !told.ticks && !told.unticks);
  if (picked === null || all || desk.table.listing) return others;
  return [...ofPiece(others, picked), ...others.filter(({ told }) => told.piece === undefined)];
}

/** Where the map itself is tapped for every step, what is to be weighed stands first. */
function orderedGroups({ offers }: Desk, shown: readonly Option[]) {
  const groups = groupsOf(shown);
  const isGrave = ([, options]: (typeof groups)[number]): boolean => options.some(({ told }) => told.asks);
  return offers.isByPiece ? groups.toSorted((a, b) => Number(isGrave(b)) - Number(isGrave(a))) : groups;
}

/** The piece in hand stands above its list: its name need not begin every line. */
function wordsIn({ offers, picked, playable }: Desk, { text, piece }: Option['told']): string {
  const name = playable.counters.get(picked ?? '')?.name ?? '';
  if (!offers.isByPiece || piece !== picked || !text.startsWith(`${name} `)) return text;
  const rest = text.slice(name.length + 1);
  return `${rest[0]?.toUpperCase() ?? ''}${rest.slice(1)}`;
}

export function ActionList({ desk, registry, onFind }: ActionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const onKeyDown = useRoving(list, undefined, desk.many.kinds.length > 0 ? RESERVED + ORDERING : RESERVED);
  const shown = shownOf(desk, all);
  const hidden = shownOf(desk, true).length - shown.length;
  if (!desk.isNow) return <p className="hint">Nothing can be done while looking back.</p>;
  const { isClosed, shared } = desk.played;
  if (dueComputer(desk.played.game))
    return <p className="hint">What you can do stands here again when it is your turn.</p>;
  if (isClosed) return shared ? null : <p className="hint">This game is only looked at.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have their own roles; only keys that bubble up are taken here.
    <div className="actions" ref={list} onKeyDown={onKeyDown}>
      {shown.length === 0 && desk.seat !== undefined && desk.picked === null && !desk.table.over && (
        <p className="hint">There is nothing to do until it is your turn again.</p>
      )}
      {desk.picked && <InHand desk={desk} />}
      {desk.picked && ofPiece(desk.options, desk.picked).length === 0 && !desk.table.over && (
        <WhyIdle desk={desk} />
      )}
      <TickList desk={desk} />
      {desk.many.kinds.length > 0 && desk.picked === null && (
        <button
          type="button"
          className="order-many"
          aria-keyshortcuts="o"
          onClick={() => desk.many.open(true)}
        >
          Order many at once <kbd>O</kbd>
        </button>
      )}
      {orderedGroups(desk, shown).map(([group, options]) => (
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
                weighs={desk.table.listing !== undefined && !desk.table.listing.out}
              />
            ))}
          </ul>
        </section>
      ))}
      {desk.picked === null && <ReadyList desk={desk} onFind={onFind} />}
      {desk.picked === null && <OrdersThatStand desk={desk} />}
      {(hidden > 0 || all) && desk.picked !== null && (
        <button type="button" className="quiet" onClick={() => setAll(!all)}>
          {all ? 'Only what it can do' : `All ${shownOf(desk, true).length} actions`}
        </button>
      )}
    </div>
  );
}

/** Of the stack that acts, and of the whole side. */
function OrdersThatStand({ desk }: { readonly desk: Desk }) {
  const { table, playable, side } = desk;
  const acting = table.asked === undefined ? table.active[0] : undefined;
  return (
    <>
      {acting !== undefined && (
        <StandingOrders desk={desk} piece={acting} title="Standing orders of this stack" />
      )}
      <StandingOrders
        desk={desk}
        piece={null}
        title={`Standing orders of the ${sideTitle(playable.sheet, side ?? '')} side`}
      />
    </>
  );
}

interface ActionLineProps extends LineProps {
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
        <span>{wordsIn(desk, told)}</span>
        {told.rolls && <DieSign asks={told.asks !== undefined} />}
        {option === desk.ending && <kbd>E</kbd>}
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
