import type { Option } from '../../../contract/question/question';
import { type KindRules, popularShare } from './kind-rules';
import { changedOptions, idsFrom, keyAt, rightOptions, wrongOptions } from './options';

/** Copies an option only to remove an explanation: most wrong options have none, and copying thousands takes longer than this check. */
const explainedIfCorrect = (option: Option): Option =>
  option.correct || (option.explanation === '' && option.explanationPicture === undefined)
    ? option
    : { ...option, explanation: '', explanationPicture: undefined };

export const single: KindRules = {
  ...changedOptions,
  kept: ({ options }) => ({ options: options.map(explainedIfCorrect) }),
  keyOf: (question) => keyAt(rightOptions(question)[0]),
  rightBy: ({ correctOptionId, alsoRight = [] }) => ({ optionIds: [correctOptionId, ...alsoRight] }),
  typed: 'a number',
  rightFrom(typed) {
    const optionIds = idsFrom(typed);
    return optionIds?.length === 1 ? { optionIds } : null;
  },
  rightFields({ correctOptionId }, { optionIds }) {
    const [first = correctOptionId, ...alsoRight] = optionIds;
    return { correctOptionId: first, ...(alsoRight.length > 0 && { alsoRight }) };
  },
  codeOf: (given) => given?.selectedOptionId ?? 0,
  givenBy: (code) => ({ selectedOptionId: Number(code) || null }),
  simulated({ options, key: { correctOptionId } }, isKnown, random) {
    if (isKnown) return { selectedOptionId: correctOptionId };
    const wrong = wrongOptions(options, [correctOptionId]);
    const at = random() < popularShare ? 0 : Math.floor(random() * wrong.length);
    return { selectedOptionId: wrong[at] ?? correctOptionId };
  },
};
