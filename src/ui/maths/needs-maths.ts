import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { hasMaths } from '../../../contract/question/formulas/segments';

/** Whether any question or option of a paper has a formula. A sealed paper may have some. */
export const needsMaths = (paper: Paper): boolean =>
  paper.sealed !== undefined ||
  questionsOf(paper).some(({ description, options, translation }) =>
    [description, ...options.map(({ text }) => text), translation?.description ?? '', ...(translation?.options ?? [])].some(hasMaths),
  );
