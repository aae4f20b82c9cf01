import { type Paper, questionsOf } from '../../../contract/assessment';
import type { Account, Portal } from './portal';

/** Hands in a paper as another device would: option `choose` of question `i` says, from 0; null leaves it out. */
export async function handsIn(
  portal: Portal,
  learner: Account,
  paper: Paper,
  choose: (i: number) => number | null = () => 0,
): Promise<void> {
  const answers = questionsOf(paper).map(({ id, options }, i) => {
    const place = choose(i);
    return { questionId: id, selectedOptionId: place === null ? null : (options[place]?.id ?? null), markedForReview: false };
  });
  const body = { assessmentId: paper.id, timeTaken: 42, submitted: true as const, answers };
  await portal.call(learner, 'submit', { params: { id: paper.id }, body });
}

/** Hands in everything that is open to this learner, so that nothing is left. */
export async function handsInAll(portal: Portal, learner: Account): Promise<void> {
  for (const { id } of await portal.call(learner, 'getAvailable', {}))
    await handsIn(portal, learner, await portal.call(learner, 'getPaper', { params: { id } }));
}
