/** Settings as they are read, worn and heard; and that the second palette can be told apart by everybody. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rattle } from '../src/field/sound.ts';
import { dress, readSettings } from '../src/settings/settings.ts';

const NEW = { forced: false, motion: 'normal', pace: 'normal', sound: false, palette: 'plain', type: 100 };

describe('settings', () => {
  test('are those of a new device where nothing is kept, or nonsense', () => {
    for (const raw of [null, undefined, 3, 'x', [], {}, { forced: 'yes', type: 90, palette: '' }])
      expect(readSettings(raw)).toEqual(NEW);
  });

  test('are each as they were kept; one that cannot be read costs no other', () => {
    const kept = { forced: true, motion: 'off', pace: 'slow', sound: true, palette: 'clear', type: 130 };
    expect(readSettings(kept)).toEqual(kept);
    expect(readSettings({ ...kept, pace: 'breakneck', older: 1 })).toEqual({ ...kept, pace: 'normal' });
  });

  test('are worn by the page', () => {
    const root = { dataset: {} as Record<string, string> };
    dress(root as unknown as HTMLElement, readSettings({ palette: 'clear', type: 115, motion: 'fast' }));
    expect(root.dataset).toEqual({ palette: 'clear', type: '115', motion: 'fast' });
  });
});

describe('the sound of dice', () => {
  const studio = () => {
    const starts: number[] = [];
    const part = () => {
      const one = { connect: (next: unknown) => next, frequency: { value: 0 }, gain: { value: 0 } };
      return { ...one, type: '', buffer: null, start: (at: number) => starts.push(at) };
    };
    const made = {
      ...{ currentTime: 5, sampleRate: 8000, destination: {} },
      createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
      createBufferSource: part,
      createBiquadFilter: part,
      createGain: part,
    };
    return { starts, made: made as unknown as Parameters<typeof rattle>[0] };
  };

  test('is a few knocks for each die, over in less than half a second', () => {
    const { starts, made } = studio();
    expect(rattle(made, 2)).toBe(8);
    expect(starts).toHaveLength(8);
    expect(Math.min(...starts)).toBe(5);
    expect(Math.max(...starts)).toBeLessThan(5.5);
  });

  test('is no louder for a night of thirty dice than for four', () => {
    const { starts, made } = studio();
    rattle(made, 30);
    expect(starts).toHaveLength(16);
  });
});

type Rgb = readonly [number, number, number];

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** The colours of a part of the style sheet, in one light. */
function coloursIn(selector: string, dark: boolean): Readonly<Record<string, Rgb>> {
  const found: Record<string, Rgb> = {};
  for (const [, heads, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (
      !heads!
        .replace(/\/\*.*?\*\//gs, '')
        .split(',')
        .some((head) => head.trim() === selector)
    )
      continue;
    for (const [, name, light, darkly] of body!.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
      const hex = Number.parseInt((dark ? darkly! : light!).slice(1), 16);
      found[name!] = [hex >> 16, (hex >> 8) & 255, hex & 255];
    }
  }
  return found;
}

const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;

/** As one sees who lacks the red or the green cones (Viénot, Brettel and Mollon 1999), in linear light. */
const BLIND = {
  red: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  green: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
} as const;

/** Lightness and the two axes of CIELAB. */
function labOf(rgb: readonly number[]): readonly number[] {
  const [r, g, b] = rgb.map((part) => Math.max(0, part)) as [number, number, number];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(a: Rgb, b: Rgb, eyes: keyof typeof BLIND): number {
  const seen = (rgb: Rgb) => {
    const light = rgb.map(linear);
    return labOf(BLIND[eyes].map((row) => row.reduce<number>((sum, part, i) => sum + part * light[i]!, 0)));
  };
  const [one, other] = [seen(a), seen(b)];
  return Math.hypot(...one.map((part, i) => part - other[i]!));
}

describe.each([false, true])('the second palette, dark %s', (dark) => {
  const [plain, clear] = [':root', ':root[data-palette="clear"]'].map((one) => coloursIn(one, dark));
  const eyes = ['red', 'green'] as const;

  test.each([
    ['union', 'confederate'],
    ['union-mid', 'confederate-mid'],
    ['union-tint', 'confederate-tint'],
    ['good', 'accent'],
    ['good', 'confederate'],
  ])('%s and %s are further apart than in the first', (a, b) => {
    for (const eye of eyes)
      expect(apart(clear![a]!, clear![b]!, eye)).toBeGreaterThan(apart(plain![a]!, plain![b]!, eye));
  });

  test('sides and results can be told apart without red or green', () => {
    const names = ['union', 'confederate', 'good', 'warn', 'accent'];
    for (const eye of eyes)
      for (const [i, a] of names.entries())
        for (const b of names.slice(i + 1))
          expect([a, b, eye, apart(clear![a]!, clear![b]!, eye) > 12]).toEqual([a, b, eye, true]);
  });
});
