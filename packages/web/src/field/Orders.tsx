/** Beside the map, on a phone below it: what is to do, what can be done, what was done. */
import type { Registry } from '@longroll/kernel';
import { useRef, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { OpponentBar } from '../opponent/OpponentBar.tsx';
import { onlyPerson } from '../opponent/seats.ts';
import { ActionList } from './ActionList.tsx';
import { AskEnd } from './AskEnd.tsx';
import { AskedWord, useWide } from './AskedWord.tsx';
import { answersOf } from './answers.ts';
import { CourseTab, hasCourse } from './CourseTab.tsx';
import { type Handing, HandOver } from './HandOver.tsx';
import { JournalTab } from './JournalTab.tsx';
import { ManyOrders } from './ManyOrders.tsx';
import { OddsView } from './OddsView.tsx';
import { type BarOrders, OrderBar } from './OrderBar.tsx';
import { Origin } from './Origin.tsx';
import { OtherTab } from './OtherTab.tsx';
import { Overrule } from './Overrule.tsx';
import { Prompt } from './Prompt.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RosterTab } from './RosterTab.tsx';
import { ScoreTab } from './ScoreTab.tsx';
import { sideTitle } from './scenarios.ts';
import { termsOf } from './seat.ts';
import { panelId, Tabs } from './Tabs.tsx';
import type { Desk } from './useDesk.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { WholeGame } from './WholeGame.tsx';

const TABS = [
  ['actions', 'Actions'],
  ['journal', 'Journal'],
  ['rosters', 'Rosters'],
  ['score', 'Score'],
] as const;
/** Only where the table has more to tell than its score. */
const COURSE = ['course', 'Course'] as const;
export type TabName = (typeof TABS)[number][0] | (typeof COURSE)[0];

const tabsOf = ({ table }: Desk) => (hasCourse(table) ? [...TABS, COURSE] : TABS);

interface OrdersProps extends BarOrders {
  readonly desk: Desk;
  readonly registry: Registry;
  readonly tab: TabName;
  /** What was found out when the game was opened. */
  readonly told: string;
  readonly replays: boolean;
  readonly onTab: (tab: TabName) => void;
  readonly onFind: (piece: string, cell: number) => void;
  /** To look at the table as a turn began. */
  readonly onTurn: (turn: number) => void;
  /** Null while there is something to do for who looks. */
  readonly handing: Handing | null;
}

export function Orders(props: OrdersProps) {
  const { desk, registry, tab, onTab } = props;
  const [low, setLow] = useState(false);
  const { open, played } = desk;
  const weighs = open?.what === 'odds' ? open.option : null;
  const way = open?.what === 'odds' ? open.way : undefined;
  const panel = useRef<HTMLElement>(null);
  const kept = useKeptFocus(panel, played.game, open);
  return (
    <section
      ref={panel}
      {...kept}
      className="orders-panel"
      aria-label="Orders"
      data-low={low || undefined}
      data-weighs={weighs ? true : undefined}
      data-many={desk.many.isOpen || undefined}
      data-held={(desk.offers.isByPiece && desk.picked !== null) || undefined}
    >
      <button type="button" className="sheet-handle" aria-expanded={!low} onClick={() => setLow(!low)}>
        <span className="visually-hidden">{low ? 'Raise the orders' : 'Lower the orders, for more map'}</span>
      </button>
      <Head {...props} />
      <Warnings desk={desk} told={props.told} />
      {weighs ? (
        <div className="orders-body">
          <OddsView
            key={`${weighs.key} ${way?.cell}`}
            {...{ registry, way }}
            map={desk.map}
            option={weighs}
            onCommit={() => desk.commit(weighs)}
            onClose={() => desk.setOpen(null)}
          />
        </div>
      ) : (
        <>
          {desk.isNow && <Others {...props} />}
          {open?.what === 'ask' ? <AskEnd desk={desk} option={open.option} /> : <OrderBar {...props} />}
          <QuickActions desk={desk} />
          <Tabs tabs={tabsOf(desk)} chosen={tab} onChoose={onTab} />
          <div
            className="orders-body"
            role="tabpanel"
            id={panelId(tab)}
            aria-labelledby={`${panelId(tab)}-tab`}
          >
            {desk.overruling && desk.isNow && !played.isClosed && <Overrule desk={desk} />}
            <Chosen {...props} />
          </div>
        </>
      )}
      {played.refused && (
        <p className="refused" role="alert">
          {played.refused.text} <Cite of={played.refused.cite} basis={played.refused.basis} />
        </p>
      )}
    </section>
  );
}

/** Whom the table waits for: a computer, or the other player. */
function Others({ desk, handing }: OrdersProps) {
  const { playable, played } = desk;
  const hasPerson = onlyPerson(played.game) !== null;
  return (
    <>
      <OpponentBar titleOf={(side) => sideTitle(playable.sheet, side)} hasPerson={hasPerson} />
      {handing && <HandOver desk={desk} {...handing} />}
    </>
  );
}

/** On a phone a word that is asked stands here: the map is left to those it is about. */
function Head({ desk, registry, onTab }: OrdersProps) {
  const isWide = useWide();
  if (!isWide && answersOf(desk).length > 0) return <AskedWord {...{ desk, registry }} />;
  return <Prompt desk={desk} onScore={() => onTab('score')} />;
}

function Chosen({ desk, registry, tab, replays, onFind, onTurn }: OrdersProps) {
  switch (tab) {
    case 'actions':
      if (desk.many.isOpen) return <ManyOrders desk={desk} />;
      return <ActionList {...{ desk, registry, onFind }} />;
    case 'journal':
      return (
        <>
          <Origin head={desk.played.game.head} options={desk.playable.entry.options} />
          <JournalTab desk={desk} replays={replays} />
        </>
      );
    case 'rosters':
      return <RosterTab desk={desk} onFind={onFind} />;
    case 'score':
      return (
        <ScoreTab
          table={desk.table}
          playable={desk.playable}
          terms={termsOf(desk.played.game, desk.playable.sheet)}
          readings={desk.played.game.head.houseRules}
        />
      );
    case 'course':
      return <CourseTab {...{ desk, onTurn }} />;
  }
}

function Warnings({ desk: { played }, told }: Pick<OrdersProps, 'desk' | 'told'>) {
  const words = [told, played.checked].filter((one) => one !== '').join(' ');
  return (
    <>
      {played.shared && <OtherTab shared={played.shared} />}
      {played.unkept && (
        <p className="refused" role="alert">
          This device can keep no more: the game lasts only as long as this page. Export it to a file, or
          delete old games in the <a href="/field">Field</a>.
        </p>
      )}
      {words !== '' && (
        <p className="hint" role="status">
          {words}
        </p>
      )}
      <WholeGame />
    </>
  );
}
