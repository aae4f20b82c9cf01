import { newBadgeDays } from '../../../contract/fields/limits';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether something made then is still new at `now` (epoch milliseconds): up to 7 days, the last instant included (spec §9). */
export const isNew = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) <= newBadgeDays * dayMs;
