import type { ChanceCounts } from '../../contract/assessment/chance';

/** One of the hand-ins of a learner, as far as it decides which of them counts. */
export interface NumberedScore {
  /** 1: the first. */
  number: number;
  score: number;
  /** 1: the copy of an unfinished attempt. */
  is_provisional: number;
}

/** A chance, as far as it decides that. */
export interface GivenCounts {
  number: number;
  counts: ChanceCounts;
}

/** The rule by which the hand-ins count: that of the latest chance that was used; until then the first one. */
export function countingRule(chances: readonly GivenCounts[], handIns: readonly NumberedScore[]): ChanceCounts {
  const used = new Set(handIns.filter((one) => one.is_provisional === 0).map(({ number }) => number));
  const latest = chances.filter(({ number }) => used.has(number)).sort((a, b) => b.number - a.number)[0];
  return latest?.counts ?? 'first';
}

/**
 * The hand-in that counts (ADR 78); null where there is none. Of equal scores the earlier one is the best. A copy of an unfinished attempt counts only where
 * nothing else does.
 */
export function countedOf<T extends NumberedScore>(handIns: readonly T[], rule: ChanceCounts): T | null {
  const whole = handIns.filter((one) => one.is_provisional === 0);
  const [first, ...others] = (whole.length > 0 ? whole : [...handIns]).sort((a, b) => a.number - b.number);
  if (first === undefined) return null;
  if (rule === 'first') return first;
  return others.reduce((best, one) => (rule === 'last' || one.score > best.score ? one : best), first);
}
