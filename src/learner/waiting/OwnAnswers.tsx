import { type FormEvent, useState } from 'react';
import { useWaitingCopy } from '../../copy/use-waiting-copy';
import { device } from '../../runner/device/db';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { OwnCopy } from './OwnCopy';
import { type OwnWaiting, ownWaiting } from './waiting-here';

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
