/** The frame of every page, and the page that its address means. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { OpenRuleContext } from '../cite/atHand.ts';
import { OfSystem } from '../cite/OfSystem.tsx';
import { OfflineNotice } from '../offline/OfflineNotice.tsx';
import { CardPage } from '../rooms/CardPage.tsx';
import { ChartsRoom } from '../rooms/ChartsRoom.tsx';
import { Home } from '../rooms/Home.tsx';
import { Contents } from './Contents.tsx';
import { Masthead } from './Masthead.tsx';
import { type Route, routeAt, systemAt, titleOf } from './routes.ts';
import { useClientLinks } from './useClientLinks.ts';
import { useOpenRule } from './useOpenRule.ts';
import { Wall } from './Wall.tsx';

// What a first look at the charts does not need comes when it is asked for.
const Resolver = lazy(async () => ({ default: (await import('../resolver/Resolver.tsx')).Resolver }));
const LogPage = lazy(async () => ({ default: (await import('../log/LogPage.tsx')).LogPage }));
const RosterRoom = lazy(async () => ({ default: (await import('../roster/RosterRoom.tsx')).RosterRoom }));
const RosterPage = lazy(async () => ({ default: (await import('../roster/RosterPage.tsx')).RosterPage }));
const MapRoom = lazy(async () => ({ default: (await import('../map/MapRoom.tsx')).MapRoom }));
const FieldPages = lazy(async () => ({ default: (await import('./FieldPages.tsx')).FieldPages }));
const LabPages = lazy(async () => ({ default: (await import('../lab/LabPages.tsx')).LabPages }));
const LearnPages = lazy(async () => ({ default: (await import('../lessons/LearnPages.tsx')).LearnPages }));
const RulesPages = lazy(async () => ({ default: (await import('../rules/RulesPages.tsx')).RulesPages }));
const RuleSheet = lazy(async () => ({ default: (await import('../rules/RuleSheet.tsx')).RuleSheet }));
const PrintRoom = lazy(async () => ({ default: (await import('./PrintRoom.tsx')).PrintRoom }));

interface AppProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
}

export function App({ registry, maps }: AppProps) {
  const [path] = useLocation();
  const route = useMemo(() => routeAt(registry, path, maps), [registry, path, maps]);
  const follow = useClientLinks();
  const { opened, open, close } = useOpenRule(path);
  useEffect(() => {
    document.title = titleOf(route);
  }, [route]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links below keep their own roles and keys; only their clicks are taken here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard makes clicks of links.
    <div className="frame" onClick={follow}>
      <Masthead room={path.split('/')[1] ?? ''} maps={maps} />
      <OfflineNotice />
      {route.page === 'question' && <Contents registry={registry} current={route.question.id} />}
      <main id="main" tabIndex={-1}>
        <OpenRuleContext value={open}>
          <OfSystem registry={registry} system={systemAt(route)}>
            <Suspense fallback={<p className="loading">One moment.</p>}>
              <Wall path={path}>
                <Page registry={registry} maps={maps} route={route} path={path} />
              </Wall>
            </Suspense>
          </OfSystem>
        </OpenRuleContext>
      </main>
      {opened && (
        <Suspense fallback={null}>
          <RuleSheet registry={registry} rule={opened.rule} from={opened.from} onClose={close} />
        </Suspense>
      )}
      <footer className="imprint">
        <p>
          Unofficial, and not affiliated with any publisher. The games and their names belong to their owners;
          you need your own copy to play. <a href="/api/docs">HTTP API</a>
        </p>
      </footer>
    </div>
  );
}

interface PageProps extends AppProps {
  readonly route: Route;
  readonly path: string;
}

function Page({ registry, maps, route, path }: PageProps) {
  switch (route.page) {
    case 'home':
      return <Home registry={registry} maps={maps} />;
    case 'charts':
      return <ChartsRoom registry={registry} />;
    case 'card':
      return <CardPage system={route.system} chart={route.chart} />;
    case 'question':
      return <Resolver key={route.question.id} question={route.question} registry={registry} />;
    case 'rules':
    case 'book':
    case 'rule':
    case 'glossary':
      return <RulesPages registry={registry} route={route} />;
    case 'rosters':
      return <RosterRoom registry={registry} />;
    case 'roster':
      return (
        <RosterPage key={route.sheet.id} registry={registry} system={route.system} id={route.sheet.id} />
      );
    case 'print-card':
    case 'print-roster':
      return <PrintRoom route={route} />;
    case 'map':
      return <MapRoom key={route.entry.id} entry={route.entry} maps={maps} />;
    case 'field':
    case 'scenario':
    case 'game':
      return <FieldPages route={route} registry={registry} maps={maps} />;
    case 'learn':
    case 'lesson':
      return <LearnPages route={route} registry={registry} maps={maps} />;
    case 'lab':
      return <LabPages registry={registry} maps={maps} batch={route.batch} />;
    case 'log':
      return <LogPage registry={registry} />;
    case 'nowhere':
      return <NotHere registry={registry} path={path} />;
  }
}

function NotHere({ registry, path }: Pick<PageProps, 'registry' | 'path'>) {
  return (
    <section className="not-here">
      <h1>Nothing stands here</h1>
      <p>
        There is no page at <code>{path}</code>. What there is:
      </p>
      <ul>
        {registry.questions.map(({ id, title, about }) => (
          <li key={id}>
            <a href={`/${id}`}>{title}</a>: {about}
          </li>
        ))}
      </ul>
    </section>
  );
}
