/** The Rules room as data: its addresses, and how rules and words are found. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bookOf, type Rule, type Term } from '../../kernel/src/index.ts';
import { BOOK } from '../../kernel/test/fakeRulebook.ts';
import { registry } from '../../registry/src/index.ts';
import { routeAt, systemAt, titleOf } from '../src/page/routes.ts';
import { findRules, findTerms } from '../src/rules/search.ts';

describe('addresses', () => {
  test.each([
    ['/rules', 'rules'],
    ['/rules/gcacw', 'book'],
    ['/rules/gcacw/', 'book'],
    ['/rules/gcacw/glossary', 'glossary'],
    ['/rules/huzzah/T.3', 'rule'],
    ['/rules/huzzah/T.33', 'nowhere'],
    ['/rules/huzzah/T.3/more', 'nowhere'],
    ['/rules/nothing', 'nowhere'],
    ['/rules/nothing/T.3', 'nowhere'],
  ])('%s is the page %s', (path, page) => {
    expect(routeAt(registry, path).page).toBe(page);
  });

  test.each([
    ['/rules/huzzah/T.3', 'huzzah'],
    ['/charts/antietam', 'antietam'],
    ['/gcacw/combat', 'gcacw'],
    ['/roster/gcacw/port-gibson', 'gcacw'],
    ['/field/gcacw/port-gibson', 'gcacw'],
    ['/rules', null],
    ['/', null],
  ])('%s cites the book of %s', (path, system) => {
    expect(systemAt(routeAt(registry, path))).toBe(system);
  });

  test('have titles of their own', () => {
    expect(titleOf(routeAt(registry, '/rules/huzzah/T.3'))).toBe('Rule T.3: Huzzah! · Long Roll');
  });
});

describe('search', () => {
  let rules: readonly Rule[];
  let terms: readonly Term[];
  beforeAll(async () => {
    rules = await bookOf(BOOK).rules();
    terms = (await BOOK.text()).glossary;
  });
  const found = (query: string) => findRules(rules, query).map(({ rule }) => rule.id);

  test('finds a number of ours, of the card, or of a chapter first', () => {
    expect(found('2.1')[0]).toBe('2.1');
    expect(found('7.4')).toEqual(['1.1']);
    expect(found('t').slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `T.${n}`));
    expect(found('2').slice(0, 2)).toEqual(['2.1', '2.2']);
  });

  test('finds titles before words, and shows the sentence', () => {
    expect(found('DARE').slice(0, 3)).toEqual(['1.1', '2.1', '2.2']);
    expect(findRules(rules, 'high die')[0]).toMatchObject({
      rule: { id: '1.1' },
      line: 'He who dared wins on a high die.',
    });
    expect(findRules(rules, 'face result')[0]).toMatchObject({ rule: { id: '1.2' }, line: 'face · result' });
  });

  test('finds words that stand in different sentences of a rule', () => {
    expect(found('yields six')).toEqual(['1.1']);
    expect(found('zebra')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  test('finds words of the glossary before their meanings', () => {
    expect(findTerms(terms, 'give').map(({ word }) => word)).toEqual(['yield']);
    expect(findTerms(terms, '').map(({ word }) => word)).toEqual(['dare', 'yield']);
  });
});
