import type { Cohort, Insight } from '../contract/assessment/insight';
import type { Answered } from './answers/answered';
import { accuracyOf, categoryNames, type Group, groupsBy, subjectNames } from './groups';
import { marksFlow } from './marks';

/** What a learner can take from a result; numbers only, the sentences are the screen's. */
export type Lesson =
  | { kind: 'negative'; lost: number; wrong: number }
  /** Left, though most others got them right. Numbers in the paper. */
  | { kind: 'left-easy'; numbers: number[] }
  | { kind: 'weakest'; group: Group }
  | { kind: 'time-on-wrong'; seconds: number; questions: number }
  | { kind: 'flawless' };

/** Right for at least so many of all: one that should not be left. */
const easyFrom = 0.6;
/** A group of fewer attempted questions says too little. */
const enough = 2;

function weakestOf(answered: readonly Answered[]): Group | null {
  const byCategory = groupsBy(answered, categoryNames);
  const groups = byCategory.length > 1 ? byCategory : groupsBy(answered, subjectNames);
  const told = groups.filter((group) => group.correct + group.wrong >= enough && group.wrong > 0);
  const rising = told.sort((a, b) => (accuracyOf(a) ?? 1) - (accuracyOf(b) ?? 1) || b.wrong - a.wrong);
  return groups.length > 1 ? (rising[0] ?? null) : null;
}

function leftEasy(answered: readonly Answered[], cohort: Cohort | null): number[] {
  const all = cohort?.participants ?? 0;
  const easy = new Set(cohort?.norms?.questions.filter(({ correct }) => correct >= easyFrom * all).map((norm) => norm.questionId));
  return answered.filter((one) => one.outcome === 'unattempted' && easy.has(one.questionId)).map((one) => one.number);
}

/** The most useful first. */
export function lessonsOf(answered: readonly Answered[], insight: Insight, cohort: Cohort | null): Lesson[] {
  if (answered.every((one) => one.outcome === 'correct')) return [{ kind: 'flawless' }];
  const { lost, wrong } = marksFlow(answered, insight);
  const easy = leftEasy(answered, cohort);
  const group = weakestOf(answered);
  const timed = answered.filter((one) => one.outcome === 'wrong' && one.seconds !== null);
  const seconds = timed.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
  return [
    ...(lost > 0 ? [{ kind: 'negative' as const, lost, wrong }] : []),
    ...(easy.length > 0 ? [{ kind: 'left-easy' as const, numbers: easy }] : []),
    ...(group === null ? [] : [{ kind: 'weakest' as const, group }]),
    ...(seconds > 0 ? [{ kind: 'time-on-wrong' as const, seconds, questions: timed.length }] : []),
  ];
}
