import { useEffect, useId, useRef, useState } from 'react';
import { useOwnDataCopy } from '../../copy/use-own-data-copy';
import { awaitedOn } from '../../runner/device/awaited';
import { device } from '../../runner/device/db';
import { isListed } from '../../runner/device/listed';
import { openAttempts, paperOn, parcelsOf, summariesOn } from '../../runner/device/shelf';
import { isUnsent } from '../../runner/outbox/unsent';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { TextField } from '../../ui/controls/Field';
import { Reach } from '../../ui/controls/Reach';
import { useLive } from '../../ui/use-live';
import { type Named, Names } from './Names';
import { sentenceOf } from './sentence-of';
import { useDeletion } from './use-deletion';

const runningOn = async (uid: string): Promise<Named[]> =>
  Promise.all(
    (await openAttempts(device, uid)).map(async ({ assessmentId }) => ({
      assessmentId,
      title: (await paperOn(device, uid, assessmentId))?.name ?? null,
    })),
  );

/** How many submitted tests this device knows of, those among them whose results come later; null: the list was never loaded here. */
async function submittedOn(uid: string): Promise<number | null> {
  if (!(await isListed(device, uid, 'results'))) return null;
  const [results, awaited] = await Promise.all([summariesOn(device, uid), awaitedOn(device, uid)]);
  return new Set([...results, ...awaited].map(({ assessmentId }) => assessmentId)).size;
}

/** A word as it is compared: keyboards write its nasal sign in two ways. */
const plain = (word: string): string => word.normalize('NFC').trim().toLocaleUpperCase().replaceAll('ँ', 'ं');

/** The end of an account: what it means, what is lost on this device, a typed word, and the deletion. */
export function DeleteAccount({ uid, called, isOnline }: { uid: string; called: string; isOnline: boolean }) {
  const copy = useOwnDataCopy();
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { step, run } = useDeletion(uid);
  const unsent = useLive(uid, async () => (await parcelsOf(device, uid)).filter(isUnsent), []);
  const submitted = useLive(uid, () => submittedOn(uid), null);
  const running = useLive(uid, () => runningOn(uid), []);
  const isBusy = step.is === 'deleting';
  const isSure = plain(typed) === plain(copy.word);
  const isOther = !isSure && typed.trim().length >= copy.word.length;
  const field = useRef<HTMLDivElement>(null);
  // What to type instead stands below the field, where the dialog’s buttons would cover it.
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    if (isOther && dialog) dialog.scrollTop = dialog.scrollHeight;
  }, [isOther]);
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-4">
      <p className="text-ink-soft">{copy.endLead}</p>
      <Button variant="quiet" className="-mx-4 text-bad!" disabled={!isOnline} onClick={() => setOpen(true)}>
        {copy.endTitle}
      </Button>
      <Dialog
        title={copy.endTitle}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            {/* Not the field, which is last: a phone would open its keyboard over what happens. */}
            <Button ref={(keep) => keep?.setAttribute('autofocus', '')} variant="secondary" disabled={isBusy} onClick={close}>
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
          <Reach whom={copy.whose(called)} many={[copy.submitted(submitted)]} when={copy.when} />
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
          <div ref={field}>
            <TextField
              label={copy.typeWord(copy.word)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              fault={isOther ? copy.otherWord(copy.word) : null}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          {step.is === 'failed' && <Banner tone="error">{sentenceOf(step.error, copy)}</Banner>}
        </form>
      </Dialog>
    </div>
  );
}
