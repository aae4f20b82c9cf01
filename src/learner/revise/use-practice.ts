import { useRef, useState } from 'react';
import { isAttempted, isPartOfRight, isRight } from '../../../analysis/answers/right';
import { inOptionOrder, optionOrder } from '../../../analysis/revise/option-order';
import { daysAfter, gradeOf } from '../../../analysis/revise/revisions';
import type { GivenAnswer } from '../../../contract/assessment/given';
import { pause } from '../../runner/device/pause';
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
  /** How the options of each question stand. */
  orders: readonly (readonly number[])[];
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

/** Where a run goes on. */
export interface Before {
  /** The first of its questions. */
  done: readonly Done[];
  /** Of the next one, if it is checked. */
  shown: PracticeAnswer | null;
  /** How the options of each question stand; absent: in any order. */
  orders?: readonly (readonly number[] | undefined)[];
}

export const atStart: Before = { done: [], shown: null };

const untouched: PracticeAnswer = { given: { selectedOptionId: null }, isSure: true, checked: null };

/** How its options are shown this time: in any order, or as before the page was loaded again. */
const orderOf = ({ revision: { question } }: Exercise, kept: readonly number[] | undefined): readonly number[] =>
  kept?.length === question.options.length ? kept : optionOrder(question, Math.random);

const inOrder = ({ revision, ...rest }: Exercise, order: readonly number[]): Exercise => ({
  ...rest,
  revision: { ...revision, question: inOptionOrder(revision.question, order) },
});

/** So long the verdict waits for the device, milliseconds. */
const patienceMs = 700;

/** One run through some questions. The list is fixed at the start, so that a question that is due no more does not shift the next one. `before`: of the page that was loaded again. */
export function usePractice(uid: string, exercises: readonly Exercise[], before: Before = atStart): Practice {
  const [orders] = useState(() => exercises.map((exercise, place) => orderOf(exercise, before.orders?.[place])));
  const [shown] = useState(() => exercises.map((exercise, place) => inOrder(exercise, orders[place] ?? [])));
  const [at, setAt] = useState(before.done.length);
  const [done, setDone] = useState(before.done);
  const [answer, setAnswer] = useState(before.shown ?? untouched);
  const { given, isSure, checked } = answer;
  // Known at once: a second press may come before the screen shows the first.
  const isTaken = useRef(before.shown !== null);
  const isSeen = useRef(before.shown !== null);
  /** The question on screen, for what the device answers later. */
  const place = useRef(at);
  const written = useRef<Promise<unknown>>(Promise.resolve());
  const exercise = shown[at] ?? null;

  // The verdict says that the answer is kept; a device that does not answer holds it up for a moment only.
  const check = (last: GivenAnswer) => {
    if (exercise === null || isTaken.current) return;
    isTaken.current = true;
    const { question, due } = exercise.revision;
    const isCorrect = isRight(question, last);
    const isPartly = isPartOfRight(question, last);
    const isTold = isSeen.current && (isCorrect || isPartly);
    const isAsked = !isAttempted(question, last);
    isSeen.current = true;
    const outcome = { isRight: isCorrect, isPartly, isAsked, isTold };
    if (isTold || !exercise.isRated) return setAnswer({ given: last, isSure, checked: { ...outcome, days: null, eventId: null } });
    // Partly right is written as right and not sure: an event has no field of its own for it.
    const rated = { isRight: isCorrect || isPartly, isSure: isSure && !isPartly };
    const now = trustedClock.now();
    // A question with a corrected key comes back once, and then only if it was not known.
    const days = due?.why === 'key' ? null : daysAfter(exercise.revision, gradeOf(rated), memory, now);
    const eventId = crypto.randomUUID();
    const told = { type: 'answered', questionId: question.questionId, right: rated.isRight, sure: rated.isSure } as const;
    const write = () => record(study, uid, told, now, eventId);
    const isWritten = write().then(
      () => true,
      async () => {
        // The question was left: no press tries again.
        if (place.current !== at) return write().then(() => true);
        isTaken.current = false;
        isSeen.current = false;
        setAnswer({ given: last, isSure, checked: null, hasFailed: true });
        return false;
      },
    );
    written.current = isWritten;
    void Promise.race([isWritten, pause(patienceMs).then(() => true)]).then(
      (isToShow) => isToShow && setAnswer({ given: last, isSure, checked: { ...outcome, days, eventId } }),
      () => undefined /* The question was left. */,
    );
  };
  const undo = async () => {
    if (checked === null || !isTaken.current) return;
    isTaken.current = false;
    const isLeft = () => place.current !== at;
    try {
      await written.current;
      if (checked.eventId !== null && !isLeft()) await takeBack(study, uid, checked.eventId);
      if (!isLeft()) setAnswer(untouched);
    } catch {
      if (isLeft()) return;
      isTaken.current = true;
      setAnswer({ ...answer, hasFailed: true });
    }
  };

  return {
    ...answer,
    exercise,
    position: at + 1,
    orders,
    done,
    answer: (now) => checked === null && setAnswer({ ...answer, given: now }),
    setSure: (now) => checked === null && setAnswer({ ...answer, isSure: now }),
    check: () => exercise && isAttempted(exercise.revision.question, given) && check(given),
    skip: () => check(untouched.given),
    undo: () => void undo(),
    next: () => {
      const eventId = checked?.eventId;
      if (eventId)
        void written.current.then(() => settle(study, uid, eventId)).catch(() => undefined /* Sent later, as an answer that was left. */);
      place.current = at + 1;
      isTaken.current = false;
      isSeen.current = false;
      if (exercise && checked) setDone([...done, { exercise, checked }]);
      setAt(at + 1);
      setAnswer(untouched);
    },
  };
}
