import { type FormEvent, useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useWaitingCopy } from '../../copy/use-waiting-copy';
import { type AttemptRow, device, type Parcel, type Person } from '../../runner/device/db';
import { attemptOn, paperOn } from '../../runner/device/shelf';
import { trustedClock } from '../../runner/device/trusted-clock';
import { type RescueFile, rescueOfAttempt, rescueOfParcel } from '../../runner/outbox/rescue-file';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/controls/Card';
import { TextField } from '../../ui/controls/Field';
import { useLive } from '../../ui/use-live';
import { useCarriedCopy } from '../outbox/parcel/use-carried-copy';
import { type OwnWaiting, ownWaiting } from './waiting-here';

/** Returns the assessment's name, or null if the device does not know it. */
const titleOf = async (left: Parcel | AttemptRow): Promise<string | null> =>
  'body' in left ? left.title : ((await paperOn(device, left.uid, left.assessmentId))?.name ?? null);

/** Returns a copy of a submission as it would be sent, or of an attempt in its current state. */
async function copyOfLeft(person: Person, left: Parcel | AttemptRow): Promise<RescueFile> {
  const { uid, assessmentId } = left;
  const [attempt, title] = await Promise.all([attemptOn(device, uid, assessmentId), titleOf(left)]);
  const ticket = { person, origin: window.location.origin, now: trustedClock.now() };
  if ('body' in left) return rescueOfParcel(left, attempt?.startedAt ?? null, ticket);
  if (attempt === null) throw new Error('The attempt is gone.');
  return rescueOfAttempt(attempt, title ?? '', { ...ticket, now: ticket.now + attempt.lag });
}

/** One submission or attempt that a learner left on this device, with a button to save a copy. */
function OwnCopy({ person, left }: { person: Person; left: Parcel | AttemptRow }) {
  const copy = useCopy();
  const waiting = useWaitingCopy();
  const { said, save } = useCarriedCopy(() => copyOfLeft(person, left));
  const title = useLive(`title ${left.uid} ${left.assessmentId}`, () => titleOf(left), null);
  return (
    <li className="flex flex-col items-start gap-2 rounded-control border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-semibold">{copy.assessmentTitle(title, left.assessmentId)}</span>
        <Badge>{'body' in left ? copy.parcelWaiting : waiting.notSubmitted}</Badge>
      </div>
      <Button variant="secondary" onClick={save}>
        {copy.saveCopy}
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {said}
      </p>
    </li>
  );
}

/**
 * Asks for the learner's email or phone, and lets that learner save a copy of their answers. The answers can be neither read nor sent here.
 */
export function OwnAnswers() {
  const copy = useWaitingCopy();
  const [found, setFound] = useState<OwnWaiting[] | null>(null);
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = String(new FormData(event.currentTarget).get('who'));
    setFound(await ownWaiting(device, said).catch(() => []));
  };
  const own = found?.flatMap(({ person, parcels, attempts }) => [
    ...parcels.map((parcel) => <OwnCopy key={`sent ${parcel.assessmentId}`} person={person} left={parcel} />),
    ...attempts.map((attempt) => <OwnCopy key={`open ${attempt.assessmentId}`} person={person} left={attempt} />),
  ]);
  return (
    <section aria-label={copy.whose} className="flex w-full flex-col gap-4 text-ink">
      <form noValidate className="flex flex-col items-start gap-3" onSubmit={(event) => void look(event)}>
        <p className="font-semibold">{copy.whose}</p>
        <TextField name="who" label={copy.whoLabel} hint={copy.whoHint} autoComplete="username" autoCapitalize="none" />
        <Button type="submit" variant="secondary">
          {copy.show}
        </Button>
      </form>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {own?.length === 0 && <p>{copy.none}</p>}
        {own !== undefined && own.length > 0 && (
          <>
            <p>{copy.handOn}</p>
            <ul className="flex flex-col gap-3">{own}</ul>
          </>
        )}
      </div>
    </section>
  );
}
