/** The drawings of maps, beside the maps that were read: rules and games know only the map. */
import type { Drawing, GridMap } from '@longroll/kernel';

const drawings = new WeakMap<GridMap, Drawing>();

export const drawingOf = (map: GridMap): Drawing | undefined => drawings.get(map);

/** Before the map is first drawn. */
export function keepDrawing(map: GridMap, drawing: Drawing): void {
  drawings.set(map, drawing);
}
