import { mayDo } from '../../../contract/people/rights';
import type { Asker, Caller } from '../../auth/caller';
import type { MaybePromise } from '../../memory/maybe-promise';
import { rightMissing } from '../../replies/refusal';
import { mayKnowOf, mayReadKey, type Reader, wasOpenTo } from '../../rules/schedule/readable';
import { isInSight, type Timetable } from '../../rules/schedule/schedule';
import type { Db } from '../../store/engine/store';
import { formFetched } from '../../store/hand-ins/sittings/held';
import { isDeleted } from '../../store/papers/archive';
import { hasOpenChance } from '../../store/papers/chances';
import type { FetchLog } from '../../submissions/fetch-log';
import type { Tools } from '../shared/handlers';

export type ReadingPerson = Pick<Caller, 'uid' | 'role' | 'rights' | 'scope' | 'groupIds'>;

/** The rights by which keys are made. */
const keyRights = ['make-tests', 'edit-questions'] as const;

export const keyRightMissing = () => rightMissing(keyRights);

/** Whether an admin has a right by which keys are made. */
export const makesKeys = ({ rights }: Pick<Caller, 'rights'>): boolean => mayDo(rights, keyRights);

/** Where it is kept who holds a paper. */
export interface HolderRecords {
  store: { db: Db };
  fetches: Pick<FetchLog, 'hasClear'>;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Any learner of whom nothing is known: what this one may read, everybody may, and no person is looked up. */
export const anybody: Reader = { isAdmin: false, makesKeys: false, groupIds: [], holds: false, hasChance: false };

/** Whether the portal knows that this account holds the paper: by a fetch. */
async function holdsPaper(
  { store: { db }, fetches, now }: HolderRecords,
  id: number,
  timetable: Timetable,
  person: ReadingPerson,
): Promise<boolean> {
  const { uid, groupIds } = person;
  if (fetches.hasClear(id, uid)) return true;
  const fetched = await formFetched(db, id, uid);
  return fetched === 'clear' || (fetched === 'sealed' && wasOpenTo(timetable, groupIds, now()));
}

/** Whether an assessment is there for this admin: in sight, and not deleted, which is a draft or hidden (ADR 65). */
const isThereFor = async (
  { store: { db } }: HolderRecords,
  id: number,
  timetable: Timetable | null,
  { scope }: ReadingPerson,
): Promise<boolean> => isInSight(timetable, scope) && (timetable === null || timetable.state === 'published' || !(await isDeleted(db, id)));

/**
 * A person as the rule of what may be read needs one (rules/schedule/readable.ts). `matters` is what is to be asked: the database is asked what the person holds only
 * where that changes an answer, which it does not while the person may read the paper.
 */
export async function readerOf(
  evidence: HolderRecords,
  id: number,
  timetable: Timetable | null,
  person: ReadingPerson,
  ...matters: readonly ((reader: Reader) => unknown)[]
): Promise<Reader> {
  const isAdmin = person.role === 'admin' && (await isThereFor(evidence, id, timetable, person));
  const stranger: Reader = { ...anybody, isAdmin, makesKeys: isAdmin && makesKeys(person), groupIds: person.groupIds };
  if (timetable === null) return stranger;
  const differ = (one: Reader, other: Reader) => matters.some((answer) => answer(one) !== answer(other));
  const holder: Reader = { ...stranger, holds: true };
  const reader = differ(stranger, holder) && (await holdsPaper(evidence, id, timetable, person)) ? holder : stranger;
  const again: Reader = { ...reader, hasChance: true };
  return differ(reader, again) && (await hasOpenChance(evidence.store.db, id, person.uid, evidence.now())) ? again : reader;
}

/** An asker as {@link readerOf} has a person. `matters`: what is to be asked; absent: whether the person may know of the assessment. */
export const askingReader = (
  evidence: HolderRecords,
  id: number,
  timetable: Timetable,
  asker: Asker,
  matters: (reader: Reader) => unknown = (reader) => mayKnowOf(timetable, reader),
): Promise<Reader> => asker.resolve().then((caller) => readerOf(evidence, id, timetable, caller, matters));

/** Whether an asker may know that there is this assessment. */
export const mayAskerKnow = (evidence: HolderRecords, id: number, timetable: Timetable, asker: Asker): MaybePromise<boolean> =>
  mayKnowOf(timetable, anybody) || askingReader(evidence, id, timetable, asker).then((reader) => mayKnowOf(timetable, reader));

/** Whether an admin may read now what has the key of an assessment, or tells it: marks do, of a hand-in whose answers are known (rules/schedule/readable.ts). */
export const mayReadKeyOf = async (
  { schedules, now }: Pick<Tools, 'schedules' | 'now'>,
  id: number,
  caller: Pick<Caller, 'rights'>,
): Promise<boolean> => mayReadKey(await schedules.of(id), { isAdmin: true, makesKeys: makesKeys(caller) }, now());

/**
 * Demands of an admin that the key of an assessment may be read now (rules/schedule/readable.ts). Throws 403 `right-missing`. An assessment that there is not is the caller's
 * matter.
 */
export async function demandKey(tools: Pick<Tools, 'schedules' | 'now'>, id: number, caller: Pick<Caller, 'rights'>): Promise<void> {
  if (!(await mayReadKeyOf(tools, id, caller))) throw keyRightMissing();
}
