/** What the sheets of the campaign and of its parts say about winning: the figures of 19.6 and 19.10 that are in force. */
import { describe, expect, test } from 'vitest';
import { CAMPAIGNS, campaignNamed } from '../src/campaign/starts/index.ts';
import { campaignTerms } from '../src/campaign/starts/terms.ts';
import { MUSTER } from '../src/muster/index.ts';
import { OUR_CAMPAIGN_RULES } from '../src/rulings/campaign/index.ts';

const termsOf = (id: string, rules = OUR_CAMPAIGN_RULES): string =>
  campaignTerms(campaignNamed(`gcacw/${id}`)!, rules).join('\n');

describe('terms of the campaign', () => {
  test('name the levels, Vicksburg, what scores during the game, and the end', () => {
    const words = termsOf('campaign');
    expect(words).toContain('come to 56 or more: marginal from 56, substantive from 62, decisive from 80');
    expect(words).toContain('marginal from 30, substantive from 10, decisive below that');
    expect(words).toContain('50 points if Vicksburg has fallen');
    expect(words).toContain("3 when Jackson's station is first destroyed and 5 when Port Hudson falls");
    expect(words).toContain('From turn 10 on the Confederates win decisively at once');
    expect(words).toContain('after turn 70, or 4 turns after');
  });

  test('follow the house rules', () => {
    const words = termsOf('campaign', {
      ...OUR_CAMPAIGN_RULES,
      ...{ vicksburgPoints: 60, levelsFrom: 'six-less', pursuit: 2, armyLost: 30 },
    });
    expect(words).toContain('come to 44 or more: marginal from 44, substantive from 56, decisive from 74');
    expect(words).toContain('60 points if Vicksburg has fallen');
    expect(words).toContain('less than 30 manpower');
    expect(words).toContain('or 2 turns after');
  });
});

describe('terms of a part', () => {
  test('are its own for Vicksburg and its hexes, and its last turn', () => {
    const jackson = termsOf('river-to-jackson');
    expect(jackson).toContain('Jackson (E2712, 10 points)');
    expect(jackson).toContain('worth 25 points to the Union');
    expect(jackson).toContain('every 10 manpower of Union infantry that is out of supply');
    expect(jackson).toContain('after turn 15, whether or not');
    const race = termsOf('race-to-vicksburg');
    expect(race).toContain('the Union scores 10, and 2 more for each point of the siege track.');
    expect(race).toContain('4 points for an open depot on the Yazoo at the end: at W1813, W1410 or W1006.');
    expect(race).toContain('after turn 25');
  });

  test('leave out what cannot happen in it', () => {
    const siege = termsOf('siege-and-relief');
    expect(siege).not.toContain("Jackson's station");
    expect(siege).not.toContain('From turn 10 on');
    expect(siege).toContain('2 for each level that its works have lost, besieged or not');
    expect(siege).toContain("every 3 manpower of the Army of Relief's infantry");
  });
});

describe('sheets', () => {
  const sheetOf = (id: string) => MUSTER.sheets.find((sheet) => sheet.id === `gcacw/${id}`)!;
  const manpower = (id: string, side: string): number =>
    sheetOf(id)
      .counters.filter((counter) => counter.side === side && !counter.uncounted)
      .reduce((sum, { record }) => sum + Number(record['manpower'] ?? 0), 0);

  test('show these terms', () => {
    for (const start of CAMPAIGNS)
      expect(MUSTER.sheets.find(({ id }) => id === start.scenario.id)!.terms).toEqual(
        campaignTerms(start, OUR_CAMPAIGN_RULES),
      );
  });

  test('count each man once, and only who comes in time', () => {
    expect(manpower('campaign', 'confederate')).toBe(118 + 3);
    expect(manpower('campaign', 'union')).toBe(163 + 13);
    const late = sheetOf('siege-and-relief').counters.filter(({ place }) => place.startsWith('turn 48'));
    expect(late.map(({ name }) => name).sort()).toEqual(['Parke', 'Potter', 'Welsh']);
    expect(late.every(({ uncounted }) => uncounted)).toBe(true);
  });
});
