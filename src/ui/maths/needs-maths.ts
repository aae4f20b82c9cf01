import { type Paper, questionsOf, type Result } from '../../../contract/assessment/assessment';
import { hasMaths } from '../../../contract/question/formulas/segments';

/** Whether any question or option of a paper has a formula. A sealed paper may have some. */
export const needsMaths = (paper: Paper): boolean =>
  paper.sealed !== undefined ||
  questionsOf(paper).some(({ description, options, translation }) =>
    [description, ...options.map(({ text }) => text), translation?.description ?? '', ...(translation?.options ?? [])].some(hasMaths),
  );

/** Whether any question, option or explanation of a result has a formula. */
export const resultNeedsMaths = ({ questions }: Pick<Result, 'questions'>): boolean =>
  questions.some(({ questionText, options, explanation, translation }) =>
    [
      ...[questionText, explanation ?? '', ...options.map(({ text }) => text)],
      ...[translation?.description ?? '', translation?.explanation ?? '', ...(translation?.options ?? [])],
    ].some(hasMaths),
  );
