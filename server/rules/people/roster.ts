import { excerpt } from '../../../contract/faults/quoted';
import { nameKey } from '../../../contract/fields/fold';
import { maxItems } from '../../../contract/fields/limits';
import type { Located } from '../../../contract/fields/located';
import type { AddressHolder, RosterFate, RosterRow, RosterSummary } from '../../../contract/people/roster';
import { maxFaults } from '../../../contract/sheet/limits';
import { type ExpectedPerson, eachOnce, type RefusedPerson, type RosterReading } from '../../../contract/sheet/roster';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import { groupsOf } from './group-moves';
import { type KnownRoster, otherPeople } from './known-roster';

/** A good row with what it does. */
export interface PlannedRow {
  expected: ExpectedPerson;
  fate: Exclude<RosterFate, 'refused'>;
  /** Of `moves`: the names of the groups that are left. */
  from?: string;
  /** The accounts that the row is about, whatever becomes of them. */
  uids: string[];
  /** Those of them whom the row puts into other groups; `from`: as above, of each alone. */
  changed: { uid: string; from?: string }[];
  /** Who has the addresses of the row by another name. */
  known: AddressHolder[];
  /** The entry that is stored; `uid`: null while the person has not come. */
  entry: { name: string; email: string | null; phone: string | null; uid: string | null };
  /** Ids of further groups that the entry keeps, of a row that says one group. */
  kept: number[];
}

/** What a roster does once it is stored. */
export interface RosterPlan {
  planned: PlannedRow[];
  refused: RefusedPerson[];
  /** Names of the groups that are added, as the sheet writes each first. */
  newGroups: string[];
  /** Ids of the entries that others take the place of. */
  replaced: number[];
}

type ByAddress<T> = (address: string) => readonly T[];

function indexed<T>(items: readonly T[], addressOf: (item: T) => string | null): ByAddress<T> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const address = addressOf(item);
    if (address) found.set(address, [...(found.get(address) ?? []), item]);
  }
  return (address) => found.get(address) ?? [];
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The names of the groups that a row says, the first one first. */
export const groupsSaid = ({ group, groups }: ExpectedPerson): readonly string[] => groups ?? [group];

function newGroupsIn(rows: readonly ExpectedPerson[], groups: KnownRoster['groups']): string[] {
  const known = new Set(groups.map(({ name }) => nameKey(name)));
  const added = new Map<string, string>();
  for (const group of rows.flatMap(groupsSaid)) {
    const key = nameKey(group);
    if (!known.has(key) && !added.has(key)) added.set(key, group);
  }
  return [...added.values()];
}

const isRefused = (row: RosterReading): row is RefusedPerson => 'faults' in row;

/** May part names, and may stand in the name of one group. */
const betweenGroups = /[,;|/&+]|\s(?:and|और)\s/;
/** Part names, and mean nothing else. */
const listOfGroups = /[,;|]/;

const partsOf = (name: string, sign: RegExp): string[] =>
  name
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Every name of a group that a row may turn out to say. */
export const groupsNamed = (row: ExpectedPerson): readonly string[] => [...groupsSaid(row), ...partsOf(row.group, listOfGroups)];

/**
 * Looks at each row whose one group is none of the portal. A list of which every part is a group, of the portal or of another row, means all of them. Any other name of
 * which all parts are groups, and a list of which some are, is refused: a group of that name would be added beside them.
 */
function apart(rows: readonly RosterReading[], groups: KnownRoster['groups']): RosterReading[] {
  const own = new Set(groups.map(({ name }) => nameKey(name)));
  // A row that is refused for its address names a group too.
  const all = new Set([...own, ...rows.flatMap((row) => groupsSaid(row).map(nameKey))]);
  const isGroup = (part: string): boolean => all.has(nameKey(part));
  return rows.map((row) => {
    if (isRefused(row) || row.groups !== undefined || own.has(nameKey(row.group))) return row;
    const [listed, parts] = [partsOf(row.group, listOfGroups), partsOf(row.group, betweenGroups)];
    const names = eachOnce(listed);
    if (listed.length > 1 && listed.every(isGroup) && names.length <= maxItems.groupsOfLearner)
      return { ...row, group: names[0] ?? '', ...(names.length > 1 && { groups: names }) };
    const isSeveral = (parts.length > 1 && parts.every(isGroup)) || (listed.length > 1 && listed.some(isGroup));
    return isSeveral ? { ...row, faults: [{ column: 'Group', why: { code: 'groups-in-one', name: excerpt(row.group) } }] } : row;
  });
}

/** The names of groups as they are compared, in one order. */
const groupKeys = (row: ExpectedPerson): string => groupsSaid(row).map(nameKey).sort().join('\n');

/** Finds what the portal has for the addresses of a row. */
function matcher(known: KnownRoster) {
  const entriesBy = { email: indexed(known.entries, ({ email }) => email), phone: indexed(known.entries, ({ phone }) => phone) };
  const peopleBy = {
    email: indexed(known.people, ({ verified_email }) => verified_email),
    phone: indexed(known.people, ({ verified_phone }) => verified_phone),
  };
  return ({ email, phone }: ExpectedPerson) => ({
    entries: unique([...entriesBy.email(email), ...entriesBy.phone(phone)]),
    people: unique([...peopleBy.email(email), ...peopleBy.phone(phone)]),
  });
}

/** Refuses a row whose person has verified an address of a row above, which says other groups: one of the two would be undone without a word. */
function eachPersonOnce(rows: readonly RosterReading[], known: KnownRoster): RosterReading[] {
  const matches = matcher(known);
  const first = new Map<string, ExpectedPerson>();
  return rows.map((row) => {
    if (isRefused(row)) return row;
    const { people } = matches(row);
    for (const { uid, verified_email } of people) {
      const above = first.get(uid);
      const column = row.email !== '' && verified_email === row.email ? 'Email' : 'Phone';
      if (above && groupKeys(above) !== groupKeys(row))
        return { ...row, faults: [{ column, why: { code: 'same-person-as-row', row: above.row } }] };
    }
    for (const { uid } of people) first.set(uid, first.get(uid) ?? row);
    return row;
  });
}

/** Decides what each row of a roster does, and stores nothing. */
export function planRoster(given: readonly RosterReading[], known: KnownRoster): RosterPlan {
  const rows = eachPersonOnce(apart(given, known.groups), known);
  const good = rows.filter((row) => !isRefused(row));
  const matches = matcher(known);
  const stated = new Set(good.flatMap(({ email, phone }) => [email, phone]));
  const verified = new Set(good.flatMap((row) => matches(row).people.map(({ uid }) => uid)));
  const personOf = new Map(known.people.map((person) => [person.uid, person]));
  const groupOf = new Map(known.groups.map(({ id, name }) => [nameKey(name), id]));
  const nameOf = new Map(known.groups.map(({ id, name }) => [id, name]));

  function plan(expected: ExpectedPerson): PlannedRow {
    const { entries, people: verifiers } = matches(expected);
    // Who came by an address that the sheet gives to another row stays with that row.
    const claimants = entries.flatMap(({ uid }) => personOf.get(uid ?? '') ?? []).filter(({ uid }) => !verified.has(uid));
    const people = unique([...verifiers, ...claimants]);
    // A row with one address matches one entry at most.
    const kept = (of: 'email' | 'phone') => {
      const old = entries[0]?.[of] ?? null;
      return expected[of] || (stated.has(old ?? '') ? null : old);
    };
    const said = groupsSaid(expected);
    const targets = said.map((name) => groupOf.get(nameKey(name)));
    // A row that says one group says which is the first, and nothing of further ones.
    const isWhole = said.length > 1;
    const owners = (people.length > 0 ? people : entries).map(({ group_id, further = [] }) => groupsOf(group_id, isWhole ? further : []));
    const fate = fateOf(owners, targets, people.length > 0, nameOf);
    return {
      expected,
      ...fate,
      known: otherPeople({ name: expected.name, isMove: fate.fate === 'moves' }, { people, entries }, nameOf),
      uids: people.map(({ uid }) => uid),
      changed: people.flatMap(({ uid }, at) => {
        const own = fateOf(owners.slice(at, at + 1), targets, true, nameOf);
        return own.fate === 'stays' ? [] : [{ uid, ...(own.from !== undefined && { from: own.from }) }];
      }),
      entry: { name: expected.name, email: kept('email'), phone: kept('phone'), uid: people[0]?.uid ?? null },
      kept: isWhole ? [] : unique(entries.flatMap(({ further = [] }) => further)).filter((id) => id !== targets[0]),
    };
  }

  return {
    planned: good.map(plan),
    refused: rows.filter(isRefused),
    newGroups: newGroupsIn(good, known.groups),
    replaced: unique(good.flatMap((row) => matches(row).entries.map(({ id }) => id))),
  };
}

/** `owners`: the groups of each account, or of each entry. `targets`: undefined of a group that is added. */
function fateOf(
  owners: readonly (readonly number[])[],
  targets: readonly (number | undefined)[],
  isKnown: boolean,
  nameOf: ReadonlyMap<number, string>,
): Pick<PlannedRow, 'fate' | 'from'> {
  const left = unique(owners.flat()).filter((id) => !targets.includes(id));
  if (left.length > 0) return { fate: 'moves', from: left.map((id) => nameOf.get(id) ?? '').join('; ') };
  const isThere = (own: readonly number[]) => targets.every((id) => id !== undefined && own.includes(id));
  if (owners.length > 0 && owners.every(isThere)) return { fate: 'stays' };
  return { fate: isKnown ? 'joins' : 'waits' };
}

function rowsOf({ planned, refused }: RosterPlan): RosterRow[] {
  const good = planned.map(({ expected, fate, from, known, uids }) => ({
    ...{ ...expected, fate },
    ...(from !== undefined && { from }),
    ...(known.length > 0 && { known }),
    ...(uids.length > 0 && { uids }),
  }));
  const bad = refused.map(({ faults, ...row }) => ({ ...row, fate: 'refused' as const, problems: faults }));
  return [...good, ...bad].sort((one, other) => one.row - other.row);
}

/** The summary of a roster for its admin. `isPreview`: with each of its rows. */
export function rosterSummary(plan: RosterPlan, located: Located, isPreview: boolean): RosterSummary {
  const { planned, refused, newGroups } = plan;
  const count = (wanted: RosterFate) => planned.filter(({ fate }) => fate === wanted).length;
  const faults = refused.flatMap(({ row, faults: ofRow }) => ofRow.map((fault) => ({ row, ...fault })));
  const named = faults.slice(0, maxFaults);
  return {
    total: planned.length + refused.length,
    success: planned.length,
    failed: refused.length,
    waiting: count('waits'),
    joined: count('joins'),
    moved: count('moves'),
    unchanged: count('stays'),
    newGroups,
    errors: named.map((fault) => rowSentence(fault, fault)),
    reasons: named,
    ...(faults.length > named.length && { furtherErrors: faults.length - named.length }),
    located,
    ...(isPreview && { rows: rowsOf(plan) }),
  };
}
