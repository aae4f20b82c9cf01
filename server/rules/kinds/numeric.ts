import { readNumber } from '../../../contract/kinds/number-range';
import type { KindRules, RightAnswer } from './kind-rules';

/** Between the ends of a typed range. */
const rangeSign = '..';

export const numeric: KindRules = {
  kept: ({ explanation = '' }) => ({ options: [], explanation }),
  keyOf({ id, answer, explanation = '', explanationPicture }) {
    if (answer === undefined) throw new Error(`Question ${id} has no right numbers.`);
    return { correctOptionId: 0, explanation, ...(explanationPicture && { explanationPicture }), kind: 'numeric', correctValue: answer };
  },
  typed: 'a number, or a range such as 9.8..9.82',
  rightFrom(typed) {
    const ends = typed.split(rangeSign).map(readNumber);
    const [from = null, to = from] = ends;
    return ends.length > 2 || from === null || to === null || from > to ? null : { optionIds: [], range: { from, to } };
  },
  rightAfter: ({ range }): RightAnswer => ({ optionIds: [], ...(range && { range }) }),
  rightFields: (_, { range }) => (range === undefined ? {} : { correctValue: range }),
  faultsOf({ optionIds = [], range }) {
    if (optionIds.length > 0) return { optionIds: { code: 'of-another-kind' } };
    return range === undefined ? { range: { code: 'required' } } : {};
  },
  codeOf: (given) => given?.value ?? '',
  givenBy: (code) => ({ selectedOptionId: null, value: String(code) }),
};
