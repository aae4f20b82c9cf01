import type { Cohort, Insight } from '../contract/assessment/insight';
import { type Answered, isMistake, toldAs } from './answers/answered';
import { accuracyOf, breakdownBy, type Counts, categoryNames, subjectNames, weakestOf } from './breakdown';
import { marksFlow } from './marks-flow';

/** A lesson of a result, as numbers; the screen makes the sentence. */
export type Lesson =
  | { kind: 'negative'; lost: number; wrong: number }
  /** Questions left unanswered that most others got right; numbers in the paper, from 1. */
  | { kind: 'left-easy'; numbers: number[] }
  | { kind: 'weakest'; group: Counts }
  | { kind: 'time-on-wrong'; seconds: number; questions: number }
  /** Wrong answers in less time than a question takes to read; `seconds`: of each, on average, from 1. */
  | { kind: 'hasty'; seconds: number; questions: number }
  /** Of all that counts, what was left unanswered, or answered wrongly or partly. */
  | { kind: 'left' | 'wrong'; count: number; of: number }
  | { kind: 'flawless' };

/** A question that at least this share of all learners got right should not be left. */
const easyFrom = 0.6;
/** From this share on, what was left is a lesson beside others. */
const muchLeft = 1 / 3;
/** Less time on wrong answers is no advice. */
const leastSeconds = 60;

/** So many wrong answers, in less than so many seconds each on average, were given before the question was read. */
const leastHasty = 3;
const hastyBelow = 5;

/** What topics are told apart by: categories, or subjects where all questions share one category. */
const topicsBy = (answered: readonly Answered[]) => (breakdownBy(answered, categoryNames).length > 1 ? categoryNames : subjectNames);

/** The weakest topic of a result with several; undefined where one of too few answers came out worse, as the figures beside it show. */
function weakTopic(answered: readonly Answered[]): Counts | undefined {
  const groups = breakdownBy(answered, topicsBy(answered));
  const weakest = weakestOf(groups);
  if (groups.length === 1 || weakest === undefined) return undefined;
  const share = accuracyOf(weakest) ?? 0;
  return groups.some((group) => (accuracyOf(group) ?? 1) < share) ? undefined : weakest;
}

function leftEasy(answered: readonly Answered[], cohort: Cohort | null): number[] {
  const all = cohort?.participants ?? 0;
  const easy = new Set(cohort?.norms?.questions.filter(({ correct }) => correct >= easyFrom * all).map((norm) => norm.questionId));
  return answered.filter((one) => one.outcome === 'unattempted' && easy.has(one.questionId)).map((one) => one.number);
}

/** Returns the lessons of a result, most useful first. */
export function lessonsOf(answered: readonly Answered[], insight: Insight, cohort: Cohort | null): Lesson[] {
  const counting = answered.filter((one) => one.outcome !== 'dropped');
  if (counting.length > 0 && counting.every((one) => toldAs(one) === 'correct')) return [{ kind: 'flawless' }];
  const { lost, wrong } = marksFlow(answered, insight);
  const easy = leftEasy(answered, cohort);
  const group = weakTopic(answered);
  const timed = answered.filter((one) => one.outcome === 'wrong' && one.seconds !== null);
  const seconds = timed.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
  const isHasty = timed.length >= leastHasty && seconds < hastyBelow * timed.length;
  const of = counting.length;
  const left = counting.filter(({ outcome }) => outcome === 'unattempted').length;
  const notRight = counting.filter((one) => isMistake(toldAs(one))).length - left;
  const special: Lesson[] = [
    ...(lost > 0 ? [{ kind: 'negative' as const, lost, wrong }] : []),
    ...(easy.length > 0 ? [{ kind: 'left-easy' as const, numbers: easy }] : []),
    ...(group === undefined ? [] : [{ kind: 'weakest' as const, group }]),
    ...(isHasty ? [{ kind: 'hasty' as const, seconds: Math.max(1, Math.round(seconds / timed.length)), questions: timed.length }] : []),
    ...(seconds >= leastSeconds && !isHasty ? [{ kind: 'time-on-wrong' as const, seconds, questions: timed.length }] : []),
    ...(left > easy.length && left >= muchLeft * of ? [{ kind: 'left' as const, count: left, of }] : []),
  ];
  if (special.length > 0) return special;
  // A result of few answers has no topic to name.
  return [
    ...(notRight > 0 ? [{ kind: 'wrong' as const, count: notRight, of }] : []),
    ...(left > 0 ? [{ kind: 'left' as const, count: left, of }] : []),
  ];
}

/** The ids of the mistakes that a lesson speaks of, in paper order: what to practise next. */
export function mistakesBehind(lesson: Lesson, answered: readonly Answered[]): number[] {
  const isMeant = (one: Answered): boolean => {
    switch (lesson.kind) {
      case 'negative':
        return one.outcome === 'wrong';
      case 'left-easy':
        return lesson.numbers.includes(one.number);
      case 'weakest':
        return topicsBy(answered)(one).includes(lesson.group.name);
      case 'time-on-wrong':
      case 'hasty':
        return one.outcome === 'wrong' && one.seconds !== null;
      case 'left':
        return one.outcome === 'unattempted';
      case 'wrong':
        return one.outcome !== 'unattempted';
      case 'flawless':
        return false;
    }
  };
  return answered.filter((one) => isMistake(toldAs(one)) && isMeant(one)).map(({ questionId }) => questionId);
}

/** The mistakes that each lesson leads to; none where a lesson above leads to some of the same ones. */
export function offersOf(lessons: readonly Lesson[], answered: readonly Answered[]): number[][] {
  const offered = new Set<number>();
  return lessons.map((lesson) => {
    const only = mistakesBehind(lesson, answered);
    if (only.some((id) => offered.has(id))) return [];
    for (const id of only) offered.add(id);
    return only;
  });
}
