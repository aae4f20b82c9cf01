import { useCopy } from '../../copy/use-copy';
import type { Parcel } from '../../runner/device/db';
import { Banner } from '../../ui/controls/Banner';
import { ButtonLink } from '../../ui/controls/Button';

/** Answers of this device that do not count, because another device was quicker; leads to where they can be taken away. */
export function ElsewhereNote({ parcel }: { parcel: Parcel }) {
  const copy = useCopy();
  const name = copy.assessmentTitle(parcel.title, parcel.assessmentId);
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink variant="secondary" to="/user/outbox">
          {copy.outbox}
        </ButtonLink>
      }
    >
      {copy.keptElsewhere(name)}
    </Banner>
  );
}
