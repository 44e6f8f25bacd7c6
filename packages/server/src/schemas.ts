/** JSON Schemas of our answers, for the documentation; nothing is checked against them at run time. */
type Schema = Readonly<Record<string, unknown>>;

const text = (description?: string): Schema =>
  description === undefined ? { type: 'string' } : { type: 'string', description };
const number = (description: string): Schema => ({ type: 'number', description });
const list = (items: Schema): Schema => ({ type: 'array', items });
const record = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** What many answers have in them is described once, and referred to. */
const ref = (id: string): Schema => ({ $ref: `${id}#` });
const answerOf = (id: string, description: string): Schema => ({
  description,
  content: { 'application/json': { schema: ref(id) } },
});

const CITE = text('Rules of the book, by number, with a comma and a blank between them');
const BASIS: Schema = {
  enum: ['printed', 'found', 'known', 'ours'],
  description: 'What the cited rules rest on: the card, another source, common knowledge, our own reading',
};

const NOTE = {
  $id: 'note',
  ...record(
    {
      cite: CITE,
      basis: BASIS,
      text: text(),
      value: { type: ['number', 'string'], description: 'What the line added or answered' },
      applied: { type: 'boolean' },
      stands: text('What the account comes to after this line, where it goes step by step'),
      reason: text('Why it did not apply, or what made it apply'),
      group: text('The list that the line stands in'),
      chart: text('The chart that the line stands on'),
    },
    ['stands', 'reason', 'group', 'chart'],
  ),
};

const RESULT: Schema = { type: 'object', description: "The question's own result" };

const listed = { id: text(), system: text(), title: text() };
export const CHART_LIST = {
  description: 'Every chart of every card',
  ...list(record({ ...listed, source: text() })),
};
export const QUESTION_LIST = { description: 'Everything that can be asked', ...list(record(listed)) };

export const CHART = {
  description: 'The chart as printed',
  ...record({
    id: text(),
    title: text(),
    source: text('The printed card'),
    cite: text(),
    rowsAre: text('What the row heads are'),
    columnsAre: text('What the column heads are'),
    columns: list(text()),
    rows: list(record({ head: text(), cells: list(text()) })),
    notes: list(record({ mark: text(), text: text() })),
  }),
};

const RULE_LINE = {
  system: text(),
  id: text('Its number'),
  title: text(),
  basis: BASIS,
  printed: { type: ['string', 'null'], description: 'Its number or heading on the printed card' },
};
export const RULE_LIST = { description: 'Every rule of the system, in order', ...list(record(RULE_LINE)) };
export const RULE = {
  description: 'The rule in our own words',
  ...record({
    ...RULE_LINE,
    text: text('Paragraphs, lists with "- ", tables with "|", **stress**; other rules in parentheses'),
  }),
};

export const INPUT_SCHEMA = { type: 'object', description: "The JSON Schema of the question's input" };

const SHARE = record({
  label: text(),
  tone: { enum: ['worst', 'bad', 'even', 'good', 'best'] },
  p: number('Chance from 0 to 1'),
  fraction: text('The same as a fraction: 5/36'),
  keys: list(text('Keys of the outcomes in this class')),
});

const OUTCOME = {
  $id: 'outcome',
  ...record(
    {
      key: text(),
      label: text(),
      result: RESULT,
      p: number('Chance from 0 to 1'),
      fraction: text('The same as a fraction: 5/36'),
      notes: list(ref('note')),
      explained: {
        type: 'boolean',
        description: 'False where notes are left out, for there would be too many: /api/outcome has them',
      },
      others: number('How many outcomes it stands for, where it is the sum of all that are not listed'),
    },
    ['others'],
  ),
};

export const ONE_OUTCOME = answerOf('outcome', 'The outcome, explained');

const WHOLE_ODDS = {
  $id: 'odds',
  ...record({
    id: text(),
    method: { enum: ['exact', 'sampled'] },
    error: number('0 when exact; else half the width of a 95 % interval'),
    outcomes: list(ref('outcome')),
    summaries: list(record({ title: text(), classes: list(SHARE) })),
    averages: list(record({ label: text(), value: number('Expected value') })),
  }),
};

export const ODDS = answerOf(
  'odds',
  'Outcomes, likeliest first: all of them, or the likeliest and the sum of the others',
);

const ONE_ROLL = {
  $id: 'roll',
  ...record({
    id: text(),
    result: RESULT,
    label: text(),
    dice: list(record({ name: text(), faces: list(number('A face')) })),
    notes: list(ref('note')),
    line: text('One sentence for a log'),
    lit: list(record({ chart: text(), row: number('From 0'), column: number('From 0') })),
    journal: { type: 'array', items: { type: 'object' }, description: 'Dice and decisions in order' },
  }),
};

export const ROLL = answerOf('roll', 'One throw, with every line of the card that was looked at');

export const DICE = {
  type: 'array',
  items: { type: ['number', 'string'] },
  description: 'Dice that lie on the table, in drawing order; a decision stands among them as its word',
};
export const SEED = { type: 'string', description: 'Names the luck: the same seed rolls the same dice' };

const REFUSAL = {
  $id: 'refusal',
  ...record({
    refused: record(
      {
        code: text(),
        cite: CITE,
        basis: BASIS,
        text: text('A sentence for the player'),
        field: text('The field that is wrong'),
        also: { type: 'array', items: { type: 'object' }, description: 'Further mistakes of the same input' },
        more: number('How many more there are that are not named'),
        atLeast: {
          const: true,
          description:
            'There may be yet more: of a long input only the first part with mistakes was looked at',
        },
      },
      ['field', 'also', 'more', 'atLeast'],
    ),
  }),
};
const refusal = (description: string): Schema => answerOf('refusal', description);

const ALWAYS = {
  429: refusal('Too many requests'),
  500: refusal('A mistake of ours'),
};
export const LOOKUP_REFUSALS = {
  404: refusal('There is none with this id; the nearest is named'),
  ...ALWAYS,
};
export const LIST_REFUSALS = ALWAYS;
export const INPUT_REFUSALS = {
  400: refusal('The body is not JSON'),
  413: refusal('The body is too large'),
  415: refusal('The body is not sent as JSON'),
  422: refusal('The rules or the form of the input say no'),
  ...ALWAYS,
};

/** All that is referred to. */
export const SHARED_SCHEMAS: readonly Schema[] = [NOTE, OUTCOME, WHOLE_ODDS, ONE_ROLL, REFUSAL];
