/** Signs that steer a terminal are shown, not carried out, wherever they come from. */
import { describe, expect, it } from 'vitest';
import { plainSigns } from '../src/plainSigns.ts';
import { longroll } from './support.ts';

const ESC = '\u001b';
/** All but lines and tabs. */
const STEERS = /(?![\n\t])\p{Cc}/u;

describe('signs', () => {
  it('become pictures of themselves; lines and tabs stay', () => {
    expect(plainSigns(`a${ESC}[2Jb\u0007\u009b\u007f\tc\n`)).toBe('a␛[2Jb␇�␡\tc\n');
  });

  it('also as JSON writes them, and other letters stay', () => {
    expect(plainSigns('"\\u001b[2J\\u009B\\u00e9\\u000a"')).toBe('"␛[2J�\\u00e9\\u000a"');
  });
});

const NAME = `Hovey${ESC}[2J${ESC}]0;owned\u0007`;

describe('nothing steers the terminal', () => {
  it.each([
    [
      'the name of a unit',
      ['odds', 'gcacw/attack', '--input', JSON.stringify({ attackers: [{ name: NAME }] })],
    ],
    ['an unknown field', ['odds', 'gcacw/combat', '--input', JSON.stringify({ [NAME]: 1 })]],
    ['an unknown field, raw', ['odds', 'gcacw/combat', `${NAME}=1`]],
    ['an unknown question', ['odds', NAME]],
    ['an unknown chart', ['chart', NAME]],
    ['an unknown command', [NAME]],
    ['a file that is none', ['replay', 'game.json']],
    ['a game of another scenario', ['replay', 'other.json']],
    ['an answer in JSON', ['odds', NAME, '--json']],
  ])('%s', async (_, argv) => {
    const other = {
      format: 'longroll-game',
      version: 2,
      scenario: NAME,
      system: NAME,
      houseRules: {},
      moves: [],
    };
    const files = { 'game.json': `{${ESC}[2J`, 'other.json': JSON.stringify(other) };
    const { out, err } = await longroll(argv, { files });
    expect(out + err).not.toBe('');
    expect(out + err).not.toMatch(STEERS);
  });
});
