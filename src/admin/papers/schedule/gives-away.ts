import type { MeantSchedule } from './typed-schedule';

const isOver = (time: string | null, now: number): boolean => time === null || Date.parse(time) <= now;

/** Whether a published schedule shows a paper, or the results, to learners who did not have them under the schedule before. */
export function givesAway(before: MeantSchedule, after: MeantSchedule, now: number): boolean {
  const wasSeen = before.state === 'published';
  const isForMore =
    (before.isForSome && !after.isForSome) ||
    (after.isForSome && before.isForSome && after.groupIds.some((id) => !before.groupIds.includes(id)));
  const opens = !isOver(before.opensAt, now) && isOver(after.opensAt, now);
  const releases = !isOver(before.resultsAt, now) && isOver(after.resultsAt, now);
  return !wasSeen || isForMore || opens || releases;
}

/** Whether a schedule ends the starts of learners who could begin under the schedule before. */
export const closes = (before: MeantSchedule, after: MeantSchedule, now: number): boolean =>
  before.state === 'published' &&
  after.closesAt !== null &&
  isOver(after.closesAt, now) &&
  (before.closesAt === null || !isOver(before.closesAt, now));
