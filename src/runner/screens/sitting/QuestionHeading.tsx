import { useCopy } from '../../../copy/use-copy';
import { headingId } from '../store/use-heading-focus';

/** The heading that gets the focus after a move; its scroll margin clears the sticky bar. */
export function QuestionHeading({ number, total }: { number: number; total: number }) {
  const copy = useCopy();
  return (
    <h2 id={headingId} tabIndex={-1} className="scroll-mt-44 rounded-control">
      {copy.questionNumber(number)} <span className="font-normal text-ink-soft">{copy.questionOf(total)}</span>
    </h2>
  );
}
