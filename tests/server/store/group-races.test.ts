import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cell } from '../../../contract/sheet/cells';
import { deleteGroup, holdGroup, setGroups } from '../../../server/store/people/groups/groups';
import { joinLate } from '../../../server/store/people/groups/roster-filing';
import { eraseIn } from '../../../server/store/privacy/erase';
import { onPostgres } from '../kit/on-postgres';
import { openPortal, type TestPortal } from '../kit/portal';
import { readsRoster } from '../kit/readers';
import { unsigned } from '../kit/token';

/** Long enough for a call that waits for no lock. */
const unheldMs = 500;

/** A roster that names two groups. */
const cells: Cell[][] = [
  ['Name', 'Email', 'Groups'],
  ['Ravi', 'ravi@x.in', 'One; Deleted during an upload'],
];

onPostgres('a group that is deleted while a learner is added to it', (postgres) => {
  let portal: TestPortal;
  let one: number;
  const group = async (name: string) => (await portal.admin.call('createGroup', { body: { name } })).id;
  const params = { uid: 'asha' };
  const groupsNow = async () => {
    const [asha] = await portal.admin.call('getPeople', { query: { search: 'asha' } });
    return (asha?.groups ?? [asha?.group]).map((each) => each?.id);
  };
  beforeAll(async () => {
    portal = await openPortal(await postgres.migrated(), { readRoster: readsRoster(() => cells) });
    const profile = { uid: 'asha', firstName: 'Asha', lastName: 'Rao', email: 'asha@x.in', location: 'Goa' };
    await portal.learner('asha').call('saveProfile', { body: profile });
    one = await group('One');
    await portal.admin.call('moveToGroup', { params, body: { groupId: one } });
  });
  afterAll(() => portal.close());

  it('is no group for whoever comes after the deletion', async () => {
    const other = await group('Deleted first');
    const { moving } = await portal.store.atomically(async (tx) => {
      await holdGroup(tx, other);
      const moving = portal.admin.tries('moveToGroup', { params, body: { addTo: [other] } });
      await Promise.race([moving, pause(unheldMs)]);
      await deleteGroup(tx, other);
      // Within an object: what a transaction returns is awaited before its end.
      return { moving };
    });
    expect((await moving).problem?.reasons).toEqual({ addTo: { code: 'not-a-group' } });
    expect(await groupsNow()).toEqual([one]);
  });

  it('is made anew by a roster that names it at the moment of the deletion', async () => {
    const other = await group('Deleted during an upload');
    const { uploading } = await portal.store.atomically(async (tx) => {
      await holdGroup(tx, other);
      const uploading = portal.admin.tries('uploadRoster', { query: {}, file: new File(['x'], 'roster.xlsx') });
      await Promise.race([uploading, pause(unheldMs)]);
      await deleteGroup(tx, other);
      return { uploading };
    });
    expect(JSON.parse((await uploading).text)).toMatchObject({ waiting: 1, newGroups: ['Deleted during an upload'] });
    const [ravi] = await portal.admin.call('getRoster', { query: {} });
    expect(ravi?.groups?.map(({ name }) => name)).toEqual(['One', 'Deleted during an upload']);
  });

  it('stays where the learner is added before', async () => {
    const other = await group('Filled first');
    const { deleting } = await portal.store.atomically(async (tx) => {
      await holdGroup(tx, other);
      await setGroups(tx, 'asha', [one, other]);
      const deleting = portal.admin.tries('deleteGroup', { params: { id: other } });
      await Promise.race([deleting, pause(unheldMs)]);
      return { deleting };
    });
    expect((await deleting).problem?.reasons).toMatchObject({ id: { code: 'group-in-use', learners: 1 } });
    expect(await groupsNow()).toEqual([one, other]);
  });
});

/** Whoever inserts a further group of this person waits for this lock. */
const lock = 42;
const comes = (uid: string) => ({ uid, email: `${uid}@x.in` });

onPostgres('an erasure that is done while the person joins further groups', (postgres) => {
  let portal: TestPortal;
  const rowsOf = async (uid: string) => [
    ...(await portal.store.db.selectFrom('people').select('uid').where('uid', '=', uid).execute()),
    ...(await portal.store.db.selectFrom('further_groups').select('uid').where('uid', '=', uid).execute()),
  ];
  const signsIn = ({ uid, email }: ReturnType<typeof comes>) =>
    portal.holding(unsigned(uid, { email, email_verified: true }), uid).tries('getRole', { params: { uid } });
  /** Adds a person with a verified address, of whom nothing else is known. */
  async function isKnown(uid: string, verified_email: string): Promise<void> {
    const blank = { first_name: '', last_name: '', email: '', phone: '', location: '', has_profile: 0, role: null, role_email: null };
    await portal.store.db
      .insertInto('people')
      .values({ ...blank, uid, verified_email, created_at: 1, updated_at: 1 })
      .execute();
  }
  /** Erases a person while what puts the person into further groups is under way. Resolves with what came of that. */
  async function erasedWithin<T>(uid: string, joins: () => Promise<T>): Promise<T> {
    const { joining, erasing } = await portal.store.atomically(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx);
      const joining = joins();
      joining.catch(() => undefined /* Judged below. */);
      await pause(unheldMs);
      const erasing = portal.store.atomically((other) => eraseIn(other, uid, 1));
      await Promise.race([erasing, pause(unheldMs)]);
      return { joining, erasing };
    });
    await erasing;
    return joining;
  }
  beforeAll(async () => {
    const rows = ['late', 'new'].map((uid) => [uid, comes(uid).email, 'One; Two']);
    portal = await openPortal(await postgres.migrated(), { readRoster: readsRoster(() => [['Name', 'Email', 'Groups'], ...rows]) });
    await portal.admin.call('uploadRoster', { query: {}, file: new File(['x'], 'roster.xlsx') });
    const { db } = portal.store;
    await sql`create function held() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(lock)}); return new; end $$`.execute(
      db,
    );
    await sql`create trigger held before insert on further_groups for each row execute function held()`.execute(db);
  });
  afterAll(() => portal.close());

  it('comes after what a roster does of a person who came while it was stored', async () => {
    const { uid, email } = comes('late');
    const row = { first_name: '', last_name: '', email: '', phone: '', location: '', has_profile: 0, role: null, role_email: null };
    const words = { words: '', name_key: '', verified_email: email, created_at: 1, updated_at: 1 };
    await portal.store.db
      .insertInto('people')
      .values({ ...row, ...words, uid })
      .execute();
    const entry = { name: uid, email, phone: null, uid: null };
    const expected = { row: 2, name: uid, email, phone: '', group: 'One' };
    const plan = {
      planned: [{ expected, fate: 'waits' as const, uids: [], changed: [], known: [], entry, kept: [] }],
      ...{ refused: [], newGroups: [], replaced: [] },
    };
    await erasedWithin(uid, () => joinLate(portal.store, plan, 1));
    expect(await rowsOf(uid)).toEqual([]);
    // A roster that hears of the person after the erasure brings nobody back.
    await joinLate(portal.store, plan, 1);
    expect(await rowsOf(uid)).toEqual([]);
  });

  it('comes after the first request of a person by an address that a roster has', async () => {
    await isKnown('new', 'before@x.in');
    const { status } = await erasedWithin('new', () => signsIn(comes('new')));
    expect(status).toBe(200);
    expect(await rowsOf('new')).toEqual([]);
  });
});
