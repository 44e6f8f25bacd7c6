/** Where a roll's dice come from. */
import { describe, expect, it } from 'vitest';
import { writtenDice } from '../src/index.ts';

describe('dice as people write them', () => {
  it.each([
    ['4,2', [4, 2]],
    [' 4 , 2 ', [4, 2]],
    ['0.75', [0.75]],
    ['4,left', [4, 'left']],
    ['', []],
    ['4,,2', [4, '', 2]],
  ])('reads "%s"', (text, dice) => {
    expect(writtenDice(text)).toEqual(dice);
  });
});
