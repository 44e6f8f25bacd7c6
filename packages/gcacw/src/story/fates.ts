/** What became of units, as one would say it: "Green-A loses 2 and is disorganized; Tracy is lost". */
import { inWords } from '@longroll/kernel';
import type { Unit, UnitState } from '../model/unit.ts';

function fatigueWords(was: UnitState, is: UnitState): string | false {
  if (is.fatigue === was.fatigue) return false;
  return `${is.fatigue > was.fatigue ? 'tires' : 'rests'} to fatigue ${is.fatigue}`;
}

function demoralizedWords(was: UnitState, is: UnitState): string | false {
  if (is.demoralized === was.demoralized) return false;
  return is.demoralized === 0 ? 'takes heart again' : `is demoralized (${is.demoralized})`;
}

/** What changed, each as a verb with its object; nothing if nothing did. */
export function fateOf(was: UnitState, is: UnitState): readonly string[] {
  if (is.manpower <= 0) return was.manpower <= 0 ? [] : ['is lost'];
  return [
    is.manpower < was.manpower && `loses ${was.manpower - is.manpower}`,
    is.organized !== was.organized && (is.organized ? 'is in order again' : 'is disorganized'),
    demoralizedWords(was, is),
    fatigueWords(was, is),
    is.exhausted !== was.exhausted && (is.exhausted ? 'is exhausted' : 'is no longer exhausted'),
  ].filter((words) => words !== false);
}

export const fateWords = (name: string, fate: readonly string[]): string => `${name} ${inWords(fate)}`;

/** Of each unit, found by its name among those who are left; empty where nothing happened to any. */
export function fatesOf(before: readonly Unit[], left: readonly Unit[]): readonly string[] {
  return before.flatMap((was) => {
    const is = left.find(({ name }) => name === was.name) ?? { ...was, manpower: 0 };
    const fate = fateOf(was, is);
    return fate.length === 0 ? [] : [fateWords(was.name, fate)];
  });
}
