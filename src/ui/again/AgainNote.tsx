import type { Chance } from '../../../contract/assessment/chance';
import { useAgainCopy } from '../../copy/use-again-copy';

interface Props {
  chance: Chance;
  /** Whether an earlier attempt is in progress on this device. */
  isAfter?: boolean;
}

/** Says why a learner may sit an assessment again, and which hand-in counts. */
export function AgainNote({ chance: { reason, counts }, isAfter = false }: Props) {
  const copy = useAgainCopy();
  if (isAfter) return <p className="wrap-anywhere text-sm">{copy.maySitAfter(reason)}</p>;
  return (
    <p className="wrap-anywhere text-sm">
      <span className="font-semibold">{copy.maySit(reason)}</span> {copy.willCount[counts]}
    </p>
  );
}
