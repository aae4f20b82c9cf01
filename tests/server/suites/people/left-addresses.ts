import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAddress, grantedAddresses, revokeAddress } from '../../../../server/store/people/admin-addresses';
import { type OwnPortal, openOwnPortal, password } from '../../kit/own-portal';
import type { Person } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

let addresses = 0;
const newEmail = (): string => {
  addresses += 1;
  return `left${addresses}@portal.test`;
};

/** What an address that an account has left, or has not got yet, gives to whom (ADR 77, 89). */
export function leftAddressesSuite(open: Open): void {
  let portal: OwnPortal;
  beforeAll(async () => {
    portal = await openOwnPortal(open);
  });
  afterAll(() => portal.close());

  const askFor = (email: string, to: string) => portal.asks('address', { email, password, newEmail: to });
  const press = async (token: string) => (await portal.asks('address', { token, password })).status;
  /** Moves an account to an address. */
  const move = async (email: string, to: string): Promise<void> => {
    await askFor(email, to);
    expect(await press(await portal.mail.tokenTo(to))).toBe(200);
  };

  describe('a link to a new address that somebody with the password has asked for', () => {
    it('ends with a new password', async () => {
      const [victim, thief] = [await portal.person(newEmail()), newEmail()];
      await askFor(victim.email, thief);
      const stolen = await portal.mail.tokenTo(thief);
      await portal.asks('reset', { email: victim.email });
      const token = await portal.mail.tokenTo(victim.email, 2);
      expect((await portal.asks('reset', { token, password: 'another good one' })).status).toBe(200);
      expect(await press(stolen)).toBe(404);
      expect((await portal.asks('signIn', { email: victim.email, password: 'another good one' })).reply?.uid).toBe(victim.uid);
    });

    it('ends with a move to another address', async () => {
      const [victim, thief] = [await portal.person(newEmail()), newEmail()];
      await askFor(victim.email, thief);
      const stolen = await portal.mail.tokenTo(thief);
      await move(victim.email, newEmail());
      expect(await press(stolen)).toBe(404);
    });
  });
  const profileOf = (uid: string, email: string) => ({ uid, firstName: 'Asha', lastName: 'Rao', email, location: 'Goa' });
  const roleOf = (person: Person) => person.call('getRole', { params: { uid: person.uid } });
  const signedIn = async (email: string): Promise<Person> => {
    const { reply } = await portal.asks('signIn', { email, password });
    return portal.holding(reply?.idToken ?? '', reply?.uid ?? '');
  };
  /** A person with a profile. */
  const known = async (email: string): Promise<Person & { email: string }> => {
    const person = await portal.person(email);
    await person.call('saveProfile', { body: profileOf(person.uid, email) });
    return person;
  };
  const granted = async (email: string): Promise<Person> => {
    const person = await known(email);
    await grantAddress(portal.store, email, Date.now());
    expect(await roleOf(person)).toEqual({ role: 'admin' });
    return person;
  };

  describe('an address that an account has left', () => {
    it('gives the account nothing, before its next call too: no role and no group', async () => {
      const [mover, own] = [await known(newEmail()), newEmail()];
      await move(mover.email, own);
      const row = await portal.store.db.selectFrom('people').select('verified_email').where('uid', '=', mover.uid).executeTakeFirst();
      expect(row).toEqual({ verified_email: own });
      expect(await grantAddress(portal.store, mover.email, Date.now())).toBe(0);
      expect(await roleOf(await signedIn(own))).toEqual({ role: 'user' });
      const head = await granted(newEmail());
      const expected = { row: 2, name: 'The next one', email: mover.email, phone: '', group: 'Evening' };
      const reading = portal.again({ readRoster: async () => ({ rows: [expected], located: { sheet: 'A', row: 1, unread: [] } }) });
      const summary = await reading.holding(head.token, head.uid).call('uploadRoster', { query: {}, file: new File(['x'], 'x.xlsx') });
      expect([summary.waiting, summary.joined]).toEqual([1, 0]);
    });

    it('gives nothing to a token of before the move, of an account that had made no call either', async () => {
      for (const has of ['no profile', 'a profile']) {
        const mover = await (has === 'a profile' ? known(newEmail()) : portal.person(newEmail()));
        const own = newEmail();
        await move(mover.email, own);
        await grantAddress(portal.store, mover.email, Date.now());
        // A process of its own, which has read the grants after this one.
        const late = portal.again({}).holding(mover.token, mover.uid);
        expect([has, await roleOf(late)]).toEqual([has, { role: 'user', ...(has === 'no profile' && { hasProfile: false }) }]);
        await late.call('saveProfile', { body: profileOf(mover.uid, own) });
        const people = portal.store.db.selectFrom('people').select(['uid', 'role']);
        expect(await people.where('verified_email', '=', mover.email).execute()).toEqual([]);
        expect(await people.where('verified_email', '=', own).execute()).toEqual([{ uid: mover.uid, role: null }]);
      }
    });

    it('keeps its grant and its row of the roster for its next owner, when the account is erased', async () => {
      const [old, own] = [newEmail(), newEmail()];
      await granted(newEmail());
      await granted(old);
      await move(old, own);
      const { id } = await portal.store.db
        .insertInto('groups')
        .values({ name: old, name_key: old, created_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { name: 'Next', email: old, phone: null, group_id: id, uid: null, entered_at: 1 };
      await portal.store.db.insertInto('roster').values(entry).execute();
      await grantAddress(portal.store, old, Date.now());
      const moved = await signedIn(own);
      await moved.call('erasePerson', { params: { uid: moved.uid } });
      expect(await portal.store.db.selectFrom('roster').select('email').where('email', '=', old).execute()).toEqual([{ email: old }]);
      expect(await grantedAddresses(portal.store.db)).toContain(old);
    });
  });

  it('a new address leads into the groups that the roster has for it, with the move', async () => {
    const [mover, own] = [await known(newEmail()), newEmail()];
    const { id } = await portal.store.db
      .insertInto('groups')
      .values({ name: own, name_key: own, created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { name: 'Asha', email: own, phone: null, group_id: id, uid: null, entered_at: 1 };
    await portal.store.db.insertInto('roster').values(entry).execute();
    await move(mover.email, own);
    const row = await portal.store.db.selectFrom('people').select('group_id').where('uid', '=', mover.uid).executeTakeFirst();
    expect(row?.group_id).toBe(id);
  });

  describe('a link to a mailbox of somebody else', () => {
    it('gives the account of whoever asked to nobody who presses without its password, and says whose it is', async () => {
      const [stranger, invited] = [await portal.person(newEmail()), newEmail()];
      await grantAddress(portal.store, invited, Date.now());
      await askFor(stranger.email, invited);
      const token = await portal.mail.tokenTo(invited);
      const of = `l…@portal.test`;
      expect((await portal.mail.mailTo(invited)).text).toContain(`with the email ${of} is to get`);
      expect((await portal.asks('address', { token, look: true })).reply).toEqual({ of });
      // As a page of release 0.10.0 presses.
      const old = await portal.asks('address', { token });
      expect([old.status, old.problem?.reason?.code]).toEqual([400, 'move-needs-password']);
      const guess = await portal.asks('address', { token, password: 'of the head' });
      expect([guess.status, guess.problem?.reason?.code]).toEqual([401, 'sign-in-wrong']);
      expect((await portal.asks('signIn', { email: invited, password })).status).toBe(401);
      // A wrong password uses nothing up.
      expect(await press(token)).toBe(200);
      expect((await portal.asks('address', { token, look: true })).status).toBe(404);
    });
  });

  describe('of any kind of identity', () => {
    it('a role that was taken by its address comes back to no account that has left the address', async () => {
      const elsewhere = await open();
      const as = (email: string) => elsewhere.holding(unsigned('leaver', { email, email_verified: true }), 'leaver');
      const role = (email: string) => as(email).call('getRole', { params: { uid: 'leaver' } });
      await grantAddress(elsewhere.store, 'office@school.in', 1);
      expect(await role('office@school.in')).toEqual({ role: 'admin' });
      expect(await role('private@mail.in')).toEqual({ role: 'admin' });
      expect((await revokeAddress(elsewhere.store, 'office@school.in', 2)).accounts).toBe(1);
      expect(await role('private@mail.in')).toEqual({ role: 'user', hasProfile: false });
      expect(await grantAddress(elsewhere.store, 'office@school.in', 3)).toBe(0);
      expect(await role('private@mail.in')).toEqual({ role: 'user', hasProfile: false });
      await elsewhere.close();
    });

    it('an older token says nothing of the addresses that a newer one has said otherwise', async () => {
      const elsewhere = await open();
      const seconds = Math.floor(Date.now() / 1_000);
      // Each by a process of its own: one keeps the list of grants for seconds.
      const as = (email: string, iat: number) =>
        elsewhere.again({}).holding(unsigned('mover', { email, email_verified: true, iat }), 'mover');
      const role = (email: string, iat: number) => as(email, iat).call('getRole', { params: { uid: 'mover' } });
      await as('before@school.in', seconds - 60).call('saveProfile', { body: profileOf('mover', 'before@school.in') });
      expect(await role('after@school.in', seconds)).toEqual({ role: 'user' });
      await grantAddress(elsewhere.store, 'before@school.in', 1);
      expect(await role('before@school.in', seconds - 60)).toEqual({ role: 'user' });
      await as('before@school.in', seconds - 60).call('saveProfile', { body: profileOf('mover', 'before@school.in') });
      const row = elsewhere.store.db.selectFrom('people').select('verified_email').where('uid', '=', 'mover');
      expect(await row.executeTakeFirst()).toEqual({ verified_email: 'after@school.in' });
      // One as old as the last look says what is true now.
      expect(await role('before@school.in', seconds)).toEqual({ role: 'admin' });
      await elsewhere.close();
    });
  });
}
