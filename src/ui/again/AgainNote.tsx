import type { Chance } from '../../../contract/assessment/chance';
import { useAgainCopy } from '../../copy/use-again-copy';

/** Says why a learner may sit an assessment again, and which hand-in counts. */
export function AgainNote({ chance: { reason, counts } }: { chance: Chance }) {
  const copy = useAgainCopy();
  return (
    <p className="wrap-anywhere text-sm">
      <span className="font-semibold">{copy.maySit(reason)}</span> {copy.willCount[counts]}
    </p>
  );
}
