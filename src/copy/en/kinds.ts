import type { MultipleScheme } from '../../../contract/exam/scheme';
import { optionLetters, optionSlots } from '../../../contract/fields/limits';
import type { SaidKind } from '../../../contract/kinds/kind';

/** The sentences of questions with several right options, and of questions that a number answers; only papers with such questions load them. */
export const kindsCopy = {
  severalRight: 'One or more options may be right. Tick every option that you think is right.',
  /** How such a question is marked, behind the sentence before. `each`: what one right option earns; absent of a paper as a whole. */
  schemes: {
    'all-or-nothing': () => 'Only all right options, and no other, earn the marks.',
    'jee-advanced': (each?: string, wrong?: string) => {
      const earned = each === undefined ? 'marks for each right option' : `+${each} for each right option`;
      return `Partial marking: ${earned}${wrong === '0' ? ', 0' : wrong === undefined ? ', minus marks' : `, −${wrong}`} if any is wrong.`;
    },
  } satisfies Record<MultipleScheme, (each?: string, wrong?: string) => string>,
  number: 'Your answer, a number',
  keypad: 'Keypad',
  erase: 'Backspace',
  sign: 'Change the sign',
  /** What stands in the field, announced after a key of the keypad. */
  stands: (typed: string) => (typed === '' ? 'Empty' : typed),
  notYet: 'This is not a number yet, so it does not count as an answer.',
  /** In a list of all questions. */
  inList: { multiple: 'One or more options may be right', numeric: 'The answer is a number' } satisfies Record<SaidKind, string>,

  /** Instructions of the hall, for papers with such questions. */
  general: {
    multiple: 'Questions with square boxes may have more than one right option: tick every right one. A second tap takes a tick off again.',
    numeric:
      'A question without options is answered by a number: type it with the keypad on the screen, or with your keyboard. Digits, one decimal point and a minus sign are taken.',
  } satisfies Record<SaidKind, string>,
  keys: {
    multiple: [`A–${optionLetters.at(-1)}, 1–${optionSlots.max}`, 'Tick an option, or take the tick off'],
    numeric: ['0–9 . −', 'Type the number'],
  } satisfies Record<SaidKind, string[]>,
};
