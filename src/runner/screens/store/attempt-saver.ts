import type { Paper } from '../../../../contract/assessment/assessment';
import type { Attempt } from '../../attempt/attempt';
import type { Device, Person } from '../../device/db';
import { commitStep } from '../../device/journal';
import { putBack } from '../../device/people';
import { renewLog } from '../../device/renew-log';
import { attemptOn, keepPaper } from '../../device/shelf';
import { mend, type Trouble, troubleOf } from '../../device/storage-recovery';
import { handIn } from '../../outbox/hand-in';
import { pause, within } from './timeout';

/** How the disk stands to what the screen shows. `saved` only after the disk has said so. */
export type Saving = 'saved' | 'saving' | 'failed';

/** What the keeper learns; each piece as soon as it is known. */
export interface Kept {
  saving: Saving;
  /** Why it is not saved; `late`: the disk has not answered yet. null while nothing is wrong. */
  trouble: Trouble | 'late' | null;
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
  onKept: (done: Attempt, target: Attempt) => void;
  onNews: (news: Partial<Kept>) => void;
  /** When a hand-in may first be sent by itself; see outbox/send-jitter.ts. */
  turn: (handedIn: Attempt) => number;
  /** The disk had lost what it was given, and has it again. */
  onLost: () => void;
  /** A parcel is on the disk. */
  onHandedIn: () => void;
  /** A hand-in that the disk refuses: to be sent without it. Called once for each hand-in. */
  onUnkept: (handedIn: Attempt) => void;
}

/** Follows an attempt to the disk. */
export interface Keeper {
  /** The attempt as last committed, for what has been read from the disk; null before. */
  began: (stored: Attempt | null) => void;
  /** Brings the disk up to the screen's attempt; resolves when both agree. `isFresh`: right after a step, in the same task. */
  follow: (isFresh?: boolean) => Promise<void>;
  isBusy: () => boolean;
  /** Looks whether the disk still has what it was given, and gives it back if not. */
  check: () => Promise<void>;
}

/** How long a write may take before the screen says so, how long before its connection counts as dead, and the pause between tries. */
const lateMs = 800;
const deadMs = 5_000;
const renewalMs = 30_000;
const retryMs = 1_000;

export function createKeeper(parts: Parts): Keeper {
  const { db, onNews } = parts;
  let committed: Attempt | null = null;
  let isFollowing = false;
  let following = Promise.resolve();

  async function write(target: Attempt, isFresh: boolean): Promise<Attempt> {
    if (target.status === 'in-progress') {
      const { attempt, wasLost } = await commitStep(db, committed, target, isFresh);
      if (wasLost) await restore(target);
      return attempt;
    }
    const filed = await handIn(db, target, parts.paper()?.name ?? `Assessment #${target.assessmentId}`, parts.turn(target));
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
    onNews({ wasLost: true });
    parts.onLost();
  }

  /** What the disk made of it, or why it did not take it; what can be mended has been. */
  async function keep(target: Attempt, isFresh: boolean): Promise<Attempt | Trouble> {
    try {
      if (db.log.isCut) await within(renewalMs, renewLog(db));
      return await within(deadMs, write(target, isFresh));
    } catch (error) {
      const trouble = troubleOf(error);
      if (db.log.isCut) db.log.hold();
      // To free rows is a write too, and would lie behind the cut.
      if (trouble !== 'full' || !db.log.isCut)
        await within(deadMs, mend(db, trouble, [target.uid, target.assessmentId])).catch(
          () => undefined /* It stays as it is; the screen says so, and the write is tried again anyway. */,
        );
      return trouble;
    }
  }

  /** What a mended store takes at once is no news; every other failure is said within a second. */
  async function run(beganFresh: boolean): Promise<void> {
    isFollowing = true;
    let failures = 0;
    let isFresh = beganFresh;
    let isTold = false;
    const sound = () => setTimeout(() => onNews({ saving: 'failed', trouble: 'late' }), lateMs);
    let alarm = sound();
    for (let target = parts.attempt(); target !== null && target !== committed; target = parts.attempt()) {
      if (failures === 0) onNews({ saving: 'saving' });
      const done = await keep(target, isFresh);
      isFresh = false;
      if (typeof done === 'object') {
        clearTimeout(alarm);
        committed = done;
        failures = 0;
        alarm = sound();
        parts.onKept(done, target);
        continue;
      }
      failures += 1;
      if (failures === 1) continue;
      clearTimeout(alarm);
      onNews({ saving: 'failed', trouble: done });
      if (target.status !== 'in-progress' && !isTold) parts.onUnkept(target);
      isTold ||= target.status !== 'in-progress';
      await pause(retryMs);
    }
    clearTimeout(alarm);
    isFollowing = false;
    onNews({ saving: 'saved', trouble: null });
  }

  function follow(isFresh = false): Promise<void> {
    if (!isFollowing) following = run(isFresh);
    return following;
  }

  /** For a log that was cut in an earlier run of the browser, or by the worker. Where it fails, the next page tries again. */
  const renewCutLog = () =>
    void db.log
      .isWhole()
      .then((isWhole) => (isWhole ? undefined : renewLog(db)))
      .catch(() => undefined);

  return {
    began: (stored) => {
      committed = stored;
      renewCutLog();
    },
    follow,
    isBusy: () => isFollowing,
    check: async () => {
      renewCutLog();
      const mine = committed;
      if (mine?.status !== 'in-progress' || isFollowing) return;
      const stored = await attemptOn(db, mine.uid, mine.assessmentId).catch(() => null);
      if (stored !== null || mine !== committed || isFollowing) return;
      // Another object with the same content is not yet committed.
      committed = { ...mine };
      await follow();
    },
  };
}
