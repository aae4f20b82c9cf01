import type { RuleCode } from './form-rules';
import { rules } from './form-rules';
import { quoted } from './quoted';
import type { ParamsOf } from './sentences';

/** A form's sentence inside another one: without its sign and full stop. */
const bare = (sentence: string): string => sentence.replace(/^❌ /, '').replace(/\.$/, '');

/** What can be wrong with a question, its options, its categories and its second language. */
export const questions = {
  'breaks-rule': ({ rule }: { rule: RuleCode }) => bare(rules[rule]),
  'not-an-option-number': 'is not an option number',
  'not-a-category': 'is not a category',
  /** A category that would be below itself. */
  'below-itself': 'is the category itself or one below it',
  'no-category': 'names no category',
  'too-many-categories': ({ most }: { most: number }) => `names more than ${most} categories`,
  'too-many-tags': ({ most }: { most: number }) => `has more than ${most} tags`,
  'too-few-options': ({ least }: { least: number }) => `has fewer than ${least} options`,
  'too-many-options': ({ most }: { most: number }) => `has more than ${most} options`,
  'option-id-twice': 'repeats an option id',
  'none-correct': 'needs a correct option',
  /** A field of a numeric question at a question of another kind, or the other way round. */
  'of-another-kind': 'does not belong to a question of this kind',
  'not-one-correct': 'needs exactly one correct option',
  /** `option` from 1: the one that shows the same. */
  'same-as-option': ({ option }: { option: number }) => `shows the same as option ${option}`,
  'left-out': 'lacks a formula or picture where [∑] or [🖼] stands; write it there, or remove the sign',
  'formula-broken': ({ formula }: { formula: string }) => `has a formula that cannot be drawn: ${quoted(formula)}`,
  /** A sign that parts a category from the one above it. */
  'parts-categories': ({ sign }: { sign: string }) => `has the sign ${sign}, which parts a category from the one above it`,
  /** `kinds`: those that there are, parted by commas; absent from servers up to 0.10.0. */
  'not-a-kind': ({ kinds }: { kinds?: string }) =>
    kinds === undefined ? 'is not a kind of question' : `is none of ${kinds.replace(/, (?=[^,]*$)/, ' and ')}`,
  /** A range whose end is before its start. */
  'range-backwards': 'is before the start of the range',
  'not-a-language': 'is none of the known languages, such as en or hi',
  'missing-in-first-language': 'is missing in the first language',
  'language-without-second': 'must be one of the known languages, such as English or Hindi, where there is a second version',
  'language-of-question': 'is the language of the question itself',
  'not-a-passage': 'is not a passage',
  /** A passage that has as many questions as a set may have. */
  'passage-full': ({ most }: { most: number }) => `has ${most} questions already, retired ones included`,
  /** An id beside the contents of a passage. */
  'beside-id': 'stands beside the contents of another passage',
  /** `id` of the question in the bank. */
  'in-bank': ({ id }: { id: number }) => `is in the bank already, as question ${id}`,
  /** The same, where another answer is right there. */
  'in-bank-otherwise': ({ id }: { id: number }) =>
    `is in the bank already, as question ${id}, whose right answer is another one: one of the two is wrong`,
};
export type QuestionFaults = ParamsOf<typeof questions>;
