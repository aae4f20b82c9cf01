import type { RuleCode } from './form-rules';
import type { None } from './sentences';

/** What can be wrong with a question, its options, its categories and its second language. */
export interface QuestionFaults {
  'breaks-rule': { rule: RuleCode };
  'not-an-option-number': None;
  'not-a-category': None;
  /** A category that would be below itself. */
  'below-itself': None;
  'no-category': None;
  'too-many-categories': { most: number };
  'too-many-tags': { most: number };
  'too-few-options': { least: number };
  'too-many-options': { most: number };
  'option-id-twice': None;
  'not-one-correct': None;
  /** `option` from 1: the one that shows the same. */
  'same-as-option': { option: number };
  'formula-broken': { formula: string };
  /** A sign that parts a category from the one above it. */
  'parts-categories': { sign: string };
  'none-correct': None;
  /** A field of a numeric question at a question of another kind, or the other way round. */
  'of-another-kind': None;
  'not-a-language': None;
  /** `kinds`: those that there are, parted by commas; absent from servers up to 0.10.0. */
  'not-a-kind': { kinds?: string };
  /** A range whose end is before its start. */
  'range-backwards': None;
  'missing-in-first-language': None;
  'language-without-second': None;
  'language-of-question': None;
  'not-a-passage': None;
  /** A passage that has as many questions as a set may have. */
  'passage-full': { most: number };
  /** An id beside the contents of a passage. */
  'beside-id': None;
  /** `id` of the question in the bank. */
  'in-bank': { id: number };
  /** The same, where another answer is right there. */
  'in-bank-otherwise': { id: number };
}
