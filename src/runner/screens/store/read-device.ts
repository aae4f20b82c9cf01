import type { Begun } from '../../../../contract/assessment/begun';
import type { Chance } from '../../../../contract/assessment/chance';
import type { Attempt } from '../../attempt/attempt';
import { isLater, makeRoom } from '../../device/copies';
import type { Device, Person, StoredPaper } from '../../device/db';
import { bringBack, setAside } from '../../device/quarantine';
import { attemptOn, isKnownFiled, isOfNewerVersion, keepPaper, paperOn, parcelOn } from '../../device/shelf';
import { recoverStorage, reopen, storageTroubleOf } from '../../device/storage-recovery';

export interface Whose {
  db: Device;
  uid: string;
  assessmentId: number;
  /** An admin's preview can be repeated. */
  isPreview: boolean;
}

export interface FoundHere {
  paper: StoredPaper | null;
  attempt: Attempt | null;
  person: Person | null;
  /** Whether the server is known to have a submission. */
  isKnown: boolean;
  /** The chance for which the assessment can be begun here (ADR 78). */
  chance?: Chance | undefined;
  /** The number of the chance in the list that the device heard last, be it sat or not. */
  listed?: number | undefined;
  /** The attempt on another device of which the list tells. */
  begun?: Begun | undefined;
  /** Whether the device could be read. */
  isReadable: boolean;
  /** Whether a newer version of the page has left a paper or an attempt here that needs more than this version knows. */
  isNewer: boolean;
}

/** Reads what the device has of one assessment. A database that fails is reopened once; then the device counts as unreadable. */
export async function readDevice(whose: Whose): Promise<FoundHere> {
  try {
    return await read(whose).catch(async () => {
      await reopen(whose.db);
      return read(whose);
    });
  } catch {
    // No database: a private window, or a broken profile. The screen says so, and the attempt can be taken in memory.
    return { paper: null, attempt: null, person: null, isKnown: false, isReadable: false, isNewer: false };
  }
}

async function read({ db, uid, assessmentId, isPreview }: Whose): Promise<FoundHere> {
  await db.log.whole();
  // A device that takes no writes is read all the same.
  await bringBack(db, uid)
    .then(() => setAside(db, uid))
    .catch(() => undefined);
  const [paper, attempt, person, isKnown, isNewer] = await Promise.all([
    paperOn(db, uid, assessmentId),
    attemptOn(db, uid, assessmentId),
    db.people.get(uid),
    isPreview ? false : isKnownFiled(db, uid, assessmentId),
    isOfNewerVersion(db, uid, assessmentId),
  ]);
  const inList = await db.available.get([uid, assessmentId]);
  const given = inList?.chance;
  const parcel = await parcelOn(db, uid, assessmentId);
  const chance = isLater(given, attempt, parcel) ? given : undefined;
  // A preview is begun anew, and is nothing to whoever is no admin any more.
  const isPreviewed = isPreview ? attempt?.status === 'delivered' : attempt?.isPreview;
  if (isPreviewed && attempt) await makeRoom(db, uid, assessmentId, attempt.startedAt);
  // The server sends no result while the chance is open. The attempt before leaves at the start.
  if (chance) await db.results.delete([uid, assessmentId]).catch(() => undefined);
  return {
    paper: isNewer ? null : paper,
    attempt: chance || isPreviewed ? null : attempt,
    person: person ?? null,
    isKnown: isKnown && !chance,
    chance,
    listed: given?.number,
    begun: isPreview ? undefined : inList?.begun,
    isReadable: true,
    isNewer,
  };
}

/** Stores a paper; resolves to whether that worked. */
export async function tryKeepPaper(db: Device, uid: string, paper: StoredPaper): Promise<boolean> {
  const keep = () => keepPaper(db, uid, paper);
  return keep()
    .catch((error: unknown) => recoverStorage(db, storageTroubleOf(error), [uid, paper.id]).then(keep))
    .then(
      () => true,
      () => false,
    );
}

/** Returns the latest trusted time that the attempt records. */
export const latestTimeOf = ({ startedAt, standings, lag }: Attempt): number =>
  Math.max(startedAt, ...Object.values(standings).map((s) => s.at)) - lag;
