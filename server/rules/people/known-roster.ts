import type { AddressHolder } from '../../../contract/people/roster';
import { groupsOf } from './group-moves';
import { isOtherName, isSameName } from './other-name';

/** An entry that the roster has for an address of the sheet. */
export interface KnownEntry {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  group_id: number;
  /** Ids of the further groups. */
  further?: readonly number[];
  uid: string | null;
}

/** A person who has verified an address of the sheet, or came by an entry that the roster has for it. */
export interface RosterPerson {
  uid: string;
  /** Of the profile; empty: there is none. */
  name: string;
  verified_email: string;
  verified_phone: string;
  group_id: number | null;
  further?: readonly number[];
}

/** What the portal has of the people of a sheet. */
export interface KnownRoster {
  groups: readonly { id: number; name: string }[];
  entries: readonly KnownEntry[];
  people: readonly RosterPerson[];
}

/** A person of the portal, or one who is expected and has not come. */
interface Identity {
  /** Of the profile first, then as rosters have it. */
  names: string[];
  groupIds: number[];
}

/** Each account that a row is about, and each entry of nobody among them. */
function identities(people: readonly RosterPerson[], entries: readonly KnownEntry[]): Identity[] {
  const of = ({ group_id, further = [] }: Pick<KnownEntry, 'further'> & { group_id: number | null }) => groupsOf(group_id, further);
  const uids = new Set<string | null>(people.map(({ uid }) => uid));
  const ofEntries = (uid: string) => entries.filter((entry) => entry.uid === uid).map(({ name }) => name);
  return [
    ...people.map((person) => ({
      names: [...(person.name === '' ? [] : [person.name]), ...ofEntries(person.uid)],
      groupIds: of(person),
    })),
    ...entries.filter(({ uid }) => !uids.has(uid)).map((entry) => ({ names: [entry.name], groupIds: of(entry) })),
  ];
}

/** Of people and entries that share an address with a row, those whom the portal knows by clearly another name than the row's; of a row that moves somebody, by any other one. */
export function otherPeople(
  { name, isMove }: { name: string; isMove: boolean },
  { people, entries }: Pick<KnownRoster, 'people' | 'entries'>,
  nameOf: ReadonlyMap<number, string>,
): AddressHolder[] {
  return identities(people, entries).flatMap(({ names: [known, ...further], groupIds }) => {
    if (known === undefined) return [];
    const names = [known, ...further];
    const isOther = names.every((each) => isOtherName(each, name));
    if (!isOther && (!isMove || names.some((each) => isSameName(each, name)))) return [];
    return [{ name: known, groups: groupIds.map((id) => nameOf.get(id) ?? ''), ...(isOther && { isOther }) }];
  });
}
