import { useCopy } from '../copy/use-copy';
import { useFiledCopy } from '../copy/use-filed-copy';
import { device, type Person } from '../runner/device/db';
import { parcelOn } from '../runner/device/shelf';
import { nameOf } from '../session/name-of';
import { ButtonLink } from '../ui/controls/Button';
import { Card, Page } from '../ui/controls/Card';
import { Sign } from '../ui/controls/Sign';
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
      <Card className="flex flex-col items-start gap-4 border-l-4 border-l-good">
        <p className="flex items-center gap-3">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-good-soft text-2xl text-good">
            <Sign of="check" />
          </span>
          <span>
            {isPreview
              ? words.previewCounts
              : parcel !== undefined && (parcel === null ? words.otherArrived(name) : words.otherWaits(name))}
          </span>
        </p>
        <ButtonLink to="/user/dashboard">{copy.home}</ButtonLink>
      </Card>
    </Page>
  );
}
