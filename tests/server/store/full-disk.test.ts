import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/store/engine/store';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import { startCopied } from '../kit/on-postgres';
import { type Outcome, openPortal, type TestPortal } from '../kit/portal';
import type { Postgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';

/** Fills a store's disk, and frees it. */
interface Disk {
  fill(store: Store): Promise<unknown>;
  free(store: Store): Promise<unknown>;
}

/** SQLite reports a size limit with the error of a full disk. */
const sqliteDisk: Disk = {
  fill: async ({ db }) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db);
  },
  free: ({ db }) => sql`pragma max_page_count = 1000000`.execute(db),
};

const refuse = sql.raw(`create function disk_is_full() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);

/** The last one is where the readiness check writes. */
const fullTables = ['submissions', 'people', 'brand_icons'];

/** PostgreSQL's error when it cannot extend a file. */
const postgresDisk: Disk = {
  async fill({ db }) {
    await refuse.execute(db);
    for (const table of fullTables)
      await sql.raw(`create trigger full_disk before insert on ${table} execute function disk_is_full()`).execute(db);
  },
  async free({ db }) {
    for (const table of fullTables) await sql.raw(`drop trigger full_disk on ${table}`).execute(db);
  },
};

const bin = await postgresBin();

describe.each([
  ['SQLite', sqliteDisk],
  ['PostgreSQL', postgresDisk],
] as const)('a full disk under %s', (engine, disk) => {
  const isHere = engine === 'SQLite' || bin !== null;
  let postgres: Postgres | null = null;
  let portal: TestPortal;
  let made: Made;

  beforeAll(async () => {
    if (!isHere) return;
    if (engine === 'PostgreSQL') postgres = await startCopied(bin ?? '');
    portal = await openPortal((await postgres?.migrated()) ?? null);
    made = await assessmentOf(portal, 2);
  });
  afterAll(async () => {
    await portal?.close();
    await postgres?.stop();
  });

  const readiness = async () => (await portal.request('/readyz')).status;
  /** Long texts, which fit into no free page. */
  const profile = (uid: string) => ({
    body: { uid, firstName: 'A'.repeat(200), lastName: 'B'.repeat(200), email: 'a@b.test', phone: '', location: 'C'.repeat(200) },
  });

  /** The first refusal: half-empty pages hold a few more rows. */
  async function refusal(send: (uid: string) => Promise<Outcome>) {
    for (let at = 0; at < 50; at += 1) {
      const { status, problem, headers } = await send(`learner-${at}`);
      if (status !== 200) return [status, problem?.code, headers.get('retry-after')];
    }
    return null;
  }

  it.skipIf(!isHere)('is a 503 with advice for a hand-in and a profile, and not ready until writes work again', async () => {
    const hand = (uid: string) => portal.learner(uid).tries('submit', handIn(submission(made, 1)));
    expect([(await hand('before')).status, await readiness()]).toEqual([200, 200]);
    await disk.fill(portal.store);
    const asSaid = [503, 'unavailable', '30'];
    expect(await refusal((uid) => portal.learner(uid).tries('saveProfile', profile(uid)))).toEqual(asSaid);
    expect(await refusal(hand)).toEqual(asSaid);
    expect([await readiness(), await readiness()]).toEqual([503, 503]);
    // Stored data can still be read.
    expect((await portal.learner('before').tries('getResult', { params: { id: made.paper.id } })).status).toBe(200);
    await disk.free(portal.store);
    expect([await readiness(), (await hand('after')).status, await readiness()]).toEqual([200, 200, 200]);
    expect(await portal.store.db.selectFrom('brand_icons').selectAll().execute()).toEqual([]);
  });
});
