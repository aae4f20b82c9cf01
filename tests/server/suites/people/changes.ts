import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiDependencies } from '../../../../server/http/dependencies';
import { grantAddress, grantedAddresses } from '../../../../server/store/people/admin-addresses';
import { pseudonymOf } from '../../../../server/store/privacy/uid-hash';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { type Person, portalOn, type TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

/** Roles and shut-outs that admins change in the browser. */
export function personChangesSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  const named = async (uid: string): Promise<Person> => {
    const person = portal.holding(unsigned(uid, { email: `${uid}@school.in`, email_verified: true }), uid);
    await person.call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Goa' } });
    return person;
  };
  const sets = (by: Person, uid: string, role: 'admin' | 'user', confirmed?: boolean) =>
    by.tries('setRole', { params: { uid }, body: { role, ...(confirmed !== undefined && { confirmed }) } });
  const reason = async (outcome: ReturnType<typeof sets>, field = 'role') => (await outcome).problem?.reasons?.[field]?.code;
  const acts = async (uid: string) =>
    (await portal.store.db.selectFrom('trail').select(['act', 'by_uid']).where('about_id', '=', uid).orderBy('id').execute()).map(
      ({ act, by_uid }) => [act, by_uid],
    );

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 2);
  });
  afterAll(() => portal.close());

  it('grant and take a role at once, with a trail; what is so already is no change', async () => {
    const deputy = await named('deputy');
    expect((await deputy.tries('getGroups', {})).status).toBe(403);
    expect(JSON.parse((await sets(portal.admin, 'deputy', 'admin')).text)).toMatchObject({ uid: 'deputy', role: 'admin' });
    await sets(portal.admin, 'deputy', 'admin');
    expect((await deputy.tries('getGroups', {})).status).toBe(200);
    expect((await sets(portal.admin, 'deputy', 'user')).status).toBe(200);
    expect((await deputy.tries('getGroups', {})).status).toBe(403);
    expect(await acts('deputy')).toEqual([
      ['role-granted', 'head'],
      ['role-revoked', 'head'],
    ]);
    expect((await sets(portal.admin, 'nobody', 'admin')).status).toBe(404);
  });

  it('say of an address in ADMIN_EMAILS what its role is, and refuse to take it', async () => {
    const [head] = await portal.admin.call('getPeople', { query: { search: 'head@portal.test' } });
    expect(head).toMatchObject({ uid: 'head', role: 'admin', isAdminBySetting: true });
    await named('other-admin');
    await sets(portal.admin, 'other-admin', 'admin');
    const [other] = await portal.admin.call('getPeople', { query: { search: 'other-admin' } });
    expect(other).not.toHaveProperty('isAdminBySetting');
    const admin = portal.holding(unsigned('other-admin', { email: 'other-admin@school.in', email_verified: true }), 'other-admin');
    expect(await reason(sets(admin, 'head', 'user'))).toBe('role-from-settings');
    expect((await portal.admin.tries('getGroups', {})).status).toBe(200);
  });

  it('are listed with the number of submissions that are kept of each, before and after a change', async () => {
    const sitter = await named('sitter');
    await sitter.call('submit', handIn(submission(made, 1)));
    const [listed] = await portal.admin.call('getPeople', { query: { search: 'sitter' } });
    const changed = await portal.admin.call('setRole', { params: { uid: 'sitter' }, body: { role: 'admin' } });
    const [other] = await portal.admin.call('getPeople', { query: { search: 'deputy' } });
    expect([listed, changed, other].map((person) => person?.handIns)).toEqual([1, 1, 0]);
    await sets(portal.admin, 'sitter', 'user');
  });

  it('take a role that a command granted by address, and with it the grant', async () => {
    await portal.store.db.insertInto('admin_addresses').values({ email: 'granted@school.in', granted_at: 1 }).execute();
    await named('granted');
    // Another process, which has not read the list of addresses yet.
    const granted = portal.again({}).holding(unsigned('granted', { email: 'granted@school.in', email_verified: true }), 'granted');
    expect((await granted.tries('getGroups', {})).status).toBe(200);
    expect((await sets(portal.admin, 'granted', 'user')).status).toBe(200);
    expect((await granted.tries('getGroups', {})).status).toBe(403);
    expect(await portal.store.db.selectFrom('admin_addresses').select('email').execute()).toEqual([]);
  });

  it('take a role that rests on an address which the account has left, and leave no grant of it', async () => {
    await named('mover');
    const withAddress = (email: string) => portal.holding(unsigned('mover', { email, email_verified: true }), 'mover');
    const role = (email: string) => withAddress(email).call('getRole', { params: { uid: 'mover' } });
    expect(await role('first@school.in')).toEqual({ role: 'user' });
    await grantAddress(portal.store, 'first@school.in', 1);
    await grantAddress(portal.store, 'second@school.in', 1);
    expect(await role('second@school.in')).toEqual({ role: 'admin' });
    expect(await grantedAddresses(portal.store.db)).toEqual(['second@school.in']);
    await portal.store.db.insertInto('admin_addresses').values({ email: 'first@school.in', granted_at: 1 }).execute();
    await sets(portal.admin, 'mover', 'user');
    expect(await grantedAddresses(portal.store.db)).toEqual([]);
  });

  it('leave the last admin, also where two take each other’s role at once, and ask before one’s own is given up', async () => {
    // A portal without a setting, so that only the database knows admins.
    const there = portalOn(portal.store, { config: noAdmins }, async () => undefined);
    await portal.store.db.updateTable('people').set({ role: 'user' }).where('role', '=', 'admin').execute();
    await portal.store.db.updateTable('people').set({ role: 'admin' }).where('uid', 'in', ['deputy', 'other-admin']).execute();
    const admins = ['deputy', 'other-admin'].map((uid) => there.learner(uid)) as [Person, Person];
    const [one, other] = admins;
    expect(await reason(sets(one, one.uid, 'user'))).toBe('own-role');
    const both = await Promise.all([sets(one, other.uid, 'user'), sets(other, one.uid, 'user')]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = admins[both[0].status === 200 ? 0 : 1] as Person;
    expect(await reason(sets(left, left.uid, 'user', true))).toBe('last-admin');
    await sets(left, 'granted', 'admin');
    expect((await sets(left, left.uid, 'user', true)).status).toBe(200);
    expect((await left.tries('getGroups', {})).status).toBe(403);
    await portal.store.db.updateTable('people').set({ role: 'admin' }).where('uid', '=', 'head').execute();
  });

  it('leave an admin who is not shut out, also where two erase themselves at once, and neither loses the account for nothing', async () => {
    const removed: string[] = [];
    const accounts = {
      remove: async (uid: string) => {
        removed.push(uid);
        return 'deleted' as const;
      },
    };
    const there = portalOn(portal.store, { config: noAdmins, accounts }, async () => undefined);
    const { db } = portal.store;
    const before = await db.selectFrom('people').select('uid').where('role', '=', 'admin').execute();
    await db.updateTable('people').set({ role: 'user' }).where('role', '=', 'admin').execute();
    for (let round = 0; round < 5; round += 1) {
      const names = [`pair-${round}-a`, `pair-${round}-b`];
      for (const uid of names) await named(uid);
      await db.updateTable('people').set({ role: 'admin' }).where('uid', 'in', names).execute();
      removed.length = 0;
      const outcomes = await Promise.all(names.map((uid) => there.learner(uid).tries('erasePerson', { params: { uid } })));
      const [left, gone] = [outcomes.findIndex(({ status }) => status === 403), outcomes.findIndex(({ status }) => status === 200)];
      expect(outcomes[left]?.problem?.reason?.code).toBe('last-admin-not-erased');
      expect(removed).toEqual([names[gone]]);
      expect(await db.selectFrom('people').select('uid').where('role', '=', 'admin').execute()).toEqual([{ uid: names[left] }]);
      // One who is shut out is not an admin left.
      const [one, out] = [names[left] ?? '', `out-${round}`];
      await named(out);
      await db.updateTable('people').set({ role: 'admin' }).where('uid', '=', out).execute();
      await there.learner(one).call('shutOut', { params: { uid: out } });
      expect((await there.learner(one).tries('erasePerson', { params: { uid: one } })).problem?.reason?.code).toBe('last-admin-not-erased');
      await db.updateTable('people').set({ role: 'user' }).where('uid', 'in', [one, out]).execute();
    }
    await db.deleteFrom('shut_outs').execute();
    await db
      .updateTable('people')
      .set({ role: 'admin' })
      .where(
        'uid',
        'in',
        before.map(({ uid }) => uid),
      )
      .execute();
  });

  /** A portal whose identity service does `meanwhile` in place of the deletion of an account, and then fails. */
  const failingAfter = (meanwhile: (uid: string) => Promise<unknown> = async () => undefined) =>
    portal.again({
      accounts: {
        remove: async (uid) => {
          await meanwhile(uid);
          throw new Error('away');
        },
      },
    });
  const erases = (by: Person, uid: string) => by.tries('erasePerson', { params: { uid } });
  const roleIn = async (uid: string) => {
    const row = await portal.store.db.selectFrom('people').select(['role', 'leaving_at']).where('uid', '=', uid).executeTakeFirst();
    return row ?? null;
  };

  it('leave an admin the role whose account could not be deleted, and say in the trail what was done', async () => {
    await named('half');
    await sets(portal.admin, 'half', 'admin');
    expect((await erases(failingAfter().admin, 'half')).status).toBe(500);
    expect(await roleIn('half')).toEqual({ role: 'admin', leaving_at: null });
    expect(await acts('half')).toEqual([['role-granted', 'head']]);
    await portal.learner('half').call('erasePerson', { params: { uid: 'half' } });
    const mark = pseudonymOf('half');
    // All that an erased admin did, and what was done to that admin, stays under one name that is no one else's.
    expect(await acts(mark)).toEqual([
      ['role-granted', 'head'],
      ['role-revoked', mark],
      ['person-erased', mark],
    ]);
  });

  it('give no role back that was taken, and make no person anew who was erased, while an account could not be deleted', async () => {
    for (const uid of ['taken', 'gone']) await named(uid);
    for (const uid of ['taken', 'gone']) await sets(portal.admin, uid, 'admin');
    const taking = failingAfter((uid) => portal.admin.call('setRole', { params: { uid }, body: { role: 'user' } }));
    expect((await erases(taking.admin, 'taken')).status).toBe(500);
    expect(await roleIn('taken')).toEqual({ role: 'user', leaving_at: null });
    const erasing = failingAfter((uid) => portal.admin.call('erasePerson', { params: { uid } }));
    expect((await erases(erasing.admin, 'gone')).status).toBe(500);
    expect(await roleIn('gone')).toBeNull();
  });

  it('count an admin as one who leaves while the account is deleted, also after the process has ended half-way', async () => {
    const there = portalOn(portal.store, { config: noAdmins }, async () => undefined);
    const { db } = portal.store;
    const before = (await db.selectFrom('people').select('uid').where('role', '=', 'admin').execute()).map(({ uid }) => uid);
    await db.updateTable('people').set({ role: 'user' }).where('role', '=', 'admin').execute();
    for (const uid of ['leaves', 'stays']) await named(uid);
    await db.updateTable('people').set({ role: 'admin' }).where('uid', 'in', ['leaves', 'stays']).execute();
    let isAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const remove = () => {
      isAsked();
      return new Promise<never>(() => undefined);
    };
    const ended = portalOn(portal.store, { config: noAdmins, accounts: { remove } }, async () => undefined);
    void erases(ended.learner('leaves'), 'leaves');
    await asked;
    const stays = there.learner('stays');
    expect((await erases(stays, 'stays')).problem?.reason?.code).toBe('last-admin-not-erased');
    expect(await roleIn('leaves')).toMatchObject({ role: 'admin', leaving_at: expect.any(Number) });
    // The erasure is repeated; or the role is taken and given anew, and the admin stays.
    expect((await sets(stays, 'leaves', 'user')).status).toBe(200);
    expect((await sets(stays, 'leaves', 'admin')).status).toBe(200);
    expect(await roleIn('leaves')).toEqual({ role: 'admin', leaving_at: null });
    expect((await erases(there.learner('leaves'), 'leaves')).status).toBe(200);
    expect(await roleIn('leaves')).toBeNull();
    await db.updateTable('people').set({ role: 'user' }).where('uid', '=', 'stays').execute();
    await db.updateTable('people').set({ role: 'admin' }).where('uid', 'in', before).execute();
  });

  it('shut a person out at once; what was answered is still filed from a file, and a letting-in brings all back', async () => {
    const mira = await named('mira');
    expect((await mira.tries('getAvailable', {})).status).toBe(200);
    const shown = await portal.admin.call('shutOut', { params: { uid: 'mira' } });
    expect(shown).toMatchObject({ uid: 'mira', isShutOut: true });
    const refused = await mira.tries('submit', handIn(submission(made, 1)));
    expect([refused.status, refused.problem?.code]).toEqual([403, 'shut-out']);
    expect((await portal.admin.call('getPeople', { query: { state: 'shut-out' } })).map(({ uid }) => uid)).toEqual(['mira']);
    expect((await portal.admin.tries('importSubmission', { body: rescueOf(submission(made, 2), 'mira') })).status).toBe(200);
    await portal.admin.call('shutOut', { params: { uid: 'mira' } });
    expect(await portal.admin.call('letIn', { params: { uid: 'mira' } })).not.toHaveProperty('isShutOut');
    expect(await mira.call('getResult', { params: { id: made.paper.id } })).toMatchObject({ correctAnswers: 2 });
    expect(await acts('mira')).toEqual([
      ['person-shut-out', 'head'],
      ['submission-imported', 'head'],
      ['person-let-in', 'head'],
    ]);
  });

  it('shut out neither oneself, nor the last admin, nor a stranger', async () => {
    const tries = (by: Person, uid: string) => by.tries('shutOut', { params: { uid } });
    expect(await reason(tries(portal.admin, 'head'), 'uid')).toBe('own-account');
    expect((await tries(portal.admin, 'stranger')).status).toBe(404);
    expect((await portal.admin.tries('getGroups', {})).status).toBe(200);
  });

  it('list people by group, role and state, each with the group', async () => {
    const { id } = await portal.admin.call('createGroup', { body: { name: 'Listed' } });
    await named('lata');
    expect(await portal.admin.call('moveToGroup', { params: { uid: 'lata' }, body: { groupId: id } })).toMatchObject({
      group: { id, name: 'Listed' },
    });
    const uids = async (query: object) => (await portal.admin.call('getPeople', { query })).map(({ uid }) => uid);
    expect(await uids({ group: id })).toEqual(['lata']);
    expect(await uids({ group: 'none', search: 'lata' })).toEqual([]);
    expect(await uids({ group: 'none', search: 'mira' })).toEqual(['mira']);
    expect(await uids({ role: 'admin', search: 'lata' })).toEqual([]);
    expect(await uids({ role: 'admin' })).toContain('head');
    expect(await uids({ role: 'user' })).not.toContain('head');
    expect((await portal.admin.tries('getPeople', { query: { group: 'all' as 'none' } })).status).toBe(400);
  });

  it('show the verified phone of a person who has no verified email', async () => {
    const person = portal.holding(unsigned('tel', { email: undefined, phone_number: '+919000000009' }), 'tel');
    await person.call('saveProfile', { body: { uid: 'tel', firstName: 'T', lastName: 'L', email: 'tel@typed.in', location: 'Goa' } });
    const [entry] = await portal.admin.call('getPeople', { query: { search: '9000000009' } });
    expect(entry).toMatchObject({ uid: 'tel', contact: '+919000000009', typedEmail: 'tel@typed.in' });
  });
}

const noAdmins: ApiDependencies['config'] = {
  identity: { kind: 'emulator', projectId: 'demo-exam', port: 9099, publicUrl: 'http://127.0.0.1:9099' },
  oidc: null,
  adminEmails: [],
  corsOrigins: [],
  metricsToken: null,
  hasLocalMetrics: false,
  hasCacheInFront: false,
  hasLoopbackPush: false,
  hasPrivateWebhook: false,
  webhook: null,
};
