import { createPrivateKey, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallShape } from '../../../../contract/calls/call-shape';
import { type CallName, calls } from '../../../../contract/calls/calls';
import { grantAddress, grantedAddresses } from '../../../../server/store/people/admin-addresses';
import { signingKeys } from '../../../../server/store/people/own/signing-keys';
import { changedTokens, oddTokens } from '../../kit/odd-tokens';
import { type OwnPortal, openOwnPortal, password } from '../../kit/own-portal';
import { adminEmail, type Person } from '../../kit/portal';
import type { Open } from '../open';

const dayMs = 86_400_000;
let people = 0;
const newEmail = (): string => {
  people += 1;
  return `own${people}@portal.test`;
};
const wrong = [401, 'sign-in-wrong'];
const ended = [401, 'sign-in-ended'];

/** Accounts of the portal's own (ADR 77). */
export function ownAccountsSuite(open: Open): void {
  let portal: OwnPortal;
  beforeAll(async () => {
    portal = await openOwnPortal(open);
  });
  afterAll(() => portal.close());

  const says = ({ status, problem }: { status: number; problem: { reason?: { code: string } | undefined } | null }) => [
    status,
    problem?.reason?.code,
  ];
  const signIn = (email: string, typed = password, more: { device?: string } = {}) =>
    portal.asks('signIn', { email, password: typed, ...more });
  const refresh = (refreshToken: string, more: { device?: string } = {}) => portal.asks('refresh', { refreshToken, ...more });
  const nextOf = async (refreshToken: string): Promise<string> => {
    const { reply, text } = await refresh(refreshToken);
    return reply?.refreshToken ?? text;
  };

  /** An admin by a grant of the address. */
  const granted = async (email: string): Promise<Person> => {
    const person = await portal.person(email);
    await person.call('saveProfile', { body: { uid: person.uid, firstName: 'Asha', lastName: 'Rao', email, location: 'Goa' } });
    await grantAddress(portal.store, email, Date.now());
    expect(await person.call('getRole', { params: { uid: person.uid } })).toEqual({ role: 'admin' });
    return person;
  };

  describe('sign-up', () => {
    it('begins an account when the link is opened with the password, and not before', async () => {
      const email = newEmail();
      expect((await portal.asks('signUp', { email: email.toUpperCase(), password, name: ' Asha  ' })).reply).toEqual({ sent: true });
      expect(says(await signIn(email))).toEqual(wrong);
      const token = await portal.mail.tokenTo(email);
      // Whoever gets an email that another has asked for does not know the password, and begins no account for that other.
      expect(says(await portal.asks('confirm', { token, password: 'another password' }))).toEqual(wrong);
      const { reply } = await portal.asks('confirm', { token, password });
      expect(reply).toMatchObject({ email, name: 'Asha', expiresIn: 3_600 });
      expect(says(await portal.asks('confirm', { token, password }))).toEqual([404, 'link-not-valid']);
      expect((await signIn(email)).reply?.uid).toBe(reply?.uid);
    });

    it('makes a person whom the roster knows by the verified address', async () => {
      const email = newEmail();
      const group = await portal.store.db
        .insertInto('groups')
        .values({ name: `Batch of ${email}`, name_key: `batch of ${email}`, created_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await portal.store.db
        .insertInto('roster')
        .values({ name: 'Asha', email, phone: null, group_id: group.id, uid: null, entered_at: 1 })
        .execute();
      const person = await portal.person(email);
      const profile = { uid: person.uid, firstName: 'A', lastName: 'B', email, phone: '', location: 'Pune' };
      expect(await person.call('saveProfile', { body: profile })).toMatchObject({ role: 'user' });
      const row = await portal.store.db.selectFrom('people').selectAll().where('uid', '=', person.uid).executeTakeFirst();
      expect(row).toMatchObject({ verified_email: email, group_id: group.id });
    });

    it('makes an admin of an address that the settings name, whose account another admin cannot erase before its first call either', async () => {
      const other = await granted(newEmail());
      const head = await portal.person(adminEmail);
      const erased = await other.tries('erasePerson', { params: { uid: head.uid } });
      expect(says(erased)).toEqual([403, 'settings-admin-not-erased']);
      expect((await head.call('getRole', { params: { uid: head.uid } })).role).toBe('admin');
    });

    it('sends a link that is good for two days', async () => {
      const email = newEmail();
      await portal.asks('signUp', { email, password, name: 'Asha' });
      const token = await portal.mail.tokenTo(email);
      portal.time.ahead = 2 * dayMs;
      expect(says(await portal.asks('confirm', { token, password }))).toEqual([404, 'link-not-valid']);
      portal.time.ahead = 0;
    });

    it('begins one account of two links', async () => {
      const email = newEmail();
      for (const name of ['One', 'Two']) await portal.asks('signUp', { email, password, name });
      await portal.mail.mailTo(email, 2);
      const tokens = portal.mail.mails.filter(({ to }) => to.includes(email)).map(({ text }) => /#confirm=([\w-]+)/.exec(text)?.[1] ?? '');
      const outcomes = await Promise.all(tokens.map((token) => portal.asks('confirm', { token, password })));
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    });

    it('names what is wrong, and takes any long password', async () => {
      const email = newEmail();
      const { problem } = await portal.asks('signUp', { email: 'no address', password: 'short', name: '' });
      expect(Object.keys(problem?.reasons ?? {}).toSorted()).toEqual(['email', 'name', 'password']);
      expect(problem?.reasons?.password).toEqual({ code: 'too-few-characters', least: 8 });
      const long = 'ँ'.repeat(128);
      await portal.asks('signUp', { email, password: long, name: 'Asha' });
      expect((await portal.asks('confirm', { token: await portal.mail.tokenTo(email), password: long })).status).toBe(200);
      expect((await portal.asks('signUp', { email, password: `${long}a`, name: 'Asha' })).status).toBe(400);
    });
  });

  describe('whether an account exists', () => {
    /** The statements that a call sends, without their values, and the work on passwords. */
    async function costOf(call: () => Promise<unknown>) {
      const before = { ...portal.work };
      await call();
      return { hashes: portal.work.hashes - before.hashes, checks: portal.work.checks - before.checks };
    }

    it('shows in no reply, and in no work, of a sign-up, a sign-in and a question for a new password', async () => {
      const asked: ((email: string) => Promise<unknown>)[] = [
        (email: string) => portal.asks('signUp', { email, password, name: 'Asha' }),
        (email: string) => signIn(email, 'another password'),
        (email: string) => portal.asks('reset', { email }),
        (email: string) => portal.asks('link', { email }),
        (email: string) => portal.asks('address', { email, password: 'another password', newEmail: newEmail() }),
      ];
      for (const ask of asked) {
        // Each question has its own, since an address gets few emails an hour.
        const [known, unknown] = [(await portal.person(newEmail())).email, newEmail()];
        const seen = await Promise.all([known, unknown].map(ask));
        expect(seen[1]).toEqual(seen[0]);
        expect(await costOf(() => ask(unknown))).toEqual(await costOf(() => ask(known)));
      }
    });

    it('is told to the address alone', async () => {
      const { email } = await portal.person(newEmail());
      await portal.asks('signUp', { email, password: 'a stranger chose this', name: 'Stranger' });
      const { text } = await portal.mail.mailTo(email, 2);
      expect(text).toContain('has one already');
      expect(says(await signIn(email, 'a stranger chose this'))).toEqual(wrong);
      const stranger = newEmail();
      await portal.asks('reset', { email: stranger });
      await portal.person(email === '' ? stranger : newEmail());
      expect(portal.mail.mails.filter(({ to }) => to.includes(stranger))).toEqual([]);
    });
  });

  describe('a new password', () => {
    it('is set by a link once, ends every sign-in, and is told of', async () => {
      const person = await portal.person(newEmail());
      await portal.asks('reset', { email: person.email });
      const token = await portal.mail.tokenTo(person.email, 2);
      expect((await portal.asks('reset', { token, password: 'an entirely new one' })).reply).toEqual({ changed: true });
      expect(says(await portal.asks('reset', { token, password: 'and another one' }))).toEqual([404, 'link-not-valid']);
      expect(says(await refresh(person.refreshToken))).toEqual(ended);
      expect(says(await signIn(person.email))).toEqual(wrong);
      expect((await signIn(person.email, 'an entirely new one')).reply?.uid).toBe(person.uid);
      expect((await portal.mail.mailTo(person.email, 3)).text).toContain('was changed');
    });

    it('is not set by a link of a sign-up, after an hour, or for an address without an account', async () => {
      const [unknown, { email }] = [newEmail(), await portal.person(newEmail())];
      await portal.asks('signUp', { email: unknown, password, name: 'Asha' });
      const ofSignUp = await portal.mail.tokenTo(unknown);
      expect(says(await portal.asks('reset', { token: ofSignUp, password }))).toEqual([404, 'link-not-valid']);
      await portal.asks('reset', { email });
      const late = await portal.mail.tokenTo(email, 2);
      expect(says(await portal.asks('confirm', { token: late, password }))).toEqual([404, 'link-not-valid']);
      portal.time.ahead = 3_600_000;
      expect(says(await portal.asks('reset', { token: late, password }))).toEqual([404, 'link-not-valid']);
      portal.time.ahead = 0;
    });
  });

  describe('a link in place of the password', () => {
    it('signs in once, within an hour, on the device that opens it', async () => {
      const person = await portal.person(newEmail());
      const device = randomUUID();
      expect((await portal.asks('link', { email: person.email.toUpperCase() })).reply).toEqual({ sent: true });
      const token = await portal.mail.tokenTo(person.email, 2);
      const { reply } = await portal.asks('link', { token, device });
      expect(reply).toMatchObject({ uid: person.uid, email: person.email });
      expect(says(await portal.asks('link', { token, device }))).toEqual([404, 'link-not-valid']);
      expect(says(await refresh(person.refreshToken))).toEqual([200, undefined]);
      await portal.asks('link', { email: person.email });
      const late = await portal.mail.tokenTo(person.email, 3);
      portal.time.ahead = 3_600_000;
      expect(says(await portal.asks('link', { token: late }))).toEqual([404, 'link-not-valid']);
      portal.time.ahead = 0;
    });

    it('of another purpose signs nobody in, and none is sent to an address without an account', async () => {
      const [person, unknown] = [await portal.person(newEmail()), newEmail()];
      await portal.asks('reset', { email: person.email });
      expect(says(await portal.asks('link', { token: await portal.mail.tokenTo(person.email, 2) }))).toEqual([404, 'link-not-valid']);
      await portal.asks('link', { email: unknown });
      await portal.asks('link', { email: person.email });
      await portal.mail.mailTo(person.email, 3);
      expect(portal.mail.mails.filter(({ to }) => to.includes(unknown))).toEqual([]);
    });

    it('signs nobody in who is shut out, and is good again after that', async () => {
      const admin = await signIn(adminEmail).then(({ reply }) => portal.holding(reply?.idToken ?? ''));
      const person = await portal.person(newEmail());
      const profile = { uid: person.uid, firstName: 'A', lastName: 'B', email: person.email, phone: '', location: 'Pune' };
      await person.call('saveProfile', { body: profile });
      await portal.asks('link', { email: person.email });
      const token = await portal.mail.tokenTo(person.email, 2);
      await admin.call('shutOut', { params: { uid: person.uid } });
      expect(says(await portal.asks('link', { token }))).toEqual([403, 'account-shut-out']);
      await admin.call('letIn', { params: { uid: person.uid } });
      expect((await portal.asks('link', { token })).status).toBe(200);
    });
  });

  describe('a new address', () => {
    const askFor = (email: string, to: string, typed = password) => portal.asks('address', { email, password: typed, newEmail: to });
    it('is the account’s when its link is opened, and the old one is told', async () => {
      const [person, to] = [await portal.person(newEmail()), newEmail()];
      expect(says(await askFor(person.email, to, 'another password'))).toEqual(wrong);
      expect((await askFor(person.email, to.toUpperCase())).reply).toEqual({ sent: true });
      expect(says(await signIn(to))).toEqual(wrong);
      const token = await portal.mail.tokenTo(to);
      expect((await portal.asks('address', { token, password })).reply).toEqual({ changed: true });
      expect(says(await portal.asks('address', { token, password }))).toEqual([404, 'link-not-valid']);
      expect((await signIn(to)).reply).toMatchObject({ uid: person.uid, email: to });
      expect(says(await signIn(person.email))).toEqual(wrong);
      expect((await portal.mail.mailTo(person.email, 2)).text).toContain('another email now');
      // Devices go on, and have the new address with their next token.
      const { reply } = await refresh(person.refreshToken);
      expect(decodeJwt(reply?.idToken ?? '')).toMatchObject({ sub: person.uid, email: to, email_verified: true });
      expect((await portal.holding(reply?.idToken ?? '', person.uid).tries('getRole', { params: { uid: person.uid } })).status).toBe(200);
      // Whoever has the old address now begins an account of their own.
      await portal.asks('signUp', { email: person.email, password, name: 'Bina' });
      const anew = await portal.asks('confirm', { token: await portal.mail.tokenTo(person.email, 3), password });
      expect(anew.reply?.uid).not.toBe(person.uid);
    });

    it('that has an account is told by email alone, and stays with it', async () => {
      const [person, other] = [await portal.person(newEmail()), await portal.person(newEmail())];
      const [taken, free] = [await askFor(person.email, other.email), await askFor(person.email, newEmail())];
      expect(taken).toEqual(free);
      expect((await portal.mail.mailTo(other.email, 2)).text).toContain('has an account already');
      expect(portal.mail.mails.filter(({ text }) => text.includes('#address=') && text.includes(other.email))).toEqual([]);
    });

    it('that another account got meanwhile is refused, and nothing changes', async () => {
      const [one, two, to] = [await portal.person(newEmail()), await portal.person(newEmail()), newEmail()];
      await askFor(one.email, to);
      const first = await portal.mail.tokenTo(to);
      await askFor(two.email, to);
      const second = await portal.mail.tokenTo(to, 2);
      expect((await portal.asks('address', { token: first, password })).status).toBe(200);
      expect(says(await portal.asks('address', { token: second, password }))).toEqual([404, 'link-not-valid']);
      expect((await signIn(two.email)).reply?.uid).toBe(two.uid);
    });

    it.each(['taken', 'shut-out', 'erased'] as const)('leaves no grant of the role at the one before: the admin is %s', async (end) => {
      const [old, to] = [newEmail(), newEmail()];
      const [head, boss] = [await granted(newEmail()), await granted(old)];
      const params = { uid: boss.uid };
      await askFor(old, to);
      await portal.asks('address', { token: await portal.mail.tokenTo(to), password });
      const moved = portal.holding((await signIn(to)).reply?.idToken ?? '', boss.uid);
      expect(await moved.call('getRole', { params })).toEqual({ role: 'admin' });
      if (end === 'taken') await head.call('setRole', { params, body: { role: 'user' } });
      if (end === 'shut-out') await head.call('shutOut', { params });
      if (end === 'erased') await head.call('erasePerson', { params });
      await portal.asks('signUp', { email: old, password, name: 'Bina' });
      const { reply } = await portal.asks('confirm', { token: await portal.mail.tokenTo(old, 3), password });
      const anew = portal.holding(reply?.idToken ?? '', reply?.uid ?? '');
      expect(await anew.call('getRole', { params: { uid: anew.uid } })).toEqual({ role: 'user', hasProfile: false });
      expect(await grantedAddresses(portal.store.db)).not.toContain(old);
    });

    it('gets a grant of the role that was not used before the move', async () => {
      const [old, to] = [newEmail(), newEmail()];
      await grantAddress(portal.store, old, Date.now());
      await portal.asks('signUp', { email: old, password, name: 'Asha' });
      await portal.asks('confirm', { token: await portal.mail.tokenTo(old), password });
      await askFor(old, to);
      await portal.asks('address', { token: await portal.mail.tokenTo(to), password });
      const grants = await grantedAddresses(portal.store.db);
      expect([old, to].filter((email) => grants.includes(email))).toEqual([to]);
    });

    it('is forgotten with its account: an erasure takes the link with it', async () => {
      const [person, to] = [await portal.person(newEmail()), newEmail()];
      await askFor(person.email, to);
      const token = await portal.mail.tokenTo(to);
      await person.call('erasePerson', { params: { uid: person.uid } });
      expect(await portal.store.db.selectFrom('account_links').selectAll().where('email', '=', to).execute()).toEqual([]);
      expect(says(await portal.asks('address', { token, password }))).toEqual([404, 'link-not-valid']);
    });
  });

  describe('a refresh', () => {
    it('gives a token that calls take, and the next refresh token, weeks later too', async () => {
      const person = await portal.person(newEmail());
      portal.time.ahead = 21 * dayMs;
      const { reply } = await refresh(person.refreshToken);
      portal.time.ahead = 0;
      expect(reply?.refreshToken).not.toBe(person.refreshToken);
      const again = portal.holding(reply?.idToken ?? '', person.uid);
      expect((await again.tries('getRole', { params: { uid: person.uid } })).status).toBe(200);
    });

    it('answers a repeated one with the same successor for half a year', async () => {
      const { refreshToken: first } = await portal.person(newEmail());
      const second = await nextOf(first);
      expect(await nextOf(first)).toBe(second);
      for (const days of [21, 179]) {
        portal.time.ahead = days * dayMs;
        expect(await nextOf(first)).toBe(second);
      }
      portal.time.ahead = 181 * dayMs;
      expect(says(await refresh(first))).toEqual(ended);
      portal.time.ahead = 0;
      expect(says(await refresh(second))).toEqual(ended);
    });

    it('gives two that are asked at the same time the same successor', async () => {
      const { refreshToken } = await portal.person(newEmail());
      const [one, two] = await Promise.all([nextOf(refreshToken), nextOf(refreshToken)]);
      expect(one).toBe(two);
      expect(one).toContain('.');
    });

    it('refuses a token older than the last: soon after a rotation nothing ends, later the sign-in does', async () => {
      const { refreshToken: first } = await portal.person(newEmail());
      const third = await nextOf(await nextOf(first));
      portal.time.ahead = 9 * 60_000;
      expect(says(await refresh(first))).toEqual(ended);
      const fourth = await nextOf(third);
      expect(fourth).toContain('.');
      portal.time.ahead = 20 * 60_000;
      expect(says(await refresh(first))).toEqual(ended);
      portal.time.ahead = 0;
      expect(says(await refresh(fourth))).toEqual(ended);
    });

    it('is not known after a restore of a row that is older', async () => {
      const { refreshToken: first, uid } = await portal.person(newEmail());
      const row = await portal.store.db.selectFrom('account_sessions').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
      const second = await nextOf(first);
      await portal.store.db.updateTable('account_sessions').set(row).where('id', '=', row.id).execute();
      expect(says(await refresh(second))).toEqual(ended);
    });

    it('ends the sign-in of a device at a token of it from another device', async () => {
      const [here, there] = [randomUUID(), randomUUID()];
      const { refreshToken } = await portal.person(newEmail(), here);
      expect(says(await refresh(refreshToken, { device: there }))).toEqual(ended);
      expect(says(await refresh(refreshToken, { device: here }))).toEqual(ended);
    });

    it('ends after half a year without one', async () => {
      const { refreshToken } = await portal.person(newEmail());
      portal.time.ahead = 181 * dayMs;
      expect(says(await refresh(refreshToken))).toEqual(ended);
      portal.time.ahead = 0;
    });

    it('is over after a sign-out, of this device alone', async () => {
      const person = await portal.person(newEmail());
      const other = (await signIn(person.email, password, { device: randomUUID() })).reply?.refreshToken ?? '';
      expect((await portal.asks('signOut', { refreshToken: person.refreshToken })).reply).toEqual({ signedOut: true });
      expect((await portal.asks('signOut', { refreshToken: person.refreshToken })).status).toBe(200);
      expect(says(await refresh(person.refreshToken))).toEqual(ended);
      expect(says(await refresh(other))).toEqual(ended);
    });

    it('keeps twenty devices of an account', async () => {
      const person = await portal.person(newEmail());
      for (let device = 0; device < 20; device += 1) await signIn(person.email, password, { device: randomUUID() });
      expect(says(await refresh(person.refreshToken))).toEqual(ended);
    });

    it('has nothing in the database by which one can be made', async () => {
      const { refreshToken, uid } = await portal.person(newEmail());
      const next = await nextOf(refreshToken);
      const row = await portal.store.db.selectFrom('account_sessions').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
      for (const token of [refreshToken, next]) {
        expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
        expect(JSON.stringify(row)).not.toContain(token);
      }
    });
  });

  it('a shut-out ends every sign-in, and is told to whoever knows the password', async () => {
    const admin = await signIn(adminEmail).then(({ reply }) => portal.holding(reply?.idToken ?? ''));
    const person = await portal.person(newEmail());
    await person.call('saveProfile', {
      body: { uid: person.uid, firstName: 'A', lastName: 'B', email: person.email, phone: '', location: 'Pune' },
    });
    await admin.call('shutOut', { params: { uid: person.uid } });
    expect(says(await refresh(person.refreshToken))).toEqual(ended);
    expect(says(await signIn(person.email))).toEqual([403, 'account-shut-out']);
    expect(says(await signIn(person.email, 'another password'))).toEqual(wrong);
    await admin.call('letIn', { params: { uid: person.uid } });
    expect((await signIn(person.email)).status).toBe(200);
  });

  it('an address of which another account is shut out begins no account, and becomes no account’s', async () => {
    const [email, uid] = [newEmail(), `of-a-provider-${people}`];
    const admin = await signIn(adminEmail).then(({ reply }) => portal.holding(reply?.idToken ?? ''));
    const profile = { uid, firstName: 'A', lastName: 'B', email, phone: '', location: 'Pune' };
    const other = portal.holding(await portal.signer.mint({ uid, email }, Date.now()), uid);
    await other.call('saveProfile', { body: profile });
    await admin.call('shutOut', { params: { uid } });
    await portal.asks('signUp', { email, password, name: 'Asha' });
    expect(says(await portal.asks('confirm', { token: await portal.mail.tokenTo(email), password }))).toEqual([403, 'account-shut-out']);
    const person = await portal.person(newEmail());
    await portal.asks('address', { email: person.email, password, newEmail: email });
    expect(says(await portal.asks('address', { token: await portal.mail.tokenTo(email, 2), password }))).toEqual([403, 'account-shut-out']);
    expect((await signIn(person.email)).status).toBe(200);
  });

  it('an address of an account by the provider begins no account, and becomes no account’s, where there is a provider', async () => {
    const beside = await openOwnPortal(open, { hasProvider: true });
    const [mover, provided] = [await beside.person(newEmail()), newEmail()];
    // Links that were asked for before the provider led the person here.
    await beside.asks('signUp', { email: provided, password, name: 'Asha' });
    const begins = await beside.mail.tokenTo(provided);
    await beside.asks('address', { email: mover.email, password, newEmail: provided });
    const moves = await beside.mail.tokenTo(provided, 2);
    await beside.store.db
      .insertInto('oidc_accounts')
      .values({
        ...{ uid: `oidc-${provided}`, issuer: 'https://login.test', subject: provided, email: provided, name: 'Asha' },
        ...{ created_at: 1, code_hash: null, code_ends_at: null },
      })
      .execute();
    expect(says(await beside.asks('confirm', { token: begins, password }))).toEqual([404, 'link-not-valid']);
    expect(says(await beside.asks('address', { token: moves, password }))).toEqual([404, 'link-not-valid']);
    expect((await beside.asks('signUp', { email: provided, password, name: 'Asha' })).reply).toEqual({ sent: true });
    expect((await beside.mail.mailTo(provided, 3)).text).toContain('by the button of your institute');
    expect((await beside.asks('address', { email: mover.email, password, newEmail: provided })).reply).toEqual({ sent: true });
    expect((await beside.mail.mailTo(provided, 4)).text).toContain('Nothing was changed');
    expect((await beside.asks('signIn', { email: mover.email, password })).reply?.uid).toBe(mover.uid);
    await beside.close();
  });

  it('an erasure takes the account with it, and the address may begin another', async () => {
    const person = await portal.person(newEmail());
    await portal.asks('reset', { email: person.email });
    expect(await person.call('erasePerson', { params: { uid: person.uid } })).toEqual({ erased: true, account: 'deleted' });
    expect(says(await refresh(person.refreshToken))).toEqual(ended);
    expect(says(await signIn(person.email))).toEqual(wrong);
    expect(await portal.store.db.selectFrom('account_links').selectAll().where('email', '=', person.email).execute()).toEqual([]);
    await portal.asks('signUp', { email: person.email, password, name: 'Asha' });
    const anew = await portal.asks('confirm', { token: await portal.mail.tokenTo(person.email, 3), password });
    expect(anew.reply?.uid).not.toBe(person.uid);
  });

  describe('tries', () => {
    it('of passwords end after ten for an account, known or not, also with the right one', async () => {
      for (const email of [(await portal.person(newEmail())).email, newEmail()]) {
        for (let count = 0; count < 10; count += 1) expect(says(await signIn(email, `guess ${count} of it`))).toEqual(wrong);
        const { status, headers, problem } = await signIn(email);
        expect([status, problem?.reason?.code]).toEqual([429, 'tries-too-many']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(800);
        portal.time.ahead = 15 * 60_000;
        expect((await signIn(email, 'one more guess')).status).toBe(401);
        portal.time.ahead = 0;
      }
    });

    it('that are right are not counted', async () => {
      const { email } = await portal.person(newEmail());
      for (let count = 0; count < 12; count += 1) expect((await signIn(email)).status).toBe(200);
    });

    it('of emails to one address end after five an hour', async () => {
      const email = newEmail();
      const ask = () => portal.asks('reset', { email });
      for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
      expect(says(await ask())).toEqual([429, 'mails-too-many']);
    });
  });

  it('emails that a stranger elsewhere asks for keep no address from its own, up to twenty an hour', async () => {
    const email = newEmail();
    const from = async (sender: string) => {
      const there = portal.again({ senders: { addressOf: () => sender, warnings: () => [] } });
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email }) };
      return (await there.request('/api/accounts/reset', init)).status;
    };
    for (const sender of ['one', 'two', 'three', 'four']) {
      for (let count = 0; count < 5; count += 1) expect(await from(sender)).toBe(200);
      expect(await from(sender)).toBe(429);
    }
    expect(await from('five')).toBe(429);
  });

  describe('tokens', () => {
    it('that are forged, odd or changed in one character are refused, each of a thousand', async () => {
      const { token, uid } = await portal.person(newEmail());
      const [key] = await signingKeys(portal.store.db);
      const forgedOnes = oddTokens(
        createPrivateKey(key?.private_pem ?? ''),
        { ...decodeProtectedHeader(token ?? '') },
        { ...decodeJwt(token ?? '') },
      );
      expect(forgedOnes.length).toBeGreaterThanOrEqual(170);
      const odd = [...forgedOnes, ...changedTokens(token ?? '')];
      expect(odd.length).toBeGreaterThanOrEqual(1_000);
      const taken: string[] = [];
      for (const [what, forged] of odd)
        if ((await portal.holding(forged, uid).tries('getRole', { params: { uid } })).status !== 401) taken.push(what);
      expect(taken).toEqual([]);
    });

    it('of other kinds are none: a refresh token, and one of a link', async () => {
      const { refreshToken, email } = await portal.person(newEmail());
      await portal.asks('reset', { email });
      for (const other of [refreshToken, await portal.mail.tokenTo(email, 2)])
        expect((await portal.holding(other).tries('getAvailable', {})).status).toBe(401);
      expect((await refresh((await signIn(email)).reply?.idToken ?? '')).status).toBe(400);
    });

    it('let each caller make the calls that the contract says', async () => {
      const head = portal.holding((await signIn(adminEmail)).reply?.idToken ?? '');
      const [learner, shut, gone] = [await portal.person(newEmail()), await portal.person(newEmail()), await portal.person(newEmail())];
      const expired = portal.holding(await portal.signer.mint({ uid: learner.uid, email: learner.email }, Date.now() - 2 * 3_600_000));
      await gone.call('erasePerson', { params: { uid: gone.uid } });
      for (const { uid, email } of [shut]) {
        await shut.call('saveProfile', { body: { uid, firstName: 'A', lastName: 'B', email, phone: '', location: 'Pune' } });
        await head.call('shutOut', { params: { uid } });
      }
      /** Sends a call with an empty body: who may not make it hears so before anything is read. */
      async function heard(person: Person, { method, path }: CallShape): Promise<string> {
        const body = method === 'POST' ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {};
        const { status, problem } = await person.sends(path.replace(/:\w+/g, '1'), { method, ...body });
        return status === 401 || status === 403 ? `${status} ${problem?.reason?.code}` : 'let in';
      }
      const [noToken, old, shutOut, erased, denied] = [
        '401 sign-in-first',
        '401 token-expired',
        '403 account-shut-out',
        '403 account-erased',
        '403 not-permitted',
      ];
      for (const name of Object.keys(calls) as CallName[]) {
        const call: CallShape = calls[name];
        const isOfAdmins = call.who === 'admin';
        const [ofLearner, ofAdmin] = [isOfAdmins ? denied : 'let in', call.who === 'user' ? denied : 'let in'];
        const callers = [portal.holding(null), expired, shut, gone, learner, head];
        const answers = await Promise.all(callers.map((person) => heard(person, call)));
        const isOwn = call.who === 'self' || call.who === 'self-or-admin';
        const wanted = [noToken, old, shutOut, erased, ofLearner, ofAdmin];
        // Of a call about a person, the uid is looked at after the shape of what is sent.
        const compared = isOwn ? 4 : 6;
        expect([name, ...answers.slice(0, compared)]).toEqual([name, ...wanted.slice(0, compared)]);
        if (isOwn) for (const answer of answers.slice(compared)) expect([denied, 'let in']).toContain(answer);
      }
    });
  });
}
