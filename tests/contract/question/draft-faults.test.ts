import katex from 'katex';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultIn } from '../../../contract/faults/issue';
import { CategoryQuerySchema } from '../../../contract/question/category';
import { CategoryNameSchema } from '../../../contract/question/category-change';
import { drawing, isBalanced } from '../../../contract/question/formulas/formula';
import { katexRules } from '../../../contract/question/formulas/katex-rules';
import { QuestionPassageSchema } from '../../../contract/question/passage-draft';
import { QuestionDraftSchema, QuestionSchema } from '../../../contract/question/question';
import { readRow } from '../../../contract/sheet/row';

const drawn = drawing((source, displayMode) => katex.renderToString(source, { ...katexRules, displayMode }));

const option = (id: number, text: string) => ({ id, text, correct: id === 1 });
const draft = (more: object = {}) => ({ description: 'Which?', categoryIds: [1], options: [option(1, 'One'), option(2, 'Two')], ...more });
const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  Object.fromEntries((v.safeParse(schema, value).issues ?? []).map((issue) => [v.getDotPath(issue), faultIn(issue.message)]));
const faults = (more: object) => issuesOf(QuestionDraftSchema, draft(more));

const cells: Record<string, string> = {
  Question: 'Which?',
  Category: 'Science',
  'Option 1': 'One',
  'Option 2': '',
  'Option 3': 'Two',
  'Correct option': '1',
};
const row = (more: Record<string, string>) => readRow({ cells: (column) => ({ ...cells, ...more })[column] ?? '' }, () => [1], null, drawn);

describe('two options of one question', () => {
  it('do not show the same, however it is spaced', () => {
    expect(faults({ options: [option(1, 'Net force'), option(2, 'Mass'), option(3, ' Net  force ')] })).toEqual({
      'options.2.text': { code: 'same-as-option', option: 1 },
    });
    expect(row({ 'Option 3': 'One' })).toEqual({ faults: [{ column: 'Option 3', why: { code: 'same-as-option', option: 1 } }] });
  });

  it('may differ by case or by their picture', () => {
    const picture = (letter: string) => ({ hash: letter.repeat(43), width: 1, height: 1, alt: 'A graph' });
    expect(faults({ options: [option(1, 'Aa'), option(2, 'AA')] })).toEqual({});
    const pictured = (letter: string) => [
      { ...option(1, 'Graph'), picture: picture('a') },
      { ...option(2, 'Graph'), picture: picture(letter) },
    ];
    expect(faults({ options: pictured('b') })).toEqual({});
    expect(faults({ options: pictured('a') })).toMatchObject({ 'options.1.text': { code: 'same-as-option' } });
  });

  it('that were stored before stay readable', () => {
    const stored = { id: 1, ...draft({ difficultyLevel: 'Very very hard indeed', language: '', examTags: [] }) };
    expect(v.is(QuestionSchema, { ...stored, options: [option(1, '$\\frac{1$'), option(2, '$\\frac{1$')] })).toBe(true);
  });
});

describe('a formula that cannot be drawn', () => {
  it.each([
    ['description', { description: 'If $\\frac{1}{x$ is' }],
    ['options.1.text', { options: [option(1, '$x$'), option(2, '$$\\left( x$$')] }],
    ['explanation', { kind: 'numeric', answer: { from: 1, to: 1 }, options: [], explanation: '\\(\\begin{cases} x\\)' }],
    ['translation.description', { language: 'English', translation: { language: 'hi', description: '$}$', options: ['एक', 'दो'] } }],
    ['translation.options.1', { language: 'English', translation: { language: 'hi', description: 'कौन', options: ['एक', '$x}$'] } }],
    ['passage.text', { passage: { text: 'See $\\sqrt{2$.' } }],
  ])('is refused in %s', (path, more) => expect(faults(more)).toMatchObject({ [path]: { code: 'formula-broken' } }));

  it.each([
    ['description', { description: 'Simplify [∑]' }],
    ['options.1.text', { options: [option(1, 'x'), option(2, '[🖼]')] }],
    ['translation.options.1', { language: 'English', translation: { language: 'hi', description: 'कौन', options: ['एक', '[∑]'] } }],
    ['passage.text', { passage: { text: 'See [🖼].' } }],
  ])('that stayed behind is refused in %s', (path, more) => expect(faults(more)).toEqual({ [path]: { code: 'left-out' } }));

  it('is named in the column of a sheet, with faults that only KaTeX knows', () => {
    const broken = (formula: string) => ({ faults: [{ column: 'Option 3', why: { code: 'formula-broken', formula } }] });
    expect(row({ 'Option 3': 'Two $\\frac{1$' })).toEqual(broken('\\frac{1'));
    expect(row({ 'Option 3': '$\\fraq{1}{2}$' })).toEqual(broken('\\fraq{1}{2}'));
    expect('draft' in row({ 'Option 3': '$\\frac{1}{2}$, \\(x^2\\) and $5' })).toBe(true);
  });

  it.each([
    '\\left\\{ x \\right.',
    '\\{',
    'a \\\\ b',
    '50\\% \\text{ of } x',
    '\\leftarrow',
    '\\begin{matrix} a & b \\end{matrix}',
    'x % }',
    '\\verb|{|',
  ])('is none by its brackets where KaTeX draws it: %s', (source) =>
    expect([isBalanced(source), drawn(source, true)]).toEqual([true, true]),
  );

  it.each(['{', '}', '}{', '\\left( x', 'x \\right)', '\\begin{a}', '\\begin{matrix} \\end{cases}', '{\\left( } \\right)'])(
    'is one by its brackets only where KaTeX says so too: %s',
    (source) => {
      const all = drawing((text) => katex.renderToString(text, katexRules));
      expect([isBalanced(source), all(source, false)]).toEqual([false, false]);
      expect(() => katex.renderToString(source, katexRules)).toThrow();
    },
  );
});

describe('a text in one line', () => {
  const parsed = (more: object) => v.parse(QuestionDraftSchema, draft(more));

  it('has no control character and no break; a longer text keeps its breaks', () => {
    expect(
      parsed({ difficultyLevel: 'Ea\u0007sy\u0085', examTags: ['NEET\n2026'], description: 'One\n\ttwo\u0007\u000bthree' }),
    ).toMatchObject({
      difficultyLevel: 'Easy',
      examTags: ['NEET 2026'],
      description: 'One\n\ttwo\nthree',
    });
    expect(v.parse(CategoryQuerySchema, { name: 'Phys\u0007ics\n1' })).toEqual({ name: 'Physics 1' });
    expect(row({ Difficulty: 'Ha\u0007rd' })).toMatchObject({ draft: { difficultyLevel: 'Hard' } });
  });

  it('that is the difficulty is free and short', () => {
    expect(faults({ difficultyLevel: 'काफ़ी कठिन' })).toEqual({});
    expect(faults({ difficultyLevel: 'Very very hard indeed' })).toEqual({ difficultyLevel: { code: 'too-many-characters', most: 20 } });
    expect(row({ Difficulty: 'Very very hard indeed' })).toEqual({
      faults: [{ column: 'Difficulty', why: { code: 'too-many-characters', most: 20 } }],
    });
  });

  it.each([
    ['made', CategoryQuerySchema],
    ['renamed', CategoryNameSchema],
  ])('that names a category has no sign of a path, when it is %s', (_, schema) => {
    expect(issuesOf(schema, { name: 'Science > Physics' })).toEqual({ name: { code: 'parts-categories', sign: '>' } });
    for (const name of ['Input / Output', '<b>Bold</b>']) expect(issuesOf(schema, { name })).toEqual({});
  });
});

it.each([
  ['the id of a stored one', { id: 7 }, {}],
  ['a text', { text: 'It rained.' }, {}],
  ['a picture', { picture: { hash: 'a'.repeat(43), width: 1, height: 1, alt: 'A graph' } }, {}],
  ['nothing', {}, { text: { code: 'required' } }],
  ['a formula that cannot be drawn', { text: 'If $\\frac{1}{x$ is' }, { text: { code: 'formula-broken', formula: '\\frac{1}{x' } }],
  ['a formula that stayed behind', { text: 'If [∑] is' }, { text: { code: 'left-out' } }],
  ['an id beside a text', { id: 7, text: 'It rained.' }, { id: { code: 'beside-id' } }],
])('the passage of a question is an id or contents: %s', (_, passage, expected) =>
  expect(issuesOf(QuestionPassageSchema, passage)).toEqual(expected),
);
