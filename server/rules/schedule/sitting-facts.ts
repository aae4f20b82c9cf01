import { type Misfit, misfits, type SittingReport, sittingFacts } from '../../../contract/assessment/desk';
import type { Start } from '../../../contract/assessment/evidence';
import { hasTimes, releaseTime, type Timetable } from './schedule';

/** A start, as the server saw it and as the device says. */
export interface SeenStart {
  seenAt: number;
  saidAt: number;
}

type Dating = Start['datedBy'];

/** What is known of a sitting; times in epoch milliseconds. */
export interface SittingTimes {
  start: (SeenStart & { datedBy: Dating }) | null;
  /** The first fetch of the paper; fetches of papers without a schedule are not recorded. */
  fetchedAt: number | null;
  /** `timeTaken` in seconds. */
  handIn: { arrivedAt: number; timeTaken: number; evidence: { startedAt: number; handedInAt: number; datedBy: Dating } | null } | null;
  /** The time of the attempt, with the learner's extra time. */
  grantedMs: number;
  /** When the portal saw the account first; null where it is known by its sitting alone. */
  knownSince: number | null;
  /** Whether another account with the same verified address has handed in. */
  hasSecondAccount: boolean;
}

type Fact = SittingReport['facts'][number];

/** Two clocks may differ by this, and a message may be under way for as long. */
const toleranceMs = 60_000;

/** The time of an attempt with the minutes that everybody gets. */
const wholeMs = ({ moreMinutes }: Timetable, grantedMs: number): number => grantedMs + moreMinutes * 60_000;

/** When an attempt is over. A start that the server saw earlier than the device says counts as the server saw it. */
export function endOfAttempt({ seenAt, saidAt }: SeenStart, timetable: Timetable, grantedMs: number): number {
  const { closesAt, endsTogether } = timetable;
  const startedAt = Math.min(seenAt, saidAt);
  return (endsTogether && closesAt !== null ? Math.min(startedAt, closesAt) : startedAt) + wholeMs(timetable, grantedMs);
}

/** Of attempts with this time, those that began later are not over at a time; nor are they with more time. */
export function lastStartOver(timetable: Timetable, grantedMs: number, at: number): number {
  const { closesAt, endsTogether } = timetable;
  const startedAt = at - wholeMs(timetable, grantedMs);
  return endsTogether && closesAt !== null && closesAt <= startedAt ? Number.MAX_SAFE_INTEGER : startedAt;
}

type Moment =
  | 'opensAt'
  | 'closesAt'
  /** When the server saw the start, and when the device said then that it happened. */
  | 'startSeen'
  | 'startSaid'
  /** What the submission says. */
  | 'evidenceStart'
  | 'evidenceEnd'
  /** The start of the submission's evidence, plus its `timeTaken`. */
  | 'countedEnd'
  /** The same start, plus all the time that this learner had. */
  | 'allowedEnd'
  | 'arrival'
  /** The arrival less `timeTaken`: the attempt began then at the latest. */
  | 'latestStart';

/** NaN for a moment that is not known: it is after nothing, and nothing is after it. */
const unknown = Number.NaN;

function momentsOf({ start, handIn, grantedMs }: SittingTimes, timetable: Timetable): Record<Moment, number> {
  const { opensAt, closesAt } = timetable;
  // Without times of the assessment a start is told for the learner's other devices, and no fact is made of it.
  const told = hasTimes(timetable) ? start : null;
  const takenMs = (handIn?.timeTaken ?? unknown) * 1_000;
  const arrival = handIn?.arrivedAt ?? unknown;
  const evidenceStart = handIn?.evidence?.startedAt ?? unknown;
  return {
    opensAt: opensAt ?? unknown,
    closesAt: closesAt ?? unknown,
    startSeen: told?.seenAt ?? unknown,
    startSaid: told?.saidAt ?? unknown,
    evidenceStart,
    evidenceEnd: handIn?.evidence?.handedInAt ?? unknown,
    countedEnd: evidenceStart + takenMs,
    allowedEnd: evidenceStart + wholeMs(timetable, grantedMs),
    arrival,
    latestStart: arrival - takenMs,
  };
}

/** Of each pair, the first moment is not after the second by more than so many milliseconds; else the times do not fit, for this reason. */
const orders: readonly (readonly [Moment, Moment, number, Misfit])[] = [
  ['opensAt', 'startSeen', 0, 'before-opening'],
  ['opensAt', 'startSaid', 0, 'before-opening'],
  ['opensAt', 'evidenceStart', 0, 'before-opening'],
  ['opensAt', 'latestStart', toleranceMs, 'before-opening'],
  ['startSaid', 'closesAt', toleranceMs, 'after-last-start'],
  ['evidenceStart', 'closesAt', toleranceMs, 'after-last-start'],
  ['startSaid', 'startSeen', toleranceMs, 'device-clock'],
  ['startSaid', 'evidenceStart', toleranceMs, 'begun-twice'],
  ['evidenceStart', 'startSaid', toleranceMs, 'begun-twice'],
  ['startSaid', 'arrival', toleranceMs, 'device-clock'],
  ['evidenceStart', 'evidenceEnd', 0, 'device-clock'],
  ['evidenceEnd', 'arrival', toleranceMs, 'device-clock'],
  ['evidenceEnd', 'countedEnd', toleranceMs, 'other-length'],
  ['countedEnd', 'evidenceEnd', toleranceMs, 'other-length'],
  ['countedEnd', 'allowedEnd', toleranceMs, 'beyond-end'],
];

/** Whether a time is that of the server, whatever the clock of the device says. */
const isSure = (said: { datedBy: Dating } | null | undefined): boolean => said?.datedBy === 'server' || said?.datedBy === 'key';

function misfitOf(moments: Record<Moment, number>, { start, handIn }: SittingTimes): Misfit | undefined {
  // One device with a wrong clock tells its start by that clock, and the submission by the server's time that it heard since.
  const areSure = isSure(start) && isSure(handIn?.evidence);
  const broken = orders
    .filter(([earlier, later, byMs]) => moments[earlier] - moments[later] > byMs)
    .map(([, , , why]) => (why === 'begun-twice' && !areSure ? 'device-clock' : why));
  return misfits.find((why) => broken.includes(why));
}

/** When the portal heard of the account first. */
function firstSeen({ knownSince, start, fetchedAt }: SittingTimes): number {
  return Math.min(...[knownSince, start?.seenAt, fetchedAt].map((time) => time ?? Number.POSITIVE_INFINITY));
}

/** The facts of a sitting (contract/assessment/desk.ts), in the contract's order, and why its times do not fit. */
export function factsOf(sitting: SittingTimes, timetable: Timetable): Pick<SittingReport, 'facts' | 'misfit'> {
  const { start, handIn, fetchedAt, grantedMs } = sitting;
  const moments = momentsOf(sitting, timetable);
  const isSeen = start !== null && start.seenAt - start.saidAt <= toleranceMs;
  const handedInAt = handIn?.evidence?.handedInAt ?? moments.arrival;
  const misfit = misfitOf(moments, sitting);
  const holds: Record<Fact, boolean> = {
    'start-seen': isSeen,
    'start-said': !isSeen && (start !== null || !!handIn?.evidence),
    'arrived-later': moments.arrival - moments.evidenceEnd >= toleranceMs,
    late: handedInAt - (moments.closesAt + wholeMs(timetable, grantedMs)) > toleranceMs,
    'time-does-not-fit': misfit !== undefined,
    'never-fetched': fetchedAt === null && hasTimes(timetable),
    'more-than-given': (handIn?.timeTaken ?? 0) * 1_000 > wholeMs(timetable, grantedMs) + toleranceMs,
    'no-evidence': handIn !== null && handIn.evidence === null && hasTimes(timetable),
    // Without a time of release results are readable from the first hand-in on, so that the fact would say nothing.
    'after-release': timetable.resultsAt !== null && moments.arrival >= (releaseTime(timetable) ?? unknown),
    'second-account': handIn !== null && sitting.hasSecondAccount,
    'new-account': handIn !== null && sitting.knownSince !== null && firstSeen(sitting) > moments.opensAt,
  };
  return { facts: sittingFacts.filter((fact) => holds[fact]), ...(misfit && { misfit }) };
}
