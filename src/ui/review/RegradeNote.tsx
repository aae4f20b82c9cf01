import type { ToldRegrade } from '../../../contract/assessment/ruling';
import { useReviewCopy } from '../../copy/use-review-copy';

/** How a question was changed after hand-ins, and why. */
export function RegradeNote({ notice: { change, reason } }: { notice: ToldRegrade }) {
  const { regraded } = useReviewCopy();
  return (
    <p className="wrap-anywhere whitespace-pre-line rounded-control border-brand-ink border-l-4 bg-brand-soft px-4 py-2 text-brand-ink text-sm">
      <span className="font-semibold">{regraded.changes[change]}</span> {reason !== '' && regraded.reason(reason)}
    </p>
  );
}
