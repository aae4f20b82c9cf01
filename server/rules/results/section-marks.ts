import { summed } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import { rounded } from '../../../analysis/marking/rounded';
import type { Answer } from '../../../contract/assessment/assessment';
import type { FrozenPaper } from '../papers/freeze';

/** Marks answers by section: a function from answers to the marks of each section, in the order of the paper. They may be negative. */
export function sectionMarksBy({ subjects }: Pick<FrozenPaper, 'subjects'>, key: AnswerKey): (answers: readonly Answer[]) => number[] {
  const keys = subjects.map(({ questions }) => {
    const ids = new Set(questions.map(({ id }) => id));
    return { ...key, answers: key.answers.filter(({ questionId }) => ids.has(questionId)) };
  });
  return (answers) => keys.map((own) => rounded(summed(own, answers).marks));
}
