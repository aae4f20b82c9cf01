import type { AfterKey, ChanceCounts } from '../../../contract/assessment/chance';
import type { Evidence } from '../../../contract/assessment/evidence';

/** One of the hand-ins of a learner, as far as it decides which of them counts. */
export interface NumberedScore {
  /** 1: the first. */
  number: number;
  score: number;
  /** 1: the copy of an unfinished attempt. */
  is_provisional: number;
  /** What the device says of the times of the attempt, as JSON; null: nothing. */
  evidence_json: string | null;
  after_key?: AfterKey | null | undefined;
}

/** A chance, as far as it decides that. */
export interface GivenCounts {
  number: number;
  counts: ChanceCounts;
  /** When the chance was taken back, epoch milliseconds; null: it was not. */
  withdrawn_at: number | null;
}

/** A device may hear so much later, in milliseconds, that a chance was taken back: it asks once a minute, and one reply may be lost. */
export const heardLateMs = 2 * 60_000;

/**
 * Whether a hand-in is of an attempt that began after its chance was taken back (ADR 88). One that says nothing of its start, or dates it by nothing but the
 * device's own clock, which may be wrong by years, began in time.
 */
export function isBegunTooLate({ number, evidence_json }: NumberedScore, chances: readonly GivenCounts[]): boolean {
  const withdrawnAt = chances.find((chance) => chance.number === number)?.withdrawn_at ?? null;
  if (withdrawnAt === null || evidence_json === null) return false;
  const { startedAt, datedBy } = JSON.parse(evidence_json) as Evidence;
  return datedBy !== 'device' && Date.parse(startedAt) > withdrawnAt + heardLateMs;
}

/** When a learner was first and last given the key; epoch milliseconds. */
export interface KeyReading {
  first_at: number;
  last_at: number;
}

/**
 * What a hand-in that arrives now is, of a learner who has read the key (ADR 90). `givenAt`: when its chance was given, epoch milliseconds; null: it is the
 * first hand-in, which needs none. An institute that gives a chance to a learner who has read the key knows so; a later reading sets the hand-in aside.
 */
export function afterKeyOf(reading: KeyReading | undefined, givenAt: number | null): AfterKey | null {
  if (reading === undefined) return null;
  return givenAt === null || reading.last_at > givenAt ? 'aside' : 'known';
}

/** The rule by which the hand-ins count: that of the latest chance that was used; until then the first one. */
function countingRule(chances: readonly GivenCounts[], handIns: readonly NumberedScore[]): ChanceCounts {
  const used = new Set(handIns.filter((one) => one.is_provisional === 0).map(({ number }) => number));
  const latest = chances.filter(({ number }) => used.has(number)).sort((a, b) => b.number - a.number)[0];
  return latest?.counts ?? 'first';
}

/**
 * Of which hand-ins one counts: those that were begun in time and arrived before the key; where there are none, those that were begun too late; those that were set
 * aside after the key, and a copy of an unfinished attempt, where there is nothing else.
 */
function eligible<T extends NumberedScore>(handIns: readonly T[], chances: readonly GivenCounts[]): readonly T[] {
  const whole = handIns.filter((one) => one.is_provisional === 0);
  const unaware = whole.filter((one) => one.after_key !== 'aside');
  const inTime = unaware.filter((one) => !isBegunTooLate(one, chances));
  return [inTime, unaware, whole, handIns].find((some) => some.length > 0) ?? [];
}

/** The hand-in of a learner that counts, and by which rule (ADR 78); null where there is none. Of equal scores the earlier one is the best. */
export function countedOf<T extends NumberedScore>(
  handIns: readonly T[],
  chances: readonly GivenCounts[],
): { handIn: T; rule: ChanceCounts } | null {
  const [first, ...others] = [...eligible(handIns, chances)].sort((a, b) => a.number - b.number);
  if (first === undefined) return null;
  const rule = countingRule(chances, [first, ...others]);
  if (rule === 'first') return { handIn: first, rule };
  return { handIn: others.reduce((best, one) => (rule === 'last' || one.score > best.score ? one : best), first), rule };
}
