import fc from 'fast-check';
import { inEnglish } from '../../../contract/faults/english';
import { withoutControls } from '../../../contract/fields/fields';
import { readFile } from '../../../contract/formats/read-file';
import { type Paths, pathsOf } from '../../../contract/formats/shared/filed';
import { readEntries } from '../../../contract/formats/shared/read-entries';
import { brokenFormula } from '../../../contract/question/formulas/formula';
import type { QuestionDraft } from '../../../contract/question/question';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import { wholeFault } from '../../../contract/sheet/whole-fault';

const leaf = (id: number, name: string, parentId: number | null) => ({ id, name, parentId, subcategories: [] });

export const tree = [
  { ...leaf(1, 'Science', null), subcategories: [leaf(2, 'Physics', 1), leaf(3, 'A/C & D/C', 1), leaf(7, 'Basics', 1)] },
  { ...leaf(4, 'History', null), subcategories: [leaf(5, '1857 / Revolt/', 4), leaf(8, 'Basics', 4)] },
  leaf(6, 'भूगोल', null),
];
export const paths: Paths = pathsOf(tree);

/** The result of reading a file: the good questions, the faults of the others, or the reason why the file is refused. */
export function read(name: string, content: string | Uint8Array, otherwise: number | null = 2) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  try {
    const file = readFile({ name, bytes });
    if ('why' in file) return { refused: inEnglish(file.why), drafts: [], errors: [], notes: [], pictures: new Map<string, Uint8Array>() };
    const rows = [...readEntries(file, tree, otherwise)];
    return {
      pictures: file.album.pictures,
      drafts: rows.flatMap((row) => ('draft' in row ? [row.draft] : [])),
      notes: rows.flatMap((row) => ('notes' in row ? (row.notes ?? []).map((note) => rowSentence(row, note, file.place)) : [])),
      errors: rows.flatMap((row) => ('faults' in row ? row.faults.map((fault) => rowSentence(row, fault, file.place)) : [])),
    };
  } catch (thrown) {
    return { refused: inEnglish(wholeFault(thrown).why), drafts: [], errors: [], notes: [], pictures: new Map<string, Uint8Array>() };
  }
}

/** A draft in short: the question, its kind if it is not single, its options with a star at each correct one, or its numbers, and the explanation. */
export const brief = ({ description, kind, answer, options, explanation = '' }: QuestionDraft): string[] => [
  description,
  ...(kind === undefined ? [] : [`[${kind}]`]),
  ...(answer === undefined ? [] : [`${answer.from}..${answer.to}`]),
  ...options.map(({ text, correct }) => (correct ? `*${text}` : text)),
  ...[explanation, ...options.map((option) => option.explanation)].flatMap((said) => (said === '' ? [] : [`(${said})`])),
];

/** Texts with special characters of one format or another. */
const odd = [
  '%50% more',
  '[html]<b>x</b>',
  '=',
  '~',
  '->',
  '{x}',
  '\\frac{1}{2} \\neq \\nu',
  '::T:: a',
  '// no comment',
  '$CATEGORY: x',
  '#### f',
  'A. one',
  'ANSWER: B',
  '&amp; &lt;p&gt; &#65;',
  ']]>',
  '<!-- <b>x</b> -->',
  '<![CDATA[',
  'x<y and y>z',
  'a\nb',
  'a\n\nb',
  'a\n  b',
  '\\n',
  '\\',
  '"quoted"',
  'x² ≠ y',
  '𝒳 हिन्दी',
  '=1+1',
  '@@PLUGINFILE@@/a.png',
  '_x0041_',
];

const text = (maxLength: number) =>
  fc
    .oneof(fc.constantFrom(...odd), fc.string({ unit: 'grapheme', maxLength }), fc.string({ unit: 'grapheme-ascii', maxLength }))
    .map((said) => said.trim())
    .filter((said) => withoutControls(said) === said && brokenFormula(said) === null);
const filled = (maxLength: number) => text(maxLength).filter((said) => said !== '');
const tag = fc
  .oneof(fc.constantFrom('SSC CGL', 'a]b', 'a\\', 'a\\]b', '[x', 'difficulty:none', 'tag:tag:x', 'Category:Science'), filled(20))
  .map((said) => said.replace(/[,\s]+/g, ' ').trim())
  .filter((said) => said !== '');
const word = fc
  .oneof(
    fc.constantFrom('', 'Easy', 'Very hard]', 'Hindi'),
    text(12).filter((said) => said.length <= 20),
  )
  .map((said) => said.replace(/\s+/g, ' ').trim());

/** What every question has, whatever its kind. */
const common = {
  description: filled(40),
  categoryIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 5, 6, 7, 8), { minLength: 1, maxLength: 3 }),
  difficultyLevel: word,
  language: word,
  examTags: fc.uniqueArray(tag, { maxLength: 3 }),
};

const withOptions: fc.Arbitrary<QuestionDraft> = fc
  .record({
    ...common,
    texts: fc.uniqueArray(filled(20), { minLength: 2, maxLength: 6, selector: (said) => said.normalize('NFC').replace(/\s+/g, ' ') }),
    right: fc.nat(),
    /** A bit for each option of a question with several right ones. */
    several: fc.option(fc.nat({ max: 63 }), { freq: 2 }),
    explanation: text(40),
  })
  .map(({ texts, right, several, explanation, ...question }) => {
    const one = right % texts.length;
    const isRight = (at: number) => at === one || (((several ?? 0) >> at) & 1) === 1;
    const first = texts.findIndex((_, at) => isRight(at));
    return {
      ...question,
      ...(several !== null && { kind: 'multiple' as const }),
      options: texts.map((said, at) => ({ id: at + 1, text: said, correct: isRight(at), explanation: at === first ? explanation : '' })),
    };
  });

/** Numbers as admins type them, and at the limits of what the bank holds. */
const number = fc.oneof(
  fc.constantFrom(0, 5, -5, 2.7185, -0.5, 1e12, -1e12, 1e-9, 0.1, 299_792_458, 6.62607015e-7),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100),
);

const numeric: fc.Arbitrary<QuestionDraft> = fc
  .record({ ...common, ends: fc.tuple(number, fc.oneof(number, fc.constant(null))), explanation: text(40) })
  .map(({ ends: [one, other], explanation, ...question }) => {
    const [from = one, to = one] = [one, other ?? one].sort((a, b) => a - b);
    return { ...question, kind: 'numeric' as const, answer: { from, to }, options: [], explanation };
  });

/** Any question that the bank can hold. */
export const anyQuestion: fc.Arbitrary<QuestionDraft> = fc.oneof({ weight: 3, arbitrary: withOptions }, { weight: 1, arbitrary: numeric });

/** Questions that all differ: the second of two equal ones would be refused. Some of them share passages. */
export const anyBank = fc
  .tuple(fc.array(fc.tuple(anyQuestion, fc.nat({ max: 5 })), { minLength: 1, maxLength: 6 }), fc.tuple(filled(60), filled(60)))
  .map(([all, texts]) =>
    all.map(([question, shared], at): QuestionDraft => {
      const text = texts[shared];
      return { ...question, description: `${question.description} №${at}`, ...(text !== undefined && { passage: { text } }) };
    }),
  );

/** Bytes that code without a decoder takes for a WebP picture. */
export const webp = (content: string): Buffer => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), Buffer.from(content)]);
