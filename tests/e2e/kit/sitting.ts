import type { Page } from '@playwright/test';
import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { assessmentOf, plainQuestions } from './bank';
import { entersAs } from './enters';
import { Hall } from './hall';
import type { Account, Portal } from './portal';
import { isReadyOffline } from './test';

interface Sitting {
  learner: Account;
  paper: Paper;
  hall: Hall;
}

/** A new learner starts a paper of three questions that is on the device, and chooses the second option of the first question. */
export async function sitting(portal: Portal, page: Page, name: string, minutes = 30): Promise<Sitting> {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `${name}’s paper`, minutes, questions: plainQuestions(3) });
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await entersAs(page, learner);
  await isReadyOffline(page);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(2);
  return { learner, paper, hall };
}

/** Hands in a paper as another device would: option `choose(i)` of question `i`, both from 0; null leaves the question out, as are those of other kinds. */
export async function handsIn(
  portal: Portal,
  learner: Account,
  paper: Paper,
  choose: (i: number) => number | null = () => 0,
): Promise<void> {
  const answers = questionsOf(paper).map(({ id, options, kind }, i) => {
    const place = kind === undefined ? choose(i) : null;
    return { questionId: id, selectedOptionId: place === null ? null : (options[place]?.id ?? null), markedForReview: false };
  });
  const body = { assessmentId: paper.id, timeTaken: 42, submitted: true as const, answers };
  await portal.call(learner, 'submit', { params: { id: paper.id }, body });
}

/** Hands in every open assessment of this learner, so that none is left. */
export async function handsInAll(portal: Portal, learner: Account): Promise<void> {
  for (const { id } of await portal.call(learner, 'getAvailable', {}))
    await handsIn(portal, learner, await portal.call(learner, 'getPaper', { params: { id } }));
}
