import type { Cohort } from '../../contract/assessment/insight';
import type { Answered } from './answered';

/** From this multiple of the usual time on a question counts as slow. */
const slowFrom = 1.5;
/** Shorter than this nothing is slow, in seconds: a glance says nothing. */
const atLeast = 10;

function middle(values: readonly number[]): number | null {
  const rising = values.toSorted((a, b) => a - b);
  const half = Math.floor(rising.length / 2);
  if (rising.length === 0) return null;
  return rising.length % 2 === 1 ? (rising[half] as number) : ((rising[half - 1] as number) + (rising[half] as number)) / 2;
}

/** The cohort's median seconds on a question, or null. */
export function usualSeconds(cohort: Cohort | null): (questionId: number) => number | null {
  const medians = new Map(cohort?.norms?.questions.map((norm) => [norm.questionId, norm.medianSeconds]));
  return (questionId) => medians.get(questionId) ?? null;
}

/** Ids of the questions that took at least half as long again as they take others; without a cohort, as the learner's own middle question. */
export function slowOnes(answered: readonly Answered[], cohort: Cohort | null): Set<number> {
  const usual = usualSeconds(cohort);
  const own = middle(answered.flatMap((one) => (one.seconds === null || one.seconds === 0 ? [] : [one.seconds])));
  const isSlow = ({ questionId, seconds }: Answered): boolean => {
    const measure = usual(questionId) ?? own;
    return seconds !== null && measure !== null && seconds >= atLeast && seconds >= slowFrom * measure;
  };
  return new Set(answered.filter(isSlow).map((one) => one.questionId));
}

/** Answered questions in the order they were answered. */
export const inOrder = (answered: readonly Answered[]): Answered[] =>
  answered.filter((one) => one.place !== null).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
