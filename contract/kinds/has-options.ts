import { answerFields, kindOf, type MaybeKinded } from './kind';

/** Whether a question is answered by its options, and its explanation stands at the first right one; if not, it is typed, and the question has its own. */
export const hasOptions = (question: MaybeKinded): boolean => answerFields[kindOf(question)] !== 'value';
