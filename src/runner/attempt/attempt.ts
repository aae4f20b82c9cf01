import * as v from 'valibot';
import { BesideSchema, type Submission } from '../../../contract/assessment/assessment';
import type { ClockNote } from '../../../contract/assessment/clock-note';
import type { Start } from '../../../contract/assessment/evidence';
import { givenOf, isGiven } from '../../../contract/assessment/given';
import { isoTime } from '../../../contract/fields/id';
import { maxTypedNumber } from '../../../contract/fields/limits';
import { leftAt, paceOf, type Timing } from './pacing';
import { deadlineOf, isInWindow, type LockedSection, windowAt, windowOf } from './sections/windows';

/** The learner's answer to one question. `at`: time of the last change, trusted epoch milliseconds. */
export interface Standing {
  selectedOptionId: number | null;
  /** The ticked options of a question with several right ones, ascending; absent if none is ticked. */
  selectedOptionIds?: readonly number[];
  /** What was typed as a number, perhaps half of it; absent if nothing is typed. */
  value?: string;
  markedForReview: boolean;
  at: number;
  /** When the answer was last changed. Absent without an answer, and in rows of versions that did not record this time. */
  chosenAt?: number;
}

/**
 * `in-progress`: can change. · `handed-in`: final; the parcel waits in the outbox. · `delivered`: the server has acknowledged the
 * submission.
 */
type AttemptStatus = 'in-progress' | 'handed-in' | 'delivered';

/** One learner's attempt at one paper. All times are trusted epoch milliseconds (see clock.ts) plus `lag`. */
export interface Attempt {
  uid: string;
  assessmentId: number;
  status: AttemptStatus;
  startedAt: number;
  /** The end of the attempt. Events at or after the deadline change nothing. */
  deadline: number;
  /** The minutes that everybody and this learner got during the attempt, which are in the deadline (ADR 35). Absent if there are none. */
  moreMinutes?: number;
  /** How many of them are this learner's alone (ADR 75). Absent if there never were any. */
  ownMinutes?: number;
  /** How often minutes were taken back, as far as the attempt has followed. Absent: never. */
  timeCuts?: number;
  /**
   * null while in progress, and absent beside `needs`: versions up to 0.8.0 read no attempt without it, and so hand in none of which they
   * would send less than it has (ADR 49). Never after the deadline, even if the phone wakes later.
   */
  handedInAt?: number | null;
  /** What a page must know to go on with the attempt: the needs of its paper. Absent if there are none. */
  needs?: readonly string[];
  /** False if no server time was known when the attempt began. */
  isDated: boolean;
  /** Milliseconds by which server time has moved trusted time since the start. The attempt keeps its own time, without the jump. */
  lag: number;
  /** The id of the question on screen. */
  currentQuestionId: number;
  /** Ids of the questions that have been on screen, each once. Absent until the learner moves. */
  visited?: readonly number[];
  /** Ids of all questions of the paper, in paper order. */
  questionIds: readonly number[];
  /** The locked sections in the order of their windows (sections/windows.ts). Absent if the paper has none. */
  sections?: readonly LockedSection[];
  /** When sections ended before the end of their windows, in the order of time. */
  sectionEnds?: readonly number[];
  /** Answers by question id; only questions that the learner has touched. */
  standings: Readonly<Record<number, Standing>>;
  /** Absent if the server does not accept the time spent on questions. */
  timing?: Timing;
  /**
   * The granted time in percent (contract/people/extra-time.ts). Absent if it is the usual time, or if the server does not accept the
   * field.
   */
  grantedPercent?: number;
  /** True if the server accepts a {@link clock}; otherwise absent. */
  tellsClock?: true;
  /** Why the learner may have had time left at the deadline. Absent if the time was certainly over. */
  clock?: ClockNote;
  /** The number of the hand-in, of a chance to sit the assessment again (ADR 78). Absent of the first. */
  chance?: number;
  /** An admin's preview, which ends with the role. Absent in previews of versions up to 0.10.0. */
  isPreview?: true;
  /** What dates the start (contract/assessment/evidence.ts). Absent if the server does not accept evidence. */
  datedBy?: Start['datedBy'];
  /** The look in which it began, and stays. Absent in attempts of earlier versions, which follow the device's habit. */
  look?: 'plain' | 'hall';
}

export type AttemptEvent =
  | { type: 'chose'; questionId: number; optionId: number; at: number }
  /** An option of a question with several right ones was ticked, or its tick taken off. */
  | { type: 'toggled'; questionId: number; optionId: number; at: number }
  /** A number was typed; `value` is all that stands there now. */
  | { type: 'typed'; questionId: number; value: string; at: number }
  | { type: 'reset'; questionId: number; at: number }
  | { type: 'marked'; questionId: number; at: number }
  | { type: 'moved'; questionId: number; at: number }
  /** The learner ends a section before its window ends. `section`: its position, from 0; another section than the current one stays. */
  | { type: 'finished'; section: number; at: number }
  /**
   * There is more time; `minutes` in all, of which `own` are this learner's alone. They go to the current section. A lower total than before counts only
   * with a higher number of `cuts`, and only while the attempt is not in these minutes (ADR 75).
   */
  | { type: 'extended'; minutes: number; own?: number; cuts?: number; at: number }
  | { type: 'submitted'; at: number }
  /** `earliest`: the earliest time that the device's own clocks allow. */
  | { type: 'ticked'; at: number; earliest?: number };

const untouched: Standing = { selectedOptionId: null, markedForReview: false, at: 0 };

export const standingOf = (attempt: Attempt, questionId: number): Standing => attempt.standings[questionId] ?? untouched;

/**
 * Creates an attempt. `seconds` comes from `sittingSeconds` (spec §9), with `sections` from their sum. Throws if the paper has no
 * questions.
 */
export function begin(of: {
  uid: string;
  assessmentId: number;
  questionIds: readonly number[];
  seconds: number;
  sections?: readonly LockedSection[] | undefined;
  at: number;
  isDated: boolean;
  /** Whether the time spent on each question is recorded. */
  isTimed?: boolean;
  /** The granted percentage that the submission will report. */
  grantedPercent?: number | undefined;
  tellsClock?: boolean;
  datedBy?: Start['datedBy'] | undefined;
  /** The latest end, trusted epoch milliseconds. */
  endsBy?: number;
  /** Of the paper. */
  needs?: readonly string[] | undefined;
  /** The number of the hand-in, if it is not the first. */
  chance?: number | undefined;
  isPreview?: boolean;
  look?: Attempt['look'];
}): Attempt {
  const first = of.questionIds[0];
  if (first === undefined) throw new Error(`Assessment ${of.assessmentId} has no questions`);
  return {
    uid: of.uid,
    assessmentId: of.assessmentId,
    status: 'in-progress',
    startedAt: of.at,
    deadline: Math.min(of.at + of.seconds * 1000, of.endsBy ?? Number.POSITIVE_INFINITY),
    ...(of.needs === undefined ? { handedInAt: null } : { needs: of.needs }),
    ...(of.chance && { chance: of.chance }),
    ...(of.isPreview && { isPreview: true }),
    isDated: of.isDated,
    lag: 0,
    currentQuestionId: first,
    questionIds: of.questionIds,
    ...(of.sections && { sections: of.sections }),
    standings: {},
    ...(of.tellsClock && { tellsClock: true }),
    ...(of.isTimed && { timing: { since: of.at, spent: {} } }),
    ...(of.grantedPercent !== undefined && { grantedPercent: of.grantedPercent }),
    ...(of.datedBy && { datedBy: of.datedBy }),
    ...(of.look && { look: of.look }),
  };
}

/**
 * Returns the attempt after server time moved trusted time by `by` milliseconds. An undated attempt began under an unchecked clock: `lag`
 * absorbs the jump, and the attempt becomes dated. A dated attempt follows trusted time and stays unchanged.
 */
export const dateAttempt = <T extends Pick<Attempt, 'isDated' | 'lag'>>(attempt: T, by: number): T =>
  attempt.isDated ? attempt : { ...attempt, isDated: true, lag: attempt.lag - by };

/**
 * Returns the attempt after an event. Returns the same object if nothing changes: the attempt is over, the time is up, or the event repeats
 * the current state. Callers may compare by identity. With locked sections, any event at a time of another section first moves the attempt
 * there, and an event for a question of another section changes nothing else.
 */
export function step(attempt: Attempt, event: AttemptEvent): Attempt {
  if (attempt.status !== 'in-progress') return attempt;
  if (event.at >= attempt.deadline) {
    if (event.type === 'ticked') return { ...handedIn(attempt, attempt.deadline), ...clockNote(attempt, event) };
    return event.type === 'submitted' ? handedIn(attempt, attempt.deadline) : attempt;
  }
  const here = arrived(attempt, event.at);
  switch (event.type) {
    case 'ticked':
      return here;
    case 'submitted':
      return handedIn(here, event.at);
    case 'moved':
      if (event.questionId === here.currentQuestionId || !isInWindow(here, event.questionId, event.at)) return here;
      return shown(timed(here, event.at), event.questionId);
    case 'extended':
      return extended(here, event);
    case 'finished':
      return finished(here, event);
    default:
      return isInWindow(here, event.questionId, event.at) ? answered(here, event) : here;
  }
}

const shown = (attempt: Attempt, questionId: number): Attempt => ({
  ...attempt,
  currentQuestionId: questionId,
  visited: withVisit(attempt, questionId),
});

const withVisit = ({ visited = [], currentQuestionId }: Attempt, questionId: number): readonly number[] =>
  visited.includes(questionId) ? visited : [...new Set([...visited, currentQuestionId, questionId])];

/** Returns the attempt with a question of the current section on screen. The time of sections that were slept through belongs to no question. */
function arrived(attempt: Attempt, at: number): Attempt {
  const { questionIds, from } = windowAt(attempt, at);
  const [first] = questionIds;
  if (first === undefined || questionIds.includes(attempt.currentQuestionId)) return attempt;
  const { timing, ...left } = timed(attempt, at);
  return shown({ ...left, ...(timing && { timing: { ...timing, since: Math.max(timing.since, from) } }) }, first);
}

function extended(attempt: Attempt, { minutes, own, cuts, at }: Extract<AttemptEvent, { type: 'extended' }>): Attempt {
  const { moreMinutes = 0, ownMinutes, timeCuts = 0 } = attempt;
  const more = minutes - moreMinutes;
  const isCut = (cuts ?? 0) > timeCuts;
  if (!isCut && (more < 0 || (more === 0 && (own ?? ownMinutes) === ownMinutes))) return attempt;
  const { section } = windowAt(attempt, at);
  const sections = attempt.sections?.map((one, i) =>
    i === section ? { ...one, seconds: one.seconds + more * 60, more: (one.more ?? 0) + more } : one,
  );
  const next = following(attempt, {
    ...attempt,
    moreMinutes: minutes,
    ...(own !== undefined && { ownMinutes: own }),
    ...(isCut && { timeCuts: cuts }),
    deadline: attempt.deadline + more * 60_000,
    ...(sections && { sections }),
  });
  return more >= 0 || areUnused(next, section, at) ? next : attempt;
}

/** Whether an attempt is not in the minutes that it would lose: its section goes on, every answer counts, and the section is not shorter than without minutes. */
function areUnused(next: Attempt, section: number, at: number): boolean {
  const now = windowAt(next, at);
  const latest = Math.max(at, ...Object.values(next.standings).map((standing) => standing.at));
  return now.section === section && latest < now.until && (next.sections?.[section]?.more ?? 0) >= 0;
}

function finished(attempt: Attempt, { section, at }: Extract<AttemptEvent, { type: 'finished' }>): Attempt {
  const { sections = [], sectionEnds = [] } = attempt;
  const { section: current, from, questionIds } = windowAt(attempt, at);
  if (section !== current || !sections[section]?.mayFinishEarly || section === sections.length - 1) return attempt;
  // Server time may turn trusted time back a little. Every answer of the section must still lie in the window.
  const end = Math.max(at, from + 1, ...questionIds.map((id) => standingOf(attempt, id).at + 1));
  const next: Attempt = { ...attempt, sectionEnds: [...sectionEnds, end] };
  return arrived(following(attempt, { ...next, deadline: deadlineOf(next) }), end);
}

/** An answer that a wrong clock took ahead of its section moves with the section's window, and still counts. */
function following(before: Attempt, after: Attempt): Attempt {
  const moved = (id: string, standing: Standing): Standing => {
    const by = windowOf(after, Number(id)).from - windowOf(before, Number(id)).from;
    return by === 0 ? standing : { ...standing, at: standing.at + by };
  };
  const standings = Object.fromEntries(Object.entries(after.standings).map(([id, standing]) => [id, moved(id, standing)]));
  return { ...after, standings };
}

type AnswerEvent = Extract<AttemptEvent, { type: 'chose' | 'toggled' | 'typed' | 'reset' | 'marked' }>;

function answered(attempt: Attempt, event: AnswerEvent): Attempt {
  const before = standingOf(attempt, event.questionId);
  const after = changed(before, event);
  if (after === before) return attempt;
  // Server time may turn trusted time back a little. A later change must still have a later stamp.
  const at = Math.max(event.at, before.at);
  return { ...attempt, standings: { ...attempt.standings, [event.questionId]: { ...after, at } } };
}

/** Returns the standing after an event; the same object if nothing changes. */
function changed(standing: Standing, event: AnswerEvent): Standing {
  switch (event.type) {
    case 'chose':
      return event.optionId === standing.selectedOptionId ? standing : withAnswer(standing, { selectedOptionId: event.optionId }, event.at);
    case 'toggled':
      return withAnswer(standing, { selectedOptionIds: toggled(standing.selectedOptionIds, event.optionId) }, event.at);
    case 'typed': {
      // The server would refuse a submission with a longer text.
      const value = event.value.slice(0, maxTypedNumber);
      return value === (standing.value ?? '') ? standing : withAnswer(standing, { value }, event.at);
    }
    case 'reset':
      return isGiven(standing) ? withAnswer(standing, {}, event.at) : standing;
    case 'marked':
      return { ...standing, markedForReview: !standing.markedForReview };
  }
}

const toggled = (ids: readonly number[] = [], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].sort((a, b) => a - b);

type AnswerGiven = Partial<Pick<Standing, 'selectedOptionId' | 'selectedOptionIds' | 'value'>>;

/** The new answer stands in the place of the old one. An answer of which nothing is left leaves no trace. */
function withAnswer({ markedForReview, at }: Standing, answer: AnswerGiven, chosenAt: number): Standing {
  const empty = { selectedOptionId: null, markedForReview, at };
  const given = { ...empty, ...answer };
  return isGiven(given) ? { ...given, chosenAt } : empty;
}

const handedIn = (attempt: Attempt, at: number): Attempt => ({ ...timed(attempt, at), status: 'handed-in', handedInAt: at });

/** A gap below one minute is normal between two readings and is no sign of a changed clock. */
const notableMs = 60_000;

function clockNote({ deadline }: Attempt, { at, earliest = at }: { at: number; earliest?: number }): Pick<Attempt, 'clock'> {
  const left = deadline - earliest;
  return left < notableMs ? {} : { clock: { ahead: Math.round((at - earliest) / 1000), left: Math.round(left / 1000) } };
}

/** A question is on screen until its section ends at the latest. */
const timed = (attempt: Attempt, at: number): Attempt => {
  const { timing, currentQuestionId } = attempt;
  const end = Math.min(at, windowOf(attempt, currentQuestionId).until);
  return timing === undefined ? attempt : { ...attempt, timing: leftAt(timing, currentQuestionId, end) };
};

/** Returns a time of the attempt in trusted time, ISO 8601, or null: a server time that was heard later dates an undated attempt too. */
const trustedTime = ({ lag }: Pick<Attempt, 'lag'>, at: number): string | null => isoTime(at - lag);

/** Returns the body of the call `start`, or null if the server does not accept evidence or the time cannot be said. */
export function startOf(attempt: Pick<Attempt, 'startedAt' | 'lag' | 'datedBy'>): Start | null {
  const startedAt = trustedTime(attempt, attempt.startedAt);
  return attempt.datedBy === undefined || startedAt === null ? null : { startedAt, datedBy: attempt.datedBy };
}

/** Returns the standings that count: with locked sections, only those stamped in the window of their section. */
const countedIn = (attempt: Attempt): Attempt['standings'] =>
  Object.fromEntries(Object.entries(attempt.standings).filter(([id, { at }]) => isInWindow(attempt, Number(id), at)));

/** Returns the submission of a handed-in attempt: every question in paper order, `timeTaken` in whole seconds, at most the granted time. */
export function submissionOf(attempt: Attempt): Submission {
  const end = attempt.handedInAt ?? attempt.deadline;
  const start = startOf(attempt);
  const standings = countedIn(attempt);
  return {
    assessmentId: attempt.assessmentId,
    timeTaken: Math.max(0, Math.round((Math.min(end, attempt.deadline) - attempt.startedAt) / 1000)),
    submitted: true,
    answers: attempt.questionIds.map((questionId) => {
      const standing = standings[questionId] ?? untouched;
      return { questionId, ...givenOf(standing), markedForReview: standing.markedForReview };
    }),
    ...(attempt.chance && { chance: attempt.chance }),
    // A server of an earlier version refuses what is beyond the contract.
    ...v.parse(BesideSchema, {
      ...(attempt.grantedPercent !== undefined && { grantedPercent: attempt.grantedPercent }),
      ...(attempt.tellsClock && attempt.clock && { clock: attempt.clock }),
      ...(start && { evidence: { ...start, handedInAt: trustedTime(attempt, end) } }),
      ...(attempt.timing && { pace: paceOf(attempt.timing, attempt.questionIds, standings) }),
    }),
  };
}
