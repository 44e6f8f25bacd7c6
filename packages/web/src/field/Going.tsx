/** Where a march is to go: what that takes, and the chance of coming so far. */
import type { GridMap, Reached } from '@longroll/kernel';
import { cellName } from './words.ts';

/** A remark that is nothing but a chance. */
const SHARE = /^\d+(\.\d+)? %$/;

interface GoingProps {
  readonly map: GridMap;
  readonly way: Reached;
}

export function Going({ map, way }: GoingProps) {
  const { cell, cost, path, only, stops, remark } = way;
  return (
    <dl className="going" aria-label={`To ${cellName(map, cell)}`}>
      <div>
        <dt>To</dt>
        <dd>{cellName(map, cell)}</dd>
      </div>
      <div>
        <dt>{path.length === 2 ? 'One step' : `${path.length - 1} steps`}</dt>
        <dd>{only ? 'as its one step' : cost === 1 ? '1 point' : `${cost} points`}</dd>
      </div>
      {remark !== undefined && (
        <div>
          <dt>{SHARE.test(remark) ? 'Comes so far' : 'On the way'}</dt>
          <dd>{remark}</dd>
        </div>
      )}
      {stops && (
        <div>
          <dt>There</dt>
          <dd>it must stop</dd>
        </div>
      )}
    </dl>
  );
}
