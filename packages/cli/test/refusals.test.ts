/** Exit statuses: 1 when the rules or the input say no, 2 for wrong usage; help is no mistake. */
import type { Refusal } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { COMBAT, longroll } from './support.ts';

const refusalIn = (out: string): Refusal => (JSON.parse(out) as { refused: Refusal }).refused;

const COMMANDS = [
  ...['charts', 'chart', 'rules', 'rule', 'rulings', 'questions', 'schema', 'odds', 'roll'],
  ...['scenarios', 'fuzz', 'replay', 'serve'],
];

describe.each(['odds', 'roll'])('%s refuses', (command) => {
  const ask = (input: string) => [command, 'gcacw/combat', '--input', input];

  it.each([
    ['CV 0', '{"attackerCV": 0, "defenderCV": 2}', 'bad-value', 'attackerCV'],
    ['CV 2.25', '{"attackerCV": 2.25, "defenderCV": 2}', 'bad-value', 'attackerCV'],
    ['a missing field', '{"attackerCV": 2}', 'missing-field', 'defenderCV'],
    [
      'an unknown terrain',
      '{"attackerCV": 2, "defenderCV": 2, "defenderTerrain": "lava"}',
      'bad-value',
      'defenderTerrain',
    ],
    [
      'a field unknown to the game',
      '{"attackerCV": 2, "defenderCV": 2, "game": "SJW", "gunboatAttack": true}',
      'not-known-here',
      'gunboatAttack',
    ],
    ['broken JSON', '{"attackerCV": NaN}', 'bad-json', 'input'],
    ['a file that is not there', 'nowhere.json', 'unreadable-input', 'input'],
  ])('%s, in JSON on standard output', async (_, input, code, field) => {
    const { status, out, err } = await longroll([...ask(input), '--json']);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(refusalIn(out)).toMatchObject({ code, field, cite: expect.any(String), text: expect.any(String) });
  });

  it('in a sentence with its citation on standard error', async () => {
    const { status, out, err } = await longroll(ask('{"attackerCV": 0}'));
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^longroll: Attacker Combat Value \(attackerCV\) is 0: it must be .* \[9\.1\]\n/);
    expect(err).toContain('Defender Combat Value (defenderCV) is missing');
  });

  it('a list, and no input at all, naming what is missing', async () => {
    expect(refusalIn((await longroll([...ask('[1, 2]'), '--json'])).out).code).toBe('bad-input');
    const { status, err } = await longroll([command, 'gcacw/combat']);
    expect(status).toBe(1);
    expect(err).toContain('Attacker Combat Value (attackerCV) is missing');
  });

  it('an unknown question, naming the nearest', async () => {
    const { status, err } = await longroll([command, 'gcacw/combt', '--example']);
    expect(status).toBe(1);
    expect(err).toContain('did you mean gcacw/combat?');
  });

  it('but takes a file and standard input', async () => {
    const files = { 'attack.json': COMBAT, '-': COMBAT };
    for (const path of Object.keys(files)) expect((await longroll(ask(path), { files })).status).toBe(0);
  });
});

describe('dice', () => {
  it.each([
    ['4', "defender's die is missing"],
    ['4,2,3', '3 left over'],
    ['7,2', "attacker's die shows 1 to 6, not 7"],
    ['-1,2', "attacker's die shows 1 to 6, not -1"],
    ['4,x', "defender's die shows 1 to 6, not x"],
    ['', "attacker's die is missing"],
  ])('"%s" are refused, naming the die', async (dice, text) => {
    const { status, err } = await longroll(['roll', 'gcacw/combat', '--input', COMBAT, '--dice', dice]);
    expect(status).toBe(1);
    expect(err).toContain(text);
  });
});

describe('wrong usage', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['march']],
    ['a missing id', ['chart']],
    ['a rule without its system', ['rule', '7.4']],
    ['a word too many', ['charts', 'all']],
    ['an unknown option', ['charts', '--yaml']],
    ['dice and seed', ['roll', 'gcacw/combat', '--example', '--dice', '4,2', '--seed', 'x']],
    ['input and example', ['odds', 'gcacw/combat', '--example', '--input', '{}']],
    ['an impossible port', ['serve', '--port', '70000']],
    ['a port in words', ['serve', '--port', 'http']],
    ['no scenario', ['fuzz']],
    ['no games', ['fuzz', 'all', '--games', '0']],
    ['games in words', ['fuzz', 'all', '--games', 'many']],
    ['no file', ['replay']],
  ])('has status 2: %s', async (_, argv) => {
    const { status, out, err } = await longroll(argv);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(argv.length === 0 ? /Usage/ : /\[T\.9\]\n/);
  });
});

describe('help', () => {
  it('lists all commands and the exit statuses, with status 0', async () => {
    const { status, out } = await longroll(['--help']);
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(out).toContain('1 refused');
  });

  it.each(COMMANDS)('of %s has examples and --json', async (command) => {
    const { status, out } = await longroll([command, '--help']);
    expect(status).toBe(0);
    expect(out).toContain(`$ longroll ${command}`);
    expect(out).toContain('--json');
  });

  it('knows its version', async () => {
    expect(await longroll(['--version'])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});
