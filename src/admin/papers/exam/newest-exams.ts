import type { Exam } from '../../../../contract/exam/exam';

/** Sorts by id, descending (spec §7). */
export const newestExams = (exams: readonly Exam[]): Exam[] => [...exams].sort((a, b) => b.id - a.id);
