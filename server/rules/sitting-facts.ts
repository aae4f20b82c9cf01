import { type SittingReport, sittingFacts } from '../../contract/assessment/desk';
import { hasTimes, type Timetable } from './schedule';

/** A start, as the server saw it and as the device says. */
export interface SeenStart {
  seenAt: number;
  saidAt: number;
}

/** What is known of a sitting; times in epoch milliseconds. */
export interface SittingTimes {
  start: SeenStart | null;
  /** The first fetch of the paper; fetches of papers without a schedule are not recorded. */
  fetchedAt: number | null;
  /** `timeTaken` in seconds. */
  handIn: { arrivedAt: number; timeTaken: number; evidence: { startedAt: number; handedInAt: number } | null } | null;
  /** The time of the attempt, with the learner's extra time. */
  grantedMs: number;
}

type Fact = SittingReport['facts'][number];

/** Two clocks may differ by this, and a message may be under way for as long. */
const toleranceMs = 60_000;

/** When an attempt is over. A start that the server saw earlier than the device says counts as the server saw it. */
export function endOfAttempt({ seenAt, saidAt }: SeenStart, { closesAt, endsTogether }: Timetable, grantedMs: number): number {
  const startedAt = Math.min(seenAt, saidAt);
  return (endsTogether && closesAt !== null ? Math.min(startedAt, closesAt) : startedAt) + grantedMs;
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
  | 'arrival'
  /** The arrival less `timeTaken`: the attempt began then at the latest. */
  | 'latestStart';

function momentsOf({ start, handIn }: SittingTimes, { opensAt, closesAt }: Timetable): Record<Moment, number | null> {
  const evidence = handIn?.evidence ?? null;
  const takenMs = (handIn?.timeTaken ?? 0) * 1_000;
  return {
    opensAt,
    closesAt,
    startSeen: start?.seenAt ?? null,
    startSaid: start?.saidAt ?? null,
    evidenceStart: evidence?.startedAt ?? null,
    evidenceEnd: evidence?.handedInAt ?? null,
    countedEnd: evidence && evidence.startedAt + takenMs,
    arrival: handIn?.arrivedAt ?? null,
    latestStart: handIn && handIn.arrivedAt - takenMs,
  };
}

/** Of each pair, the first moment is not after the second by more than so many milliseconds. */
const orders: readonly (readonly [Moment, Moment, number])[] = [
  ['opensAt', 'startSeen', 0],
  ['opensAt', 'startSaid', 0],
  ['opensAt', 'evidenceStart', 0],
  ['opensAt', 'latestStart', toleranceMs],
  ['startSaid', 'closesAt', toleranceMs],
  ['evidenceStart', 'closesAt', toleranceMs],
  ['startSaid', 'startSeen', toleranceMs],
  ['startSaid', 'evidenceStart', toleranceMs],
  ['evidenceStart', 'startSaid', toleranceMs],
  ['startSaid', 'arrival', toleranceMs],
  ['evidenceStart', 'evidenceEnd', 0],
  ['evidenceEnd', 'arrival', toleranceMs],
  ['evidenceEnd', 'countedEnd', toleranceMs],
  ['countedEnd', 'evidenceEnd', toleranceMs],
];

const isAfter = (a: number | null, b: number | null, byMs: number): boolean => a !== null && b !== null && a - b > byMs;

/** The facts of a sitting (contract/assessment/desk.ts), in the contract's order. */
export function factsOf(sitting: SittingTimes, schedule: Timetable): Fact[] {
  const { start, handIn, fetchedAt, grantedMs } = sitting;
  const evidence = handIn?.evidence ?? null;
  const moments = momentsOf(sitting, schedule);
  const lastEnd = schedule.closesAt && schedule.closesAt + grantedMs;
  const isSeen = start !== null && start.seenAt - start.saidAt <= toleranceMs;
  const holds: Record<Fact, boolean> = {
    'start-seen': isSeen,
    'start-said': !isSeen && (start !== null || evidence !== null),
    'arrived-later': handIn !== null && evidence !== null && handIn.arrivedAt - evidence.handedInAt >= toleranceMs,
    late: isAfter(moments.evidenceEnd ?? moments.arrival, lastEnd, toleranceMs),
    'time-does-not-fit': orders.some(([earlier, later, byMs]) => isAfter(moments[earlier], moments[later], byMs)),
    'never-fetched': fetchedAt === null && hasTimes(schedule),
  };
  return sittingFacts.filter((fact) => holds[fact]);
}
