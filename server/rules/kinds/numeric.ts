import { boundText, readNumber } from '../../../contract/kinds/number-range';
import { type KindRules, popularShare, type RightAnswer } from './kind-rules';

/** Between the ends of a typed range. */
const rangeSign = '..';

export const numeric: KindRules = {
  kept: ({ explanation = '' }) => ({ options: [], explanation }),
  keyOf({ id, answer, explanation = '', explanationPicture }) {
    if (answer === undefined) throw new Error(`Question ${id} has no right numbers.`);
    return { correctOptionId: 0, explanation, ...(explanationPicture && { explanationPicture }), kind: 'numeric', correctValue: answer };
  },
  rightBy: ({ correctValue }): RightAnswer => ({ optionIds: [], ...(correctValue && { range: correctValue }) }),
  told: ({ range }) => (range === undefined ? 0 : [...new Set([range.from, range.to].map(boundText))].join(' – ')),
  typed: 'a number, or a range such as 9.8..9.82',
  rightFrom(typed) {
    const ends = typed.split(rangeSign).map(readNumber);
    const [from = null, to = from] = ends;
    return ends.length > 2 || from === null || to === null || from > to ? null : { optionIds: [], range: { from, to } };
  },
  rightAfter: ({ range }): RightAnswer => ({ optionIds: [], ...(range && { range }) }),
  rightFields: (_, { range }) => (range === undefined ? {} : { correctValue: range }),
  keyFields: ['range'],
  faultsOf({ optionIds = [], range }) {
    if (optionIds.length > 0) return { optionIds: { code: 'of-another-kind' } };
    return range === undefined ? { range: { code: 'required' } } : {};
  },
  codeOf: (given) => given?.value ?? '',
  givenBy: (code) => ({ selectedOptionId: null, value: String(code) }),
  /** The usual slip is the sign; others are off by some whole numbers. */
  simulated({ key: { correctValue: { to } = { to: 0 } } }, isKnown, random) {
    const slip = () => (random() < popularShare ? -to : to + Math.round(1 + 3 * random()));
    return { selectedOptionId: null, value: String(isKnown ? to : slip()) };
  },
};
