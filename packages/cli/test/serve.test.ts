/** serve, and the real process around the commands. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wantsColour, widthFor } from '../src/world.ts';
import { longroll, type Printed, registry } from './support.ts';

const BIN = fileURLToPath(new URL('../bin/longroll.js', import.meta.url));

const spawned = (...argv: readonly string[]): Promise<Printed> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [BIN, ...argv], (_, out, err) =>
      done({ status: child.exitCode ?? -1, out, err }),
    );
  });

const addressIn = (out: string): string => (JSON.parse(out) as { address: string }).address;

describe('serve', () => {
  it('says where it listens, answers until it is stopped, then ends with 0', async () => {
    let answered: unknown;
    const { status } = await longroll(['serve', '--port', '0', '--json'], {
      untilStopped: async (out) => {
        answered = await (await fetch(`${addressIn(out)}/api/questions`)).json();
      },
    });
    expect(status).toBe(0);
    expect(answered).toContainEqual(expect.objectContaining({ id: 'gcacw/combat' }));
  });

  it('prints the address for a person, and that the web application is not built', async () => {
    const { status, out, err } = await longroll(['serve', '--port', '0']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Long Roll is at http:\/\/127\.0\.0\.1:\d+/);
    expect(err).toContain('not built');
  });

  it('refuses a port that is taken', async () => {
    let second: Printed | undefined;
    await longroll(['serve', '--port', '0', '--json'], {
      untilStopped: async (out) => {
        second = await longroll(['serve', '--port', new URL(addressIn(out)).port]);
      },
    });
    expect(second).toMatchObject({ status: 1, err: expect.stringContaining('something else listens there') });
  });
});

describe('the process', () => {
  it('prints the answer alone and ends with 0', async () => {
    const { status, out, err } = await spawned('charts', '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toHaveLength(registry.charts.length);
  });

  it('replays random games in a process of their own', async () => {
    const words = [
      'fuzz',
      'gcacw/port-gibson',
      '--games',
      '1',
      '--from',
      '8',
      '--seed',
      'apart',
      '--replay',
      '--json',
    ];
    const { status, out, err } = await spawned(...words);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ games: 1, finished: 1, replayFailures: 0 });
  });

  it('knows the scenarios', async () => {
    const { status, out } = await spawned('scenarios', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toHaveLength(registry.scenarios.length);
  });

  it('refuses a saved game that is none', async () => {
    const refused = await spawned('replay', BIN, '--json');
    expect(refused).toMatchObject({ status: 1, err: '' });
    expect(JSON.parse(refused.out)).toHaveProperty('refused.code', 'bad-json');
  });

  it('ends with 1 when refused and 2 when misused', async () => {
    const refused = await spawned('odds', 'gcacw/combat', '--json', '--input', '{"attackerCV": 0}');
    expect(refused.status).toBe(1);
    expect(JSON.parse(refused.out)).toHaveProperty('refused.cite', '9.1');
    expect((await spawned('march')).status).toBe(2);
  });

  it('serves until a signal stops it, and ends with 0', async () => {
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--json']);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect((await fetch(`${addressIn(String(said))}/api/charts`)).status).toBe(200);
    child.kill('SIGTERM');
    const [status] = (await once(child, 'exit')) as [number];
    expect(status).toBe(0);
  });
});

describe('what the terminal is like', () => {
  it.each([
    ['a terminal', {}, true, true],
    ['a pipe', {}, false, false],
    ['NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['a dumb terminal', { TERM: 'dumb' }, true, false],
    ['FORCE_COLOR through a pipe', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
  ])('%s', (_, environment, isTerminal, colour) => {
    expect(wantsColour(environment, isTerminal)).toBe(colour);
  });

  it('is set to at most 80 characters and at least 60', () => {
    expect([undefined, 200, 70, 20].map(widthFor)).toEqual([80, 80, 70, 60]);
  });
});
