/** The command line without a process around it. */
export { run } from './program.ts';
export { DONE, REFUSED, type Status, type World, WRONG_USAGE } from './world.ts';
