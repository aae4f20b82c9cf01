import type { Counted } from '../../../contract/assessment/chance';
import { useChanceCopy } from '../../copy/use-chance-copy';
import { Banner } from '../controls/Banner';

/** Says which of several hand-ins a result is of. */
export function CountedNote({ counted: { number, of, counts } }: { counted: Counted }) {
  const copy = useChanceCopy();
  return <Banner tone="info">{of > 1 ? copy.counted[counts](number, of) : copy.alone(number)}</Banner>;
}
