import { useReviewCopy } from '../../copy/use-review-copy';
import { Sign } from '../controls/Sign';
import { type JudgedAs, outcomeLook } from './outcome';

interface Props {
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
export function ReviewedTyped({ value, right, outcome, isJudged = true }: Props) {
  const reviewCopy = useReviewCopy();
  const verdicts: Partial<Record<JudgedAs, string>> = { ...reviewCopy.outcomes, unattempted: reviewCopy.noNumber };
  const { sign, text } = outcomeLook[outcome];
  return (
    <ul data-options className="flex flex-col gap-2">
      {value !== undefined && (
        <li className={`${row} ${(isJudged && frames[outcome]) || 'border-line-strong bg-raised'}`}>
          <span>
            <span className="text-ink-soft text-sm">{reviewCopy.chosen}</span>{' '}
            <span className="wrap-anywhere font-semibold tabular-nums">{value}</span>
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
        <li className={`${row} border-good bg-good-soft`}>
          <span>
            <span className="text-ink-soft text-sm">{reviewCopy.rightNumber}</span>{' '}
            <span className="font-semibold tabular-nums">{right}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
