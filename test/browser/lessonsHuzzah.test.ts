import { describe, test } from 'vitest';
import type { Lesson } from '../../packages/kernel/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { application, expectText, expectToFit } from './application.ts';
import {
  calm,
  came,
  choose,
  coach,
  DEVICES,
  ON_DESKTOP,
  press,
  schoolOf,
  shown,
  testLeadingOn,
  todo,
  toTheEnd,
} from './coached.ts';

const app = application();
const school = await schoolOf(app, 'huzzah');
const { primer, visit } = school;
const [march] = primer.lessons as [Lesson];

describe.each(DEVICES)('on a %s', (_, device) => {
  test('the first lesson from the list: move, stragglers, fire, facing', async () => {
    const page = await visit(march, device);
    await expectToFit(page);
    await expectAccessible(page);
    const [, set, step, hit, , out, end] = march.steps;
    await press(page, 'Go on');
    await choose(page, /Garland 1 with Garland in 1320/);
    await choose(page, /Garland 1 with Garland moves/);
    await expectText(came(page)).toBe(set!.done);
    await choose(page, /goes to 1420/);
    await expectText(came(page)).toBe(step!.done);
    await choose(page, /hit/);
    await expectText(came(page)).toBe(hit!.done);
    await press(page, 'Go on');
    await choose(page, /goes to 1520/);
    await expectText(came(page)).toBe(out!.done);
    await choose(page, /facing east/);
    await expectText(came(page)).toBe(end!.done);
    await press(page, 'Go on');
    await expectText(coach(page)).toContain(march.close);
    await expectToFit(page);
  });
});

testLeadingOn(school);

test('who stays behind with the stragglers is told so, and goes back', async () => {
  const page = await visit(march);
  for (const step of march.steps.slice(0, 3)) await shown(page, step);
  await choose(page, /stay/i);
  await expectText(came(page)).toBe(march.steps[3]!.misses[0]!.said);
  await press(page, 'Take a step back');
  await expectText(todo(page)).toBe(march.steps[3]!.todo);
  await toTheEnd(page, march, 3);
});

test('the redoubt with hints: each in its moment', async () => {
  const { game } = primer;
  const hint = (id: string) => game.hints.find((one) => one.id === id)!.say[0]!.text;
  const page = await app.visit(`/learn/${game.id}?seed=first`, { ...calm, ...ON_DESKTOP });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expectText(coach(page)).toContain(hint('set-up'));
  await press(page, 'I know that');
  await expectText(coach(page)).toContain('Nothing new to say here.');
  await choose(page, /[Bb]egin/);
  await expectText(coach(page)).toContain(hint('horse'));
  for (const side of ['Union', 'Confederate']) await choose(page, `End the segment (${side} horse)`);
  await expectText(coach(page)).toContain(hint('confederate'));
  await choose(page, /^Garland 1 with Garland in 1320/);
  await expectText(coach(page)).toContain(hint('move'));
});
