import type { ResultQuestion } from '../../../contract/assessment/assessment';
import type { GivenAnswer } from '../../../contract/assessment/given';
import { isChosenOption, isRightOption } from '../../../contract/assessment/right-options';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Sign } from '../controls/Sign';
import { controlOf } from '../question/option-control';
import { type JudgedAs, outcomeLook } from './outcome';
import { ReviewedOption } from './ReviewedOption';
import type { ShowsPicture } from './shows-picture';
import { useRead } from './use-read';

interface ReviewedTypedProps {
  /** As typed; absent: nothing was typed. */
  value: string | undefined;
  /** Empty where a result does not tell it. */
  right: string;
  outcome: JudgedAs;
  /** Whether the answer decides on the marks; if it does not, it is shown as neither right nor wrong. */
  isJudged?: boolean | undefined;
}

const frames: Partial<Record<JudgedAs, string>> = { correct: 'border-good bg-good-soft', wrong: 'border-bad bg-bad-soft' };
const row = 'flex flex-wrap items-baseline justify-between gap-x-4 rounded-control border px-3 py-2';

/** A marked answer without options: what was typed, and what is right. */
function ReviewedTyped({ value, right, outcome, isJudged = true }: ReviewedTypedProps) {
  const reviewCopy = useReviewCopy();
  const verdicts: Partial<Record<JudgedAs, string>> = { ...reviewCopy.outcomes, unattempted: reviewCopy.noNumber };
  const { sign, text } = outcomeLook[outcome];
  return (
    <ul data-options className="flex flex-col gap-2">
      {value !== undefined && (
        <li className={`${row} ${(isJudged && frames[outcome]) || 'border-line-strong bg-raised'}`}>
          <span>
            <span className="text-ink-soft text-sm">{reviewCopy.chosen}</span> {/* Signs as in the right answer beside it. */}
            <span className="wrap-anywhere font-semibold tabular-nums">{value.replace('-', '−')}</span>
          </span>
          <span className={`font-semibold text-sm ${text}`}>
            {isJudged && (
              <>
                <Sign of={sign} /> {verdicts[outcome]}
              </>
            )}
          </span>
        </li>
      )}
      {right !== '' && isJudged && (
        <li data-right="" className={`${row} border-good bg-good-soft`}>
          <span>
            <span className="text-ink-soft text-sm">{reviewCopy.rightNumber}</span>{' '}
            <span className="font-semibold tabular-nums">{right}</span>
          </span>
        </li>
      )}
    </ul>
  );
}

interface Props {
  question: ResultQuestion;
  given: GivenAnswer;
  /** What is right of a question without options, as it is typed; empty where it is not told. */
  right: string;
  outcome: JudgedAs;
  /** Whether the answer decides on the marks; if it does not, it is shown as neither right nor wrong. */
  isJudged?: boolean;
  Figure: ShowsPicture;
}

function Options({ question, given, isJudged = true, Figure }: Omit<Props, 'right'>) {
  const { lang, dir, options } = useRead(question);
  // Who chose nothing is not told so at each right option.
  const isOneOfSeveral = controlOf(question) === 'checkbox' && options.some(({ id }) => isChosenOption(given, id));
  return (
    <ul data-options dir={dir} className="flex flex-col gap-2">
      {options.map((option, place) => (
        <ReviewedOption
          key={option.id}
          option={option}
          lang={lang}
          place={place}
          isChosen={isChosenOption(given, option.id)}
          isCorrect={isRightOption(question, option.id)}
          isOneOfSeveral={isOneOfSeveral}
          isJudged={isJudged}
          Figure={Figure}
        />
      ))}
    </ul>
  );
}

/** What was answered, and what is right. */
export const ReviewedAnswer = ({ right, ...props }: Props) =>
  controlOf(props.question) === 'none' ? (
    <ReviewedTyped value={props.given.value} right={right} outcome={props.outcome} isJudged={props.isJudged} />
  ) : (
    <Options {...props} />
  );
