import type { Paper } from '../../../../contract/assessment/assessment';
import type { Attempt } from '../../attempt/attempt';
import type { Device, Person } from '../../device/db';
import { commitStep } from '../../device/journal';
import { pause } from '../../device/pause';
import { putBack } from '../../device/people';
import { attemptOn, keepIfGone, keepPaper } from '../../device/shelf';
import { recoverStorage, type StorageTrouble, storageTroubleOf } from '../../device/storage-recovery';
import { withTimeout } from './timeout';

/** Whether the disk has what the screen shows. `saved` only after the disk's acknowledgement. */
type Saving = 'saved' | 'saving' | 'failed';

/** The saver's state; each field changes as soon as it is known. */
export interface SavedState {
  saving: Saving;
  /** Why the attempt is not saved; null without a problem. `late`: the disk has not answered yet. */
  trouble: StorageTrouble | 'late' | null;
  /** Whether the disk had lost the attempt and was restored. */
  wasLost: boolean;
}

interface Parts {
  db: Device;
  /** Returns the attempt on screen. */
  attempt: () => Attempt | null;
  paper: () => Paper | null;
  /** Returns the person as the device knew them when the screen opened, or null. */
  person: () => Person | null;
  /** Called with the stored attempt after a write: `next` itself, or the attempt that another page stored first. */
  onStored: (stored: Attempt, next: Attempt) => void;
  onChange: (news: Partial<SavedState>) => void;
  /** Makes a handed-in attempt final on the disk; `firstTryAt` as in outbox/hand-in.ts. Resolves to the attempt as stored. */
  file: (db: Device, handedIn: Attempt, title: string, firstTryAt: number) => Promise<Attempt>;
  /** Records the time of the clock in the transaction around it. */
  stamp: () => Promise<void>;
  /** When a hand-in may first be sent automatically; see outbox/send-jitter.ts. */
  firstSendAt: (handedIn: Attempt) => number;
  /** Called when a disk that had lost its data has the attempt again. */
  onLost: () => void;
  /** Called when a parcel is on the disk. */
  onHandedIn: () => void;
  /** Called once for each hand-in that the disk refuses, to send it without the disk. */
  onRefused: (handedIn: Attempt) => void;
}

/** Writes every state of an attempt to the disk. */
export interface AttemptSaver {
  /** Sets the attempt that was read from the disk; null if there was none. */
  setCommitted: (stored: Attempt | null) => void;
  /** Writes the screen's attempt to the disk; resolves when both agree. `isFresh`: called right after a step, in the same task. */
  save: (isFresh?: boolean) => Promise<void>;
  isBusy: () => boolean;
  /** Checks whether the disk still has the attempt, and restores it if not. */
  restoreIfLost: () => Promise<void>;
}

/** Milliseconds until the screen reports a slow write, until its connection counts as dead, and between tries. */
const lateMs = 800;
const deadMs = 5_000;
const retryMs = 1_000;

export function createAttemptSaver(parts: Parts): AttemptSaver {
  const { db, onChange } = parts;
  let committed: Attempt | null = null;
  let isSaving = false;
  let pendingSave = Promise.resolve();
  /** Whether the disk had lost the attempt, and does not have all again that belongs to it. */
  let isRestoreOwed = false;

  async function write(next: Attempt, isFresh: boolean): Promise<Attempt> {
    if (next.status === 'in-progress') {
      const isStart = committed === null;
      const { attempt, wasLost } = await commitStep(db, committed, next, isFresh, async () => {
        await parts.stamp();
        if (!isStart) return;
        // Another page may have removed it while this one showed the start, or the person have cleared the site's data.
        const paper = parts.paper();
        if (paper !== null) await keepIfGone(db, next.uid, paper);
        await restorePerson();
      });
      isRestoreOwed ||= wasLost;
      if (isRestoreOwed) await restore(next);
      return attempt;
    }
    const filed = await parts.file(db, next, parts.paper()?.name ?? `Assessment #${next.assessmentId}`, parts.firstSendAt(next));
    // A device that was cleared since the last step has lost the person too; restoring the person avoids a log-in screen.
    await restorePerson().catch(() => undefined /* The attempt, which matters, is on the disk. */);
    parts.onHandedIn();
    return filed;
  }

  async function restorePerson(): Promise<void> {
    const person = parts.person();
    if (person !== null) await putBack(db, person);
  }

  async function restore({ uid }: Attempt): Promise<void> {
    const paper = parts.paper();
    if (paper !== null) await keepPaper(db, uid, paper);
    await restorePerson();
    isRestoreOwed = false;
    onChange({ wasLost: true });
    parts.onLost();
  }

  /** Stores the attempt. Returns the stored attempt, or why it could not be stored; repairs what can be repaired. */
  async function keep(next: Attempt, isFresh: boolean): Promise<Attempt | StorageTrouble> {
    try {
      return await withTimeout(deadMs, write(next, isFresh));
    } catch (error) {
      const trouble = storageTroubleOf(error);
      // A log that was cut is renewed by itself, and refuses the deletion of rows too.
      if (trouble !== 'full' || !db.log.isCut)
        await withTimeout(deadMs, recoverStorage(db, trouble, [next.uid, next.assessmentId])).catch(
          () => undefined /* The problem stays: the screen says so, and the write is tried again anyway. */,
        );
      return trouble;
    }
  }

  /** A failure that a repaired disk overcomes at once is not reported; every other failure is reported within a second. */
  async function run(beganFresh: boolean): Promise<void> {
    isSaving = true;
    let failures = 0;
    let isFresh = beganFresh;
    let isTold = false;
    const sound = () => setTimeout(() => onChange({ saving: 'failed', trouble: 'late' }), lateMs);
    let alarm = sound();
    for (let next = parts.attempt(); next !== null && next !== committed; next = parts.attempt()) {
      if (failures === 0) onChange({ saving: 'saving' });
      const stored = await keep(next, isFresh);
      isFresh = false;
      if (typeof stored === 'object') {
        clearTimeout(alarm);
        committed = stored;
        failures = 0;
        alarm = sound();
        parts.onStored(stored, next);
        continue;
      }
      failures += 1;
      if (failures === 1) continue;
      clearTimeout(alarm);
      onChange({ saving: 'failed', trouble: stored });
      if (next.status !== 'in-progress' && !isTold) parts.onRefused(next);
      isTold ||= next.status !== 'in-progress';
      await pause(retryMs);
    }
    clearTimeout(alarm);
    isSaving = false;
    onChange({ saving: 'saved', trouble: null });
  }

  function save(isFresh = false): Promise<void> {
    if (!isSaving) pendingSave = run(isFresh);
    return pendingSave;
  }

  return {
    setCommitted: (stored) => {
      committed = stored;
    },
    save,
    isBusy: () => isSaving,
    restoreIfLost: async () => {
      // The worker may have met a full disk.
      void db.log.check();
      const current = committed;
      if (current?.status !== 'in-progress' || isSaving) return;
      const stored = await attemptOn(db, current.uid, current.assessmentId).catch(() => null);
      if (stored !== null || current !== committed || isSaving) return;
      // A copy: an object that is not identical counts as not committed.
      committed = { ...current };
      await save();
    },
  };
}
