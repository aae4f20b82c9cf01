import { sql } from 'kysely';
import type { Db, Store, Tx } from '../engine/store';
import { cancelJob, planJob } from '../shared/jobs';
import { anonymizeTrail } from '../shared/trail';
import { placesOf, type RegisteredColumn } from './registry';
import { pseudonymOf, uidHash } from './uid-hash';

/** What the portal keeps of a person in the person's own row. */
interface Known {
  /** Addresses that the identity service has verified. */
  emails: string[];
  phones: string[];
  /** What would betray the person in the bytes of a file. */
  texts: string[];
}

const isGiven = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== '';

const columns = ['first_name', 'last_name', 'email', 'phone', 'verified_email', 'verified_at', 'role_email', 'verified_phone'] as const;

async function knownOf(db: Db, uid: string): Promise<Known> {
  const row = await db.selectFrom('people').select(columns).where('uid', '=', uid).executeTakeFirst();
  // An account of the portal's own may be there before its person makes a first call.
  const account = await db.selectFrom('own_accounts').select(['email', 'name']).where('uid', '=', uid).executeTakeFirst();
  const provided = await db.selectFrom('oidc_accounts').select(['subject', 'email', 'name']).where('uid', '=', uid).executeTakeFirst();
  // The address that made an admin may be somebody else's by now, unless nothing is known since.
  const verified = row?.verified_email || (row?.verified_at == null ? row?.role_email : null);
  const emails = [verified, account?.email, provided?.email].filter(isGiven);
  const phones = [row?.verified_phone].filter(isGiven);
  // The two names stand side by side in a row's bytes.
  const names = row === undefined ? [] : [`${row.first_name}${row.last_name}`, row.email, row.phone];
  return {
    emails,
    phones,
    texts: [uid, ...names, row?.role_email, account?.name, provided?.name, provided?.subject, ...emails, ...phones].filter(isGiven),
  };
}

async function removeRows(tx: Tx, places: RegisteredColumn[], values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  for (const { table, column } of places)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(tx);
}

/** Removes or renames every trace of a person, as the registry says. Returns texts that stood in what was removed. */
async function removeTraces(tx: Tx, uid: string): Promise<string[]> {
  const { emails, phones, texts } = await knownOf(tx, uid);
  await removeRows(tx, placesOf('person'), [uid]);
  await removeRows(tx, placesOf('email'), emails);
  await removeRows(tx, placesOf('phone'), phones);
  const pseudonym = pseudonymOf(uid);
  for (const { table, column } of placesOf('actor'))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${pseudonym} where ${sql.ref(column)} = ${uid}`.execute(tx);
  await anonymizeTrail(tx, uid, pseudonym);
  return texts;
}

/** The process that erases sweeps long before; after so many milliseconds any other does, should it have been killed. */
const sweepLeftMs = 60_000;

/** Erases a person, and enters the erasure in the list. Idempotent. Returns texts for `Store.scrub`. */
export async function eraseIn(tx: Tx, uid: string, now: number): Promise<string[]> {
  // First, because the row is a lock: an erasure that runs at the same time waits here.
  await tx
    .insertInto('erasures')
    .values({ uid_hash: uidHash(uid), erased_at: now })
    .onConflict((conflict) => conflict.column('uid_hash').doUpdateSet({ is_swept: 0 }))
    .execute();
  await planJob(tx, 'sweep-erasure', uidHash(uid), now + sweepLeftMs);
  return removeTraces(tx, uid);
}

/** Removes what calls that were under way at the time of an erasure wrote after it. Returns texts for `Store.scrub`. */
export async function sweepAfter(store: Store, uid: string): Promise<string[]> {
  return store.atomically(async (tx) => {
    const texts = await removeTraces(tx, uid);
    await tx.updateTable('erasures').set({ is_swept: 1 }).where('uid_hash', '=', uidHash(uid)).execute();
    await cancelJob(tx, 'sweep-erasure', uidHash(uid));
    return texts;
  });
}

/**
 * Sweeps after an erasure whose process ended before it did; nothing where it did. `finish` runs in the transaction. Returns texts for `Store.scrub`: the uid
 * is known by its hash alone, and is looked for in all rows.
 */
export async function sweepLeft(store: Store, hash: string, finish: (tx: Tx) => Promise<void>): Promise<string[]> {
  const row = await store.db.selectFrom('erasures').select('is_swept').where('uid_hash', '=', hash).executeTakeFirst();
  const uids = row?.is_swept === 0 ? await uidsWith(store.db, new Set([hash])) : new Set<string>();
  return store.atomically(async (tx) => {
    const texts: string[] = [];
    for (const uid of uids) texts.push(...(await removeTraces(tx, uid)));
    await tx.updateTable('erasures').set({ is_swept: 1 }).where('uid_hash', '=', hash).execute();
    await finish(tx);
    return texts;
  });
}

/** An entry of the list of erasures. */
export interface Erasure {
  uidHash: string;
  /** Epoch milliseconds. */
  erasedAt: number;
}

/** The whole list, oldest first. */
export async function erasuresIn(db: Db): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasures').select(['uid_hash', 'erased_at']).orderBy('erased_at').orderBy('uid_hash').execute();
  return rows.map(({ uid_hash, erased_at }) => ({ uidHash: uid_hash, erasedAt: erased_at }));
}

/** The length of the list. */
export async function countErasures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('erasures')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a person was erased from this database. */
export async function isErased(db: Db, uid: string): Promise<boolean> {
  return (await db.selectFrom('erasures').select('uid_hash').where('uid_hash', '=', uidHash(uid)).executeTakeFirst()) !== undefined;
}

/** Whether a row of the database is about this person. */
export async function hasTraces(db: Db, uid: string): Promise<boolean> {
  for (const { table, column } of placesOf('person')) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${uid} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** The uids in one column. */
async function uidsAt(db: Db, { table, column }: RegisteredColumn): Promise<string[]> {
  const { rows } = await sql<{ uid: string | null }>`select distinct ${sql.ref(column)} as uid from ${sql.table(table)}`.execute(db);
  return rows.map(({ uid }) => uid).filter(isGiven);
}

/** Every uid in the database whose hash is among these. */
async function uidsWith(db: Db, hashes: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const place of placesOf('person', 'actor', 'trail'))
    for (const uid of await uidsAt(db, place)) if (!found.has(uid) && hashes.has(uidHash(uid))) found.add(uid);
  return found;
}

/**
 * Erases again whom an older copy of the database has brought back: everyone in `known` whom the database's own list lacks, and everyone whose
 * erasure was not swept. Returns texts for `Store.scrub`; none if nothing was found.
 */
export async function replayErasures(store: Store, known: readonly Erasure[]): Promise<string[]> {
  const rows = await store.db.selectFrom('erasures').select(['uid_hash', 'is_swept']).execute();
  const settled = new Set(rows.filter(({ is_swept }) => is_swept === 1).map(({ uid_hash }) => uid_hash));
  const missing = known.filter((erasure) => !settled.has(erasure.uidHash));
  const wanted = new Set([
    ...missing.map((erasure) => erasure.uidHash),
    ...rows.filter(({ is_swept }) => is_swept === 0).map((r) => r.uid_hash),
  ]);
  if (wanted.size === 0) return [];
  const uids = await uidsWith(store.db, wanted);
  return store.atomically(async (tx) => {
    for (const { uidHash: uid_hash, erasedAt } of missing)
      await tx
        .insertInto('erasures')
        .values({ uid_hash, erased_at: erasedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const texts: string[] = [];
    for (const uid of uids) texts.push(...(await removeTraces(tx, uid)));
    await tx.updateTable('erasures').set({ is_swept: 1 }).where('is_swept', '=', 0).execute();
    return texts;
  });
}
