import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seenOf } from '../../../../contract/calls/edited-version';
import type { Cell } from '../../../../contract/sheet/cells';
import { planRoster } from '../../../../server/rules/people/roster';
import { groupsOfPerson } from '../../../../server/store/people/groups/groups';
import { fileRoster, joinLate, knownRoster } from '../../../../server/store/people/groups/roster-filing';
import { placeByRoster } from '../../../../server/store/people/groups/roster-joins';
import { pageOfWaiting } from '../../../../server/store/people/groups/waiting-page';
import { addVerified } from '../../../../server/store/people/people';
import { adminEmail, type Person, portalOn, type TestPortal } from '../../kit/portal';
import { readsRoster } from '../../kit/readers';
import { unsigned } from '../../kit/token';
import { scheduledOf } from '../hour/kit';
import type { Open } from '../open';

const header = ['Name', 'Email', 'Phone', 'Group'];

/** Is called for each statement. */
const telling = (of: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    of();
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** The roster: whom an institute expects in which group. */
export function rosterSuite(open: Open): void {
  let portal: TestPortal;
  let cells: Cell[][] = [];

  const upload = (...rows: Cell[][]) => {
    cells = [header, ...rows];
    return portal.admin.call('uploadRoster', { file: new File(['x'], 'roster.xlsx'), query: {} });
  };
  const preview = (...rows: Cell[][]) => {
    cells = [header, ...rows];
    return portal.admin.call('uploadRoster', { file: new File(['x'], 'roster.xlsx'), query: { preview: 'true' } });
  };
  const byEmail = (uid: string, email: string) => portal.holding(unsigned(uid, { email, email_verified: true }), uid);
  const byPhone = (uid: string, phone_number: string) => portal.holding(unsigned(uid, { email: undefined, phone_number }), uid);
  const comes = async (person: Person) => {
    const { uid } = person;
    await person.call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@typed.in`, location: 'Goa' } });
  };
  const groupOf = async (uid: string) =>
    (await portal.admin.call('getPeople', { query: { size: 200 } })).find((one) => one.uid === uid)?.group?.name;
  const waiting = async () => (await portal.admin.call('getRoster', { query: { size: 200 } })).map(({ name }) => name);
  const everything = async () => [
    await portal.admin.call('getGroups', {}),
    await portal.admin.call('getRoster', { query: { size: 200 } }),
    await portal.store.db.selectFrom('people').select(['uid', 'group_id']).orderBy('uid').execute(),
  ];

  beforeAll(async () => {
    portal = await open({ readRoster: readsRoster(() => cells) });
    await portal.admin.call('getGroups', {});
  });
  afterAll(() => portal.close());
  beforeEach(() => {
    portal.clock.now += 60_000;
  });

  it('lets an entry wait until its person comes, by the verified address', async () => {
    const summary = await upload(
      ['Asha Verma', ' Asha@School.IN ', '', 'Kota'],
      ['Ravi Rao', '', '098765 43210', 'kota'],
      ['', '', '', ''],
    );
    expect(summary).toMatchObject({ total: 2, success: 2, failed: 0, waiting: 2, joined: 0, moved: 0, newGroups: ['Kota'], errors: [] });
    expect(await waiting()).toEqual(['Asha Verma', 'Ravi Rao']);
    await comes(byEmail('asha', 'ASHA@school.in'));
    await comes(byPhone('ravi', '+919876543210'));
    expect([await groupOf('asha'), await groupOf('ravi')]).toEqual(['Kota', 'Kota']);
    expect(await waiting()).toEqual([]);
    expect(await portal.admin.call('getGroups', {})).toMatchObject([{ name: 'Kota', learners: 2, waiting: 0 }]);
  });

  it('tells its name and phone to the owner of a verified address alone, until there is a profile', async () => {
    const expected = { name: 'Gita Devi', phone: '+919811112222' };
    await upload(['Gita Devi', 'gita@school.in', '98111 12222', 'Kota'], ['Hari', '', '9811113333', 'Kota']);
    const roleOf = (person: Person, uid = person.uid) => person.call('getRole', { params: { uid } });
    const gita = byEmail('gita', 'Gita@school.in');
    expect(await roleOf(gita)).toEqual({ role: 'user', hasProfile: false, expected });
    expect(await roleOf(byPhone('hari', '+919811113333'))).toMatchObject({ expected: { name: 'Hari', phone: '+919811113333' } });
    // An account with the row's other address gets nothing.
    for (const stranger of [
      portal.holding(unsigned('typed', { email: 'gita@school.in', email_verified: false }), 'typed'),
      byPhone('other', '+919811112222'),
      byEmail('unlisted', 'unlisted@school.in'),
    ])
      expect(await roleOf(stranger)).toEqual({ role: 'user', hasProfile: false });
    expect(await roleOf(portal.admin, 'gita')).not.toHaveProperty('expected');
    await comes(gita);
    expect(await roleOf(gita)).toEqual({ role: 'user' });
    // An admin finds and calls the person by the phone of the roster, where none is verified or in the profile.
    const found = async (search: string) =>
      (await portal.admin.call('getPeople', { query: { search } })).map(({ uid, phone }) => [uid, phone]);
    expect(await found('gita 98111 12222')).toEqual([['gita', expected.phone]]);
    const { person } = await portal.admin.call('getPersonTests', { params: { uid: 'gita' }, query: {} });
    expect(person).toMatchObject({ contact: 'gita@school.in', phone: expected.phone });
  });

  it('is matched by no address that is only typed', async () => {
    await upload(['Meera', 'meera@school.in', '9000000001', 'Kota']);
    const liar = portal.holding(unsigned('liar', { email: 'meera@school.in', email_verified: false }), 'liar');
    await liar.call('saveProfile', {
      body: { uid: 'liar', firstName: 'L', lastName: 'R', email: 'meera@school.in', phone: '9000000001', location: 'Goa' },
    });
    expect(await groupOf('liar')).toBeUndefined();
    expect(await waiting()).toContain('Meera');
    // The token of the same account later says that the address is verified.
    await byEmail('liar', 'meera@school.in').call('getAvailable', {});
    expect(await groupOf('liar')).toBe('Kota');
  });

  it('is applied at once to a person who has come, and at the first call of one without a profile', async () => {
    await comes(byPhone('sita', '+919000000002'));
    expect(await groupOf('sita')).toBeUndefined();
    expect(await upload(['Sita', '', '+91 90000-00002', 'Sikar'])).toMatchObject({ joined: 1, waiting: 0 });
    expect(await groupOf('sita')).toBe('Sikar');
    await upload(['Early', 'early@school.in', '', 'Sikar']);
    const sikar = (await portal.admin.call('getGroups', {})).find(({ name }) => name === 'Sikar');
    const { paper } = await scheduledOf(portal, 1, { groupIds: [sikar?.id ?? 0] });
    // By a link to a test of the group.
    expect((await byEmail('early', 'early@school.in').tries('getPaper', { params: { id: paper.id } })).status).toBe(200);
    expect(await groupOf('early')).toBe('Sikar');
    await comes(byEmail('early', 'early@school.in'));
    expect(await groupOf('early')).toBe('Sikar');
  });

  it('leaves out an entry whose group is deleted while a page of those who wait is read', async () => {
    await upload(['Goes', 'goes@school.in', '', 'Gone soon']);
    let isFirst = true;
    // The entries are read first. SQLite's one connection takes no statement of others between, so that the group is hidden in place of a deletion.
    const overtaken = portal.store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const rows = isFirst ? result.rows : [];
        isFirst = false;
        return { ...result, rows };
      },
    });
    expect(await pageOfWaiting(overtaken, { search: 'goes' }, null)).toMatchObject({ items: [], total: 1 });
  });

  it('shows before anything is stored what each row does, and names each fault with row, field and reason', async () => {
    await upload(['Tara', 'tara@school.in', '', 'Kota'], ['Uma', 'uma@school.in', '', 'Kota']);
    await comes(byEmail('tara', 'tara@school.in'));
    const rows = [
      ['Tara', 'tara@school.in', '', 'Jaipur'],
      ['Uma', 'UMA@school.in', '', 'KOTA'],
      ['Vik', '', '9000000003', 'Jaipur'],
      ['', 'no-name@school.in', '', 'Kota'],
      ['Bad', 'not an address', '12', ''],
      ['Nothing', '', '', 'Kota'],
      ['Again', 'tara@school.in', '', 'Kota'],
      ['Formula', { fault: { code: 'formula-without-value' } } as const, '', 'Kota'],
    ];
    const before = await everything();
    const shown = await preview(...rows);
    expect(await everything()).toEqual(before);
    expect(shown.rows?.map(({ row, fate, from }) => [row, fate, ...(from === undefined ? [] : [from])])).toEqual([
      [2, 'moves', 'Kota'],
      [3, 'stays'],
      [4, 'waits'],
      ...[5, 6, 7, 8, 9].map((row) => [row, 'refused']),
    ]);
    expect(shown).toMatchObject({ total: 8, success: 3, failed: 5, moved: 1, unchanged: 1, waiting: 1, newGroups: ['Jaipur'] });
    expect(shown.errors).toEqual([
      'Row 5, Name: is required.',
      'Row 6, Email: is not an email address.',
      'Row 6, Phone: is not a phone number; ten digits, or a + and the country code, are.',
      'Row 6, Group: is required.',
      'Row 7, Email: is empty, and so is the other address: a row needs an email or a phone.',
      'Row 8, Email: is the same as in row 2.',
      'Row 9, Email: holds a formula without its value; open the sheet in Excel and save it.',
    ]);
    const { rows: _, ...stored } = { ...(await upload(...rows)) };
    const { rows: __, ...promised } = shown;
    expect(stored).toEqual(promised);
    expect([await groupOf('tara'), (await waiting()).includes('Vik')]).toEqual(['Jaipur', true]);
    // The page of a person says who moved the person, and when.
    const [change] = await portal.admin.call('getTrail', { query: { kind: 'person', id: 'tara' } });
    expect(change).toMatchObject({ act: 'person-moved', details: { from: 'Kota', to: 'Jaipur' } });
    // Who stays was not moved, however often the sheet comes.
    const moves = async () =>
      (await portal.admin.call('getTrail', { query: { kind: 'person' } })).filter(({ act }) => act === 'person-moved').length;
    const movesBefore = await moves();
    await upload(...rows);
    expect(await moves()).toBe(movesBefore);
  });

  it('notes of the two accounts of one person only the one that moves', async () => {
    await comes(byEmail('pair-one', 'pair@school.in'));
    await comes(byPhone('pair-two', '+919000000066'));
    await upload(['Pair', 'pair@school.in', '', 'Pair Here']);
    expect(await upload(['Pair', 'pair@school.in', '9000000066', 'Pair Here'])).toMatchObject({ joined: 1 });
    expect([await groupOf('pair-one'), await groupOf('pair-two')]).toEqual(['Pair Here', 'Pair Here']);
    const noted = async (id: string) => (await portal.admin.call('getTrail', { query: { kind: 'person', id } })).map(({ act }) => act);
    expect([await noted('pair-one'), await noted('pair-two')]).toEqual([['person-moved'], ['person-moved']]);
  });

  it('follows an admin who moves a person by hand, so that no sign-in moves the person back', async () => {
    await upload(['Walia', 'walia@school.in', '9000000004', 'Kota']);
    await comes(byEmail('walia', 'walia@school.in'));
    const sikar = (await portal.admin.call('getGroups', {})).find(({ name }) => name === 'Sikar')?.id ?? 0;
    await portal.admin.call('moveToGroup', { params: { uid: 'walia' }, body: { groupId: sikar } });
    const both = portal.holding(
      unsigned('walia', { email: 'walia@school.in', email_verified: true, phone_number: '+919000000004' }),
      'walia',
    );
    await both.call('getAvailable', {});
    expect(await groupOf('walia')).toBe('Sikar');
    // Out of all groups, and no call brings the person back.
    await portal.admin.call('moveToGroup', { params: { uid: 'walia' }, body: { groupId: null } });
    await byEmail('walia', 'walia@school.in').call('getAvailable', {});
    expect(await groupOf('walia')).toBeUndefined();
  });

  it('puts a person with two entries into the group of the newest, whichever address it has', async () => {
    for (const [uid, first, second] of [
      ['early-mail', ['Two', 'two@school.in', '', 'Kota'], ['Two', '', '9000000011', 'Sikar']],
      ['early-phone', ['Duo', '', '9000000012', 'Kota'], ['Duo', 'duo@school.in', '', 'Sikar']],
    ] as const) {
      await upload([...first]);
      portal.clock.now += 1_000;
      await upload([...second]);
      const [email, phone] = [first[1] || second[1], first[2] || second[2]];
      await comes(portal.holding(unsigned(uid, { email, email_verified: true, phone_number: `+91${phone}` }), uid));
      expect([uid, await groupOf(uid)]).toEqual([uid, 'Sikar']);
    }
  });

  it('puts a person whose two addresses stand in two rows of one sheet into the group of the later row', async () => {
    for (const [uid, ...rows] of [
      ['row-mail', ['Two', 'row@school.in', '', 'Kota'], ['Two', '', '9000000013', 'Sikar']],
      ['row-phone', ['Duo', '', '9000000014', 'Kota'], ['Duo', 'row2@school.in', '', 'Sikar']],
    ] as const) {
      await upload(...rows.map((row) => [...row]));
      const [first, second] = rows;
      const [email, phone] = [first[1] || second[1], first[2] || second[2]];
      await comes(portal.holding(unsigned(uid, { email, email_verified: true, phone_number: `+91${phone}` }), uid));
      expect([uid, await groupOf(uid)]).toEqual([uid, 'Sikar']);
    }
  });

  it('says who has an address by another name, before anything is stored, and nothing of it once it is', async () => {
    await upload(['Arjun Mehta', '', '9000000081', 'Morning K'], ['Waits Alone', 'alone@school.in', '', 'Morning K']);
    const arjun = byPhone('arjun', '+919000000081');
    await arjun.call('saveProfile', {
      body: { uid: 'arjun', firstName: 'Arjun', lastName: 'Mehta', email: 'arjun@typed.in', phone: '9000000081', location: 'Goa' },
    });
    const rows = [
      ['Roll 17 Kumar', '', '90000 00081', 'Evening K'],
      ['Sunita Devi', 'alone@school.in', '', 'Morning K'],
      ['अर्जुन मेहता', 'new@school.in', '', 'Morning K'],
    ];
    expect((await preview(...rows)).rows).toMatchObject([
      { fate: 'moves', from: 'Morning K', known: [{ name: 'Arjun Mehta', groups: ['Morning K'], isOther: true }], uids: ['arjun'] },
      { fate: 'stays', known: [{ name: 'Waits Alone', groups: ['Morning K'], isOther: true }] },
      { fate: 'waits' },
    ]);
    expect((await preview(['मेहता', '', '9000000081', 'Morning K'])).rows?.map(({ known }) => known)).toEqual([undefined]);
    expect((await preview(['Arjun', '', '9000000081', 'Evening K'])).rows?.map(({ known }) => known)).toEqual([
      [{ name: 'Arjun Mehta', groups: ['Morning K'] }],
    ]);
    expect(JSON.stringify(await upload(['Roll 17 Kumar', '', '9000000081', 'Morning K']))).not.toContain('Arjun');
    // The name of this roster is known from now on.
    expect((await preview(['Roll 17 Kumar', '', '9000000081', 'Morning K'])).rows?.map(({ known }) => known)).toEqual([undefined]);
  });

  it('refuses a row of a person who has verified the address of a row above, if the two say different groups', async () => {
    const tokened = unsigned('one-of-two', { email: 'one-of-two@school.in', email_verified: true, phone_number: '+919000000082' });
    await comes(portal.holding(tokened, 'one-of-two'));
    const stored = await upload(['Chitra', 'one-of-two@school.in', '', 'First R'], ['Chitra', '', '9000000082', 'Second R']);
    expect(stored).toMatchObject({ success: 1, failed: 1, newGroups: ['First R'] });
    expect(stored.errors).toEqual(['Row 3, Phone: is of the same person as row 2, which says other groups.']);
    expect(await groupOf('one-of-two')).toBe('First R');
  });

  it('keeps the other address of an entry, unless the sheet gives it to somebody else', async () => {
    await upload(['Xena', 'xena@school.in', '9000000005', 'Kota']);
    await upload(['Xena Rao', 'xena@school.in', '', 'Sikar']);
    await comes(byPhone('xena', '+919000000005'));
    expect(await groupOf('xena')).toBe('Sikar');
    await upload(['Yash', 'yash@school.in', '9000000006', 'Kota']);
    await comes(byEmail('yash', 'yash@school.in'));
    expect(await upload(['Yash', 'yash@school.in', '', 'Kota'], ['Brother', '', '9000000006', 'Sikar'])).toMatchObject({
      unchanged: 1,
      moved: 1,
    });
    await comes(byPhone('brother', '+919000000006'));
    expect([await groupOf('yash'), await groupOf('brother')]).toEqual(['Kota', 'Sikar']);
  });

  it('is not stored with other new groups than its preview named: somebody took the name from one meanwhile', async () => {
    const group = await portal.admin.call('createGroup', { body: { name: 'CGL Morning 1' } });
    const row = ['Nita', 'nita@school.in', '', 'cgl morning 1'];
    const { newGroups } = await preview(row);
    expect(newGroups).toEqual([]);
    await portal.admin.call('renameGroup', { params: { id: group.id }, body: { name: 'CGL M1' } });
    const before = await everything();
    const store = (query: object) => portal.admin.tries('uploadRoster', { file: new File(['x'], 'roster.xlsx'), query });
    const late = await store({ version: seenOf.newGroups(newGroups) });
    const said = { code: 'changed-meanwhile', by: adminEmail, at: new Date(portal.clock.now).toISOString() };
    expect([late.status, late.problem?.reason]).toMatchObject([409, said]);
    expect(await everything()).toEqual(before);
    // With what the preview says now; then a repeat, which adds no group any more, as from a page that names none.
    const now = await preview(row);
    expect(now.newGroups).toEqual(['cgl morning 1']);
    expect((await store({ version: seenOf.newGroups(now.newGroups) })).status).toBe(200);
    expect((await store({})).status).toBe(200);
  });

  it('is searched, filtered by group and paged; an entry is taken off before its person comes', async () => {
    await upload(
      ['Zoya 10', 'zoya10@school.in', '', 'Pune'],
      ['Zoya 9', 'zoya9@school.in', '', 'Pune'],
      ['Zubin', '', '9000000007', 'Goa'],
    );
    const query = async (wanted: object) => (await portal.admin.call('getRoster', { query: wanted })).map(({ name }) => name);
    const pune = (await portal.admin.call('getGroups', {})).find(({ name }) => name === 'Pune')?.id ?? 0;
    expect(await query({ search: 'z 000007' })).toEqual(['Zubin']);
    expect(await query({ group: pune })).toEqual(['Zoya 9', 'Zoya 10']);
    expect(await query({ group: pune, sort: '-name', size: 1, page: 2 })).toEqual(['Zoya 9']);
    const [entry] = await portal.admin.call('getRoster', { query: { search: 'zubin' } });
    expect(entry).toMatchObject({ name: 'Zubin', phone: '+919000000007', group: { name: 'Goa' } });
    const params = { id: entry?.id ?? 0 };
    await portal.admin.call('removeFromRoster', { params });
    expect((await portal.admin.tries('removeFromRoster', { params })).status).toBe(404);
    await comes(byPhone('zubin', '+919000000007'));
    expect(await groupOf('zubin')).toBeUndefined();
  });

  it('changes nothing where a sheet is refused as a whole', async () => {
    const before = await everything();
    const tries = async (...rows: Cell[][]) => {
      cells = rows;
      return portal.admin.tries('uploadRoster', { file: new File(['x'], 'roster.xlsx'), query: {} });
    };
    const refused = await tries(['Name', 'Group'], ['A', 'Kota']);
    expect([refused.status, refused.problem?.reasons?.file]).toEqual([
      400,
      { code: 'columns-missing-in', columns: 'Email or phone', row: 1, sheet: 'Roster' },
    ]);
    const many = Array.from({ length: 501 }, (_, at) => [`N ${at}`, `n${at}@school.in`, '', `Group ${at}`]);
    expect((await tries(header, ...many)).problem?.reasons?.file).toEqual({ code: 'too-many-groups', most: 500 });
    expect(await everything()).toEqual(before);
  });

  it('takes 5,000 people in one transaction, half of them twice, and tells who moves', async () => {
    let statements = 0;
    let transactions = 0;
    const counting = telling(() => {
      statements += 1;
    });
    const { store } = portal;
    const counted = portal.again({
      store: {
        ...store,
        db: store.db.withPlugin(counting),
        atomically: (work) =>
          store.atomically((tx) => {
            transactions += 1;
            return work(tx.withPlugin(counting));
          }),
      },
    });
    const uploads = async (count: number, group: string) => {
      [statements, transactions] = [0, 0];
      cells = [header, ...Array.from({ length: count }, (_, at) => [`Learner ${at}`, `l${at}@big.in`, '', group])];
      const summary = await counted.admin.call('uploadRoster', { file: new File(['x'], 'roster.xlsx'), query: {} });
      return { summary, statements, transactions };
    };
    const first = await uploads(2_500, 'Big 1');
    const { summary, ...second } = await uploads(5_000, 'Big 2');
    expect(summary).toMatchObject({ total: 5_000, success: 5_000, moved: 2_500, waiting: 2_500, newGroups: ['Big 2'] });
    // Some hundred people a statement, and those who move once more.
    expect(second.transactions).toBe(1);
    expect(first.statements).toBeLessThan(50);
    expect(second.statements).toBeLessThanOrEqual(3 * first.statements);
    const groups = await portal.admin.call('getGroups', {});
    expect(groups.filter(({ name }) => name.startsWith('Big')).map(({ waiting: count }) => count)).toEqual([0, 5_000]);
  });

  it('takes a few statements for each group, not for each combination; of two rows of a person the later one holds', async () => {
    const { store } = portal;
    const ids: number[] = [];
    for (let at = 0; at < 8; at += 1) ids.push((await portal.admin.call('createGroup', { body: { name: `Combined ${at}` } })).id);
    const groupAt = (at: number) => ids[at % ids.length] ?? 0;
    const places = Array.from({ length: 50 }, (_, at) => ({
      uids: [`combined-${at}`],
      groupIds: [...new Set([groupAt(at), groupAt(at * 3 + 1), groupAt(at * 5 + (at >> 3))])],
    }));
    for (const { uids } of places) await addVerified(store.db, uids[0] ?? '', { email: '', phone: '', at: 1 }, 1);
    const later = { uids: ['combined-0'], groupIds: [groupAt(6), groupAt(7)] };
    let statements = 0;
    const counting = telling(() => {
      statements += 1;
    });
    await store.atomically((tx) => {
      // A transaction that is aborted begins anew.
      statements = 0;
      return placeByRoster(tx.withPlugin(counting), [...places, later]);
    });
    // A query in an insert is counted too.
    expect(statements).toBeLessThanOrEqual(3 * ids.length + 1);
    const wanted = places
      .map((place, at) => (at === 0 ? later : place))
      .map(({ groupIds: [first, ...others] }) => [first, ...others.sort()]);
    const found = await Promise.all(places.map(({ uids: [uid = ''] }) => groupsOfPerson(store.db, uid)));
    expect(found.map(([first, ...others]) => [first, ...others.toSorted()])).toEqual(wanted);
  });

  it('is filed whole though somebody of two of its groups is erased after it was planned', async () => {
    const [uid, email] = ['goes', 'goes@race.in'];
    const person = portal.holding(unsigned(uid, { email, email_verified: true }), uid);
    await person.call('saveProfile', { body: { uid, firstName: 'A', lastName: 'B', email, location: 'Goa' } });
    const rows = [{ row: 2, name: 'Goes', email, phone: '', group: 'Gone A', groups: ['Gone A', 'Gone B'] }];
    const known = await knownRoster(portal.store.db, rows);
    const plan = planRoster(rows, known);
    expect(plan.planned[0]?.entry.uid).toBe(uid);
    await person.call('erasePerson', { params: { uid } });
    await portal.store.atomically((tx) => fileRoster(tx, plan, known, 5));
    expect(await portal.store.db.selectFrom('roster').select('uid').where('email', '=', email).execute()).toEqual([{ uid: null }]);
  });

  describe('with people who come while it is stored', () => {
    it('finds those whom its transaction did not see', async () => {
      const { store } = portal;
      const row = { row: 2, name: 'Late', email: 'late@race.in', phone: '', group: 'Race' };
      const known = await knownRoster(store.db, [row]);
      const plan = planRoster([row], known);
      // Comes after the transaction has looked, and has looked at the roster before its commit.
      await addVerified(store.db, 'late', { email: 'late@race.in', phone: '', at: 1 }, 1);
      await store.atomically((tx) => fileRoster(tx, plan, known, 1));
      expect(await groupOf('late')).toBeUndefined();
      await joinLate(store, plan, 1);
      expect(await groupOf('late')).toBe('Race');
    });

    it('puts each of them into the group', async () => {
      const uids = Array.from({ length: 30 }, (_, at) => `racer-${at}`);
      const twin = portalOn(portal.store, {}, async () => undefined);
      const [summary] = await Promise.all([
        upload(...uids.map((uid) => [uid, `${uid}@race.in`, '', 'Race'])),
        ...uids.map((uid) => comes(twin.holding(unsigned(uid, { email: `${uid}@race.in`, email_verified: true }), uid))),
      ]);
      expect(summary.success).toBe(30);
      const race = (await portal.admin.call('getGroups', {})).find(({ name }) => name === 'Race');
      expect(race).toMatchObject({ learners: 31, waiting: 0 });
    });
  });

  it('lets a person into all groups that a row says, at once or on coming; one group alone leaves the further ones', async () => {
    const sheet = (...rows: Cell[][]) => {
      cells = [[...header, 'Groups'], ...rows];
      return portal.admin.call('uploadRoster', { file: new File(['x'], 'roster.xlsx'), query: {} });
    };
    const groupsOf = async (uid: string) => {
      const found = (await portal.admin.call('getPeople', { query: { size: 200 } })).find((one) => one.uid === uid);
      return (found?.groups ?? (found?.group ? [found.group] : [])).map(({ name }) => name);
    };
    await comes(byEmail('several-1', 'several-1@school.in'));
    const rows: Cell[][] = [
      ['One', 'several-1@school.in', '', 'Batch S', 'Centre S; Hall S'],
      ['Two', 'several-2@school.in', '', 'Batch S', 'Centre S'],
    ];
    expect(await sheet(...rows)).toMatchObject({ joined: 1, waiting: 1, newGroups: ['Batch S', 'Centre S', 'Hall S'] });
    expect(await groupsOf('several-1')).toEqual(['Batch S', 'Centre S', 'Hall S']);
    const listed = (await portal.admin.call('getRoster', { query: { search: 'several-2' } }))[0];
    expect(listed?.groups?.map(({ name }) => name)).toEqual(['Batch S', 'Centre S']);
    const centre = (await portal.admin.call('getGroups', {})).find(({ name }) => name === 'Centre S');
    expect(centre).toMatchObject({ learners: 1, waiting: 1 });
    expect((await portal.admin.call('getRoster', { query: { group: centre?.id ?? 0 } })).map(({ name }) => name)).toEqual(['Two']);
    expect(await sheet(...rows)).toMatchObject({ joined: 0, waiting: 0, moved: 0, unchanged: 2 });
    await comes(byEmail('several-2', 'several-2@school.in'));
    expect(await groupsOf('several-2')).toEqual(['Batch S', 'Centre S']);
    // A sheet of before names one group.
    const one = await upload(['One', 'several-1@school.in', '', 'Batch T'], ['Two', 'several-2@school.in', '', 'Batch S']);
    expect(one).toMatchObject({ moved: 1, unchanged: 1 });
    expect([await groupsOf('several-1'), await groupsOf('several-2')]).toEqual([
      ['Batch T', 'Centre S', 'Hall S'],
      ['Batch S', 'Centre S'],
    ]);
    expect(await sheet(['One', 'several-1@school.in', '', 'Batch T', 'Hall S'])).toMatchObject({ moved: 1 });
    expect(await groupsOf('several-1')).toEqual(['Batch T', 'Hall S']);
  });

  describe('of several groups', () => {
    const stores = (...rows: Cell[][]) => {
      cells = [[...header, 'Groups'], ...rows];
      return portal.admin.call('uploadRoster', { file: new File(['x'], 'roster.xlsx'), query: {} });
    };
    const furtherOf = (uid: string) => portal.store.db.selectFrom('further_groups').select('group_id').where('uid', '=', uid).execute();

    it('lets a person in whose first requests come at once', async () => {
      await stores(['At once', 'at-once@school.in', '', 'First U', 'Second U; Third U']);
      const person = byEmail('at-once', 'at-once@school.in');
      const answers = await Promise.all(Array.from({ length: 5 }, () => person.tries('getAvailable', {})));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await furtherOf('at-once')).toHaveLength(2);
    });

    it('takes a sheet that has an account in two rows, by email and by phone', async () => {
      const tokened = unsigned('two-rows', { email: 'two-rows@school.in', email_verified: true, phone_number: '+919000000077' });
      await comes(portal.holding(tokened, 'two-rows'));
      const stored = await stores(
        ['Chitra', 'two-rows@school.in', '', 'First U', 'Second U; Third U'],
        ['Chitra Rao', '', '9000000077', 'First U', 'Second U; Third U'],
      );
      expect(stored).toMatchObject({ success: 2, failed: 0 });
      expect(await furtherOf('two-rows')).toHaveLength(2);
    });
  });
}
