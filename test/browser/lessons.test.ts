import { describe, test } from 'vitest';
import { actInLesson, beginLesson, type Lesson, readOn, waitsFor } from '../../packages/kernel/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { application, expectCount, expectText, expectTexts, expectToFit } from './application.ts';
import {
  BY_TOUCH,
  calm,
  came,
  choose,
  coach,
  DEVICES,
  press,
  schoolOf,
  shown,
  testLeadingOn,
  todo,
  toTheEnd,
} from './coached.ts';
import { VICKSBURG } from './fated.ts';
import { tap } from './onTheMap.ts';

const app = application();
const school = await schoolOf(app, 'gcacw');
const { primer, visit } = school;

/** What the list says at each action of a lesson's own way, step by step. */
async function toldIn(lesson: Lesson): Promise<readonly (readonly string[])[]> {
  const rules = await lesson.entry.open(VICKSBURG);
  let course = beginLesson(lesson, { rules, map: VICKSBURG, system: 'gcacw', version: '' });
  return lesson.steps.map((step) => {
    const words = step.shown.map((action) => {
      const { game } = course;
      const { text } = rules.tell(rules.view(game.now, waitsFor(game)[0]!), action);
      const next = actInLesson(course, action);
      if (next.refused) throw new Error(next.refused.text);
      course = next.value;
      return text;
    });
    course = step.goal === null ? readOn(course) : course;
    return words;
  });
}

testLeadingOn(school);

test.each(primer.lessons)('$id on a phone, played from the list of actions', async (lesson) => {
  const page = await visit(lesson, BY_TOUCH);
  await expectToFit(page);
  const told = await toldIn(lesson);
  for (const [i, step] of lesson.steps.entries()) {
    await expectText(todo(page)).toBe(step.todo);
    if (step.goal === null) await press(page, 'Go on');
    for (const words of told[i]!) await choose(page, words);
  }
  await expectText(coach(page)).toContain(lesson.close);
});

describe.each(DEVICES)('on a %s', (_, device) => {
  test('the first lesson by hand: a tap, the list, the odds, the map', async () => {
    const [lesson] = primer.lessons;
    const page = await visit(lesson!, device);
    await press(page, 'Go on');
    await tap(page, 'E3527');
    await choose(page, /^Logan-B marches/);
    await expectText(came(page)).toBe(lesson!.steps[1]!.done);
    await tap(page, 'E3224');
    await expectText(came(page)).toBe(lesson!.steps[2]!.done);
    await page.locator('.ending').click();
    await page.locator('.ask-end .primary').click();
    await expectText(came(page)).toBe(lesson!.steps[3]!.done);
  });
});

describe('what else one does', () => {
  const [march, zones] = primer.lessons as [Lesson, Lesson];

  test('only what the step speaks of is offered, and anything else gets a friendly answer', async () => {
    const page = await visit(zones);
    await expectTexts(page.locator('.action > span:first-child')).toEqual(['Logan-B marches']);
    await tap(page, 'E3527');
    await expectText(coach(page)).toContain(zones.steps[0]!.otherwise);
    await tap(page, 'E3325');
    await expectText(coach(page)).not.toContain(zones.steps[0]!.otherwise);
  });

  test('a wrong way is told, stops, and is taken back', async () => {
    const page = await visit(zones);
    for (const step of zones.steps.slice(0, 3)) await shown(page, step);
    await choose(page, /^Logan-B marches/);
    await expectText(came(page)).toBe(zones.steps[3]!.misses[0]!.said);
    await expectCount(page.locator('.action')).toBe(0);
    await press(page, 'Take a step back');
    await expectText(todo(page)).toBe(zones.steps[3]!.todo);
    await toTheEnd(page, zones, 3);
  });

  test('a step may be gone back to, past its die', async () => {
    const page = await visit(march);
    await press(page, 'Go on');
    await press(page, 'Show me');
    await expectText(todo(page)).toBe(march.steps[2]!.todo);
    await press(page, 'Back');
    await expectText(todo(page)).toBe(march.steps[1]!.todo);
  });

  test('a rule that the coach cites opens', async () => {
    const page = await visit(zones);
    await coach(page).getByRole('link', { name: '6.4.1' }).click();
    await expectText(page.getByRole('dialog')).toContain('Contact');
  });

  test('the room knows what is done, from the Field it is one step, and all of it is accessible', async () => {
    const page = await app.visit('/field', calm);
    await page.getByRole('link', { name: 'Learn to play' }).click();
    const campaigns = page.getByRole('region', { name: 'Great Campaigns' });
    await expectTexts(campaigns.locator('.lessons li a')).toEqual(
      [...primer.lessons, primer.game].map(({ title }) => title),
    );
    await expectTexts(campaigns.locator('.lessons small')).toEqual(['next', '', '', '', '', '']);
    await expectAccessible(page);
    await page.getByRole('link', { name: march.title, exact: true }).click();
    await expectAccessible(page);
    await toTheEnd(page, march);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expectTexts(campaigns.locator('.lessons small')).toEqual(['done', 'next', '', '', '', '']);
  });

  test('an address of no lesson says so', async () => {
    const page = await app.visit('/learn/gcacw/charge', calm);
    await expectText(page.getByRole('alert')).toBe('There is no lesson charge.');
  });
});

describe.each(DEVICES)('Port Gibson with hints on a %s', (_, device) => {
  const { game } = primer;
  const hint = (id: string) => game.hints.find((one) => one.id === id)!.say[0]!.text;

  test('is a real game: its hints go with the decisions, and it waits when one leaves', async () => {
    const page = await app.visit(`/learn/${game.id}?seed=first`, { ...calm, ...device });
    await page.getByRole('button', { name: 'Begin' }).click();
    await expectText(coach(page)).toContain(hint('set-up'));
    await choose(page, /^Begin/);
    await expectText(coach(page)).toContain(hint('transfer'));
    await press(page, 'I know that');
    await expectText(coach(page)).not.toContain(hint('transfer'));
    await choose(page, /^No more leaders/);
    await expectText(coach(page)).not.toContain(hint('transfer'));
    await page.goto(`${app.address}/field`);
    await expectText(page.locator('.kept-games li')).toContain('The Battle of Port Gibson');
    await page.goto(`${app.address}/learn/${game.id}`);
    await expectCount(page.locator('.table-map canvas')).toBe(1);
    await expectText(coach(page)).not.toContain(hint('set-up'));
  });
});
