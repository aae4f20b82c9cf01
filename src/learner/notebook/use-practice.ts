import { useRef, useState } from 'react';
import { type AnswerToQuestion, isAttempted, isRight } from '../../../analysis/answers/right';
import { type Mistake, rightsAfter, rightsToLeave } from '../../../analysis/notebook';
import { trustedClock } from '../../runner/device/trusted-clock';
import { record, settle, undo as takeBack } from '../practice/log';
import { study } from '../score/study';

/** The outcome of the answer on screen. */
export interface Checked {
  isRight: boolean;
  hasLeft: boolean;
  /** The solution was on the screen before: the answer was undone, and is now right. It does not count. */
  isTold: boolean;
  /** The event of the log, for undo; null: there is none. */
  eventId: string | null;
}

export interface Practice {
  /** null: all mistakes have been shown. */
  mistake: Mistake | null;
  /** From 1. */
  position: number;
  given: AnswerToQuestion;
  checked: Checked | null;
  right: number;
  answer: (given: AnswerToQuestion) => void;
  check: () => void;
  undo: () => void;
  next: () => void;
}

const untouched = { given: { selectedOptionId: null }, checked: null };

/**
 * One run through some mistakes. The list is fixed at the start, so that a question that leaves the notebook does not shift the next one.
 */
export function usePractice(uid: string, mistakes: readonly Mistake[]): Practice {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const [{ given, checked }, setAnswer] = useState<Pick<Practice, 'given' | 'checked'>>(untouched);
  // Known at once: a second press may come before the device has stored the first, or the screen shows it.
  const isTaken = useRef(false);
  const isSeen = useRef(false);
  const mistake = mistakes[at] ?? null;

  const check = async () => {
    if (mistake === null || isTaken.current || !isAttempted(mistake.question, given)) return;
    isTaken.current = true;
    const { questionId } = mistake.question;
    const isCorrect = isRight(mistake.question, given);
    const isTold = isSeen.current && isCorrect;
    isSeen.current = true;
    if (isTold) {
      setAnswer({ given, checked: { isRight: true, hasLeft: false, isTold, eventId: null } });
      return;
    }
    await trustedClock.load().catch(() => undefined /* The device's own time is near enough, and is put right before it is sent. */);
    const told = { type: 'answered', questionId, right: isCorrect, sure: true } as const;
    const eventId = await record(study, uid, told, trustedClock.now());
    const hasLeft = rightsAfter(mistake.rights, isCorrect) === rightsToLeave;
    setAnswer({ given, checked: { isRight: isCorrect, hasLeft, isTold, eventId } });
    if (isCorrect) setRight((count) => count + 1);
  };
  const undo = async () => {
    if (mistake === null || checked === null || !isTaken.current) return;
    isTaken.current = false;
    if (checked.eventId !== null) await takeBack(study, uid, checked.eventId);
    if (checked.isRight && !checked.isTold) setRight((count) => count - 1);
    setAnswer(untouched);
  };

  return {
    mistake,
    position: at + 1,
    given,
    checked,
    right,
    answer: (now) => checked === null && setAnswer({ given: now, checked: null }),
    check: () => void check(),
    undo: () => void undo(),
    next: () => {
      if (checked?.eventId) void settle(study, uid, checked.eventId).catch(() => undefined /* Sent later, as an answer that was left. */);
      isTaken.current = false;
      isSeen.current = false;
      setAt(at + 1);
      setAnswer(untouched);
    },
  };
}
