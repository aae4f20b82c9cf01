import type { Chance } from '../../../contract/assessment/chance';
import { useChanceCopy } from '../../copy/use-chance-copy';

interface Props {
  chance: Chance;
  /** Whether an earlier attempt is in progress on this device. */
  isAfter?: boolean;
}

/** Says why a learner may sit an assessment again, and which hand-in counts. */
export function ChanceNote({ chance: { reason, counts }, isAfter = false }: Props) {
  const copy = useChanceCopy();
  if (isAfter) return <p className="wrap-anywhere text-sm">{copy.maySitAfter(reason)}</p>;
  return (
    <p className="wrap-anywhere text-sm">
      <span className="font-semibold">{copy.maySit(reason)}</span> {copy.willCount[counts]}
    </p>
  );
}
