import { type Paper, questionsOf } from '../../../contract/assessment';
import { optionLetters } from '../../../contract/limits';
import { Button } from '../../ui/Button';
import { Prose } from '../../ui/maths/Prose';
import { useCopy } from '../../ui/use-copy';
import { type Attempt, standingOf } from '../attempt/attempt';
import { statusOf } from '../attempt/palette';
import type { Move } from './runner-store';

interface Props {
  paper: Paper;
  attempt: Attempt;
  /** Shown only: it is over, or another page has it. */
  isLocked: boolean;
  onMove: (move: Move) => void;
  onOpenPalette: () => void;
}

/** The current question with its options, and the ways on from it. */
export function QuestionCard({ paper, attempt, isLocked, onMove, onOpenPalette }: Props) {
  const copy = useCopy();
  const questionId = attempt.currentQuestionId;
  const question = questionsOf(paper).find((q) => q.id === questionId);
  const index = attempt.questionIds.indexOf(questionId);
  const standing = standingOf(attempt, questionId);
  const goBy = (step: number) => {
    const next = attempt.questionIds[index + step];
    if (next !== undefined) onMove({ type: 'moved', questionId: next });
  };
  if (question === undefined) return null;
  return (
    <section id="question" aria-label={`Question ${index + 1}`} data-status={statusOf(standing)} className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2>
          Question {index + 1} <span className="font-normal text-ink-soft">of {attempt.questionIds.length}</span>
        </h2>
        <Button look="quiet" className="lg:hidden" onClick={onOpenPalette}>
          ▦ {copy.palette}
        </Button>
      </div>
      <fieldset key={questionId} disabled={isLocked} className="flex min-w-0 flex-col gap-3">
        <legend className="mb-4 wrap-anywhere whitespace-pre-wrap text-lg">
          <Prose text={question.description} />
        </legend>
        {question.options.map((option, i) => (
          <label
            key={option.id}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface px-3 py-3 hover:bg-raised has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name={`question-${questionId}`}
              className="mt-1 size-5 shrink-0 accent-brand outline-none"
              checked={standing.selectedOptionId === option.id}
              onChange={() => onMove({ type: 'chose', questionId, optionId: option.id })}
            />
            <span className="font-semibold text-ink-soft">{optionLetters[i]}.</span>
            <span className="wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap">
              <Prose text={option.text} />
            </span>
          </label>
        ))}
      </fieldset>
      <div className="sticky bottom-0 -mx-4 mt-auto grid grid-cols-2 gap-2 text-sm sm:text-base border-line border-t bg-surface/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur sm:flex sm:flex-wrap lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:px-0">
        <Button
          look="secondary"
          disabled={isLocked}
          aria-pressed={standing.markedForReview}
          className="gap-1 whitespace-nowrap px-2 aria-pressed:border-marked aria-pressed:bg-marked aria-pressed:text-white"
          onClick={() => onMove({ type: 'marked', questionId })}
        >
          {standing.markedForReview && <span aria-hidden="true">⚑</span>}
          {copy.markForReview}
        </Button>
        <Button
          look="secondary"
          disabled={isLocked || standing.selectedOptionId === null}
          onClick={() => onMove({ type: 'reset', questionId })}
        >
          {copy.resetAnswer}
        </Button>
        <Button look="secondary" className="sm:ml-auto" disabled={isLocked || index === 0} onClick={() => goBy(-1)}>
          ← {copy.previous}
        </Button>
        <Button disabled={isLocked || index === attempt.questionIds.length - 1} onClick={() => goBy(1)}>
          {copy.next} →
        </Button>
      </div>
    </section>
  );
}
