import type { PracticeEvent } from '../../contract/practice/events';

/** The question that an event of a practice log is about; 0: none. */
export const questionOf = (event: PracticeEvent): number => (event.type === 'exam-date' ? 0 : event.questionId);
