import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { isRightOption } from '../../../contract/assessment/right-options';
import type { RegradeNotice } from '../../../contract/assessment/ruling';
import type { Copy } from '../../copy/en/common';
import type { ReviewCopy } from '../../copy/en/review';
import { useCopy } from '../../copy/use-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Card } from '../controls/Card';
import { Sign } from '../controls/Sign';
import { Prose } from '../maths/Prose';
import { Explanation } from './Explanation';
import { type JudgedAs, outcomeLook } from './outcome';
import { RegradeNote } from './RegradeNote';
import { ReviewedOption } from './ReviewedOption';
import type { ShowsPicture } from './shows-picture';
import { useRead } from './use-read';

interface Props {
  question: ResultQuestion;
  number: number;
  outcome: JudgedAs;
  /** The time that the learner took; null: unknown. */
  spent: string | null;
  isMarked: boolean;
  /** How the question was changed after hand-ins; absent if it was not. */
  notice?: RegradeNotice | undefined;
  Figure: ShowsPicture;
}

function outcomeWords(copy: Copy, reviewCopy: ReviewCopy, { ruling }: ResultQuestion, outcome: JudgedAs): string {
  if (ruling === 'bonus') return reviewCopy.marksForAll;
  return outcome === 'dropped' ? reviewCopy.dropped : copy.outcomes[outcome];
}

/** A marked question. */
export function ReviewedQuestion({ question, number, outcome, spent, isMarked, notice, Figure }: Props) {
  const reviewCopy = useReviewCopy();
  const copy = useCopy();
  const { lang, questionText, options, explanation } = useRead(question);
  const { sign, text } = outcomeLook[outcome];
  return (
    <Card data-outcome={outcome} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold text-ink-soft text-sm">{copy.questionNumber(number)}</h3>
        <p className={`shrink-0 font-semibold text-sm ${text}`}>
          <Sign of={sign} /> {outcomeWords(copy, reviewCopy, question, outcome)}
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
            isCorrect={isRightOption(question, option.id)}
            isJudged={question.ruling === undefined}
            Figure={Figure}
          />
        ))}
      </ul>
      {notice && <RegradeNote notice={notice} />}
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
