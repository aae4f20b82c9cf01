import type { Outcome } from '../../../analysis/answers/answered';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Sign } from '../../ui/controls/Sign';
import { outcomeLook } from '../../ui/review/outcome';

type Counted = Pick<ResultSummary, 'correctAnswers' | 'wrongAnswers' | 'unattempted'>;

interface Props {
  counted: Counted;
  /** Partly right answers, which the server counts among the correct ones. */
  partly?: number | undefined;
}

/** Correct, wrong and unattempted, as signs, numbers and words, and as a bar. */
export function OutcomeCounts({ counted, partly = 0 }: Props) {
  const copy = useReviewCopy();
  const counts: [Outcome | 'partly', number][] = [
    ['correct', counted.correctAnswers - partly],
    ...(partly > 0 ? [['partly', partly] as ['partly', number]] : []),
    ['wrong', counted.wrongAnswers],
    ['unattempted', counted.unattempted],
  ];
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-raised">
        {counts.map(
          ([outcome, count]) => count > 0 && <span key={outcome} className={outcomeLook[outcome].fill} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 sm:gap-x-6">
        {counts.map(([outcome, count]) => (
          <li key={outcome} className={`flex flex-col ${outcomeLook[outcome].text}`}>
            <span className="font-semibold tabular-nums">
              <Sign of={outcomeLook[outcome].sign} /> {count}
            </span>{' '}
            <span className="text-xs">{copy.outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
