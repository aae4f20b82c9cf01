import { FSRSAlgorithm, type Grade as FsrsGrade, Rating } from 'ts-fsrs';
import type { Grade, Memory } from '../../../analysis/revise/trace';

const rating: Record<Grade, FsrsGrade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good };

/** FSRS-6 with its default parameters: a question is due when nine of ten such questions would still be right. */
const fsrs = new FSRSAlgorithm({});

/** The one model of memory. Another one replaces this file: nothing of it is stored. */
export const memory: Memory = {
  after: (before, days, grade) => fsrs.next_state(before, days, rating[grade]),
  interval: ({ stability }) => fsrs.next_interval(stability, 0),
  recall: ({ stability }, days) => fsrs.forgetting_curve(days, stability),
};
