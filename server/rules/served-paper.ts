import type { Paper } from '../../contract/assessment/assessment';
import type { Seal } from '../../contract/assessment/seal';
import type { FrozenPaper } from './freeze';
import { hasTimes, shownTimes, type Timing } from './schedule';

/** The paper of an assessment without a schedule, as learners get it. */
export const servedPaper = (id: number, paper: FrozenPaper): Paper => ({
  id,
  ...paper,
  takesPace: true,
  takesGrantedPercent: true,
  takesClock: true,
});

/** The paper with what its schedule adds. */
export const scheduledPaper = (paper: Paper, timing: Timing): Paper => ({
  ...paper,
  ...shownTimes(timing),
  ...(timing.endsTogether && { endsTogether: true }),
  ...(hasTimes(timing) && { takesEvidence: true }),
});

/** The paper before it opens: without a question, and with the ciphertext of all of them. */
export const sealedPaper = (paper: Paper, timing: Timing, sealed: Seal): Paper => ({
  ...scheduledPaper(paper, timing),
  subjects: paper.subjects.map(({ subjectName, questions }) => ({ subjectName, questions: [], numberOfQuestions: questions.length })),
  sealed,
});
