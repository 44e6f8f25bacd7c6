/** Where a roll's dice come from. */
import type { Asking, RollAnswer } from '@longroll/kernel';
import { Suspended } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { rollBy, writtenDice } from '../src/index.ts';

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

describe('a procedure that waits for a decision', () => {
  it('is refused with the options, since nobody is there to decide', () => {
    const asking = {
      roll: (): RollAnswer => {
        throw new Suspended({ id: 'retreat hex', side: 'union', options: ['north', 'south'] });
      },
    } as unknown as Asking;
    expect(rollBy(asking, {})).toMatchObject({
      refused: { code: 'undecided', text: expect.stringContaining('"retreat hex" (north, south)') },
    });
  });
});
