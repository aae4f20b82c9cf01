import { useRef, useState } from 'react';
import { type AnswerToQuestion, isAttempted, isRight } from '../../../analysis/answers/right';
import { type Drill, drilled, type Mistake, rightsToLeave } from '../../../analysis/notebook';
import { keepDrill, study, undoDrill } from '../score/study';

/** The outcome of the answer on screen. */
export interface Checked {
  isRight: boolean;
  hasLeft: boolean;
  /** The solution was on the screen before: the answer was undone, and is now right. It does not count. */
  isTold: boolean;
  /** The previous drill, for undo; null if there was none. */
  before: Drill | null;
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
    const before = (await study.drills.get([uid, questionId])) ?? null;
    const isTold = isSeen.current && isCorrect;
    isSeen.current = true;
    if (isTold) {
      setAnswer({ given, checked: { isRight: true, hasLeft: false, isTold, before } });
      return;
    }
    const after = drilled(questionId, mistake.rights, isCorrect, Date.now());
    await keepDrill(uid, after);
    setAnswer({ given, checked: { isRight: isCorrect, hasLeft: after.rights === rightsToLeave, isTold, before } });
    if (isCorrect) setRight((count) => count + 1);
  };
  const undo = async () => {
    if (mistake === null || checked === null || !isTaken.current) return;
    isTaken.current = false;
    await undoDrill(uid, mistake.question.questionId, checked.before);
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
      isTaken.current = false;
      isSeen.current = false;
      setAt(at + 1);
      setAnswer(untouched);
    },
  };
}
