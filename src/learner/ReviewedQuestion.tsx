import type { ResultQuestion } from '../../contract/assessment';
import { Card } from '../ui/Card';
import { copy } from '../ui/copy';
import { outcomeLook, outcomeOf } from './outcome';
import { ReviewedOption } from './ReviewedOption';

/** One question as it was marked. */
export function ReviewedQuestion({ question, number }: { question: ResultQuestion; number: number }) {
  const outcome = outcomeOf(question);
  const { sign, word, text } = outcomeLook[outcome];
  return (
    <Card data-outcome={outcome} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold text-ink-soft text-sm">{copy.questionNumber(number)}</h3>
        <p className={`shrink-0 font-semibold text-sm ${text}`}>
          <span aria-hidden="true">{sign} </span>
          {word}
        </p>
      </div>
      <p className="wrap-anywhere whitespace-pre-line font-medium">{question.questionText}</p>
      <ul className="flex flex-col gap-2">
        {question.options.map((option, place) => (
          <ReviewedOption
            key={option.id}
            text={option.text}
            place={place}
            isChosen={option.id === question.selectedOptionId}
            isCorrect={option.id === question.correctOptionId}
          />
        ))}
      </ul>
      {question.explanation && (
        <div className="rounded-control bg-raised px-4 py-3">
          <h4 className="font-semibold text-sm">{copy.explanation}</h4>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{question.explanation}</p>
        </div>
      )}
    </Card>
  );
}
