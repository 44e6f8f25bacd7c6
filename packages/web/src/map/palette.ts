/** The colours of a map from the tokens of the page, as they are in its present light. */
import { TINTS } from './looks.ts';

const INKS = [
  'ink',
  'water-ink',
  'shore',
  'stamp',
  'grid',
  'halo',
  'road',
  'casing',
  'frame',
  'ring',
  'faint',
  'forest-ink',
  'contour',
  'deep-contour',
  'fence',
  'reed',
  'furrow',
  'sprout',
  'crown',
  'crown-light',
  'crown-ink',
  'building',
  'shade',
  'shine',
] as const;
export type Ink = (typeof INKS)[number];

export interface Palette {
  readonly ink: Readonly<Record<Ink, string>>;
  readonly tint: Readonly<Record<string, string>>;
  readonly serif: string;
  readonly sans: string;
}

/** A custom property keeps its `light-dark()` as text; only a true colour property is worked out. */
export function readPalette(host: HTMLElement): Palette {
  const probe = host.appendChild(document.createElement('i'));
  probe.hidden = true;
  const seen = getComputedStyle(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--map-${name}, var(--ink))`;
    return seen.color;
  };
  const ink = Object.fromEntries(INKS.map((name) => [name, colour(name)])) as Record<Ink, string>;
  const tint = Object.fromEntries(TINTS.map((name) => [name, colour(name)]));
  const [serif, sans] = [seen.getPropertyValue('--serif'), seen.getPropertyValue('--sans')];
  probe.remove();
  return { ink, tint, serif: serif || 'serif', sans: sans || 'sans-serif' };
}

/** Calls when the light or the colours of the page change, by a switch or by the system's. Returns how to stop. */
export function onLightChange(call: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const page = new MutationObserver(call);
  page.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-palette'],
  });
  system.addEventListener('change', call);
  return () => {
    page.disconnect();
    system.removeEventListener('change', call);
  };
}
