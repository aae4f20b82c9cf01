import type { PaperTime } from '../../../../contract/assessment/granted';
import { isLockedPaper, sectionSeconds } from '../../../../contract/assessment/granted';
import type { LockedSection } from './windows';

interface SectionedPaper extends PaperTime {
  subjects: readonly (PaperTime['subjects'][number] & { questions: readonly { id: number }[]; mayFinishEarly?: boolean | undefined })[];
}

/** Returns the locked sections of a paper with a learner's extra time, without subjects that have no questions; undefined if none is locked. */
export function sectionsFor(paper: SectionedPaper, timePercent?: number): LockedSection[] | undefined {
  if (!isLockedPaper(paper)) return undefined;
  return paper.subjects
    .filter(({ questions }) => questions.length > 0)
    .map(({ minutes = 0, questions, mayFinishEarly }) => ({
      seconds: sectionSeconds(minutes, timePercent),
      questionIds: questions.map(({ id }) => id),
      ...(mayFinishEarly && { mayFinishEarly: true }),
    }));
}
