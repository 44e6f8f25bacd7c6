/** The colours of counters and marks as the style sheet has them in the present light, read off a hidden drawing. */

export interface PartInk {
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly join: CanvasLineJoin;
  readonly align: CanvasTextAlign;
  readonly weight: string;
  /** The outline lies under the letters, to keep them clear of what is behind. */
  readonly outlined: boolean;
  /** Empty for a whole line. */
  readonly dash: readonly number[];
}

const SVG = 'http://www.w3.org/2000/svg';
const ANCHORS: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' };
const TOKENS = ['paper', 'card', 'ink', 'faint', 'rule', 'accent', 'on-accent', 'good', 'warn'] as const;
export type Token = (typeof TOKENS)[number];

const seen = (colour: string): string | null => (colour === 'none' ? null : colour);

function inkOf(probe: Element): PartInk {
  const style = getComputedStyle(probe);
  return {
    fill: seen(style.fill),
    stroke: seen(style.stroke),
    width: Number.parseFloat(style.strokeWidth),
    join: style.strokeLinejoin as CanvasLineJoin,
    align: ANCHORS[style.textAnchor] ?? 'left',
    weight: style.fontWeight,
    outlined: style.paintOrder.startsWith('stroke'),
    dash: style.strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? [],
  };
}

export class Inks {
  readonly #host: HTMLElement;
  readonly #parts = new Map<string, PartInk>();
  #tokens: Readonly<Record<Token, string>> | null = null;
  #sans = '';

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** The light has changed, or fonts have come. */
  forget(): void {
    this.#parts.clear();
    this.#tokens = null;
    this.#sans = '';
  }

  part(side: string, role: string, letters: boolean): PartInk {
    const key = `${side} ${role}`;
    const known = this.#parts.get(key);
    if (known) return known;
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'counter');
    svg.setAttribute('data-side', side);
    svg.style.display = 'none';
    const probe = svg.appendChild(document.createElementNS(SVG, letters ? 'text' : 'path'));
    probe.setAttribute('class', role);
    this.#host.append(svg);
    const ink = inkOf(probe);
    svg.remove();
    this.#parts.set(key, ink);
    return ink;
  }

  /** The strong and the pale colour of a side. */
  side(side: string): { readonly strong: string; readonly pale: string } {
    return {
      strong: this.part(side, 'plate', false).fill ?? this.token('ink'),
      pale: this.part(side, 'card', false).fill ?? this.token('card'),
    };
  }

  token(name: Token): string {
    this.#tokens ??= this.#read();
    return this.#tokens[name];
  }

  get isDark(): boolean {
    const [red = 255] = this.token('paper').match(/\d+/g)?.map(Number) ?? [];
    return red < 128;
  }

  get sans(): string {
    this.#sans ||= getComputedStyle(this.#host).getPropertyValue('--sans') || 'sans-serif';
    return this.#sans;
  }

  #read(): Readonly<Record<Token, string>> {
    const probe = this.#host.appendChild(document.createElement('i'));
    probe.hidden = true;
    const colour = (name: Token) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const all = Object.fromEntries(TOKENS.map((name) => [name, colour(name)])) as Record<Token, string>;
    probe.remove();
    return all;
  }
}
