import type { GivenAnswer } from '../../contract/assessment/given';
import { optionSlots } from '../../contract/fields/limits';
import type { NumericRange, OwnRight, QuestionKind } from '../../contract/kinds/kind';
import { boundText, isInRange, readNumber } from '../../contract/kinds/number-range';

/** What is right, as a key or a result has it. */
type WhatIsRight = OwnRight & {
  correctOptionId: number;
  /** Further right options, since the key was corrected. */
  alsoRight?: readonly number[] | undefined;
  optionCount?: number | undefined;
};

/** `part`: some of what is right, and nothing wrong. null: there is nothing to judge. */
export type Judgement = 'right' | 'part' | 'wrong' | null;

/** How a catalogue says a range of numbers. */
export interface RightWords {
  range: (from: string, to?: string) => string;
}

/** How answers of a kind are judged. */
interface Judge {
  /** Whether an answer counts as attempted: something is chosen, or a number is typed. */
  isAttempted(given: GivenAnswer): boolean;
  verdictOn(right: WhatIsRight, given: GivenAnswer): Judgement;
  /** The marks of a verdict `part`, of which `perCorrect` are all, where a scheme gives marks for parts. */
  partOf(right: WhatIsRight, given: GivenAnswer, perCorrect: number): number;
  /** What is right of a question without options, as it is typed; empty where options say it, or where it is not told. */
  rightText(right: OwnRight, words: RightWords): string;
}

const single: Judge = {
  isAttempted: ({ selectedOptionId }) => selectedOptionId !== null,
  verdictOn({ correctOptionId, alsoRight }, { selectedOptionId }) {
    if (selectedOptionId === null) return null;
    return selectedOptionId === correctOptionId || alsoRight?.includes(selectedOptionId) === true ? 'right' : 'wrong';
  },
  partOf: () => 0,
  rightText: () => '',
};

const chosenIn = ({ selectedOptionIds = [] }: GivenAnswer): readonly number[] => selectedOptionIds;

/** All right options chosen and no other; some of them and no other; or any other. */
const multiple: Judge = {
  isAttempted: (given) => chosenIn(given).length > 0,
  verdictOn({ correctOptionIds: right = [] }, given) {
    const chosen = chosenIn(given);
    if (chosen.length === 0) return null;
    if (!chosen.every((id) => right.includes(id))) return 'wrong';
    return chosen.length === right.length ? 'right' : 'part';
  },
  /** An equal part for each chosen one. */
  partOf: ({ optionCount = optionSlots.byDefault }, given, perCorrect) => (perCorrect * chosenIn(given).length) / optionCount,
  rightText: () => '',
};

/** The ends of a range in digits, with a real minus sign; one where they are the same number. */
const endsOf = ({ from, to }: NumericRange): [from: string, to?: string] => {
  const [low, high] = [boundText(from).replace('-', '−'), boundText(to).replace('-', '−')];
  return from === to ? [low] : [low, high];
};

const isNumber = ({ value = '' }: GivenAnswer): boolean => readNumber(value) !== null;

const numeric: Judge = {
  isAttempted: isNumber,
  verdictOn({ correctValue }, given) {
    if (correctValue === undefined || !isNumber(given)) return null;
    return isInRange(given.value ?? '', correctValue) ? 'right' : 'wrong';
  },
  partOf: () => 0,
  rightText: ({ correctValue }, { range }) => (correctValue === undefined ? '' : range(...endsOf(correctValue))),
};

/** Who judges answers of each kind, by a key on the server and by a result on a device. */
export const judges: Record<QuestionKind, Judge> = { single, multiple, numeric };
