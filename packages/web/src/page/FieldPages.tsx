/** The rooms of the Field: one chunk that comes when it is first entered. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { FieldRoom } from '../field/FieldRoom.tsx';
import { GamePage } from '../field/GamePage.tsx';
import { ScenarioPage } from '../field/ScenarioPage.tsx';
import type { Route } from './routes.ts';

interface FieldPagesProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  readonly route: Extract<Route, { page: 'field' | 'scenario' | 'game' }>;
}

export function FieldPages({ registry, maps, route }: FieldPagesProps) {
  if (route.page === 'field') return <FieldRoom registry={registry} maps={maps} />;
  if (route.page === 'scenario') return <ScenarioPage offered={route.offered} maps={maps} />;
  return <GamePage key={route.name} registry={registry} maps={maps} name={route.name} />;
}
