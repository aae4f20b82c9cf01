import { useCopy } from '../../../copy/use-copy';
import { headingId } from './use-heading-focus';

/** Where a move leads the focus: below the bar that stays on top. */
export function QuestionHeading({ number, total }: { number: number; total: number }) {
  const copy = useCopy();
  return (
    <h2 id={headingId} tabIndex={-1} className="scroll-mt-44 rounded-control">
      {copy.questionNumber(number)} <span className="font-normal text-ink-soft">{copy.questionOf(total)}</span>
    </h2>
  );
}
