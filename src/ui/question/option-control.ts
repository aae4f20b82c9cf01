import { answerFields, kindOf, type QuestionKind } from '../../../contract/kinds/kind';

const controls = { selectedOptionId: 'radio', selectedOptionIds: 'checkbox', value: 'none' } as const;

/** What stands before each option of a question; `none`: its options are not chosen. */
export const controlOf = (question: { kind?: QuestionKind | undefined }) => controls[answerFields[kindOf(question)]];
