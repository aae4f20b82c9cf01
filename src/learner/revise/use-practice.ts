import { useRef, useState } from 'react';
import { isAttempted, isPartOfRight, isRight } from '../../../analysis/answers/right';
import { inOptionOrder, optionOrder } from '../../../analysis/revise/option-order';
import { daysAfter, gradeOf } from '../../../analysis/revise/revisions';
import type { GivenAnswer } from '../../../contract/assessment/given';
import { trustedClock } from '../../runner/device/trusted-clock';
import { study } from '../device/study';
import { record, settle, undo as takeBack } from '../practice/log';
import { memory } from '../practice/memory';
import type { Exercise } from './exercise';

/** The outcome of the answer on screen. */
export interface Checked {
  isRight: boolean;
  /** Some of several right options, and no wrong one. */
  isPartly: boolean;
  /** No answer was given: the solution was asked for. */
  isAsked: boolean;
  /** The solution was on the screen before: the answer was undone, and is now right. It does not count. */
  isTold: boolean;
  /** In how many days the question comes back; null: it does not, or not by this answer. */
  days: number | null;
  /** The event of the log, for undo; null: there is none. */
  eventId: string | null;
}

/** A question of a run that is over. */
export interface Done {
  exercise: Exercise;
  checked: Checked;
}

/** Right, and not only after its solution was on the screen. */
export const isKnown = ({ checked }: Done): boolean => checked.isRight && !checked.isTold;

export interface PracticeAnswer {
  given: GivenAnswer;
  isSure: boolean;
  checked: Checked | null;
  /** The device could not store the last press; it may be repeated. */
  hasFailed?: boolean;
}

export interface Practice extends PracticeAnswer {
  /** Its options are in another order at each showing; null: all questions have been shown. */
  exercise: Exercise | null;
  /** From 1. */
  position: number;
  /** The answered ones, in the order of their showing; the last one once it is left. */
  done: readonly Done[];
  answer: (given: GivenAnswer) => void;
  setSure: (isSure: boolean) => void;
  check: () => void;
  /** Shows the solution without an answer. */
  skip: () => void;
  undo: () => void;
  next: () => void;
}

const untouched: PracticeAnswer = { given: { selectedOptionId: null }, isSure: true, checked: null };

/** The question as it is shown this time. */
function shuffled({ revision, ...rest }: Exercise): Exercise {
  const { question } = revision;
  return { ...rest, revision: { ...revision, question: inOptionOrder(question, optionOrder(question, Math.random)) } };
}

/**
 * One run through some questions. The list is fixed at the start, so that a question that is due no more does not shift the next one. `done` and `shown`: the first of them,
 * answered before the page was loaded again.
 */
export function usePractice(
  uid: string,
  exercises: readonly Exercise[],
  before: { done: readonly Done[]; shown: PracticeAnswer | null } = { done: [], shown: null },
): Practice {
  const [shown] = useState(() => exercises.map(shuffled));
  const [at, setAt] = useState(before.done.length);
  const [done, setDone] = useState(before.done);
  const [answer, setAnswer] = useState(before.shown ?? untouched);
  const { given, isSure, checked } = answer;
  // Known at once: a second press may come before the device has stored the first, or the screen shows it.
  const isTaken = useRef(before.shown !== null);
  const isSeen = useRef(before.shown !== null);
  const exercise = shown[at] ?? null;

  /** Writes an answer to the log. Partly right is written as right and not sure: an event has no field of its own for it. */
  const write = async ({ revision }: Exercise, isKnown: boolean, isKnownWell: boolean): Promise<Pick<Checked, 'days' | 'eventId'>> => {
    await trustedClock.load().catch(() => undefined /* The device's own time is near enough, and is put right before it is sent. */);
    const now = trustedClock.now();
    const told = { type: 'answered', questionId: revision.question.questionId, right: isKnown, sure: isKnownWell } as const;
    const eventId = await record(study, uid, told, now);
    const grade = gradeOf({ isRight: isKnown, isSure: isKnownWell });
    // A question with a corrected key comes back once, and then only if it was not known.
    return { eventId, days: revision.due?.why === 'key' ? null : daysAfter(revision, grade, memory, now) };
  };
  const check = async (last: GivenAnswer) => {
    if (exercise === null || isTaken.current) return;
    isTaken.current = true;
    const { question } = exercise.revision;
    const isCorrect = isRight(question, last);
    const isPartly = isPartOfRight(question, last);
    const isTold = isSeen.current && (isCorrect || isPartly);
    try {
      const kept =
        isTold || !exercise.isRated ? { eventId: null, days: null } : await write(exercise, isCorrect || isPartly, isSure && !isPartly);
      isSeen.current = true;
      const isAsked = !isAttempted(question, last);
      setAnswer({ given: last, isSure, checked: { isRight: isCorrect, isPartly, isAsked, isTold, ...kept } });
    } catch {
      isTaken.current = false;
      setAnswer({ ...answer, hasFailed: true });
    }
  };
  const undo = async () => {
    if (checked === null || !isTaken.current) return;
    isTaken.current = false;
    try {
      if (checked.eventId !== null) await takeBack(study, uid, checked.eventId);
      setAnswer(untouched);
    } catch {
      isTaken.current = true;
      setAnswer({ ...answer, hasFailed: true });
    }
  };

  return {
    ...answer,
    exercise,
    position: at + 1,
    done,
    answer: (now) => checked === null && setAnswer({ ...answer, given: now }),
    setSure: (now) => checked === null && setAnswer({ ...answer, isSure: now }),
    check: () => void (exercise && isAttempted(exercise.revision.question, given) && check(given)),
    skip: () => void check(untouched.given),
    undo: () => void undo(),
    next: () => {
      if (checked?.eventId) void settle(study, uid, checked.eventId).catch(() => undefined /* Sent later, as an answer that was left. */);
      isTaken.current = false;
      isSeen.current = false;
      if (exercise && checked) setDone([...done, { exercise, checked }]);
      setAt(at + 1);
      setAnswer(untouched);
    },
  };
}
