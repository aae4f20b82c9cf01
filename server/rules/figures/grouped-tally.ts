import type { AnswerKey } from '../../../analysis/marking/key';
import type { Submission } from '../../../contract/assessment/assessment';
import { cohortStep } from '../../../contract/fields/limits';
import { addTo, emptyTally, type Tally } from './tally';

/**
 * A tally that grows by whole groups. If it grew with each hand-in, a learner who read it before and after one could compute that learner's
 * score and answers by subtraction.
 */
export interface GroupedTally {
  tally: Tally;
  /** Time of the latest hand-in in `tally`, epoch milliseconds; 0 if there is none. */
  newest: number;
  /** The group that is not full yet. */
  waiting: { submittedAt: number; body: Submission }[];
}

export const emptyGroupedTally = (key: AnswerKey): GroupedTally => ({ tally: emptyTally(key), newest: 0, waiting: [] });

/** Adds one submission. Changes `grouped`; returns whether its tally changed. */
export function addGrouped(grouped: GroupedTally, key: AnswerKey, submittedAt: number, body: Submission): boolean {
  grouped.waiting.push({ submittedAt, body });
  if (grouped.waiting.length < cohortStep) return false;
  for (const one of grouped.waiting.splice(0)) {
    addTo(grouped.tally, key, one.body);
    grouped.newest = Math.max(grouped.newest, one.submittedAt);
  }
  return true;
}
