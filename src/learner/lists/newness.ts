import { newBadgeDays } from '../../../contract/fields/limits';
import { dayMs } from '../../../contract/fields/times';

/** Whether an assessment is still new at `now` (epoch milliseconds): up to and including 7 days (spec §9). */
export const isNew = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) <= newBadgeDays * dayMs;
