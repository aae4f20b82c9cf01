import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Card } from '../controls/Card';
import { Sign } from '../controls/Sign';
import { Prose } from '../maths/Prose';
import { Explanation } from './Explanation';
import { type MarkedAs, outcomeLook } from './outcome';
import { ReviewedOption } from './ReviewedOption';
import type { ShowsPicture } from './shows-picture';
import { useRead } from './use-read';

interface Props {
  question: ResultQuestion;
  number: number;
  outcome: MarkedAs;
  /** The time that the learner took; null: unknown. */
  spent: string | null;
  isMarked: boolean;
  Figure: ShowsPicture;
}

/** A marked question. */
export function ReviewedQuestion({ question, number, outcome, spent, isMarked, Figure }: Props) {
  const reviewCopy = useReviewCopy();
  const copy = useCopy();
  const { lang, questionText, options, explanation } = useRead(question);
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
            Figure={Figure}
          />
        ))}
      </ul>
      {(spent !== null || isMarked) && (
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {spent !== null && <span>{reviewCopy.spent(spent)}</span>}
          {isMarked && <span>{reviewCopy.markedForReview}</span>}
        </p>
      )}
      <Explanation text={explanation} lang={lang} picture={question.explanationPicture} heading="h4" Figure={Figure} />
    </Card>
  );
}
