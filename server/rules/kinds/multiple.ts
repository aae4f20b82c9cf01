import { optionSlots } from '../../../contract/fields/limits';
import type { Option } from '../../../contract/question/question';
import { type KindRules, popularShare } from './kind-rules';
import { changedOptions, idsFrom, keyAt, rightOptions, wrongOptions } from './options';

/** Of several right options the first one has the explanation; one that stands at another of them is taken. */
function explainedAtFirst(options: readonly Option[]): Option[] {
  const first = options.findIndex(({ correct }) => correct);
  const said = options.find(({ correct, explanation, explanationPicture }) => correct && (explanation !== '' || explanationPicture));
  const { explanation = '', explanationPicture } = said ?? {};
  return options.map(({ explanation: _, explanationPicture: __, ...option }, at) => ({
    ...option,
    explanation: at === first ? explanation : '',
    ...(at === first && explanationPicture && { explanationPicture }),
  }));
}

const rising = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

/** Ids of options, which run from 1. */
const places = Array.from({ length: optionSlots.max }, (_, at) => at + 1);

export const multiple: KindRules = {
  ...changedOptions,
  kept: ({ options }) => ({ options: explainedAtFirst(options) }),
  keyOf(question) {
    const right = rightOptions(question);
    const correctOptionIds = rising(right.map(({ id }) => id));
    return { ...keyAt(right[0]), kind: 'multiple', correctOptionIds, optionCount: question.options.length };
  },
  rightBy: ({ correctOptionIds = [] }) => ({ optionIds: [...correctOptionIds] }),
  typed: 'options such as 1,3',
  rightFrom(typed) {
    const optionIds = idsFrom(typed);
    return optionIds && { optionIds };
  },
  rightFields({ correctOptionId }, { optionIds }) {
    const ids = rising(optionIds);
    return { correctOptionId: ids[0] ?? correctOptionId, correctOptionIds: ids };
  },
  // A bit for each option chosen.
  codeOf: (given) => (given?.selectedOptionIds ?? []).reduce((bits, id) => bits | (1 << id), 0),
  givenBy: (code) => ({ selectedOptionId: null, selectedOptionIds: places.filter((id) => (Number(code) & (1 << id)) !== 0) }),
  /** Those who err leave one of the right options out, or add a wrong one. */
  simulated({ options, key: { correctOptionIds: right = [] } }, isKnown, random) {
    if (isKnown) return { selectedOptionId: null, selectedOptionIds: right };
    const chosen =
      random() < popularShare
        ? right.slice(0, Math.max(1, right.length - 1))
        : rising([...right, ...wrongOptions(options, right).slice(0, 1)]);
    return { selectedOptionId: null, selectedOptionIds: chosen };
  },
};
