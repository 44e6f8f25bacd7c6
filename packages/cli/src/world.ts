/** All that a command sees of the machine, so that commands can be run without one. */
import type { MapEntry, Registry } from '@longroll/kernel';

export interface World {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  /** The text of a map, by its address. */
  readonly readMap: (address: string) => Promise<string>;
  /** Standard output: the answer and nothing else. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether somebody looks at standard error while a command runs. */
  readonly watched: boolean;
  readonly colour: boolean;
  /** Characters to a line. */
  readonly width: number;
  /** The text of a file; `-` is standard input. */
  readonly readText: (path: string) => Promise<string>;
  /** The same program in a new process, with words and standard input of its own: what it prints. */
  readonly elsewhere: (words: readonly string[], input: string) => Promise<string>;
  /** The built web application, if there is one. */
  readonly webDir: string | undefined;
  /** The module that answers on a thread of its own; without one the server's own thread does. */
  readonly clerkAt?: string;
  /** The module that plays games on threads of their own; without one they are played on this thread. */
  readonly tableAt?: string;
  /** How many threads can play at once. */
  readonly cores: number;
  /** Settles when the user wants a running server to stop. */
  readonly untilStopped: () => Promise<void>;
  /** Settles when the user has had enough of a long command, and wants what there is. */
  readonly enough: () => Promise<void>;
}

export const DONE = 0;
/** The rules or the input say no. */
export const REFUSED = 1;
export const WRONG_USAGE = 2;
export type Status = typeof DONE | typeof REFUSED | typeof WRONG_USAGE;

type Environment = Readonly<Record<string, string | undefined>>;

/** Colour is for eyes: not for pipes, and not for those who do not want it. */
export function wantsColour(environment: Environment, isTerminal: boolean): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: unwanted, TERM: terminal } = environment;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && !unwanted && terminal !== 'dumb';
}

/** Cards are set for eighty characters, which every terminal has; below sixty they cannot be set at all. */
const WIDEST_PAGE = 80;
const NARROWEST_PAGE = 60;
export const widthFor = (columns: number | undefined): number =>
  Math.max(NARROWEST_PAGE, Math.min(WIDEST_PAGE, columns ?? WIDEST_PAGE));
