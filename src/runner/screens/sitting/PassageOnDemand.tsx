import type { ReactNode } from 'react';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { onDemand } from '../../../ui/on-demand';
import type { BesidePassageProps } from '../passage/BesidePassage';
import { PartLost } from './KindOnDemand';

/** Fetches what papers with passages need, before the time runs. */
export const fetchPassages = () => import('../passage/BesidePassage');

const Beside = onDemand<BesidePassageProps>(async () => (await fetchPassages()).BesidePassage, {
  waiting: ({ children }) => children,
  lost: ({ children }) => (
    <>
      <PartLost />
      {children}
    </>
  ),
});

/** A question, and beside it the passage that it names; questions without one load no code for it. */
export function PassageOnDemand({ paper, questionId, children }: { paper: Paper; questionId: number; children: ReactNode }) {
  const named = questionsOf(paper);
  const id = named.find((question) => question.id === questionId)?.passage?.id;
  const passage = paper.passages?.find((each) => each.id === id);
  if (!passage) return children;
  const isOfSet = (question: (typeof named)[number]) => question.passage?.id === id;
  return (
    <Beside key={id} passage={passage} questionId={questionId} from={named.findIndex(isOfSet) + 1} to={named.findLastIndex(isOfSet) + 1}>
      {children}
    </Beside>
  );
}
