import type { Submission } from '../../../contract/assessment/assessment';
import type { ClockNote } from '../../../contract/assessment/clock-note';
import { leftAt, paceOf, type Timing } from './pacing';

/** One learner's standing on one question. `at` is when it last changed, in trusted epoch milliseconds. */
export interface Standing {
  selectedOptionId: number | null;
  markedForReview: boolean;
  at: number;
  /** When the option that stands was chosen; absent where none stands, or in a row written before it was kept. */
  chosenAt?: number;
}

/**
 * `in-progress` may change · `handed-in` is final, its parcel waits in the outbox · `delivered`: the server has acknowledged it.
 */
export type AttemptStatus = 'in-progress' | 'handed-in' | 'delivered';

/** One learner's run at a paper. All its times are trusted epoch milliseconds (see clock.ts) plus `lag`. */
export interface Attempt {
  uid: string;
  assessmentId: number;
  status: AttemptStatus;
  startedAt: number;
  /** The one truth about time: nothing is taken at or after it. */
  deadline: number;
  /** null while in progress. Never after the deadline, however late the phone woke. */
  handedInAt: number | null;
  /** False while no word of the server has said what time it was when the attempt began. */
  isDated: boolean;
  /** How far that word has moved trusted time since: the attempt's own time goes on without the leap. Milliseconds. */
  lag: number;
  /** The question on screen. */
  currentQuestionId: number;
  /** Questions that have come on screen, each once. Absent in an attempt that an earlier version began. */
  visited?: readonly number[];
  /** All questions of the paper, in its order. */
  questionIds: readonly number[];
  /** Only questions the learner has touched. */
  standings: Readonly<Record<number, Standing>>;
  /** Absent where the server would not take it. */
  timing?: Timing;
  /** The time it was started with (contract/people/extra-time.ts); absent where it is the usual one, or where the server would not take it. */
  grantedPercent?: number;
  /** Whether the server takes a {@link clock}; absent where it does not. */
  tellsClock?: true;
  /** Why there may have been time left when it ran out; absent where that is certain. */
  clock?: ClockNote;
}

export type AttemptEvent =
  | { type: 'chose'; questionId: number; optionId: number; at: number }
  | { type: 'reset'; questionId: number; at: number }
  | { type: 'marked'; questionId: number; at: number }
  | { type: 'moved'; questionId: number; at: number }
  | { type: 'submitted'; at: number }
  /** `earliest`: the earliest time that it can be by the device's own clocks. */
  | { type: 'ticked'; at: number; earliest?: number };

const untouched: Standing = { selectedOptionId: null, markedForReview: false, at: 0 };

export const standingOf = (attempt: Attempt, questionId: number): Standing => attempt.standings[questionId] ?? untouched;

/** A fresh attempt. `seconds` comes from `sittingSeconds` (spec §9); a paper without questions cannot be sat and throws. */
export function begin(of: {
  uid: string;
  assessmentId: number;
  questionIds: readonly number[];
  seconds: number;
  at: number;
  isDated: boolean;
  /** Whether the time on each question is kept. */
  isTimed?: boolean;
  /** What is told of an extended time. */
  grantedPercent?: number | undefined;
  tellsClock?: boolean;
}): Attempt {
  const first = of.questionIds[0];
  if (first === undefined) throw new Error(`Assessment ${of.assessmentId} has no questions`);
  return {
    uid: of.uid,
    assessmentId: of.assessmentId,
    status: 'in-progress',
    startedAt: of.at,
    deadline: of.at + of.seconds * 1000,
    handedInAt: null,
    isDated: of.isDated,
    lag: 0,
    currentQuestionId: first,
    visited: [first],
    questionIds: of.questionIds,
    standings: {},
    ...(of.tellsClock && { tellsClock: true }),
    ...(of.isTimed && { timing: { since: of.at, spent: {} } }),
    ...(of.grantedPercent !== undefined && { grantedPercent: of.grantedPercent }),
  };
}

/**
 * The attempt after the server's word has moved trusted time by so much. One that began under a wrong clock keeps its own count and
 * has its beginning dated by it; for one that is dated, the word is the truth about what time is left.
 */
export const dateAttempt = <T extends Pick<Attempt, 'isDated' | 'lag'>>(attempt: T, by: number): T =>
  attempt.isDated ? attempt : { ...attempt, isDated: true, lag: attempt.lag - by };

/**
 * The attempt after an event. The same object comes back when nothing changes: the attempt is over, the time is up, or the
 * event says what already holds. Callers may compare by identity.
 */
export function step(attempt: Attempt, event: AttemptEvent): Attempt {
  if (attempt.status !== 'in-progress') return attempt;
  const isOver = event.at >= attempt.deadline;
  switch (event.type) {
    case 'ticked':
      return isOver ? { ...handedIn(attempt, attempt.deadline), ...clockNote(attempt, event) } : attempt;
    case 'submitted':
      return handedIn(attempt, Math.min(event.at, attempt.deadline));
    case 'moved':
      if (isOver || event.questionId === attempt.currentQuestionId || !attempt.questionIds.includes(event.questionId)) return attempt;
      return { ...timed(attempt, event.at), currentQuestionId: event.questionId, visited: withVisit(attempt, event.questionId) };
    default:
      return isOver || !attempt.questionIds.includes(event.questionId) ? attempt : answered(attempt, event);
  }
}

const withVisit = ({ visited = [], currentQuestionId }: Attempt, questionId: number): readonly number[] =>
  visited.includes(questionId) ? visited : [...new Set([...visited, currentQuestionId, questionId])];

type AnswerEvent = Extract<AttemptEvent, { type: 'chose' | 'reset' | 'marked' }>;

function answered(attempt: Attempt, event: AnswerEvent): Attempt {
  const before = standingOf(attempt, event.questionId);
  const after = changed(before, event);
  if (after.selectedOptionId === before.selectedOptionId && after.markedForReview === before.markedForReview) return attempt;
  // The server's word may turn time back a little; what was answered later is stamped later all the same.
  const at = Math.max(event.at, before.at);
  return { ...attempt, standings: { ...attempt.standings, [event.questionId]: { ...after, at } } };
}

function changed(standing: Standing, event: AnswerEvent): Standing {
  switch (event.type) {
    case 'chose':
      return { ...standing, selectedOptionId: event.optionId, chosenAt: event.at };
    case 'reset': {
      const { chosenAt: _, ...rest } = standing;
      return { ...rest, selectedOptionId: null };
    }
    case 'marked':
      return { ...standing, markedForReview: !standing.markedForReview };
  }
}

const handedIn = (attempt: Attempt, at: number): Attempt => ({ ...timed(attempt, at), status: 'handed-in', handedInAt: at });

/** Less than this is lost between two readings, not by a clock that was set. */
const notableMs = 60_000;

function clockNote({ deadline }: Attempt, { at, earliest = at }: { at: number; earliest?: number }): Pick<Attempt, 'clock'> {
  const left = deadline - earliest;
  return left < notableMs ? {} : { clock: { ahead: Math.round((at - earliest) / 1000), left: Math.round(left / 1000) } };
}

const timed = (attempt: Attempt, at: number): Attempt =>
  attempt.timing === undefined ? attempt : { ...attempt, timing: leftAt(attempt.timing, attempt.currentQuestionId, at) };

/** What is sent for an attempt that was handed in: every question in the paper's order, whole seconds, never more than the sitting. */
export function submissionOf(attempt: Attempt): Submission {
  const end = attempt.handedInAt ?? attempt.deadline;
  return {
    assessmentId: attempt.assessmentId,
    timeTaken: Math.max(0, Math.round((Math.min(end, attempt.deadline) - attempt.startedAt) / 1000)),
    submitted: true,
    answers: attempt.questionIds.map((questionId) => {
      const { selectedOptionId, markedForReview } = standingOf(attempt, questionId);
      return { questionId, selectedOptionId, markedForReview };
    }),
    ...(attempt.grantedPercent !== undefined && { grantedPercent: attempt.grantedPercent }),
    ...(attempt.tellsClock && attempt.clock && { clock: attempt.clock }),
    ...(attempt.timing && { pace: paceOf(attempt.timing, attempt.questionIds, attempt.standings) }),
  };
}
