/**
 * Row and column heads that are numbers, as cards print them: `-7`, `+1`, `4-6`, `1/2-3`, `50+`, `≤-8`,
 * `≥+10`, `-4 or less`, `-3 to +1`, `+8 or more`, `1/2`.
 */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`[+-]?\d+(?:/\d+)?`;
const FORMS: readonly (readonly [RegExp, (a: number, b: number) => Span])[] = [
  [new RegExp(`^(?:≤(${NUMBER}))$`), (a) => ({ from: Number.NEGATIVE_INFINITY, to: a })],
  [new RegExp(`^(${NUMBER}) or (?:less|fewer)$`), (a) => ({ from: Number.NEGATIVE_INFINITY, to: a })],
  [new RegExp(`^(?:≥(${NUMBER}))$`), (a) => ({ from: a, to: Number.POSITIVE_INFINITY })],
  [new RegExp(`^(${NUMBER})(?:\\+| or more)$`), (a) => ({ from: a, to: Number.POSITIVE_INFINITY })],
  [new RegExp(`^(${NUMBER})(?:-| to )(${NUMBER})$`), (a, b) => ({ from: a, to: b })],
  [new RegExp(`^(${NUMBER})$`), (a) => ({ from: a, to: a })],
];

function numberOf(text: string | undefined): number {
  const [top, bottom = '1'] = (text ?? '').split('/');
  return Number(top) / Number(bottom);
}

/** The span that a head stands for, or undefined if it is not a number. */
export function spanOf(head: string): Span | undefined {
  for (const [form, make] of FORMS) {
    const match = form.exec(head);
    if (match) return make(numberOf(match[1]), numberOf(match[2]));
  }
  return undefined;
}

/** What is wrong with a list of heads that must follow on one another without gap or overlap. */
export function spanFault(heads: readonly string[]): string | undefined {
  const spans = heads.map(spanOf);
  for (let i = 0; i < heads.length; i++) {
    const span = spans[i];
    if (!span) return `"${heads[i]}" is not a number or a range`;
    if (span.from > span.to) return `"${heads[i]}" runs backwards`;
    const before = spans[i - 1];
    if (before && span.from <= before.to) return `"${heads[i]}" overlaps "${heads[i - 1]}"`;
    if (before && span.from !== before.to + 1)
      return `there is a gap between "${heads[i - 1]}" and "${heads[i]}"`;
  }
  return undefined;
}
