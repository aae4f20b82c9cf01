import type { Paper } from '../../../contract/assessment/assessment';
import { needsOf } from '../../../contract/assessment/needs/needs-of';
import type { Seal } from '../../../contract/assessment/seal';
import { hasTimes, shownTimes, type Timetable } from '../schedule/schedule';
import type { FrozenPaper } from './freeze';

/** The paper of an assessment without a schedule, as learners get it. */
export function servedPaper(id: number, paper: FrozenPaper): Paper {
  const needs = needsOf(paper);
  return {
    id,
    ...paper,
    ...(needs.length > 0 && { needs }),
    takesPace: needs.length > 0 ? 'yes' : true,
    takesGrantedPercent: true,
    takesClock: true,
  };
}

/** The paper with what its schedule adds. `timeCodes`: what it says of them, as in the contract's paper. */
export const scheduledPaper = (paper: Paper, timetable: Timetable, timeCodes?: Pick<Paper, 'moreTimeKey' | 'codeLength'>): Paper => ({
  ...paper,
  ...shownTimes(timetable),
  ...(timetable.endsTogether && { endsTogether: true }),
  ...(hasTimes(timetable) && { takesEvidence: true }),
  ...timeCodes,
});

/** The paper before it opens: without a question or passage, and with the ciphertext of all of them. */
export const sealedPaper = ({ passages: _, ...paper }: Paper, timetable: Timetable, sealed: Seal): Paper => ({
  ...scheduledPaper(paper, timetable),
  subjects: paper.subjects.map(({ questions, ...subject }) => ({ ...subject, questions: [], numberOfQuestions: questions.length })),
  sealed,
});
