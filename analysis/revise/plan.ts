import type { Result } from '../../contract/assessment/assessment';
import type { PracticeEvent } from '../../contract/practice/events';
import { examDateOf } from '../practice';
import { dailyMost, examAhead } from './exam-date';
import { type Revision, revisionsOf } from './revisions';
import type { Memory } from './trace';
import { answersToday } from './week';

/** What a person's results and practice log say of the days to come. */
export interface StudyPlan {
  /** All questions of the results, in the order in which they are asked. */
  revisions: Revision[];
  /** The day for which the person prepares, `2027-01-31`, also where it is over; null: none. */
  examDate: string | null;
  /** How many answers more are asked for today; infinite without an exam ahead. */
  share: number;
}

/** The plan of a person at a trusted time, epoch milliseconds: a pure fold over results and events. */
export function planOf(results: readonly Result[], events: readonly PracticeEvent[], memory: Memory, now: number): StudyPlan {
  const examDate = examDateOf(events);
  const examAt = examAhead(examDate, now);
  const share = examAt === null ? Number.POSITIVE_INFINITY : Math.max(0, dailyMost - answersToday(events, now));
  return { revisions: revisionsOf(results, events, memory, now, examAt), examDate, share };
}
