import type { QuestionKind, SaidKind, TypedKind } from '../../../../contract/kinds/kind';

/** Hints below the explanation; null: that of a single question. */
const explanationHints: Record<QuestionKind, string | null> = {
  single: null,
  multiple: 'Kept with the first correct option and shown in the learner’s result.',
  numeric: 'Shown in the learner’s result.',
};

/** The sentences about kinds of questions. */
export const words = {
  kind: 'Kind of question',
  kinds: { single: 'One right option', multiple: 'Several right options', numeric: 'A number' } satisfies Record<QuestionKind, string>,
  filter: 'Kind',
  every: 'All kinds',
  optionsHint: (least: number): string => `Fill in at least ${least} and mark every correct one. Empty options are left out.`,
  explanationHints,
  /** What a changed key says. */
  newKeys: {
    multiple: 'Another set of right options. A dropped question counts again.',
    numeric: 'Another number or range. A dropped question counts again.',
  } satisfies Record<SaidKind, string>,
  number: 'Right number',
  numberHint: 'Digits, with a sign and a decimal point where needed, such as -0.5. Learners type a number; 0.50 counts as 0.5.',
  isRange: 'Every number of a range is right',
  from: 'Right from',
  to: 'Right up to',
  rangeHint: 'Both ends are right, too. A range allows for rounding, such as 9.79 to 9.82.',
  range: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  rightNumbers: 'Right numbers',
  twiceHint: 'Both ends are right, too. The same number twice means this number only.',
  /** Of questions without options: what stands in their place, the hint of the second language, what is right, what learners gave, and what a change lacks. */
  typed: {
    numeric: {
      here: 'Learners type a number here.',
      second: 'Translate every filled field, or none. The right number stays.',
      answer: 'Right number:',
      given: 'Numbers typed',
      others: 'Other numbers',
      missing: 'Enter two numbers, the smaller one first.',
    },
  } satisfies Record<TypedKind, Record<'here' | 'second' | 'answer' | 'given' | 'others' | 'missing', string>>,
  /** Columns of a sheet that answer questions without options, and what stands in them. */
  columns: [
    ['Answer from, Answer to', 'of a question without options: the range of right numbers; one number needs Answer from alone'],
  ] as [string, string][],
};
