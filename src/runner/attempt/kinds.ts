import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import type { QuestionKind } from '../../../contract/question/kind';

const otherKinds = ['multiple', 'numeric'] as const satisfies QuestionKind[];
type OtherKind = (typeof otherKinds)[number];

/** Returns the kinds of a paper's questions beside the specification's, each once. */
export const otherKindsIn = (paper: Pick<Paper, 'subjects'>): OtherKind[] => {
  const questions = questionsOf(paper);
  return otherKinds.filter((kind) => questions.some((question) => question.kind === kind));
};
