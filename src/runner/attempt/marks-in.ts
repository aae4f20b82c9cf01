import type { Paper } from '../../../contract/assessment/assessment';

/** Returns the marks of a right answer of a subject, and the marks lost by a wrong one: the subject's own, else the paper's. */
export const marksIn = (
  paper: Paper,
  { marksPerCorrect, negativeMarksPerWrong }: Pick<Paper['subjects'][number], 'marksPerCorrect' | 'negativeMarksPerWrong'>,
): { right: number; wrong: number } => ({
  right: marksPerCorrect ?? marksForEach(paper),
  wrong: negativeMarksPerWrong ?? paper.negativeMarkingPerWrongQuestion ?? 0,
});

/** Returns the marks of one right answer: the paper's value, or the total divided by the number of questions, rounded to 1/100. */
export function marksForEach({ marksPerQuestion, totalMarks, subjects }: Paper): number {
  const questions = subjects.reduce((sum, subject) => sum + subject.questions.length, 0);
  return marksPerQuestion ?? Math.round((totalMarks / Math.max(1, questions)) * 100) / 100;
}
