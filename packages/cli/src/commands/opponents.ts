/** `opponents`: who can be played against, the weakest first. */
import { OPPONENTS } from '@longroll/kernel';
import { opponentList } from '../print/opponents.ts';
import { type AsJson, say } from '../say.ts';
import type { Status, World } from '../world.ts';

export const opponents = (world: World, options: AsJson): Status =>
  say(
    world,
    options,
    OPPONENTS.map(({ id, title, about }) => ({ id, title, about })),
    opponentList,
  );
