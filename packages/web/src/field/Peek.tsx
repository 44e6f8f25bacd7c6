/** The odds of an action in little, where it is looked at: in the list, in a menu, over the map. */
import type { Registry } from '@longroll/kernel';
import { percent } from '../figures/figures.ts';
import { Bar } from '../odds/OddsBars.tsx';
import { askedOf } from './asked.ts';
import type { Option } from './options.ts';

/** In one bar. */
export function Peek({ registry, option }: { readonly registry: Registry; readonly option: Option }) {
  const asked = askedOf(registry, option.told);
  if (!asked || !('asking' in asked)) return null;
  const { asking } = asked;
  const { summaries, averages } = asking.summary();
  const classes = (summaries[0]?.classes ?? []).filter(({ p }) => p > 0);
  // What is sure says little: then what it comes to on average.
  if (classes.length < 2)
    return (
      <span className="peek shares">
        {averages.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value.toFixed(2)}</b> on average
          </span>
        ))}
      </span>
    );
  return (
    <span className="peek resolver" data-for={asking.sides[0]} data-against={asking.sides[1]}>
      <Bar classes={classes} />
      <span className="shares">
        {classes.map(({ label, p }) => (
          <span key={label}>
            {label} <b>{percent(p)}</b>
          </span>
        ))}
      </span>
    </span>
  );
}
