import type { Revision } from '../../../analysis/revise/schedule';
import { midnightsBetween } from '../../../analysis/revise/week';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { RevisionCard } from './RevisionCard';

/** A question that is due: why, and the question without its answer. `now`: trusted epoch milliseconds. */
export function DueCard({ revision, now }: { revision: Revision; now: number }) {
  const studyCopy = useStudyCopy();
  const planCopy = usePlanCopy();
  const { note, due, lastAt } = revision;
  return (
    <RevisionCard
      revision={revision}
      above={due && <p className="font-semibold text-brand-ink text-sm">{studyCopy.why[due.why](midnightsBetween(lastAt, now))}</p>}
    >
      {note !== '' && (
        // Folded: it may tell the answer.
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-medium">{planCopy.yourNote}</summary>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {note}
          </p>
        </details>
      )}
    </RevisionCard>
  );
}
