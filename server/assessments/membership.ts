import type { LearnerGroup } from '../../contract/people/groups';
import { place } from '../rules/group-fold';
import type { Db } from '../store/engine/store';
import { allGroups } from '../store/people/groups/groups';
import { allMembers, type Member } from '../store/people/groups/members';

/** Everybody whom the portal knows, each with a number. The same object while nobody comes, goes or moves. */
export interface Membership {
  /** uid → number. The same object while nobody comes or goes. */
  numbers: ReadonlyMap<string, number>;
  /** By number. An admin is no learner. */
  places: Int32Array;
}

export type ReadInstitute = () => Promise<{ groups: LearnerGroup[]; membership: Membership }>;

const placeOf = ({ isAdmin, groupId }: Member): number => (isAdmin ? place.nobody : (groupId ?? place.noGroup));

/** Exists for `bench batches`: all who ask while a reading is under way share the next one, which begins after they asked. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const reading = read();
      last = reading.catch(() => undefined);
      return reading;
    });
    return next;
  };
}

function membershipOf(members: readonly Member[], before: Membership): Membership {
  const isSame = members.length === before.numbers.size && members.every(({ uid }, at) => before.numbers.get(uid) === at);
  const numbers = isSame ? before.numbers : new Map(members.map(({ uid }, at) => [uid, at]));
  const places = Int32Array.from(members, placeOf);
  return isSame && places.every((one, at) => one === before.places[at]) ? before : { numbers, places };
}

/** Reads groups and members anew at each request, and tells by the same object that nothing has changed. */
export function readingOf(db: Db): ReadInstitute {
  let known: Membership = { numbers: new Map(), places: new Int32Array() };
  return shared(async () => {
    const groups = await allGroups(db, null);
    known = membershipOf(await allMembers(db), known);
    return { groups, membership: known };
  });
}
