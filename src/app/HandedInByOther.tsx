import { useCopy } from '../copy/use-copy';
import { useFiledCopy } from '../copy/use-filed-copy';
import { device, type Person } from '../runner/device/db';
import { parcelOn } from '../runner/device/shelf';
import { nameOf } from '../session/name-of';
import { ButtonLink } from '../ui/controls/Button';
import { EmptyState, Page } from '../ui/controls/Card';
import { useLive } from '../ui/use-live';

interface Props {
  /** Who sat here. */
  person: Person;
  assessmentId: number;
}

/** Shown after the hand-in of a person in whose place another one has signed in meanwhile: the result page would be that of the other one. */
export function HandedInByOther({ person, assessmentId }: Props) {
  const { uid, role } = person;
  const isPreview = role === 'admin';
  const name = nameOf(person);
  const copy = useCopy();
  const words = useFiledCopy();
  const parcel = useLive(`${uid} ${assessmentId}`, () => parcelOn(device, uid, assessmentId).catch(() => null));
  return (
    <Page title={isPreview ? words.otherPreviewed(name) : words.otherHandedIn(name)}>
      <EmptyState action={<ButtonLink to="/user/dashboard">{copy.home}</ButtonLink>}>
        {isPreview ? words.previewCounts : parcel !== undefined && (parcel === null ? words.otherArrived(name) : words.otherWaits(name))}
      </EmptyState>
    </Page>
  );
}
