import { fold, nameKey, orderKey } from '../../../../contract/fields/fold';
import { idsOf } from '../../../../contract/fields/id';
import type { ExpectedPerson } from '../../../../contract/sheet/roster';
import type { KnownEntry, KnownRoster, RosterPerson } from '../../../rules/people/known-roster';
import { groupsNamed, groupsSaid, type PlannedRow, type RosterPlan } from '../../../rules/people/roster';
import { batches, insertMany } from '../../engine/insert-many';
import type { Db, Store, Tx } from '../../engine/store';
import { furtherGroupsOf, furtherGroupsOfEntries } from '../../shared/membership';
import { fullName } from '../names';
import { addGroup, holdGroups, holdPerson } from './groups';
import { joinByRosterIn, placeByRoster } from './roster-joins';

/** Asks for any number of values, a batch at a time. */
async function inBatches<V, R>(values: readonly V[], ask: (some: readonly V[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (const some of batches(values)) found.push(...(await ask(some)));
  return found;
}

const filled = (texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => text !== null && text !== '');

const byKey = <T, K>(items: readonly T[], keyOf: (item: T) => K): T[] => [...new Map(items.map((item) => [keyOf(item), item])).values()];

type Addresses = readonly Pick<ExpectedPerson, 'email' | 'phone'>[];

async function entriesFor(db: Db, addresses: Addresses): Promise<KnownEntry[]> {
  const entries = db.selectFrom('roster').select(['id', 'name', 'email', 'phone', 'group_id', 'uid']);
  const emails = filled(addresses.map(({ email }) => email));
  const phones = filled(addresses.map(({ phone }) => phone));
  const found = [
    ...(await inBatches(emails, (some) => entries.where('email', 'in', some).execute())),
    ...(await inBatches(phones, (some) => entries.where('phone', 'in', some).execute())),
  ];
  const entriesFound = byKey(found, ({ id }) => id);
  const further = await furtherGroupsOfEntries(db, idsOf(entriesFound));
  return entriesFound.map((entry) => ({ ...entry, further: further.get(entry.id) ?? [] }));
}

async function peopleFor(db: Db, addresses: Addresses, uids: readonly string[]): Promise<RosterPerson[]> {
  const people = db.selectFrom('people').select(['uid', 'first_name', 'last_name', 'verified_email', 'verified_phone', 'group_id']);
  const emails = filled(addresses.map(({ email }) => email));
  const phones = filled(addresses.map(({ phone }) => phone));
  const found = [
    ...(await inBatches(emails, (some) => people.where('verified_email', 'in', some).execute())),
    ...(await inBatches(phones, (some) => people.where('verified_phone', 'in', some).execute())),
    ...(await inBatches(uids, (some) => people.where('uid', 'in', some).execute())),
  ];
  const peopleFound = byKey(found, ({ uid }) => uid);
  const known = peopleFound.map(({ uid }) => uid);
  const further = await furtherGroupsOf(db, known);
  return peopleFound.map(({ first_name, last_name, ...person }) => ({
    ...person,
    name: fullName({ first_name, last_name }),
    further: further.get(person.uid) ?? [],
  }));
}

/** What the portal has of the people with these addresses. */
export async function knownRoster(db: Db, addresses: Addresses): Promise<KnownRoster> {
  const entries = await entriesFor(db, addresses);
  const people = await peopleFor(db, addresses, filled(entries.map(({ uid }) => uid)));
  return { groups: await db.selectFrom('groups').select(['id', 'name']).execute(), entries, people };
}

/** Locks the groups that a roster names until the end of the transaction: a group is deleted before a plan reads it, or not at all. */
export async function holdNamedGroups(tx: Tx, people: readonly ExpectedPerson[]): Promise<void> {
  const keys = [...new Set(people.flatMap(groupsNamed).map(nameKey))];
  const named = await inBatches(keys, (some) => tx.selectFrom('groups').select('id').where('name_key', 'in', some).execute());
  await holdGroups(tx, idsOf(named));
}

const wordsOf = ({ name, email, phone }: PlannedRow['entry']) => ({
  words: fold(filled([name, email, phone]).join('\n')),
  name_key: orderKey(name),
});

/** Stores what a plan says. `known`: what the plan was made of. */
export async function fileRoster(tx: Tx, plan: RosterPlan, known: KnownRoster, now: number): Promise<void> {
  const groups = new Map(known.groups.map(({ id, name }) => [nameKey(name), id]));
  for (const name of plan.newGroups) groups.set(nameKey(name), (await addGroup(tx, name, now)) ?? (await idOf(tx, name)));
  const groupsFor = (expected: ExpectedPerson) => groupsSaid(expected).map((name) => groups.get(nameKey(name)) ?? 0);
  await inBatches(plan.replaced, (ids) => tx.deleteFrom('roster').where('id', 'in', ids).execute());
  const rows = plan.planned.map((row) => ({ ...row, groupIds: groupsFor(row.expected) }));
  const entries = rows.map(({ entry, groupIds: [first = 0] }) => ({ ...entry, group_id: first, entered_at: now, ...wordsOf(entry) }));
  await insertMany(tx, 'roster', entries);
  await fileFurther(tx, rows);
  const planned = filled(plan.planned.map(({ entry }) => entry.uid));
  await inBatches(planned, (some) => forgetGone(tx, some));
  await placeByRoster(tx, rows);
}

/** Whom the plan has found and who was erased since: the entries wait for whoever comes with their addresses. */
const forgetGone = (tx: Tx, uids: readonly string[]): Promise<unknown[]> =>
  tx
    .updateTable('roster')
    .set({ uid: null })
    .where('uid', 'in', uids)
    .where('uid', 'not in', tx.selectFrom('people').select('uid').where('uid', 'in', uids))
    .execute();

/** Stores the further groups of entries that were stored before. */
async function fileFurther(tx: Tx, rows: readonly (PlannedRow & { groupIds: readonly number[] })[]): Promise<void> {
  const several = rows.map(({ entry, groupIds: [, ...others], kept }) => ({ entry, others: [...others, ...kept] }));
  const filed = several.filter(({ others }) => others.length > 0);
  const ids = new Map<string, number>();
  const entries = tx.selectFrom('roster').select(['id', 'email', 'phone']);
  for (const of of ['email', 'phone'] as const) {
    const addresses = filled(filed.map(({ entry }) => entry[of]));
    const found = await inBatches(addresses, (some) => entries.where(of, 'in', some).execute());
    for (const { id, ...entry } of found) ids.set(entry[of] ?? '', id);
  }
  await insertMany(
    tx,
    'roster_further_groups',
    filed.flatMap(({ entry, others }) =>
      others.map((group_id) => ({ entry_id: ids.get(entry.email ?? '') ?? ids.get(entry.phone ?? '') ?? 0, group_id })),
    ),
  );
}

/** Another admin has added a group of this name meanwhile. */
async function idOf(tx: Tx, name: string): Promise<number> {
  return (await tx.selectFrom('groups').select('id').where('name_key', '=', nameKey(name)).executeTakeFirstOrThrow()).id;
}

/** Locks a person until the end of the transaction. False: the portal does not know the person any more. */
async function isHeld(tx: Tx, uid: string): Promise<boolean> {
  await holdPerson(tx, uid);
  return (await tx.selectFrom('people').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined;
}

/**
 * Lets in who came while a roster was stored, and whom its transaction did not see: each looks for the other only after it is stored itself, so that one of
 * the two finds the other.
 */
export async function joinLate(store: Pick<Store, 'db' | 'atomically'>, plan: RosterPlan, now: number): Promise<void> {
  const waiting = plan.planned.flatMap(({ expected, entry }) => (entry.uid === null ? [expected] : []));
  for (const { uid, verified_email, verified_phone } of await peopleFor(store.db, waiting, []))
    await store.atomically(async (tx) => {
      // An erasure comes before all of this or after it; whom it has removed does not come back by this.
      if (await isHeld(tx, uid)) await joinByRosterIn(tx, uid, { email: verified_email, phone: verified_phone, at: now }, now);
    });
}
