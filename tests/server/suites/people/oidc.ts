import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallShape } from '../../../../contract/calls/call-shape';
import { type CallName, calls } from '../../../../contract/calls/calls';
import type { OwnSignIn } from '../../../../contract/people/own-accounts';
import { grantAddress } from '../../../../server/store/people/admin-addresses';
import type { Answer } from '../../kit/in-memory';
import { identities, type OidcPortal, openOidcPortal, publicUrl, somebody } from '../../kit/oidc-portal';
import { Jar, startProvider, type TestProvider, throughProvider } from '../../kit/oidc-provider';
import { adminEmail, type Person } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

const profileOf = (uid: string, email: string) => ({ uid, firstName: 'A', lastName: 'B', email, phone: '', location: 'Pune' });
const saysOf = async (reply: Answer) => [reply.status, ((await reply.json()) as { reason?: { code: string } }).reason?.code];
const faultAt = (door: string, code: string) => `${door}#provider-fault=${code}`;

/** Sign-in by an OpenID Connect provider (ADR 79), against a real one on this machine. */
export function oidcSuite(open: Open): void {
  let provider: TestProvider;
  let portal: OidcPortal;
  beforeAll(async () => {
    provider = await startProvider(publicUrl);
    portal = await openOidcPortal(open, provider);
  });
  afterAll(async () => {
    await portal.close();
    await provider.close();
  });

  const refresh = (refreshToken: string, device?: string) =>
    portal.request('/api/accounts/refresh', {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ refreshToken, ...(device !== undefined && { device }) }),
    });

  describe('a sign-in', () => {
    it('leads by the provider to the page that was asked for, and gives a token that calls take', async () => {
      const [jar, who] = [new Jar(), somebody()];
      const at = await portal.goes(jar, who, '/assessments/7?look=hall');
      expect(await portal.back(jar, at)).toBe(`/user/login#provider=${encodeURIComponent('/assessments/7?look=hall')}`);
      const reply = await portal.finishes(jar);
      const signIn = (await reply.json()) as { uid: string; idToken: string };
      expect(signIn).toMatchObject({ email: who.email, name: 'Asha Rao', expiresIn: 3_600 });
      const person = portal.holding(signIn.idToken, signIn.uid);
      expect((await person.call('getRole', { params: { uid: signIn.uid } })).role).toBe('user');
      // The cookie is gone, and the code was good once.
      expect(jar.of('exam.test')).toBe('');
      expect(await saysOf(await portal.finishes(jar))).toEqual([401, 'sign-in-not-begun']);
    });

    it('tells a script where to go, and binds state, nonce and PKCE to the browser by a cookie that no script reads', async () => {
      const reply = await portal.asks(new Jar(), '/auth/oidc/start?returnTo=/admin/people');
      const { to } = (await reply.json()) as { to: string };
      const asked = new URL(to).searchParams;
      expect(asked.get('code_challenge_method')).toBe('S256');
      for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
      expect(asked.get('redirect_uri')).toBe(`${publicUrl}/auth/oidc/callback`);
      const cookie = reply.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^__Host-portal-sign-in=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
      expect(cookie).not.toContain(asked.get('state'));
      expect(reply.headers.get('cache-control')).toBe('no-store');
    });

    it('keeps no token in any address', async () => {
      const [jar, who] = [new Jar(), somebody()];
      const to = await portal.back(jar, await portal.goes(jar, who));
      expect(to).toBe('/user/login#provider=%2Fuser%2Fdashboard');
    });

    it('leads to pages of the portal alone', async () => {
      const away = ['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', '/.//evil.test', '/\t/evil.test', ''];
      for (const returnTo of [...away, `/${'a'.repeat(400)}`]) {
        const jar = new Jar();
        expect(await portal.back(jar, await portal.goes(jar, somebody(), returnTo))).toBe('/user/login#provider=%2Fuser%2Flogin');
      }
      const jar = new Jar();
      expect(await portal.back(jar, await portal.goes(jar, somebody(), '/admin/people'))).toMatch(/^\/admin\/login#provider=/);
    });

    it('knows the same person again by the provider’s name, also with another address', async () => {
      const who = somebody();
      const first = await portal.person(who);
      const again = await portal.person({ ...who, email: `new.${who.email}`, name: 'Asha Nair' });
      expect(again.uid).toBe(first.uid);
      expect(again.signIn).toMatchObject({ email: `new.${who.email}`, name: 'Asha Nair' });
    });

    it('keeps no control character of a name, which PostgreSQL may not take', async () => {
      const { signIn } = await portal.person({ ...somebody(), name: 'Asha\u0000 Rao\u0007' });
      expect(signIn.name).toBe('Asha Rao');
    });

    it('gives another account to another person with the same address', async () => {
      const who = somebody();
      const [first, second] = [await portal.person(who), await portal.person({ ...who, sub: `${who.sub}-2` })];
      expect(second.uid).not.toBe(first.uid);
    });

    it('gives an address to the person whom the provider named with it last: a grant makes no admin of the one before', async () => {
      const who = somebody();
      const old = await portal.person(who);
      await old.call('saveProfile', { body: profileOf(old.uid, who.email) });
      const came = await portal.person({ ...who, sub: `${who.sub}-next` });
      await came.call('saveProfile', { body: profileOf(came.uid, who.email) });
      await grantAddress(portal.store, who.email, Date.now());
      const refreshed = (await (await refresh(old.signIn.refreshToken)).json()) as OwnSignIn;
      expect(refreshed).toMatchObject({ uid: old.uid, email: '' });
      const roleOf = async (token: string, uid: string) => (await portal.holding(token, uid).call('getRole', { params: { uid } })).role;
      // A token of before has the address for an hour.
      for (const token of [refreshed.idToken, old.signIn.idToken]) expect(await roleOf(token, old.uid)).toBe('user');
      expect(await roleOf(came.signIn.idToken, came.uid)).toBe('admin');
    });

    it('gives the address without the role that it has made: a grant is used up by the account before', async () => {
      const who = somebody();
      const grants = () => portal.store.db.selectFrom('admin_addresses').select('email').where('email', '=', who.email).execute();
      const old = await portal.person(who);
      await old.call('saveProfile', { body: profileOf(old.uid, who.email) });
      await grantAddress(portal.store, who.email, Date.now());
      expect((await old.call('getRole', { params: { uid: old.uid } })).role).toBe('admin');
      expect(await grants()).toHaveLength(1);
      await portal.person({ ...who, sub: `${who.sub}-next` });
      expect(await grants()).toEqual([]);
    });

    it('makes a person whom the roster knows, and an admin of an address of the settings, whom no other admin can erase', async () => {
      const who = somebody();
      const group = await portal.store.db
        .insertInto('groups')
        .values({ name: `Batch of ${who.email}`, name_key: `batch of ${who.email}`, created_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const expected = { name: 'Asha', email: who.email, phone: null, group_id: group.id, uid: null, entered_at: 1 };
      await portal.store.db.insertInto('roster').values(expected).execute();
      const person = await portal.person(who);
      await person.call('saveProfile', { body: profileOf(person.uid, who.email) });
      const row = await portal.store.db.selectFrom('people').selectAll().where('uid', '=', person.uid).executeTakeFirst();
      expect(row).toMatchObject({ verified_email: who.email, group_id: group.id });
      await grantAddress(portal.store, who.email, Date.now());
      const head = await portal.person({ ...somebody(), email: adminEmail });
      // Before the first call of the admin.
      expect((await person.tries('erasePerson', { params: { uid: head.uid } })).problem?.reason?.code).toBe('settings-admin-not-erased');
      expect((await head.call('getRole', { params: { uid: head.uid } })).role).toBe('admin');
    });

    it('needs an address that the provider has verified', async () => {
      for (const email_verified of [false, undefined, 'true' as never]) {
        const jar = new Jar();
        const { email_verified: _, ...who } = somebody();
        const at = await portal.goes(jar, { ...who, ...(email_verified !== undefined && { email_verified }) });
        expect(await portal.back(jar, at)).toBe(faultAt('/user/login', 'address-not-verified'));
        expect((await portal.finishes(jar)).status).toBe(401);
      }
      const jar = new Jar();
      const at = await portal.goes(jar, { ...somebody(), email: adminEmail, email_verified: false });
      expect(await portal.back(jar, at)).toBe(faultAt('/user/login', 'address-not-verified'));
    });

    it('may be turned down', async () => {
      const jar = new Jar();
      const at = await portal.goes(jar, null, '/admin/people');
      const reply = await portal.asks(jar, `${at.pathname}${at.search}`, { isPage: true });
      expect(reply.headers.get('location')).toBe(`${faultAt('/admin/login', 'provider-refused')}&to=%2Fadmin%2Fpeople`);
    });

    it('is for the device that began it', async () => {
      const [here, there] = [randomUUID(), randomUUID()];
      const { signIn } = await portal.person(somebody(), here);
      expect(await saysOf(await refresh(signIn.refreshToken, there))).toEqual([401, 'sign-in-ended']);
      expect((await refresh((await portal.person(somebody(), here)).signIn.refreshToken, here)).status).toBe(200);
    });
  });

  describe('a callback is refused', () => {
    const notBegun = faultAt('/user/login', 'sign-in-not-begun');
    const refusedAt = faultAt('/user/login', 'provider-refused');

    it('with another state, two states or none, and of another browser', async () => {
      const jar = new Jar();
      const at = await portal.goes(jar, somebody());
      const changed = (change: (query: URLSearchParams) => void): URL => {
        const other = new URL(at);
        change(other.searchParams);
        return other;
      };
      expect(
        await portal.back(
          jar,
          changed((query) => query.set('state', 'x'.repeat(43))),
        ),
      ).toBe(notBegun);
      expect(
        await portal.back(
          jar,
          changed((query) => query.delete('state')),
        ),
      ).toBe(notBegun);
      expect(
        await portal.back(
          jar,
          changed((query) => query.append('state', query.get('state') ?? '')),
        ),
      ).toBe(notBegun);
      expect(await portal.back(new Jar(), at)).toBe(notBegun);
      const other = new Jar();
      await portal.goes(other, somebody());
      expect(await portal.back(other, at)).toBe(notBegun);
      // Nothing of this has used up the sign-in.
      expect(await portal.back(jar, at)).toContain('#provider=');
    });

    it('at its second use', async () => {
      const jar = new Jar();
      const begun = await portal.asks(jar, '/auth/oidc/start', { isPage: true });
      const cookie = jar.of('exam.test');
      provider.who = somebody();
      const at = await throughProvider(begun.headers.get('location') ?? '', jar, publicUrl);
      expect(await portal.back(jar, at)).toContain('#provider=');
      // In this browser the cookie is another one by now; a thief may have kept it.
      expect(await portal.back(jar, at)).toBe(notBegun);
      const replay = await portal.request(`${at.pathname}${at.search}`, { headers: { accept: 'text/html', cookie } });
      expect(replay.headers.get('location')).toBe(`${refusedAt}&to=%2Fuser%2Flogin`);
    });

    it('with a nonce, a challenge or an issuer that is not of this sign-in', async () => {
      for (const [name, value] of [
        ['nonce', 'another'],
        ['code_challenge', 'A'.repeat(43)],
      ] as const) {
        const jar = new Jar();
        const begun = await portal.asks(jar, '/auth/oidc/start', { isPage: true });
        const to = new URL(begun.headers.get('location') ?? '');
        to.searchParams.set(name, value);
        provider.who = somebody();
        expect(await portal.back(jar, await throughProvider(to.href, jar, publicUrl)), name).toBe(refusedAt);
      }
      for (const issuer of ['https://evil.test', null]) {
        const jar = new Jar();
        const at = await portal.goes(jar, somebody());
        if (issuer === null) at.searchParams.delete('iss');
        else at.searchParams.set('iss', issuer);
        expect(await portal.back(jar, at)).toBe(refusedAt);
      }
    });

    it('with the code of another sign-in', async () => {
      const [jar, other] = [new Jar(), new Jar()];
      const [at, stolen] = [await portal.goes(jar, somebody()), await portal.goes(other, somebody())];
      at.searchParams.set('code', stolen.searchParams.get('code') ?? '');
      expect(await portal.back(jar, at)).toBe(refusedAt);
    });

    it('if it is odd or forged, each of hundreds, without a question to the provider or the database', async () => {
      const jar = new Jar();
      const at = await portal.goes(jar, somebody());
      const good = at.searchParams.get('state') ?? '';
      const [, sealed = ''] = jar.of('exam.test').split('=');
      const parts = sealed.split('.');
      const random = () => randomUUID().repeat(2);
      const states = ['', 'null', good.slice(1), `${good}A`, good.toLowerCase(), ` ${good}`, '%00', '../../', random(), 'é'.repeat(43)];
      const odd = [sealed.slice(0, -2), `${sealed}A`, parts.slice(1).join('.'), '....', 'x'.repeat(5_000), random(), 'e30.e30.e30.e30.e30'];
      const flipped = parts.map((part, at) => parts.with(at, part === '' ? 'AA' : `${part.at(-1)}${part.slice(1)}x`).join('.'));
      const unsecured = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${parts[1]}.`;
      const cookies = ['', ...odd, ...flipped, unsecured, `${sealed}; __Host-portal-sign-in=${sealed}`];
      const codes = ['code=1', '', 'error=x', 'code=1&code=2', `code=${'c'.repeat(7_000)}`, 'id_token=a.b.c'];
      const forged: [string, string][] = [
        ...states.flatMap((state) => codes.map((code): [string, string] => [`${code}&state=${encodeURIComponent(state)}`, sealed])),
        ...cookies.flatMap((cookie) => codes.map((code): [string, string] => [`${code}&state=${good}`, cookie])),
        ...Array.from({ length: 100 }, (): [string, string] => [`code=${random()}&state=${random()}`, random()]),
        [`code=${'c'.repeat(7_000)}&state=${good}`, sealed],
        ['%', sealed],
        ['state[]=1', sealed],
      ];
      expect(forged.length).toBeGreaterThan(200);
      const asked = new Map(provider.asked);
      for (const [query, cookie] of forged) {
        const headers = { cookie: `__Host-portal-sign-in=${cookie}` };
        const reply = await portal.request(`/auth/oidc/callback?${query}`, { headers });
        expect(await saysOf(reply), `${query} ${cookie}`).toEqual([401, 'sign-in-not-begun']);
      }
      expect(provider.asked).toEqual(asked);
    });

    it('by a method that is not its own, and without JSON at the last step', async () => {
      const jar = new Jar();
      await portal.back(jar, await portal.goes(jar, somebody()));
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expect((await portal.asks(jar, '/auth/oidc/finish', { method: 'POST', body: 'device=1', headers: form })).status).toBe(415);
      expect((await portal.asks(jar, '/auth/oidc/finish')).status).toBe(404);
      expect((await portal.asks(jar, '/auth/oidc/callback', { method: 'POST', body: '' })).status).toBe(404);
      expect((await portal.finishes(jar)).status).toBe(200);
    });
  });

  describe('while the provider is away', () => {
    afterEach(async () => provider.comesBack());

    it('a start says so at once, a callback too, and who is signed in goes on', async () => {
      const person = await portal.person(somebody());
      const fresh = await openOidcPortal(open, provider);
      const jar = new Jar();
      const at = await portal.goes(jar, somebody());
      await provider.goesAway();
      const reply = await fresh.asks(new Jar(), '/auth/oidc/start?returnTo=/admin/people');
      expect(reply.headers.get('retry-after')).toBe('10');
      expect(await saysOf(reply)).toEqual([503, 'provider-away']);
      const page = await fresh.asks(new Jar(), '/auth/oidc/start?returnTo=/admin/people', { isPage: true });
      expect(page.headers.get('location')).toBe(`${faultAt('/admin/login', 'provider-away')}&to=%2Fadmin%2Fpeople`);
      expect(await portal.back(jar, at)).toBe(faultAt('/user/login', 'provider-away'));
      const next = (await (await refresh(person.signIn.refreshToken)).json()) as { idToken: string };
      const again = portal.holding(next.idToken, person.uid);
      expect((await again.tries('getAvailable', {})).status).toBe(200);
      await fresh.close();
    });
  });

  describe('who may not come in', () => {
    const headNow = async (): Promise<Person> => portal.person({ ...somebody(), email: adminEmail });

    it('is out at once after a shut-out, with every account of the address', async () => {
      const [head, who] = [await headNow(), somebody()];
      const person = await portal.person(who);
      await person.call('saveProfile', { body: profileOf(person.uid, who.email) });
      await head.call('shutOut', { params: { uid: person.uid } });
      const { status, problem } = await person.tries('getAvailable', {});
      expect([status, problem?.reason?.code]).toEqual([403, 'account-shut-out']);
      expect(await saysOf(await refresh(person.signIn.refreshToken))).toEqual([401, 'sign-in-ended']);
      for (const sub of [who.sub, `${who.sub}-other`]) {
        const jar = new Jar();
        expect(await portal.back(jar, await portal.goes(jar, { ...who, sub }))).toBe(faultAt('/user/login', 'account-shut-out'));
      }
      await head.call('letIn', { params: { uid: person.uid } });
      expect((await portal.person(who)).uid).toBe(person.uid);
    });

    it('is out between the callback and the last step too', async () => {
      const [head, who, jar] = [await headNow(), somebody(), new Jar()];
      const person = await portal.person(who);
      await person.call('saveProfile', { body: profileOf(person.uid, who.email) });
      await portal.back(jar, await portal.goes(jar, who));
      await head.call('shutOut', { params: { uid: person.uid } });
      expect(await saysOf(await portal.finishes(jar))).toEqual([403, 'account-shut-out']);
    });

    it('is gone after an erasure, and may begin anew', async () => {
      const who = somebody();
      const person = await portal.person(who);
      expect(await person.call('erasePerson', { params: { uid: person.uid } })).toEqual({ erased: true, account: 'deleted' });
      expect((await person.tries('getAvailable', {})).problem?.reason?.code).toBe('account-erased');
      expect(await saysOf(await refresh(person.signIn.refreshToken))).toEqual([401, 'sign-in-ended']);
      expect((await portal.person(who)).uid).not.toBe(person.uid);
    });
  });

  describe('beside others', () => {
    it('has no sign-in by password where it is alone', async () => {
      const reply = await portal.request('/api/accounts/sign-in', {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      });
      expect(reply.status).toBe(404);
    });

    it('takes tokens of Firebase too, each by its own rules, and erases accounts of its own alone', async () => {
      const both = await openOidcPortal(open, provider, identities.emulator);
      const person = await both.person(somebody());
      expect((await person.tries('getAvailable', {})).status).toBe(200);
      expect((await both.learner('of-firebase').tries('getAvailable', {})).status).toBe(200);
      // An unsigned token that names the portal's own issuer is none of the emulator's.
      const forged = unsigned(person.uid, { iss: `${publicUrl}/accounts`, aud: publicUrl });
      expect((await both.holding(forged, person.uid).tries('getAvailable', {})).status).toBe(401);
      expect(await person.call('erasePerson', { params: { uid: person.uid } })).toEqual({ erased: true, account: 'deleted' });
      expect((await person.tries('getAvailable', {})).problem?.reason?.code).toBe('account-erased');
      await both.close();
    });

    it('takes over no account by password of the same address', async () => {
      const own = await openOidcPortal(open, provider, identities.own);
      const who = somebody();
      const account = { uid: `own-${who.sub}`, email: who.email, name: 'Asha', password_hash: '-', created_at: 1, changed_at: 1 };
      await own.store.db.insertInto('own_accounts').values(account).execute();
      const jar = new Jar();
      const at = await own.goes(jar, { ...who, email: who.email.toUpperCase() });
      expect(await own.back(jar, at)).toBe(faultAt('/user/login', 'address-has-password'));
      expect(await own.store.db.selectFrom('oidc_accounts').selectAll().where('subject', '=', who.sub).execute()).toEqual([]);
      await own.close();
    });
  });

  it('lets each caller make the calls that the contract says', async () => {
    const head = await portal.person({ ...somebody(), email: adminEmail });
    const learner = await portal.person(somebody());
    const heard = async (person: Person, { method, path }: CallShape): Promise<string> => {
      const body = method === 'POST' ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {};
      const { status, problem } = await person.sends(path.replace(/:\w+/g, '1'), { method, ...body });
      return status === 401 || status === 403 ? `${status} ${problem?.reason?.code}` : 'let in';
    };
    const denied = '403 not-permitted';
    for (const name of Object.keys(calls) as CallName[]) {
      const call: CallShape = calls[name];
      if (call.who === 'self' || call.who === 'self-or-admin') continue;
      const wanted = [call.who === 'admin' ? denied : 'let in', call.who === 'user' ? denied : 'let in'];
      expect([name, await heard(learner, call), await heard(head, call)]).toEqual([name, ...wanted]);
    }
  });
}
