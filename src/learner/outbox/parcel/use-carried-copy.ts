import { useState } from 'react';
import type { OutboxCopy } from '../../../copy/en/outbox';
import { useOutboxCopy } from '../../../copy/use-outbox-copy';
import { device, type Parcel } from '../../../runner/device/db';
import { type RescueFile, rescueOfParcel } from '../../../runner/outbox/rescue-file';
import { type Saved, saveFile, shareFile } from '../../../ui/browser/save-file';

/** Returns the parcel's own bytes as a file. */
export async function copyOfParcel(parcel: Parcel): Promise<RescueFile> {
  const [person, attempt] = await Promise.all([device.people.get(parcel.uid), device.attempts.get([parcel.uid, parcel.assessmentId])]);
  return rescueOfParcel(parcel, parcel.startedAt ?? attempt?.startedAt ?? null, {
    person: person ?? null,
    origin: window.location.origin,
    now: Date.now(),
  });
}

const sentenceOf = (copy: OutboxCopy, { outcome, name }: { outcome: Saved; name: string }): string | null =>
  ({ 'handed-over': copy.copySaved(name), cancelled: null, impossible: copy.copyNotSaved })[outcome];

/** Saves or shares the copy that `make` creates; `said` is the outcome in words. */
export function useCarriedCopy(make: () => Promise<RescueFile>): { said: string | null; save: () => void; share: () => void } {
  const copy = useOutboxCopy();
  const [came, setCame] = useState<{ outcome: Saved; name: string } | null>(null);
  const give = async (by: (file: RescueFile) => Promise<Saved>) => {
    try {
      const file = await make();
      setCame({ outcome: await by(file), name: file.name });
    } catch {
      // The database or the browser failed: the person must know that there is no copy.
      setCame({ outcome: 'impossible', name: '' });
    }
  };
  return { said: came && sentenceOf(copy, came), save: () => void give(saveFile), share: () => void give(shareFile) };
}
