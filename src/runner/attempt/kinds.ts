import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { otherKinds, type SaidKind } from '../../../contract/kinds/kind';

/** Returns the kinds of a paper's questions beside the specification's, each once. */
export const otherKindsIn = (paper: Pick<Paper, 'subjects'>): SaidKind[] => {
  const questions = questionsOf(paper);
  return otherKinds.filter((kind) => questions.some((question) => question.kind === kind));
};
