import type { Chance } from '../../../contract/assessment/chance';
import { useAgainCopy } from '../../copy/use-again-copy';
import { Banner } from '../controls/Banner';

/** Says why a learner may sit an assessment again, and which hand-in counts. */
export function AgainNote({ chance: { reason, counts } }: { chance: Chance }) {
  const copy = useAgainCopy();
  return (
    <Banner tone="info">
      <span className="wrap-anywhere">{copy.maySit(reason)}</span> {copy.willCount[counts]}
    </Banner>
  );
}
