/** Wagon trains: no counter of the scenarios is one yet, so a unit is made into one here. */
import { describe, expect, test } from 'vitest';
import { entrenchBar } from '../src/play/actions/works.ts';
import { overSideBar } from '../src/play/combat/hexside.ts';
import { position } from './playing.ts';

describe('a wagon train', () => {
  const { field, state } = position({ union: '  Carr  E0606  8', confederate: '  Tracy  E0706  5' });
  const [tracy, carr] = [0, 1];
  const train = {
    ...field,
    pieces: {
      ...field.pieces,
      units: field.pieces.units.with(carr, { ...field.pieces.units[carr]!, type: 'wagon' as const }),
    },
  };
  const target = state.units[tracy]!.hex;

  test('8.1a may not attack, as infantry in its place may', () => {
    expect(overSideBar(field, state, carr, target, true)).toBeNull();
    expect(overSideBar(train, state, carr, target, true)).toMatchObject({ code: 'wagon', cite: '8.1a' });
  });

  test('5.6a does not dig in', () => {
    expect(entrenchBar(field, state, carr)).toBeNull();
    expect(entrenchBar(train, state, carr)).toMatchObject({ code: 'wagon', cite: '5.6a' });
  });
});
