import { outcomeOf } from '../../../analysis/answers/answered';
import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Figure } from '../../pictures/Figure';
import { Card } from '../../ui/controls/Card';
import { Sign } from '../../ui/controls/Sign';
import { Prose } from '../../ui/maths/Prose';
import { useFigures } from '../figures';
import { Explanation } from '../review/Explanation';
import { ReviewedOption } from '../review/ReviewedOption';
import { useRead } from '../review/use-read';
import { outcomeLook } from '../score/outcome';

interface Props {
  question: ResultQuestion;
  number: number;
  /** null: unknown. */
  seconds: number | null;
  isMarked: boolean;
}

/** A marked question. */
export function ReviewedQuestion({ question, number, seconds, isMarked }: Props) {
  const { durationText } = useFigures();
  const reviewCopy = useReviewCopy();
  const copy = useCopy();
  const { lang, questionText, options, explanation } = useRead(question);
  const outcome = outcomeOf(question);
  const { sign, text } = outcomeLook[outcome];
  return (
    <Card data-outcome={outcome} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold text-ink-soft text-sm">{copy.questionNumber(number)}</h3>
        <p className={`shrink-0 font-semibold text-sm ${text}`}>
          <Sign of={sign} /> {copy.outcomes[outcome]}
        </p>
      </div>
      <p lang={lang} className="wrap-anywhere whitespace-pre-line font-medium">
        <Prose text={questionText} />
      </p>
      <Figure picture={question.picture} />
      <ul data-options className="flex flex-col gap-2">
        {options.map((option, place) => (
          <ReviewedOption
            key={option.id}
            option={option}
            lang={lang}
            place={place}
            isChosen={option.id === question.selectedOptionId}
            isCorrect={option.id === question.correctOptionId}
          />
        ))}
      </ul>
      {(seconds !== null || isMarked) && (
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {seconds !== null && <span>{reviewCopy.spent(durationText(seconds))}</span>}
          {isMarked && <span>{reviewCopy.markedForReview}</span>}
        </p>
      )}
      <Explanation text={explanation} lang={lang} picture={question.explanationPicture} heading="h4" />
    </Card>
  );
}
