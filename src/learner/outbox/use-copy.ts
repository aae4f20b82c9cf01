import { useState } from 'react';
import { device, type Parcel } from '../../runner/device/db';
import { type RescueFile, rescueOfParcel } from '../../runner/outbox/rescue-file';
import { copy } from '../../ui/copy';
import { type Saved, saveFile, shareFile } from '../../ui/save-file';

async function copyOf(parcel: Parcel): Promise<RescueFile> {
  const [person, attempt] = await Promise.all([device.people.get(parcel.uid), device.attempts.get([parcel.uid, parcel.assessmentId])]);
  return rescueOfParcel(parcel, attempt?.startedAt ?? null, { person: person ?? null, origin: window.location.origin, now: Date.now() });
}

const sentences: Record<Saved, (name: string) => string | null> = {
  'handed-over': copy.copySaved,
  cancelled: () => null,
  impossible: () => copy.copyNotSaved,
};

/** Saving and sharing a copy of a parcel; `said` is what came of it. */
export function useCopy(parcel: Parcel): { said: string | null; save: () => void; share: () => void } {
  const [said, setSaid] = useState<string | null>(null);
  const give = async (by: (file: RescueFile) => Promise<Saved>) => {
    try {
      const file = await copyOf(parcel);
      setSaid(sentences[await by(file)](file.name));
    } catch {
      // The device's store or the browser failed: the person must know that there is no copy.
      setSaid(copy.copyNotSaved);
    }
  };
  return { said, save: () => void give(saveFile), share: () => void give(shareFile) };
}
