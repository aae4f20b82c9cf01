import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScheduleCache } from '../../../../server/assessments/schedule-cache';
import { until } from '../../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import { inMinutes, scheduledOf } from '../hour/kit';
import type { Open } from '../open';

/** Groups of learners, and assessments for some of them. */
export function groupsSuite(open: Open): void {
  let portal: TestPortal;
  const named = async (uid: string): Promise<Person> => {
    const learner = portal.learner(uid);
    await learner.call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Goa' } });
    return learner;
  };
  const group = async (name: string) => (await portal.admin.call('createGroup', { body: { name } })).id;
  const move = (uid: string, groupId: number | null) => portal.admin.call('moveToGroup', { params: { uid }, body: { groupId } });
  /** A learner in a group. */
  const memberOf = async (uid: string, groupId: number | null): Promise<Person> => {
    const learner = await named(uid);
    await move(uid, groupId);
    return learner;
  };

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  it('have a name each, and are listed by it with what refers to them', async () => {
    const { admin } = portal;
    const [ten, nine] = [await group('Batch 10'), await group('Batch 9')];
    const again = await admin.tries('createGroup', { body: { name: ' BATCH  9' } });
    expect([again.status, Object.keys(again.problem?.fields ?? {})]).toEqual([409, ['name']]);
    await memberOf('nita', ten);
    await memberOf('omar', ten);
    await move('omar', null);
    const none = { learners: 0, waiting: 0, assessments: 0 };
    expect(await admin.call('getGroups', {})).toEqual([
      { id: nine, name: 'Batch 9', ...none },
      { id: ten, name: 'Batch 10', ...none, learners: 1 },
    ]);
  });

  it('are renamed, and deleted once nothing refers to them', async () => {
    const { admin } = portal;
    const [id, other] = [await group('Kota'), await group('Sikar')];
    await memberOf('pia', id);
    const params = { id };
    expect((await admin.tries('renameGroup', { params, body: { name: 'sikar' } })).status).toBe(409);
    expect(await admin.call('renameGroup', { params, body: { name: 'KOTA' } })).toMatchObject({ id, name: 'KOTA', learners: 1 });
    const refused = await admin.tries('deleteGroup', { params });
    expect([refused.status, refused.problem?.reasons?.id]).toEqual([
      400,
      { code: 'group-in-use', learners: 1, waiting: 0, assessments: 0 },
    ]);
    await move('pia', other);
    const made = await scheduledOf(portal, 1, { groupIds: [id] });
    expect((await admin.tries('deleteGroup', { params })).problem?.reasons?.id).toMatchObject({ learners: 0, assessments: 1 });
    await admin.call('setSchedule', { params: { id: made.paper.id }, body: { groupIds: [] } });
    await admin.call('deleteGroup', { params });
    expect((await admin.call('getGroups', {})).map(({ name }) => name)).not.toContain('KOTA');
    expect((await admin.tries('renameGroup', { params, body: { name: 'Gone' } })).status).toBe(404);
    expect((await admin.tries('deleteGroup', { params })).status).toBe(404);
    expect((await admin.tries('moveToGroup', { params: { uid: 'pia' }, body: { groupId: id } })).status).toBe(400);
    expect((await admin.tries('moveToGroup', { params: { uid: 'nobody' }, body: { groupId: other } })).status).toBe(404);
  });

  describe('of an assessment', () => {
    let made: Made;
    let first: number;
    let second: number;
    let asha: Person;
    let ravi: Person;
    const sees = async (person: Person, id = made.paper.id) => (await person.call('getAvailable', {})).some((one) => one.id === id);
    const statuses = async (person: Person, of = made) => {
      const params = { id: of.paper.id };
      const start = { params, body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } } as const;
      return [
        (await person.tries('getPaper', { params })).status,
        (await person.tries('unlock', { params })).status,
        (await person.tries('start', start)).status,
        (await person.tries('submit', handIn(submission(of, 1)))).status,
      ];
    };

    beforeAll(async () => {
      [first, second] = [await group('First'), await group('Second')];
      [asha, ravi] = [await memberOf('asha', first), await memberOf('ravi', second)];
      made = await scheduledOf(portal, 2, { opensAt: inMinutes(portal, 10), groupIds: [second, first, second] });
      await portal.admin.call('setSchedule', { params: { id: made.paper.id }, body: { groupIds: [first] } });
      portal.clock.now += 10 * 60_000;
    });

    it('list, give out, open and take it for their learners only', async () => {
      const stranger = await named('stranger');
      expect([await sees(asha), await sees(ravi), await sees(stranger)]).toEqual([true, false, false]);
      for (const person of [ravi, stranger, portal.learner('without profile')])
        expect(await statuses(person)).toEqual([404, 404, 404, 404]);
      expect(await statuses(asha)).toEqual([200, 200, 200, 200]);
      expect((await portal.admin.tries('getPaper', { params: { id: made.paper.id } })).status).toBe(200);
    });

    it('are in the schedule and in the lists of admins, and in no list or paper of a learner', async () => {
      const params = { id: made.paper.id };
      expect((await portal.admin.call('getSchedule', { params })).groupIds).toEqual([first]);
      const paged = { query: { page: 1, size: 200 } };
      for (const list of [await portal.admin.call('getAssessments', {}), await portal.admin.call('getAssessments', paged)])
        expect(list.find(({ id }) => id === made.paper.id)?.groupIds).toEqual([first]);
      const leela = await memberOf('leela', first);
      expect((await leela.tries('getAvailable', {})).text).not.toContain('groupIds');
      expect((await leela.tries('getPaper', { params })).text).not.toContain('groupIds');
    });

    it('must exist, and be a list', async () => {
      const params = { id: made.paper.id };
      for (const groupIds of [[first, 9_999], ['1'], 'all', [0]]) {
        const { status, problem } = await portal.admin.tries('setSchedule', { params, body: { groupIds } as never });
        expect(status).toBe(400);
        expect(Object.keys(problem?.fields ?? {})[0]).toMatch(/^groupIds/);
      }
      expect((await portal.admin.call('getSchedule', { params })).groupIds).toEqual([first]);
    });

    it('tell the desk who is expected, and who of them is there', async () => {
      const third = await group('Third');
      const people = [await memberOf('kia', third), await memberOf('kim', third), await memberOf('kai', third)] as const;
      const own = await scheduledOf(portal, 1, { groupIds: [third] });
      const params = { id: own.paper.id };
      const desk = () => portal.admin.call('getDesk', { params });
      await portal.store.db.insertInto('roster').values({ name: 'Not yet', email: 'not@yet.in', group_id: third, entered_at: 1 }).execute();
      expect(await desk()).toMatchObject({ expected: 4, present: 0 });
      const start = { params, body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } } as const;
      await people[0].call('start', start);
      await people[1].call('submit', handIn(submission(own, 1)));
      await people[2].call('start', start);
      await move('kai', second);
      expect(await desk()).toMatchObject({ expected: 3, present: 2, started: 2, handedIn: 1 });
      await portal.admin.call('setSchedule', { params, body: { groupIds: [] } });
      expect(await desk()).not.toHaveProperty('expected');
    });

    it('tell who is expected and not there, by name, without those who are shut out', async () => {
      const [own, also] = [await group('Own'), await group('Also')];
      const [, here, , out] = [
        await memberOf('zoe', own),
        await memberOf('bela', own),
        await memberOf('dev', own),
        await memberOf('mo', own),
        await memberOf('far', second),
      ];
      await portal.admin.call('moveToGroup', { params: { uid: 'dev' }, body: { groupIds: [own, also] } });
      const test = await scheduledOf(portal, 1, { groupIds: [own, also] });
      const params = { id: test.paper.id };
      const waits = {
        name: 'Mia Waits',
        email: 'mia@waits.in',
        phone: '+919000000001',
        words: 'mia waits mia@waits.in',
        name_key: 'mia waits',
      };
      await portal.store.db
        .insertInto('roster')
        .values({ ...waits, group_id: also, entered_at: 1 })
        .execute();
      // Both came, and gave no phone of their own.
      const came = { group_id: own, entered_at: 1 };
      await portal.store.db
        .insertInto('roster')
        .values([
          { ...came, name: 'Zoe', phone: '+919000000002', words: '', uid: 'zoe' },
          { ...came, name: 'Dev', phone: '+919000000003', words: 'dev +919000000003', uid: 'dev' },
        ])
        .execute();
      await portal.learner('dev').call('getPaper', { params });
      await portal.fetches.flush();
      await here.call('start', { params, body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } });
      const absent = async (query: object = {}) =>
        (await portal.admin.call('getAbsent', { params, query })).map(({ name, state }) => `${name}: ${state}`);
      const [dev, mia, zoe] = ['dev Rao: fetched', 'Mia Waits: never-signed-in', 'zoe Rao: not-fetched'];
      expect(await absent()).toEqual([dev, mia, 'mo Rao: not-fetched', zoe]);
      expect(await portal.admin.call('getDesk', { params })).toMatchObject({ expected: 5, present: 1 });
      const sizes = async (id: number) => {
        const found = (await portal.admin.call('getGroups', {})).find((group) => group.id === id);
        return [found?.learners, found?.shutOut];
      };
      const [before] = await sizes(own);
      expect(await sizes(own)).toEqual([before, undefined]);
      await portal.admin.call('shutOut', { params: { uid: out.uid } });
      // The learner stays in the group and is told apart; in a further group too.
      expect(await sizes(own)).toEqual([before, 1]);
      await portal.admin.call('moveToGroup', { params: { uid: out.uid }, body: { addTo: [second] } });
      expect((await sizes(second))[1]).toBe(1);
      await portal.admin.call('moveToGroup', { params: { uid: out.uid }, body: { takeFrom: [second] } });
      expect((await sizes(second))[1]).toBeUndefined();
      expect(await absent()).toEqual([dev, mia, zoe]);
      expect(await portal.admin.call('getDesk', { params })).toMatchObject({ expected: 4, present: 1 });
      expect(await absent({ search: 'mia@' })).toEqual([mia]);
      expect(await absent({ sort: '-name', group: also })).toEqual([mia, dev]);
      expect(await absent({ group: second })).toEqual([]);
      const page = await portal.admin.tries('getAbsent', { params, query: { page: 2, size: 2 } });
      expect([page.headers.get('x-total-count'), JSON.parse(page.text)]).toEqual([
        '3',
        [{ uid: 'zoe', name: 'zoe Rao', email: 'zoe@x.in', phone: '+919000000002', group: { id: own, name: 'Own' }, state: 'not-fetched' }],
      ]);
      const [first] = await portal.admin.call('getAbsent', { params, query: { search: 'dev' } });
      expect(first?.phone).toBe('+919000000003');
      expect(first?.groups?.map(({ name }) => name)).toEqual(['Own', 'Also']);
      const found = async (search: string) => (await portal.admin.call('getAbsent', { params, query: { search } })).map(({ uid }) => uid);
      expect([await found('9000'), await found('rao 0003'), await found('zoe 0003')]).toEqual([['dev'], ['dev'], []]);
      await portal.learner('zoe').call('submit', handIn(submission(test, 1)));
      expect(await absent()).toEqual([dev, mia]);
      // For everybody: learners of every group and of none, without admins, people who are shut out, and accounts that are being deleted.
      await portal.admin.call('setSchedule', { params, body: { groupIds: [] } });
      await portal.learner('groupless').call('saveProfile', {
        body: { uid: 'groupless', firstName: 'Lone', lastName: 'Some', email: 'lone@x.in', phone: '', location: 'Goa' },
      });
      const everybody = await absent();
      expect(everybody).toEqual(expect.arrayContaining([dev, mia, 'Lone Some: not-fetched', 'far Rao: not-fetched']));
      expect(everybody.filter((one) => /^(zoe|bela|mo) /.test(one))).toEqual([]);
      const names = await portal.store.db.selectFrom('people').select('uid').where('role', '=', 'admin').execute();
      const uids = (await portal.admin.call('getAbsent', { params, query: {} })).map(({ uid }) => uid);
      expect(uids.filter((uid) => names.some((admin) => admin.uid === uid))).toEqual([]);
      expect(await absent({ group: also })).toEqual([dev, mia]);
      expect(await absent({ search: 'lone@' })).toEqual(['Lone Some: not-fetched']);
      // Pages are the list, piece by piece, forwards and backwards.
      for (const sort of ['name', '-name']) {
        const pages: string[] = [];
        for (let at = 1; at <= Math.ceil(everybody.length / 3); at += 1) pages.push(...(await absent({ page: at, size: 3, sort })));
        expect([sort, pages.toSorted()]).toEqual([sort, everybody.toSorted()]);
        // An entry that another test made has no key of its name.
        const keys = pages.flatMap((one) => (one.startsWith('Not yet') ? [] : one.slice(0, one.indexOf(':')).toLowerCase()));
        expect(keys).toEqual(sort === 'name' ? keys.toSorted() : keys.toSorted().toReversed());
      }
      const count = await portal.admin.tries('getAbsent', { params, query: { page: 1, size: 2 } });
      expect(count.headers.get('x-total-count')).toBe(`${everybody.length}`);
      await portal.store.db.updateTable('people').set({ leaving_at: 1 }).where('uid', '=', 'groupless').execute();
      expect(await absent({ search: 'lone@' })).toEqual([]);
      const teacher = portal.learner('absence-teacher');
      await portal.store.db
        .insertInto('people')
        .values({
          ...{ uid: 'absence-teacher', role: 'admin', first_name: '', last_name: '', email: '', phone: '', location: '', has_profile: 0 },
          ...{ role_email: null, created_at: 1, updated_at: 1, rights_json: '[]' },
          scope_json: JSON.stringify({ groupIds: [also], rights: ['results'] }),
        })
        .execute();
      // An entry of a group out of sight tells no phone.
      expect((await teacher.call('getAbsent', { params, query: {} })).map(({ name, phone }) => [name, phone])).toEqual([
        ['dev Rao', undefined],
        ['Mia Waits', '+919000000001'],
      ]);
      expect(await teacher.call('getAbsent', { params, query: { search: '0003' } })).toEqual([]);
      const people = async (by: Person, search: string) =>
        (await by.call('getPeople', { query: { search } })).map(({ uid, phone }) => [uid, phone]);
      expect([await people(portal.admin, 'rao 0003'), await people(teacher, 'rao 0003')]).toEqual([[['dev', '+919000000003']], []]);
      expect(await people(teacher, 'dev')).toEqual([['dev', undefined]]);
      expect((await teacher.call('getAbsent', { params, query: { group: second } })).length).toBe(0);
    });

    it('leave a learner who is moved the attempt that was begun, and the paper that was fetched', async () => {
      const [begun, fetched, idle] = [await memberOf('begun', first), await memberOf('fetched', first), await memberOf('idle', first)];
      const params = { id: made.paper.id };
      await begun.call('getPaper', { params });
      await begun.call('start', { params, body: { startedAt: '2026-03-01T09:10:00.000Z', datedBy: 'server' } });
      await fetched.call('getPaper', { params });
      await portal.fetches.flush();
      for (const uid of ['begun', 'fetched', 'idle']) await move(uid, second);
      expect([await sees(begun), await sees(fetched), await sees(idle)]).toEqual([true, false, false]);
      expect(await statuses(begun)).toEqual([200, 200, 200, 200]);
      expect(await statuses(fetched)).toEqual([200, 200, 200, 200]);
      expect(await statuses(idle)).toEqual([404, 404, 404, 404]);
      for (const person of [begun, fetched]) expect(await person.call('getResult', { params })).toMatchObject({ correctAnswers: 1 });
    });

    it('take what was answered on a paper that was for everybody before, and give that paper to no stranger', async () => {
      const open = await assessmentOf(portal, 2);
      const params = { id: open.paper.id };
      const [holder, stranger] = [await memberOf('holder', second), await memberOf('late', second)];
      await holder.call('getPaper', { params });
      await portal.fetches.flush();
      await portal.admin.call('setSchedule', { params, body: { groupIds: [first] } });
      expect([await sees(holder, open.paper.id), await sees(stranger, open.paper.id)]).toEqual([false, false]);
      // It was never sealed.
      expect(await statuses(holder, open)).toEqual([200, 404, 200, 200]);
      expect(await statuses(stranger, open)).toEqual([404, 404, 404, 404]);
      // A device of which the portal does not know that it holds the paper sends a whole one.
      expect((await stranger.tries('submit', handIn(submission(open, 1, 1)))).status).toBe(200);
      expect(await sees(await memberOf('mala', first), open.paper.id)).toBe(true);
    });

    it('take a rescue file that an admin brings, whatever group its learner is in', async () => {
      await memberOf('moved', second);
      const outcome = await portal.admin.tries('importSubmission', { body: rescueOf(submission(made, 1), 'moved') });
      expect(outcome.status).toBe(200);
    });

    it('change no byte of an assessment for everybody', async () => {
      const open = await assessmentOf(portal, 2);
      const params = { id: open.paper.id };
      const before = [await asha.tries('getPaper', { params }), await asha.tries('getAvailable', {})];
      await portal.admin.call('setSchedule', { params, body: { groupIds: [first] } });
      // A member gets the same bytes as before.
      expect((await asha.tries('getPaper', { params })).text).toBe(before[0]?.text);
      await portal.admin.call('setSchedule', { params, body: { groupIds: [] } });
      const after = [await asha.tries('getPaper', { params }), await asha.tries('getAvailable', {})];
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
      expect(await portal.admin.call('getSchedule', { params })).not.toHaveProperty('groupIds');
    });

    it('hold in another process within seconds', async () => {
      const twin = portal.again({ schedules: openScheduleCache(portal.store.db) });
      const params = { id: (await scheduledOf(portal, 1, { groupIds: [first] })).paper.id };
      const answers = async (there: TestPortal, uid: string) => (await there.learner(uid).tries('getPaper', { params })).status;
      expect([await answers(twin, 'ravi'), await answers(twin, 'asha')]).toEqual([404, 200]);
      await portal.admin.call('setSchedule', { params, body: { groupIds: [second] } });
      expect(await answers(portal, 'ravi')).toBe(200);
      await until(async () => (await answers(twin, 'ravi')) === 200);
    });
  });
}
