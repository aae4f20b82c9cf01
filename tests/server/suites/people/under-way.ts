import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallArgs, CallName } from '../../../../contract/calls/calls';
import { personDataHandlers } from '../../../../server/handlers/data/person-data';
import { type Dispatch, dispatcher } from '../../../../server/http/dispatch';
import { RestOfWork } from '../../../../server/replies/rest-of-work';
import { grantAddress } from '../../../../server/store/people/admin-addresses';
import { saveProfile } from '../../../../server/store/people/people';
import type { MakePicture } from '../../../../server/uploads/picture-maker';
import { dependenciesOn, type Person, type TestPortal } from '../../kit/portal';
import { readsEntries, readsRoster } from '../../kit/readers';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

const uid = 'clerk';
const profile = (whose: string) => ({ uid: whose, firstName: whose, lastName: 'Rao', email: `${whose}@x.in`, phone: '', location: 'Goa' });
const verified = (whose: string, email: string, said = {}) => unsigned(whose, { email, email_verified: true, ...said });

/** A body or a file is on its way, or read, for minutes: what it asks for is done for who its sender is by then. */
export function underWaySuite(open: Open): void {
  let portal: TestPortal;
  let call: Dispatch;
  let clerk: Person;
  /** What happens while the file is being read. */
  let meanwhile: () => Promise<unknown> = async () => undefined;

  const sender = ({ token }: Person, isWhole: boolean) => ({
    authorization: `Bearer ${token}`,
    address: '127.0.0.1',
    isWhole: () => isWhole,
  });
  const sends = async <N extends CallName>(by: Person, name: N, args: CallArgs<N>) => call(name, sender(by, true), () => args);
  const gives = (held: CallArgs<'setRole'>['body']) => sends(portal.admin, 'setRole', { params: { uid }, body: held });
  /** A request whose body takes as long as something else. */
  const slowly = async <N extends CallName>(by: Person, name: N, args: CallArgs<N>, work: () => Promise<unknown>) =>
    call(name, sender(by, false), async () => {
      await work();
      return args;
    });
  const standing = async () => (await portal.admin.call('getRole', { params: { uid } })) as { role: string; rights?: string[] };

  beforeAll(async () => {
    portal = await open();
    const read = readsRoster(() => [
      ['Name', 'Email', 'Phone', 'Group'],
      ['Asha', 'asha@school.in', '', 'Taken'],
    ]);
    const readRoster: typeof read = async (order) => {
      await meanwhile();
      return read(order);
    };
    const entries = readsEntries(() => []);
    const readEntries: typeof entries = async (order) => {
      await meanwhile();
      return entries(order);
    };
    const makePicture: MakePicture = async ({ bytes }) => {
      await meanwhile();
      return { width: 1, height: 1, bytes };
    };
    call = dispatcher({ ...dependenciesOn(portal.store, portal.clock), readRoster, readEntries, readSheet: readEntries, makePicture });
    await portal.admin.call('getGroups', {});
    clerk = portal.holding(unsigned(uid), uid);
    await clerk.call('saveProfile', { body: profile(uid) });
  });
  beforeEach(async () => {
    meanwhile = async () => undefined;
    await gives({ role: 'admin' });
  });
  afterAll(() => portal.close());

  describe('a body', () => {
    const takesAll = { params: { uid }, body: { role: 'admin' as const } };

    it('does what it asks for where nothing is changed', async () => {
      await slowly(
        clerk,
        'setRole',
        { params: { uid }, body: { role: 'admin', rights: ['results'], confirmed: true } },
        async () => undefined,
      );
      expect(await standing()).toMatchObject({ rights: ['results'] });
    });

    it('gives a removed admin no role', async () => {
      const reply = slowly(clerk, 'setRole', takesAll, () => gives({ role: 'user' }));
      await expect(reply).rejects.toMatchObject({ reason: { code: 'not-permitted' } });
      expect(await standing()).toEqual({ role: 'user' });
    });

    it('gives an admin whose rights were limited no others', async () => {
      const reply = slowly(clerk, 'setRole', takesAll, () => gives({ role: 'admin', rights: ['results'] }));
      await expect(reply).rejects.toMatchObject({ reason: { code: 'right-missing' } });
      expect(await standing()).toMatchObject({ rights: ['results'] });
    });

    it('is not taken of a person who was shut out', async () => {
      const out = portal.holding(unsigned('out'), 'out');
      await sends(out, 'saveProfile', { body: profile('out') });
      const later = { ...profile('out'), firstName: 'Later' };
      const reply = slowly(out, 'saveProfile', { body: later }, () => sends(portal.admin, 'shutOut', { params: { uid: 'out' } }));
      await expect(reply).rejects.toMatchObject({ code: 'shut-out' });
      expect(await portal.admin.call('getProfile', { params: { uid: 'out' } })).toMatchObject({ firstName: 'out' });
    });

    it('writes no address that the person has left', async () => {
      const iat = Math.floor(Date.now() / 1_000);
      const before = portal.holding(verified('mover', 'old@school.in', { iat: iat - 100 }), 'mover');
      const after = portal.holding(verified('mover', 'new@school.in', { iat }), 'mover');
      await sends(before, 'saveProfile', { body: profile('mover') });
      await slowly(before, 'saveProfile', { body: { ...profile('mover'), firstName: 'Later' } }, () =>
        sends(after, 'getAvailable', { query: {} }),
      );
      expect(await grantAddress(portal.store, 'old@school.in', Date.now())).toBe(0);
      expect(await grantAddress(portal.store, 'new@school.in', Date.now())).toBe(1);
    });
  });

  it('erases nobody for an admin who was removed while the identity service deleted the account', async () => {
    await sends(portal.holding(unsigned('asked-for'), 'asked-for'), 'saveProfile', { body: profile('asked-for') });
    const accounts = {
      remove: async () => {
        await gives({ role: 'user' });
        return 'left' as const;
      },
    };
    const erasing = dispatcher({ ...dependenciesOn(portal.store, portal.clock), accounts });
    const reply = erasing('erasePerson', sender(clerk, true), () => ({ params: { uid: 'asked-for' } }));
    await expect(reply).rejects.toMatchObject({ reason: { code: 'right-missing' } });
    expect(await portal.admin.call('getProfile', { params: { uid: 'asked-for' } })).toMatchObject({ firstName: 'asked-for' });
  });

  it('tells data of a person, which wait in line to be put together, as what is left of such work', async () => {
    const tools = { ...dependenciesOn(portal.store, portal.clock), shutOutsChanged: async () => undefined };
    const scope = {
      role: 'admin',
      hasProfile: false,
      rights: null,
      scope: null,
      timePercent: 100,
      mostTimePercent: 100,
      groupIds: [],
    } as const;
    const caller = { ...scope, uid, email: '', isEmailVerified: false, phone: '', saidAt: 0 };
    const { getPersonData } = personDataHandlers(tools);
    const reply = await getPersonData({ params: { uid: 'head' }, query: {} }, caller);
    expect(reply).toBeInstanceOf(RestOfWork);
  });

  it('a profile keeps the later address where a request of before is overtaken in its last step', async () => {
    const { db } = portal.store;
    const address = (email: string, at: number) => ({ email, phone: '', at });
    await saveProfile(db, profile('runner'), 1, address('new@run.in', 2_000));
    const late = await saveProfile(db, { ...profile('runner'), firstName: 'Later' }, 2, address('old@run.in', 1_000));
    expect(late).toMatchObject({ firstName: 'Later' });
    const row = await db.selectFrom('people').selectAll().where('uid', '=', 'runner').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ verified_email: 'new@run.in', verified_at: 2_000 });
    expect([row.words.includes('later'), row.words.includes('new@run.in'), row.words.includes('old@run.in')]).toEqual([true, true, false]);
  });

  describe('a file', () => {
    const names = ['uploadRoster', 'uploadQuestions', 'importQuestions', 'uploadPicture'] as const;
    const uploads = (name: (typeof names)[number]) =>
      call(name, sender(clerk, true), () => ({ file: { name: 'list.xlsx', bytes: new Uint8Array([1]) }, query: {} }));
    const filed = async () => {
      const pictures = await portal.store.db.selectFrom('pictures').select('added_by').execute();
      return [(await portal.admin.call('getGroups', {})).map(({ name }) => name), pictures.map(({ added_by }) => added_by)];
    };

    it.each(names)('files nothing of an admin who was removed while it was read: %s', async (name) => {
      meanwhile = () => gives({ role: 'user' });
      await expect(uploads(name)).rejects.toMatchObject({ reason: { code: 'not-permitted' } });
      expect(await filed()).toEqual([[], []]);
    });

    it('tells a removed admin nothing of the people whom it names', async () => {
      meanwhile = () => gives({ role: 'user' });
      const args = { file: { name: 'list.xlsx', bytes: new Uint8Array([1]) }, query: { preview: 'true' } };
      await expect((async () => call('uploadRoster', sender(clerk, true), () => args))()).rejects.toMatchObject({
        reason: { code: 'not-permitted' },
      });
    });

    it('is filed where nothing is changed', async () => {
      for (const name of names) await uploads(name);
      expect(await filed()).toEqual([['Taken'], [uid]]);
    });
  });
}
