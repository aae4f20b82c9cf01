import type { Cohort } from '../../contract/assessment/insight';
import { type Answered, isBlank } from './answered';

/** A question counts as slow from this multiple of the usual time. */
const slowFrom = 1.5;
/** In seconds; a shorter time is never slow. */
const atLeast = 10;

function middle(values: readonly number[]): number | null {
  const rising = values.toSorted((a, b) => a - b);
  const half = Math.floor(rising.length / 2);
  if (rising.length === 0) return null;
  return rising.length % 2 === 1 ? (rising[half] as number) : ((rising[half - 1] as number) + (rising[half] as number)) / 2;
}

/** Returns a function from question id to the cohort's median seconds, or null. */
export function usualSeconds(cohort: Cohort | null): (questionId: number) => number | null {
  const medians = new Map(cohort?.norms?.questions.map((norm) => [norm.questionId, norm.medianSeconds]));
  return (questionId) => medians.get(questionId) ?? null;
}

/** Returns the ids of slow questions: 1.5 times the cohort's median or more; without a cohort, of the learner's own median. Where nothing was answered, none is. */
export function slowOnes(answered: readonly Answered[], cohort: Cohort | null): Set<number> {
  if (isBlank(answered)) return new Set();
  const usual = usualSeconds(cohort);
  const own = middle(answered.flatMap((one) => (one.seconds === null || one.seconds === 0 ? [] : [one.seconds])));
  const isSlow = ({ questionId, seconds }: Answered): boolean => {
    const measure = usual(questionId) ?? own;
    return seconds !== null && measure !== null && seconds >= atLeast && seconds >= slowFrom * measure;
  };
  return new Set(answered.filter(isSlow).map((one) => one.questionId));
}

/** Fewer own times say nothing of the next question. */
const fewestTimes = 10;

/** The median seconds of a learner's own answers; null: too few are timed. */
export function ownSeconds(answered: readonly Answered[]): number | null {
  const times = answered.flatMap(({ outcome, seconds }) => (seconds && (outcome === 'correct' || outcome === 'wrong') ? [seconds] : []));
  return times.length < fewestTimes ? null : middle(times);
}

/** Returns the answered questions in the order of the answers. */
export const inOrder = (answered: readonly Answered[]): Answered[] =>
  answered.filter((one) => one.place !== null).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
