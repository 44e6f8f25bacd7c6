/** The rooms of learning: their addresses, and how far one has come. */
import { registry } from '@longroll/registry';
import { expect, test } from 'vitest';
import { routeAt, systemAt, titleOf } from '../src/page/routes.ts';

test.each([
  ['/learn', 'learn', null],
  ['/learn/gcacw/march', 'lesson', 'gcacw'],
  ['/learn/gcacw', 'nowhere', null],
  ['/learn/gcacw/march/more', 'nowhere', null],
  ['/learn/huzzah/march', 'lesson', 'huzzah'],
  ['/learn/chess/march', 'nowhere', null],
])('%s is the page %s, and cites the book of %s', (path, page, system) => {
  const route = routeAt(registry, path);
  expect([route.page, systemAt(route)]).toEqual([page, system]);
});

test('its title stands in the window', () => {
  expect(titleOf(routeAt(registry, '/learn'))).toBe('Learn to play · Long Roll');
});
