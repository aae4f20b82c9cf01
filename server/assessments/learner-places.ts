import { sharedReadings } from '../memory/shared-readings';
import { place } from '../rules/figures/group-fold';
import type { Db } from '../store/engine/store';
import { namesOfGroups } from '../store/people/groups/groups';
import { allMembers, type Member } from '../store/people/groups/members';
import { type NamedGroup, waitingTogether } from '../store/shared/membership';

/** Everybody whom the portal knows, each with a number. The same object while nobody comes, goes or moves. */
export interface LearnerPlaces {
  /** uid → number. The same object while nobody comes or goes. */
  numbers: ReadonlyMap<string, number>;
  /** By number. An admin is no learner. */
  places: Int32Array;
  /** Places of learners who are in several groups → the groups, ascending. A place keeps its meaning as long as the process remembers. */
  together: ReadonlyMap<number, readonly number[]>;
}

interface Institute {
  /** By name. */
  groups: NamedGroup[];
  everybody: LearnerPlaces;
  /** Entries of the roster whose person has not come, by place. */
  waiting: ReadonlyMap<number, number>;
}

export type ReadInstitute = () => Promise<Institute>;

/** Gives each several groups a place of their own, and those that had one the same. */
function placing(before: LearnerPlaces['together']) {
  const together = new Map(before);
  const known = new Map([...before].map(([at, groupIds]) => [groupIds.join(), at]));
  return {
    together,
    /** The place of a learner of exactly these groups. */
    of(groupIds: readonly number[]): number {
      if (groupIds.length < 2) return groupIds[0] ?? place.noGroup;
      const own = groupIds.toSorted((one, other) => one - other);
      const at = known.get(own.join()) ?? place.nobody - 1 - together.size;
      known.set(own.join(), at);
      together.set(at, own);
      return at;
    },
  };
}

type Places = ReturnType<typeof placing>;

function placesOf(members: readonly Member[], before: LearnerPlaces, at: Places): LearnerPlaces {
  const isSame = members.length === before.numbers.size && members.every(({ uid }, index) => before.numbers.get(uid) === index);
  const numbers = isSame ? before.numbers : new Map(members.map(({ uid }, index) => [uid, index]));
  const places = Int32Array.from(members, ({ isAdmin, groupIds }) => (isAdmin ? place.nobody : at.of(groupIds)));
  const isAsBefore = isSame && places.every((one, index) => one === before.places[index]) && at.together.size === before.together.size;
  return isAsBefore ? before : { numbers, places, together: at.together };
}

/** Reads groups and members anew for each request, once for all that wait, and tells by the same object that nothing has changed. */
export function readingOf(db: Db): ReadInstitute {
  let known: LearnerPlaces = { numbers: new Map(), places: new Int32Array(), together: new Map() };
  const readings = sharedReadings<Institute>();
  const read = async (): Promise<Institute> => {
    const groups = await namesOfGroups(db, null);
    const at = placing(known.together);
    const waiting = new Map((await waitingTogether(db)).map(({ groupIds, count }) => [at.of(groupIds), count]));
    known = placesOf(await allMembers(db), known, at);
    return { groups, everybody: known, waiting };
  };
  return () => readings('institute', read);
}
