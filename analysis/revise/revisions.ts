import type { Result, ResultQuestion } from '../../contract/assessment/assessment';
import { dayMs } from '../../contract/fields/times';
import type { PracticeEvent } from '../../contract/practice/events';
import type { Passage } from '../../contract/question/passage';
import { answeredOf, isBlank, isMistake, type Judged, toldAs } from '../answers/answered';
import { fold, notedOf, type Practised } from '../practice';
import { daysUntilReturn, gainOf, isLastLook } from './exam-date';
import { daysBetween, type Grade, type Memory, type Trace } from './trace';

/**
 * Why a question is due. As it came out in the assessment: `wrong`, `partly`, `unattempted`. `key`: its key was corrected. As it came out in practice:
 * `missed`, `unsure` (also: partly right), `time` (right, and time to see whether it stayed).
 */
export type Why = 'wrong' | 'partly' | 'unattempted' | 'key' | 'saved' | 'missed' | 'unsure' | 'time';

/** A question of this person's results, as {@link revisionsOf} finds it. */
export interface Revision {
  question: ResultQuestion;
  /** What the question shares with others. */
  passage?: Passage;
  subjectName: string;
  categories: readonly string[];
  difficultyLevel: string;
  assessmentId: number;
  assessmentTitle: string | null;
  /** As it came out in that assessment. */
  outcome: Exclude<Judged, 'dropped'> | 'partly';
  isSaved: boolean;
  /** When the star or its note was last said, epoch milliseconds; null: the question is not saved. */
  savedAt: number | null;
  /** The person's own, beside the star; empty: none. */
  note: string;
  /** Whether it was answered in practice. */
  isPractised: boolean;
  trace: Trace;
  /** Time of the last answer, epoch milliseconds. */
  lastAt: number;
  /** The expected share of right answers now, 0 to 1. */
  recall: number;
  /** When and why it comes back; null: a question that was always known, and was not saved. */
  due: { at: number; why: Why } | null;
  /** The day of an exam that is ahead, to which `due` is fitted, epoch milliseconds; null: none. */
  examAt: number | null;
}

/** The grade of an answer in practice. An event has no partly right: such an answer is told as right and not sure. */
export const gradeOf = ({ isRight, isSure }: { isRight: boolean; isSure: boolean }): Grade =>
  isRight ? (isSure ? 'good' : 'hard') : 'again';

const gradeOfOutcome = { wrong: 'again', unattempted: 'again', partly: 'hard', correct: 'good' } as const;

interface Answer {
  at: number;
  grade: Grade;
  /** Set for an answer in an assessment. */
  outcome: Revision['outcome'] | null;
  /** Of a hand-in without any answer, which says nothing of memory. */
  isOfBlank: boolean;
}

type Seen = Omit<Revision, 'isSaved' | 'savedAt' | 'note' | 'isPractised' | 'trace' | 'lastAt' | 'recall' | 'due' | 'examAt'> & {
  /** Answers in assessments. */
  answers: Answer[];
  /** When its key was corrected; null: never. */
  correctedAt: number | null;
};

/** Results, the latest hand-in first. */
export const latestFirst = (results: readonly Result[]): Result[] =>
  results.toSorted((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt) || b.assessmentId - a.assessmentId);

/** All questions of these results that count by their key, each from the latest assessment that has it; from one that was handed in blank only where no other has it. */
function seenIn(results: readonly Result[], now: number): Map<number, Seen> {
  const seen = new Map<number, Seen>();
  for (const result of latestFirst(results)) {
    const { assessmentId, assessmentTitle } = result;
    const at = Math.min(now, Date.parse(result.submittedAt));
    const answered = answeredOf(result);
    const isOfBlank = isBlank(answered);
    for (const [place, one] of answered.entries()) {
      const question = result.questions[place] as ResultQuestion;
      const outcome = toldAs(one);
      if (outcome === 'dropped' || question.ruling !== undefined) continue;
      const answer = { at, grade: gradeOfOutcome[outcome], outcome, isOfBlank };
      const known = seen.get(one.questionId);
      const isTold = known?.answers.some((other) => isOfBlank || !other.isOfBlank);
      known?.answers.push(answer);
      if (isTold) continue;
      const passage = question.passage && result.passages?.find(({ id }) => id === question.passage?.id);
      const corrected = result.regrades?.find(({ questionId, change }) => questionId === one.questionId && change === 'key');
      const { subjectName, categories, difficultyLevel } = one;
      seen.set(one.questionId, {
        ...{ question, ...(passage && { passage }), subjectName, categories, difficultyLevel: difficultyLevel.trim() },
        ...{ assessmentId, assessmentTitle, outcome, answers: known?.answers ?? [answer] },
        correctedAt: corrected ? Math.min(now, Date.parse(corrected.at)) : (known?.correctedAt ?? null),
      });
    }
  }
  return seen;
}

/** When and why a question comes back, by all its answers, oldest first. */
function dueOf(
  answers: readonly Answer[],
  trace: Trace,
  { isSaved, correctedAt, examAt }: { isSaved: boolean; correctedAt: number | null; examAt: number | null },
  memory: Memory,
) {
  const last = answers.at(-1) as Answer;
  // It is sat again before it is practised; what was saved comes at once.
  if (last.isOfBlank) return isSaved ? ({ at: last.at, why: 'saved' } as const) : null;
  // Once: any answer after the correction is one by the new key.
  if (correctedAt !== null && last.at <= correctedAt) return { at: correctedAt, why: 'key' } as const;
  const isKnown = answers.every(({ grade }) => grade === 'good');
  if (isKnown && !isSaved) return null;
  // A mistake of an assessment is due from then on, until it is practised.
  if (last.outcome !== null && isMistake(last.outcome)) return { at: last.at, why: last.outcome };
  // So is what was saved: whoever saves a question wants to see it.
  if (isKnown && last.outcome !== null) return { at: last.at, why: 'saved' } as const;
  const at = last.at + daysUntilReturn(memory, trace, last.at, examAt) * dayMs;
  return { at, why: ({ again: 'missed', hard: 'unsure', good: 'time' } as const)[last.grade] };
}

function revisionOf(one: Seen, practised: Practised | undefined, memory: Memory, now: number, examAt: number | null): Revision {
  const { answers: inAssessments, correctedAt, ...told } = one;
  // What was right by the old key says nothing of the new one. A time ahead of now is one of a clock that was ahead.
  const inPractice = (practised?.answers ?? [])
    .filter(({ at }) => correctedAt === null || at > correctedAt)
    .map((answer): Answer => ({ at: Math.min(now, answer.at), grade: gradeOf(answer), outcome: null, isOfBlank: false }));
  const all = [...inAssessments, ...inPractice].toSorted((a, b) => a.at - b.at);
  const telling = all.filter(({ isOfBlank }) => !isOfBlank);
  const answers = telling.length > 0 ? telling : all;
  const isSaved = practised?.isSaved ?? false;
  let trace: Trace | null = null;
  let lastAt = answers[0]?.at ?? now;
  for (const { at, grade } of answers) {
    trace = memory.after(trace, daysBetween(lastAt, at), grade);
    lastAt = at;
  }
  const known = trace as Trace;
  return {
    ...{
      ...told,
      isSaved,
      savedAt: practised?.savedAt ?? null,
      note: notedOf(practised),
      isPractised: inPractice.length > 0,
      trace: known,
      lastAt,
    },
    recall: memory.recall(known, daysBetween(lastAt, now)),
    due: dueOf(answers, known, { isSaved, correctedAt, examAt }, memory),
    examAt,
  };
}

/** Lowest first: what is least known now; in the last days before an exam, what gains most by an answer now. */
const placeOf = (one: Revision, memory: Memory, now: number): number =>
  isLastLook(now, one.examAt) ? -gainOf(memory, one, now, one.examAt) : one.recall;

/**
 * All questions of these results with what practice makes of them, in the order in which they are asked: least known first, before an exam as ADR 81 says. A pure
 * fold over results and events, the same for any order and any repeats of them. `now`, and `examAt` ahead of it: trusted epoch milliseconds.
 */
export function revisionsOf(
  results: readonly Result[],
  events: Iterable<PracticeEvent>,
  memory: Memory,
  now: number,
  examAt: number | null = null,
): Revision[] {
  const practised = fold(events);
  return [...seenIn(results, now)]
    .map(([id, seen]) => {
      const one = revisionOf(seen, practised.get(id), memory, now, examAt);
      return { one, place: placeOf(one, memory, now) };
    })
    .sort((a, b) => a.place - b.place || a.one.question.questionId - b.one.question.questionId)
    .map(({ one }) => one);
}

/** What comes back until a time, corrected keys first. */
export function dueUntil(revisions: readonly Revision[], until: number): Revision[] {
  const due = revisions.filter((one) => one.due !== null && one.due.at <= until);
  const isKey = ({ due }: Revision) => due?.why === 'key';
  return [...due.filter(isKey), ...due.filter((one) => !isKey(one))];
}

/** Days until a question comes back after an answer now. */
export const daysAfter = ({ trace, lastAt, examAt }: Revision, grade: Grade, memory: Memory, now: number): number =>
  daysUntilReturn(memory, memory.after(trace, daysBetween(lastAt, now), grade), now, examAt);
