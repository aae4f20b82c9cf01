import { type ResultSummary, sittingSeconds, withExtraTime } from './assessment';

/** The fields of a paper, or of an assessment in a list, that decide its time. */
export interface PaperTime {
  durationInMinutes: number | null;
  subjects: readonly {
    minutes?: number | undefined;
    isLocked?: boolean | undefined;
    questions?: readonly unknown[] | undefined;
    /** Of a sealed paper and in lists, which have no questions. */
    numberOfQuestions?: number | undefined;
  }[];
}

const questionsIn = ({ questions = [], numberOfQuestions = questions.length }: PaperTime['subjects'][number]): number => numberOfQuestions;

/** Returns the seconds of a section with its own minutes. Extra time is rounded up to whole minutes by section: 15 minutes × 133 % are 20. */
export const sectionSeconds = (minutes: number, timePercent?: number): number => withExtraTime(minutes * 60, timePercent);

/** Whether sections of the paper are windows of time, one after another. */
export const isLockedPaper = ({ subjects }: PaperTime): boolean => subjects.some(({ isLocked }) => isLocked);

/**
 * Returns the seconds of an attempt at a paper with a learner's extra time: the sum of the locked sections that have questions, else the
 * paper's duration (`sittingSeconds`).
 */
export function grantedSeconds(paper: PaperTime, timePercent?: number): number {
  const inPaper = paper.subjects.filter((subject) => questionsIn(subject) > 0);
  if (isLockedPaper(paper)) return inPaper.reduce((sum, { minutes = 0 }) => sum + sectionSeconds(minutes, timePercent), 0);
  const questions = inPaper.reduce((sum, subject) => sum + questionsIn(subject), 0);
  return withExtraTime(sittingSeconds({ durationInMinutes: paper.durationInMinutes, questions }), timePercent);
}

/** The part of a result that decides its time. */
export type ResultTime = Pick<ResultSummary, 'durationInMinutes' | 'totalQuestions' | 'grantedPercent' | 'grantedSeconds'>;

/** Returns the seconds of the attempt of a result: the usual ones, and those that its learner was given. */
export function secondsOfResult(result: ResultTime): { usual: number; given: number } {
  const usual = sittingSeconds({ durationInMinutes: result.durationInMinutes, questions: result.totalQuestions });
  return { usual, given: result.grantedSeconds ?? withExtraTime(usual, result.grantedPercent) };
}
