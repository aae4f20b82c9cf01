import type { Paper } from '../../../../contract/assessment/assessment';
import type { Attempt } from '../../attempt/attempt';
import type { Device, Person } from '../../device/db';
import { commitStep } from '../../device/journal';
import { putBack } from '../../device/people';
import { renewLog } from '../../device/renew-log';
import { attemptOn, keepPaper } from '../../device/shelf';
import { recoverStorage, type StorageTrouble, storageTroubleOf } from '../../device/storage-recovery';
import { handIn } from '../../outbox/hand-in';
import { pause, withTimeout } from './timeout';

/** How the disk stands to what the screen shows. `saved` only after the disk has said so. */
export type Saving = 'saved' | 'saving' | 'failed';

/** What the keeper learns; each piece as soon as it is known. */
export interface SavedState {
  saving: Saving;
  /** Why it is not saved; `late`: the disk has not answered yet. null while nothing is wrong. */
  trouble: StorageTrouble | 'late' | null;
  /** The disk had lost the attempt, and has it again. */
  wasLost: boolean;
}

interface Parts {
  db: Device;
  /** The attempt as the screen has it now. */
  attempt: () => Attempt | null;
  paper: () => Paper | null;
  /** Who sits it, as the device knew them when the screen came; null where it did not. */
  person: () => Person | null;
  /** What the disk made of it: the attempt itself, or what another page had made of it first. */
  onStored: (stored: Attempt, next: Attempt) => void;
  onChange: (news: Partial<SavedState>) => void;
  /** When a hand-in may first be sent by itself; see outbox/send-jitter.ts. */
  firstSendAt: (handedIn: Attempt) => number;
  /** The disk had lost what it was given, and has it again. */
  onLost: () => void;
  /** A parcel is on the disk. */
  onHandedIn: () => void;
  /** A hand-in that the disk refuses: to be sent without it. Called once for each hand-in. */
  onRefused: (handedIn: Attempt) => void;
}

/** Follows an attempt to the disk. */
export interface AttemptSaver {
  /** The attempt as last committed, for what has been read from the disk; null before. */
  setCommitted: (stored: Attempt | null) => void;
  /** Brings the disk up to the screen's attempt; resolves when both agree. `isFresh`: right after a step, in the same task. */
  save: (isFresh?: boolean) => Promise<void>;
  isBusy: () => boolean;
  /** Looks whether the disk still has what it was given, and gives it back if not. */
  restoreIfLost: () => Promise<void>;
}

/** How long a write may take before the screen says so, how long before its connection counts as dead, and the pause between tries. */
const lateMs = 800;
const deadMs = 5_000;
const renewalMs = 30_000;
const retryMs = 1_000;

export function createAttemptSaver(parts: Parts): AttemptSaver {
  const { db, onChange } = parts;
  let committed: Attempt | null = null;
  let isSaving = false;
  let pendingSave = Promise.resolve();

  async function write(next: Attempt, isFresh: boolean): Promise<Attempt> {
    if (next.status === 'in-progress') {
      const { attempt, wasLost } = await commitStep(db, committed, next, isFresh);
      if (wasLost) await restore(next);
      return attempt;
    }
    const filed = await handIn(db, next, parts.paper()?.name ?? `Assessment #${next.assessmentId}`, parts.firstSendAt(next));
    // A device that was cleared since the last step has lost the person too, and must not send them to a log-in.
    await restorePerson().catch(() => undefined /* What counts is on the disk. */);
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
    onChange({ wasLost: true });
    parts.onLost();
  }

  /** What the disk made of it, or why it did not take it; what can be mended has been. */
  async function keep(next: Attempt, isFresh: boolean): Promise<Attempt | StorageTrouble> {
    try {
      if (db.log.isCut) await withTimeout(renewalMs, renewLog(db));
      return await withTimeout(deadMs, write(next, isFresh));
    } catch (error) {
      const trouble = storageTroubleOf(error);
      if (db.log.isCut) db.log.hold();
      // To free rows is a write too, and would lie behind the cut.
      if (trouble !== 'full' || !db.log.isCut)
        await withTimeout(deadMs, recoverStorage(db, trouble, [next.uid, next.assessmentId])).catch(
          () => undefined /* It stays as it is; the screen says so, and the write is tried again anyway. */,
        );
      return trouble;
    }
  }

  /** What a mended store takes at once is no news; every other failure is said within a second. */
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

  /** For a log that was cut in an earlier run of the browser, or by the worker. Where it fails, the next page tries again. */
  const renewCutLog = () =>
    void db.log
      .isWhole()
      .then((isWhole) => (isWhole ? undefined : renewLog(db)))
      .catch(() => undefined);

  return {
    setCommitted: (stored) => {
      committed = stored;
      renewCutLog();
    },
    save,
    isBusy: () => isSaving,
    restoreIfLost: async () => {
      renewCutLog();
      const current = committed;
      if (current?.status !== 'in-progress' || isSaving) return;
      const stored = await attemptOn(db, current.uid, current.assessmentId).catch(() => null);
      if (stored !== null || current !== committed || isSaving) return;
      // Another object with the same content is not yet committed.
      committed = { ...current };
      await save();
    },
  };
}
