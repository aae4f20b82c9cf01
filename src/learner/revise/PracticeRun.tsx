import { type RefObject, useEffect, useRef } from 'react';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { OnlyIn } from '../../ui/review/OnlyIn';
import type { Exercise } from './exercise';
import { PracticeEnd } from './PracticeEnd';
import { PracticeQuestion } from './PracticeQuestion';
import { usePractice } from './use-practice';

/** Returns a ref whose element gets the focus when it appears, and whenever `what` changes. */
function useFocusOn<E extends HTMLElement>(what: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` only triggers the effect.
  useEffect(() => {
    element.current?.focus();
  }, [what]);
  return element;
}

interface Props {
  uid: string;
  exercises: readonly Exercise[];
  /** Called with those that were not known, for another run. */
  onAgain: (missed: readonly Exercise[]) => void;
  onEnd: () => void;
}

/** Shows the questions one after the other, then a summary. */
export function PracticeRun({ uid, exercises, onAgain, onEnd }: Props) {
  const studyCopy = useStudyCopy();
  const practice = usePractice(uid, exercises);
  const { exercise, position, done } = practice;
  const top = useFocusOn<HTMLHeadingElement>(position);
  const heading = exercise === null ? studyCopy.finished : studyCopy.position(position, exercises.length);
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="outline-none">
        {heading}
      </h2>
      {exercise === null ? (
        <PracticeEnd {...{ uid, done, onAgain, onEnd }} />
      ) : (
        <>
          <OnlyIn
            questions={exercises.map(({ revision }) => revision.question)}
            shown={{ ...exercise.revision.question, text: exercise.revision.question.questionText }}
          />
          <PracticeQuestion
            key={exercise.revision.question.questionId}
            uid={uid}
            exercise={exercise}
            practice={practice}
            isLast={position === exercises.length}
          />
          <Button variant="quiet" className="self-start" onClick={onEnd}>
            {studyCopy.backToRevise}
          </Button>
        </>
      )}
    </>
  );
}
