import { useId, useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { useOwnDataCopy } from '../../copy/use-own-data-copy';
import { device } from '../../runner/device/db';
import { openAttempts, paperOn, parcelsOf } from '../../runner/device/shelf';
import { isUnsent } from '../../runner/outbox/unsent';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { TextField } from '../../ui/controls/Field';
import { useLive } from '../../ui/use-live';
import { sentenceOf } from './sentence-of';
import { useDeletion } from './use-deletion';

interface Named {
  assessmentId: number;
  /** null: unknown. */
  title: string | null;
}

const runningOn = async (uid: string): Promise<Named[]> =>
  Promise.all(
    (await openAttempts(device, uid)).map(async ({ assessmentId }) => ({
      assessmentId,
      title: (await paperOn(device, uid, assessmentId))?.name ?? null,
    })),
  );

/** Assessments by name. */
function Names({ of }: { of: Named[] }) {
  const copy = useCopy();
  return (
    <ul className="list-disc pl-5 font-semibold">
      {of.map(({ title, assessmentId }) => (
        <li key={assessmentId} className="wrap-anywhere">
          {copy.assessmentTitle(title, assessmentId)}
        </li>
      ))}
    </ul>
  );
}

/** The end of an account: what it means, what is lost on this device, a typed word, and the deletion. */
export function DeleteAccount({ uid, isOnline }: { uid: string; isOnline: boolean }) {
  const copy = useOwnDataCopy();
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { step, run } = useDeletion(uid);
  const unsent = useLive(uid, async () => (await parcelsOf(device, uid)).filter(isUnsent), []);
  const running = useLive(uid, () => runningOn(uid), []);
  const isBusy = step.is === 'deleting';
  const isSure = typed.trim().toLocaleUpperCase() === copy.word;
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-4">
      <p className="text-ink-soft">{copy.endLead}</p>
      <Button variant="secondary" disabled={!isOnline} onClick={() => setOpen(true)}>
        {copy.endTitle}
      </Button>
      <Dialog
        title={copy.endTitle}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={close}>
              {copy.keep}
            </Button>
            <Button variant="danger" type="submit" form={form} disabled={!isSure || isBusy || !isOnline}>
              {isBusy ? copy.deleting : copy.confirm}
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isSure && !isBusy) void run();
          }}
        >
          <p>{copy.what}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {copy.consequences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {unsent.length > 0 && (
            <div className="flex flex-col gap-1 rounded-control border-l-4 border-warn bg-warn-soft px-4 py-3">
              <p>{copy.unsent}</p>
              <Names of={unsent} />
            </div>
          )}
          {running.length > 0 && (
            <div className="flex flex-col gap-1 rounded-control border-l-4 border-warn bg-warn-soft px-4 py-3">
              <p>{copy.running}</p>
              <Names of={running} />
            </div>
          )}
          <p className="text-ink-soft text-sm">{copy.downloadFirst}</p>
          {!isOnline && <Banner tone="info">{copy.needsConnection}</Banner>}
          <TextField
            label={copy.typeWord(copy.word)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {step.is === 'failed' && <Banner tone="error">{sentenceOf(step.error, copy)}</Banner>}
        </form>
      </Dialog>
    </div>
  );
}
