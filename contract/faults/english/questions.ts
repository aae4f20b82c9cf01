import type { QuestionFaults } from '../questions';
import { quoted } from '../quoted';
import type { Sentences } from '../sentences';
import { rules } from './rules';

/** A form's sentence inside another one: without its sign and full stop. */
const bare = (sentence: string): string => sentence.replace(/^❌ /, '').replace(/\.$/, '');

export const questions: Sentences<QuestionFaults> = {
  'breaks-rule': ({ rule }) => bare(rules[rule]),
  'not-an-option-number': 'is not an option number',
  'not-a-category': 'is not a category',
  'below-itself': 'is the category itself or one below it',
  'no-category': 'names no category',
  'too-many-categories': ({ most }) => `names more than ${most} categories`,
  'too-many-tags': ({ most }) => `has more than ${most} tags`,
  'too-few-options': ({ least }) => `has fewer than ${least} options`,
  'too-many-options': ({ most }) => `has more than ${most} options`,
  'option-id-twice': 'repeats an option id',
  'none-correct': 'needs a correct option',
  'of-another-kind': 'does not belong to a question of this kind',
  'not-one-correct': 'needs exactly one correct option',
  'same-as-option': ({ option }) => `shows the same as option ${option}`,
  'formula-broken': ({ formula }) => `has a formula that cannot be drawn: ${quoted(formula)}`,
  'parts-categories': ({ sign }) => `has the sign ${sign}, which parts a category from the one above it`,
  'not-a-kind': ({ kinds }) => (kinds === undefined ? 'is not a kind of question' : `is none of ${kinds.replace(/, (?=[^,]*$)/, ' and ')}`),
  'range-backwards': 'is before the start of the range',
  'not-a-language': 'is none of the known languages, such as en or hi',
  'missing-in-first-language': 'is missing in the first language',
  'language-without-second': 'must be one of the known languages, such as English or Hindi, where there is a second version',
  'language-of-question': 'is the language of the question itself',
  'not-a-passage': 'is not a passage',
  'passage-full': ({ most }) => `has ${most} questions already, retired ones included`,
  'beside-id': 'stands beside the contents of another passage',
  'in-bank': ({ id }) => `is in the bank already, as question ${id}`,
  'in-bank-otherwise': ({ id }) => `is in the bank already, as question ${id}, whose right answer is another one: one of the two is wrong`,
};
