import { useEffectEvent, useLayoutEffect } from 'react';
import { picturesBeside } from '../../../contract/question/picture';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useMissing } from '../../pictures/use-missing';
import { Page } from '../../ui/controls/Card';
import { useDisplay } from '../../ui/display/display';
import { isBilingual } from '../../ui/question/question-language';
import { OnlyIn } from '../../ui/review/OnlyIn';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import type { Exercise } from './exercise';
import type { RunStep, Wanted } from './kept-run';
import { PracticeEnd } from './PracticeEnd';
import { PracticeQuestion } from './PracticeQuestion';
import { useFocusOn } from './use-focus-on';
import { type Before, type Checked, usePractice } from './use-practice';

interface Props {
  uid: string;
  exercises: readonly Exercise[];
  before?: Before;
  /** Is told how the questions came out so far, until all are answered and left. */
  onStep?: (run: RunStep) => void;
  /** Called with those that were not known, for another run. */
  onAgain: (missed: readonly Exercise[]) => void;
  onEnd: (next: Wanted | null) => void;
}

/** Shows the questions one after the other, then a summary. Its heading, which leads back, is one row: on a phone the room is the question's. */
export function PracticeRun({ uid, exercises, before, onStep, onAgain, onEnd }: Props) {
  const studyCopy = useStudyCopy();
  const practice = usePractice(uid, exercises, before);
  const { exercise, position, done, checked } = practice;
  const tell = useEffectEvent((last: Checked | null) => {
    const shown = last && { given: practice.given, isSure: practice.isSure, checked: last };
    if (exercise !== null) onStep?.({ done: done.map((one) => one.checked), shown, orders: practice.orders });
  });
  // In the commit that shows the verdict: a page that is left right after its paint has kept the run.
  useLayoutEffect(() => tell(checked), [checked]);
  const top = useFocusOn<HTMLHeadingElement>(position);
  const questions = exercises.map(({ revision }) => revision.question);
  useMissing(picturesBeside(exercises.map(({ revision }) => revision)));
  const hasSwitch = exercise !== null && isBilingual(questions);
  // In large text the sign alone leads back, so that the languages stand in the same row.
  const isShort = useDisplay().text !== 'normal' && hasSwitch;
  const answered = position - (checked === null ? 1 : 0);
  return (
    <div className="max-sm:-mt-3">
      <Page
        title={
          <button type="button" className="-my-1.5 flex min-h-11 min-w-8 items-center gap-2 text-left" onClick={() => onEnd(null)}>
            <span aria-hidden="true">‹</span>
            <span className={isShort ? 'sr-only' : undefined}>{studyCopy.revise}</span>
          </button>
        }
        actions={
          exercise !== null && (
            <div className="flex items-center gap-3">
              {hasSwitch && <QuestionLanguageSwitch questions={questions} />}
              <h2 ref={top} tabIndex={-1} className="outline-none">
                {studyCopy.position(position, exercises.length)}
              </h2>
            </div>
          )
        }
      >
        {exercise === null ? (
          <PracticeEnd {...{ uid, done, onAgain, onEnd }} />
        ) : (
          <>
            {/* The numbers above say it in words. */}
            <div aria-hidden="true" className="-mt-3 -mb-2 h-2 overflow-hidden rounded-full border border-line bg-surface">
              <div
                data-progress=""
                className="h-full bg-brand transition-[width] duration-200"
                style={{ width: `${(100 * answered) / exercises.length}%` }}
              />
            </div>
            {/* In a box of its own it stands here, not at the end of the page. */}
            <div className="-my-1 empty:hidden">
              <OnlyIn questions={questions} shown={{ ...exercise.revision.question, text: exercise.revision.question.questionText }} />
            </div>
            <PracticeQuestion
              key={exercise.revision.question.questionId}
              uid={uid}
              exercise={exercise}
              practice={practice}
              isLast={position === exercises.length}
            />
          </>
        )}
        {/* Below: on a phone the button of the first question is in sight. */}
        <p className="text-ink-soft text-sm">{exercises.every(({ isRated }) => isRated) ? studyCopy.practiceNote : studyCopy.spareNote}</p>
      </Page>
    </div>
  );
}
