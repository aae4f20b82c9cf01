import { useCopy } from '../../copy/use-copy';
import { useHomeCopy } from '../../copy/use-home-copy';
import type { Parcel } from '../../runner/device/db';
import { Banner } from '../../ui/controls/Banner';

/** Says that answers of this device do not count, because another device submitted first; links to the outbox, where they can be saved. */
export function ElsewhereNote({ parcel }: { parcel: Parcel }) {
  const copy = useCopy();
  const words = useHomeCopy();
  const name = copy.assessmentTitle(parcel.title, parcel.assessmentId);
  return (
    <Banner tone="info" offer={{ name: copy.outbox, to: '/user/outbox' }}>
      {words.keptElsewhere(name)}
    </Banner>
  );
}
