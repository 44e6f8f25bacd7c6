/** What a rule system offers: its printed card as charts and questions, its counters, the scenarios that can be played. */

import type { Question } from '../ask/question.ts';
import type { Ruling } from '../ask/rulings.ts';
import type { Chart } from '../card/chart.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { ScenarioEntry } from './game.ts';
import type { Primer } from './lesson.ts';
import type { MusterEntry } from './muster.ts';

/** A map, whose text is a file: an application reads it at its address, over the network or from disk. */
export interface MapEntry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  /** Where its drawing is, if it has one (`parseDrawing`); without one the cells themselves are drawn. */
  readonly drawing?: string;
}

export interface CardSystem {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly charts: readonly Chart[];
  readonly questions: readonly Question[];
  readonly rulings: readonly Ruling[];
  /** Its rules in our own words; the chapter about this table is added to every book. */
  readonly rulebook: Rulebook;
  /** Its counters, where we have them. */
  readonly muster?: MusterEntry;
  /** What can be played of it. */
  readonly scenarios?: readonly ScenarioEntry[];
  /** A guided first game, fetched when somebody wants to learn. */
  readonly primer?: () => Promise<Primer>;
}
