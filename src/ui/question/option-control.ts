import { answerFields, kindOf, type MaybeKinded } from '../../../contract/kinds/kind';

const controls = { selectedOptionId: 'radio', selectedOptionIds: 'checkbox', value: 'none' } as const;

/** What stands before each option of a question; `none`: its options are not chosen. */
export const controlOf = (question: MaybeKinded) => controls[answerFields[kindOf(question)]];
