import type { ReactNode } from 'react';
import type { ResultQuestion } from '../../../contract/assessment/assessment';
import type { ToldRegrade } from '../../../contract/assessment/ruling';
import type { Spoken } from '../../../contract/question/translation';
import type { ReviewCopy } from '../../copy/en/review';
import { useCopy } from '../../copy/use-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Card } from '../controls/Card';
import { Sign } from '../controls/Sign';
import { WholeText } from '../maths/WholeText';
import { Explanation } from './Explanation';
import { OnlyIn } from './OnlyIn';
import { type JudgedAs, outcomeLook } from './outcome';
import { RegradeNote } from './RegradeNote';
import { ReviewedAnswer } from './ReviewedAnswer';
import type { ShowsPicture } from './shows-picture';
import { useRead } from './use-read';

interface Props {
  question: ResultQuestion;
  /** The questions that share one choice of language. Absent: the card does not say that this question lacks the chosen language. */
  among?: readonly Spoken[];
  number: number;
  /** What is right of a question without options, as it is typed. */
  right: string;
  outcome: JudgedAs;
  /** The time that the learner took; null: unknown. */
  spent: string | null;
  isMarked: boolean;
  /** The marks that the answer got, in words; absent where the paper's marks say it. */
  marks?: string | undefined;
  /** How the question was changed after hand-ins; absent if it was not. */
  notice?: ToldRegrade | undefined;
  Figure: ShowsPicture;
  /** What can be done with the question, below it. */
  foot?: ReactNode;
}

function outcomeWords(copy: ReviewCopy, { ruling }: ResultQuestion, outcome: JudgedAs): string {
  if (ruling === 'bonus') return copy.marksForAll;
  return outcome === 'dropped' ? copy.dropped : copy.outcomes[outcome];
}

/** A marked question. */
export function ReviewedQuestion({ question, among, number, right, outcome, spent, isMarked, marks, notice, Figure, foot }: Props) {
  const reviewCopy = useReviewCopy();
  const copy = useCopy();
  const { lang, dir, questionText, explanation } = useRead(question);
  const { sign, text } = outcomeLook[outcome];
  return (
    <Card data-outcome={outcome} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold text-ink-soft text-sm">{copy.questionNumber(number)}</h3>
        <p className={`shrink-0 font-semibold text-sm ${text}`}>
          <Sign of={sign} /> {outcomeWords(reviewCopy, question, outcome)}
        </p>
      </div>
      {among && (
        <div className="-my-2 empty:hidden">
          <OnlyIn questions={among} shown={{ ...question, text: question.questionText }} />
        </div>
      )}
      <div lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-line font-medium">
        <WholeText text={questionText} />
      </div>
      <Figure picture={question.picture} />
      <ReviewedAnswer
        question={question}
        given={question}
        right={right}
        outcome={outcome}
        isJudged={question.ruling === undefined}
        Figure={Figure}
      />
      {notice && <RegradeNote notice={notice} />}
      {(spent !== null || isMarked || marks !== undefined) && (
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {marks !== undefined && <span>{marks}</span>}
          {spent !== null && <span>{reviewCopy.spent(spent)}</span>}
          {isMarked && <span>{reviewCopy.markedForReview}</span>}
        </p>
      )}
      <Explanation text={explanation} lang={lang} dir={dir} picture={question.explanationPicture} heading="h4" Figure={Figure} />
      {foot}
    </Card>
  );
}
