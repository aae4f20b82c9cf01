import type { Begun } from '../../../contract/assessment/begun';
import type { Start } from '../../../contract/assessment/evidence';
import { isoOf } from '../../../contract/fields/times';
import type { Timetable } from './schedule';
import { endOfAttempt, type SeenStart } from './sitting-facts';

/**
 * What a learner is told of a start (contract/assessment/begun.ts). A device whose clock was not sure may have begun at any time before the server saw the start,
 * and its attempt knows no common end.
 */
export function begunOf({ datedBy, ...start }: SeenStart & { datedBy: Start['datedBy'] }, timetable: Timetable, grantedMs: number): Begun {
  const { seenAt, saidAt } = start;
  if (datedBy === 'server') return { at: isoOf(Math.min(seenAt, saidAt)), until: isoOf(endOfAttempt(start, timetable, grantedMs)) };
  return { until: isoOf(endOfAttempt({ seenAt, saidAt: seenAt }, { ...timetable, endsTogether: false }, grantedMs)) };
}
