/**
 * Rule breaks that the tests must catch (npm run mutate -- --breaks): each a small wrong of a kind that has been made in
 * some program of this kind. Where the text of one is no longer found, the rule has moved: find its new place, do not
 * drop the break.
 *
 * @typedef {object} RuleBreak
 * @property {string} name What is broken, in a few words.
 * @property {string} file
 * @property {readonly (readonly [find: string, put: string])[]} patches Each text stands in the file exactly once.
 * @property {string} breaks What would go wrong at the table.
 * @property {readonly string[]} tests Those that are to catch it; if they do not, all that import the file are run.
 */

/** @type {readonly RuleBreak[]} */
export const BREAKS = [
  {
    name: 'dropped loss',
    file: 'packages/gcacw/src/procedures/suffering.ts',
    patches: [['suffer(unit, result, lost[i]!, at.rules)', 'suffer(unit, result, 0 * lost[i]!, at.rules)']],
    breaks: 'Points of manpower that were lost in combat stay with the units (8.6b).',
    tests: ['packages/gcacw/test/playCombat.test.ts'],
  },
  {
    name: 'skipped retreat',
    file: 'packages/gcacw/src/play/combat/fighting.ts',
    patches: [['  if (retreat)\n', "  if (retreat && retreat !== 'r')\n"]],
    breaks: 'A defender with the letter r stays where he is (8.5).',
    tests: ['packages/gcacw/test/playCombat.test.ts', 'packages/gcacw/test/playRetreat.test.ts'],
  },
  {
    name: 'wrong tie',
    file: 'packages/gcacw/src/play/turn/initiative.ts',
    patches: [['return union! <= 3 ? UNION', 'return union! < 3 ? UNION']],
    breaks: 'Tied threes give the initiative to the Confederates (4.2).',
    tests: ['packages/gcacw/test/playTurn.test.ts'],
  },
  {
    name: 'zone of control ignored',
    file: 'packages/gcacw/src/field/situation.ts',
    patches: [['return this.zone(side, hex) === FULL_ZOC;', 'return this.zone(side, hex) > FULL_ZOC;']],
    breaks: 'Marches go on through enemy zones (6.4).',
    tests: ['packages/gcacw/test/playZones.test.ts'],
  },
  {
    name: 'score wrong by one',
    file: 'packages/gcacw/src/field/scoring.ts',
    patches: [
      [
        'points: gone * scenario.lossPoints[side], text',
        'points: gone * scenario.lossPoints[side] + 1, text',
      ],
    ],
    breaks: 'A side has a point that it has not earned (18.8).',
    tests: ['packages/gcacw/test/scoring.test.ts'],
  },
  {
    name: 'recovery wrong',
    file: 'packages/antietam/src/procedures/recovery.ts',
    patches: [['  if (enemyZoc) return 0;\n', '  if (enemyZoc && !idle) return 0;\n']],
    breaks: 'An idle unit recovers in an enemy zone of control (10.3.3).',
    tests: ['packages/antietam/test/short.test.ts'],
  },
  {
    name: 'unfair die',
    file: 'packages/kernel/src/umpire/live.ts',
    patches: [
      [
        'chance.faces(this.#rng.int(chance.ways))',
        'chance.faces(this.#rng.int(chance.ways)).map((face) => (face === 3 ? 4 : face))',
      ],
    ],
    breaks: 'No die of a game or a roll ever shows a 3.',
    tests: ['packages/kernel/test/fairness.test.ts'],
  },
  {
    name: 'clock in a rule',
    file: 'packages/huzzah/src/procedures/rally.ts',
    patches: [['const passed = check(u);', 'const passed = check(u) || Date.now() % 1000 === 0;']],
    breaks: 'Whether a stack rallies hangs on the time of day.',
    tests: ['test/importGraph.test.ts'],
  },
  {
    name: 'mutated state',
    file: 'packages/gcacw/src/play/state/change.ts',
    patches: [
      [
        '  const units = state.units.slice();\n  units[unit] = ',
        '  const units = state.units as UnitOnField[];\n  units[unit] = ',
      ],
    ],
    breaks: 'A move changes the state before it, so that undo and replays show what never was.',
    tests: ['packages/gcacw/test/playMarch.test.ts', 'packages/gcacw/test/playFuzz.test.ts'],
  },
  {
    name: 'modifier with the wrong sign',
    file: 'packages/huzzah/src/modifiers/assault.ts',
    patches: [
      [
        "    printed: '-1',\n    value: -1,\n    cite: '3.2.1, 9.3',",
        "    printed: '-1',\n    value: 1,\n    cite: '3.2.1, 9.3',",
      ],
    ],
    breaks: 'A stream helps whoever attacks over it (9.3).',
    tests: ['packages/huzzah/test/modifiers.test.ts'],
  },
  {
    name: 'two modifiers exchanged',
    file: 'packages/antietam/src/modifiers/fire.ts',
    patches: [
      ['    value: () => FLANKED,', '    value: () => FLANKING,'],
      [
        "    when: ({ flanked }) => flanked || 'from the front',\n    value: ({ houseRules }) => flankingFactor(houseRules),",
        "    when: ({ flanked }) => flanked || 'from the front',\n    value: () => FLANKED,",
      ],
    ],
    breaks: 'Fire into a flank is halved, and that of the flanked made half again as strong (7.3.6, 7.3.7).',
    tests: ['packages/antietam/test/fire.test.ts'],
  },
  {
    name: 'cell of the combat table changed',
    file: 'packages/gcacw/src/charts/combatDefender.ts',
    patches: [
      [
        '    +1     D      D      D      1D     1D     2D     2D     2D\n',
        '    +1     D      D      D      1D     2D     2D     2D     2D\n',
      ],
    ],
    breaks: 'One cell of the Combat Chart has a loss that the card has not (8.5).',
    tests: ['packages/gcacw/test/card.test.ts'],
  },
  {
    name: 'secret shown',
    file: 'packages/kernel/src/game/seen.ts',
    patches: [['only === undefined || only === seat;', 'only === undefined || seat !== null;']],
    breaks: 'A player sees dice that only the other may see.',
    tests: ['packages/kernel/test/leaks.test.ts'],
  },
  {
    name: 'exact probability slightly wrong',
    file: 'packages/kernel/src/luck/chance.ts',
    patches: [
      [
        '  return groups;\n}',
        '  const [first, second] = groups;\n  if (first && second && first.p.n > 1) {\n    first.p.n--;\n    second.p.n++;\n  }\n  return groups;\n}',
      ],
    ],
    breaks: 'One throw of the dice is counted for the wrong result; the chances still sum to 1.',
    tests: ['packages/kernel/test/luck.test.ts', 'packages/kernel/test/umpires.test.ts'],
  },
  {
    name: 'listed action that check refuses',
    file: 'packages/gcacw/src/play/sequence/check.ts',
    patches: [
      [
        'const barred = unknownIn(field, state, action)',
        "const barred = (action.do === 'unrefuse' ? NO_HEX : null) ?? unknownIn(field, state, action)",
      ],
    ],
    breaks: 'What the page offers is refused when it is tapped.',
    tests: ['packages/gcacw/test/playTurn.test.ts', 'packages/gcacw/test/playFuzz.test.ts'],
  },
  {
    name: 'journal that lacks a die',
    file: 'packages/kernel/src/umpire/minutes.ts',
    patches: [
      [
        '    this.journal.push({ draw, faces, ...whose });\n',
        '    if (this.draws.length !== 1) this.journal.push({ draw, faces, ...whose });\n',
      ],
    ],
    breaks: 'The second throw of a move is not written down, and no replay can know it.',
    tests: ['packages/kernel/test/umpires.test.ts'],
  },
  {
    name: 'house rule ignored',
    file: 'packages/huzzah/src/procedures/hits.ts',
    patches: [["  if (rules.apportioning === 'free') return standing;\n", '']],
    breaks: 'Players who agreed to divide hits freely may not (12.2).',
    tests: ['packages/huzzah/test/rulings.test.ts'],
  },
];

/**
 * The text of a broken file. Throws where a patch no longer fits: a break that is not made is not caught.
 * @param {RuleBreak} rule
 * @param {string} text
 */
export function broken({ name, file, patches }, text) {
  let now = text;
  for (const [find, put] of patches) {
    const found = now.split(find).length - 1;
    if (found !== 1)
      throw new Error(`break "${name}": its text stands ${found} times in ${file}: ${find.trim()}`);
    now = now.replace(find, () => put);
  }
  return now;
}
