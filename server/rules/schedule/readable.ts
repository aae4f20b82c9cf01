import { isClosed, isFor, isOpen, isSecret, releaseTime, type Timetable } from './schedule';

/**
 * The one rule that says what a person may read of an assessment now: the paper, the words of the person's own answers, the result with its key. Everything
 * that words a paper asks here (ADR 59). `null` in the place of a timetable: an assessment without a schedule, which everybody may read.
 */

/** What the portal knows of a person and an assessment. */
export interface Reader {
  isAdmin: boolean;
  /** Whether an admin has a right by which keys are made: to make tests or to edit questions. */
  makesKeys: boolean;
  /** All groups of the person; an empty list: none. */
  groupIds: readonly number[];
  /**
   * Whether this account is known to hold the paper: a fetch of the clear paper is on record, or of a sealed one that was open to this person later. A
   * start tells nothing: an account may report one without the paper, and the times by which it could be judged may have changed since.
   */
  holds: boolean;
  /** Whether this learner has an open chance to sit the assessment again (ADR 78), whatever its groups and its last start. */
  hasChance: boolean;
}

/** Whether a sealed copy was ever open to a learner of these groups: its key was given out, and its code spoken, from the opening on. */
export const wasOpenTo = (timetable: Timetable, groupIds: readonly number[], now: number): boolean =>
  timetable.openedTo === 'all' ||
  (isFor(timetable, groupIds) && (timetable.openedTo === 'groups' || (timetable.state === 'published' && isOpen(timetable, now))));

/** Whether the person may know that there is such an assessment. To all others it is one that does not exist, in every byte. */
export const mayKnowOf = (timetable: Timetable | null, { isAdmin, groupIds, holds, hasChance }: Reader): boolean =>
  timetable === null ||
  isAdmin ||
  (timetable.state !== 'draft' && holds) ||
  (timetable.state === 'published' && (hasChance || isFor(timetable, groupIds)));

/**
 * What a person gets who asks for a paper. `closed`: its last start has passed. `right-missing`: an admin who makes no keys waits until learners may read it.
 * `none`: as if there were no such assessment.
 */
export type PaperForm = 'clear' | 'sealed' | 'closed' | 'right-missing' | 'none';

/** In which form a person may read a paper now. */
export function paperFor(timetable: Timetable | null, reader: Reader, now: number): PaperForm {
  if (timetable === null) return 'clear';
  if (reader.isAdmin) return mayReadKey(timetable, reader, now) ? 'clear' : 'right-missing';
  if (timetable.state !== 'published' || !mayKnowOf(timetable, reader)) return 'none';
  if (isClosed(timetable, now) && !reader.hasChance) return 'closed';
  return isOpen(timetable, now) ? 'clear' : 'sealed';
}

/** Whether a hand-in that arrives now comes from a person who may read the paper, or is known to hold it. */
export const isProved = (timetable: Timetable | null, reader: Reader, now: number): boolean =>
  reader.holds || paperFor(timetable, reader, now) === 'clear';

/**
 * Which hand-ins of a person are taken now. `any`: whatever is answered. `whole`: only those with an answer, or none, to each question of the paper, as every
 * version of the page sends them: a device that holds the paper without the portal's knowledge loses nothing, and a guess needs every question's id. `none`: of
 * a paper that no learner could ever read.
 */
export function takenFrom(timetable: Timetable | null, reader: Reader, now: number): 'any' | 'whole' | 'none' {
  // One answer at a time would tell which questions the paper has.
  if (timetable === null || mayReadKey(timetable, reader, now)) return 'any';
  if (!timetable.wasPublished && !reader.holds) return 'none';
  return !isSecret(timetable, now) && isProved(timetable, reader, now) ? 'any' : 'whole';
}

/**
 * A hand-in that is filed. `isUnproved`: it came when {@link isProved} did not hold. · `isPreview`: an admin tried the paper. · `chanceUntil`: until then its
 * learner may sit the paper again, epoch milliseconds; null: no chance is open.
 */
export interface FiledHandIn {
  isUnproved: boolean;
  isPreview: boolean;
  chanceUntil: number | null;
}

/** The later time from which the result may be read because of a chance to sit the paper again (ADR 78); null if none holds it back. */
export const heldByChance = ({ chanceUntil }: Pick<FiledHandIn, 'chanceUntil'>, now: number): number | null =>
  chanceUntil !== null && now < chanceUntil ? chanceUntil : null;

/** Whether a person may read by the own hand-in what everybody who handed in reads. A preview gives no such right. */
const readsByHandIn = (
  timetable: Timetable | null,
  reader: Reader,
  { isUnproved, isPreview }: Omit<FiledHandIn, 'chanceUntil'>,
  now: number,
) => !isPreview && (timetable === null || (!isSecret(timetable, now) && (!isUnproved || isProved(timetable, reader, now))));

/**
 * Whether a person may read the texts of the paper beside the answers of the person's own hand-in. An admin who is none any more reads nothing by a preview.
 */
export const mayReadAnswers = (
  timetable: Timetable | null,
  reader: Reader,
  handIn: Omit<FiledHandIn, 'chanceUntil'>,
  now: number,
): boolean => (reader.isAdmin ? mayReadKey(timetable, reader, now) : readsByHandIn(timetable, reader, handIn, now));

/** The later time from which results may be read; null if they may now, and for a draft, which has no results for learners. */
export function laterRelease(timetable: Timetable | null, now: number): number | null {
  const release = timetable === null || timetable.state === 'draft' ? null : releaseTime(timetable);
  return release !== null && now < release ? release : null;
}

/** Whether learners may read a paper now, or could: a paper that is hidden and was never open, or that was called off before its hour, is as secret as a draft. */
const wasRead = (timetable: Timetable, now: number): boolean =>
  !isSecret(timetable, now) && (timetable.state === 'published' || timetable.openedTo !== 'none');

/** Whether an admin may read a paper, and what has its key: who makes keys at any time, all others once learners may read the paper (ADR 64). */
export const mayReadKey = (
  timetable: Timetable | null,
  { isAdmin, makesKeys }: Pick<Reader, 'isAdmin' | 'makesKeys'>,
  now: number,
): boolean => isAdmin && (makesKeys || timetable === null || wasRead(timetable, now));

/**
 * Whether a person may read the result of a hand-in, which for all but admins is the own one: marks, key, explanations, and the figures of all. A hand-in
 * gives an admin no more than the key does.
 */
export const mayReadResult = (timetable: Timetable | null, reader: Reader, handIn: FiledHandIn, now: number): boolean =>
  reader.isAdmin
    ? mayReadKey(timetable, reader, now)
    : laterRelease(timetable, now) === null && heldByChance(handIn, now) === null && readsByHandIn(timetable, reader, handIn, now);
