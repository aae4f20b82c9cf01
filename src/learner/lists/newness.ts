import { newBadgeDays } from '../../../contract/fields/limits';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether an assessment is still new at `now` (epoch milliseconds): up to and including 7 days (spec §9). */
export const isNew = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) <= newBadgeDays * dayMs;
