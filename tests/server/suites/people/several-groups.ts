import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxItems } from '../../../../contract/fields/limits';
import type { GroupMove } from '../../../../contract/people/groups';
import { handIn, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { inMinutes, scheduledOf } from '../hour/kit';
import type { Open } from '../open';

/** Learners who are in several groups, such as a batch and a centre (ADR 92). */
export function severalGroupsSuite(open: Open): void {
  let portal: TestPortal;
  let ids: Record<'batch' | 'centre' | 'third', number>;
  const named = async (uid: string): Promise<Person> => {
    const learner = portal.learner(uid);
    await learner.call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Goa' } });
    return learner;
  };
  const group = async (name: string) => (await portal.admin.call('createGroup', { body: { name } })).id;
  const tries = (uid: string, body: GroupMove, by = portal.admin) => by.tries('moveToGroup', { params: { uid }, body });
  const moved = (uid: string, body: GroupMove, by = portal.admin) => by.call('moveToGroup', { params: { uid }, body });
  const namesOf = async (uid: string, by = portal.admin) => {
    const found = (await by.call('getPeople', { query: { search: uid } })).find((one) => one.uid === uid);
    return found && [found.group?.name, found.groups?.map(({ name }) => name)];
  };
  const memberOf = async (uid: string, ...groupIds: number[]): Promise<Person> => {
    const learner = await named(uid);
    await moved(uid, { groupIds });
    return learner;
  };
  /** What a process of an earlier version does that moves a learner. */
  const movedByAnEarlier = (uid: string, groupId: number | null) =>
    portal.store.db.updateTable('people').set({ group_id: groupId }).where('uid', '=', uid).execute();

  beforeAll(async () => {
    portal = await open();
    ids = { batch: await group('Batch'), centre: await group('Centre'), third: await group('Third') };
  });
  afterAll(() => portal.close());

  it('are put into groups and taken out of them, one by one, or all at once', async () => {
    await named('asha');
    expect(await moved('asha', { groupId: ids.batch })).not.toHaveProperty('groups');
    expect(await moved('asha', { addTo: [ids.centre] })).toMatchObject({
      group: { id: ids.batch, name: 'Batch' },
      groups: [
        { id: ids.batch, name: 'Batch' },
        { id: ids.centre, name: 'Centre' },
      ],
    });
    await moved('asha', { addTo: [ids.third, ids.centre], takeFrom: [ids.batch] });
    expect(await namesOf('asha')).toEqual(['Centre', ['Centre', 'Third']]);
    await moved('asha', { takeFrom: [ids.third] });
    expect(await namesOf('asha')).toEqual(['Centre', undefined]);
    await moved('asha', { groupIds: [ids.third, ids.batch] });
    expect(await namesOf('asha')).toEqual(['Third', ['Third', 'Batch']]);
    // As versions before know it: one group, or none.
    await moved('asha', { groupId: ids.batch });
    expect(await namesOf('asha')).toEqual(['Batch', undefined]);
    await moved('asha', { addTo: [ids.centre] });
    await moved('asha', { groupId: null });
    expect(await namesOf('asha')).toEqual([undefined, undefined]);
  });

  it('are in groups that there are, in ten at most, and a request says it in one way', async () => {
    await memberOf('bina', ids.batch, ids.centre);
    const before = await namesOf('bina');
    const reasons = async (body: GroupMove) => (await tries('bina', body)).problem?.reasons;
    for (const body of [{}, { groupId: ids.batch, groupIds: [ids.batch] }, { groupId: null, addTo: [ids.batch] }])
      expect(await reasons(body)).toEqual({ groupId: { code: 'one-way-to-move' } });
    expect(await reasons({ addTo: [99_999] })).toEqual({ addTo: { code: 'not-a-group' } });
    expect(await reasons({ takeFrom: [99_999] })).toEqual({ takeFrom: { code: 'not-a-group' } });
    expect(await reasons({ groupIds: [ids.batch, 99_999] })).toEqual({ groupIds: { code: 'not-a-group' } });
    const most = maxItems.groupsOfLearner;
    const others = await Promise.all(Array.from({ length: most }, (_, at) => group(`Other ${at}`)));
    expect(await reasons({ addTo: others })).toEqual({ addTo: { code: 'groups-of-learner', most } });
    expect(Object.values((await reasons({ groupIds: [...others, ids.batch] })) ?? {})).toEqual([{ code: 'too-many-entries', most }]);
    expect(await namesOf('bina')).toEqual(before);
    expect((await tries('nobody', { addTo: [ids.batch] })).status).toBe(404);
    await Promise.all(others.map((id) => portal.admin.call('deleteGroup', { params: { id } })));
  });

  it('are found by each of them, count in each, and keep each from being deleted', async () => {
    const [one, other] = [await group('North'), await group('South')];
    await memberOf('chitra', one, other);
    await memberOf('charu', other);
    const inGroup = async (of: number | 'none') =>
      (await portal.admin.call('getPeople', { query: { group: of, size: 200 } })).map(({ uid }) => uid);
    expect([await inGroup(one), await inGroup(other)]).toEqual([['chitra'], ['charu', 'chitra']]);
    expect(await inGroup('none')).not.toContain('chitra');
    const counts = (await portal.admin.call('getGroups', {})).flatMap(({ id, learners }) => ([one, other].includes(id) ? [learners] : []));
    expect(counts).toEqual([1, 2]);
    await movedByAnEarlier('charu', null);
    const refused = await portal.admin.tries('deleteGroup', { params: { id: other } });
    expect(refused.problem?.reasons?.id).toMatchObject({ code: 'group-in-use', learners: 1 });
  });

  it('are where an earlier version moves them, and where it knows nothing of', async () => {
    await memberOf('dipa', ids.batch, ids.centre);
    await movedByAnEarlier('dipa', ids.third);
    expect(await namesOf('dipa')).toEqual(['Third', ['Third', 'Centre']]);
    await movedByAnEarlier('dipa', ids.centre);
    expect(await namesOf('dipa')).toEqual(['Centre', undefined]);
    const counted = async () => (await portal.admin.call('getGroups', {})).find(({ id }) => id === ids.centre)?.learners;
    const before = await counted();
    await moved('dipa', { groupId: null });
    expect(await counted()).toBe((before ?? 0) - 1);
    await moved('dipa', { groupIds: [ids.batch, ids.centre] });
    await movedByAnEarlier('dipa', null);
    expect(await namesOf('dipa')).toEqual(['Centre', undefined]);
  });

  it('get the tests of each, start them and hand them in; who is taken from a group does not', async () => {
    const made = await scheduledOf(portal, 2, { opensAt: inMinutes(portal, 10), groupIds: [ids.centre] });
    portal.clock.now += 10 * 60_000;
    const both = await memberOf('esha', ids.batch, ids.centre);
    const left = await memberOf('ekta', ids.batch, ids.centre);
    const alone = await memberOf('elina', ids.batch);
    await moved('ekta', { takeFrom: [ids.centre] });
    const params = { id: made.paper.id };
    const start = { params, body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } } as const;
    const statuses = async (person: Person) => [
      (await person.call('getAvailable', {})).some(({ id }) => id === made.paper.id),
      (await person.tries('getPaper', { params })).status,
      (await person.tries('unlock', { params })).status,
      (await person.tries('start', start)).status,
      (await person.tries('submit', handIn(submission(made, 1)))).status,
    ];
    expect(await statuses(both)).toEqual([true, 200, 200, 200, 200]);
    for (const person of [left, alone]) expect(await statuses(person)).toEqual([false, 404, 404, 404, 404]);
  });

  it('are expected once at a test of two of their groups, and read a notice of both once', async () => {
    const [one, other] = [await group('Ten'), await group('Eleven')];
    const learner = await memberOf('fara', one, other);
    await memberOf('firdaus', other);
    const made = await scheduledOf(portal, 1, { groupIds: [one, other] });
    const params = { id: made.paper.id };
    await learner.call('submit', handIn(submission(made, 1)));
    expect(await portal.admin.call('getDesk', { params })).toMatchObject({ expected: 2, present: 1 });
    const until = new Date(portal.clock.now + 86_400_000).toISOString();
    await portal.admin.call('addNotice', { body: { text: 'Hall four', until, groupIds: [one, other] } });
    expect((await learner.call('getNotices', {})).map(({ text }) => text)).toEqual(['Hall four']);
    const given = await portal.admin.call('giveChance', { params, body: { groupIds: [one, other], reason: 'Power cut', counts: 'last' } });
    expect(given.given).toBe(2);
  });

  it('stand with all of them in lists and files of results, and are found by each', async () => {
    const made = await scheduledOf(portal, 1, {});
    const learner = await memberOf('gita', ids.batch, ids.centre);
    await learner.call('submit', handIn(submission(made, 1)));
    const params = { id: made.paper.id };
    const rows = (query: object) => portal.admin.call('getResultRows', { params, query });
    for (const query of [
      {},
      { group: ids.batch },
      { group: ids.centre },
      { search: 'centre' },
      { sort: 'group' },
      { sort: 'group', group: ids.centre },
    ])
      expect(await rows(query)).toMatchObject([{ uid: 'gita', group: 'Batch', groups: ['Batch', 'Centre'] }]);
    for (const query of [{ group: ids.third }, { search: 'third' }]) expect(await rows(query)).toEqual([]);
    const file = await portal.admin.tries('exportResults', { params, query: { format: 'csv' } });
    expect(file.text).toContain('Batch; Centre');
  });

  it('count in each group of a comparison, and once in all of them', async () => {
    const [one, other] = [await group('Dawn'), await group('Dusk')];
    const made = await scheduledOf(portal, 2, { groupIds: [one, other] });
    for (const [uid, ...of] of [['hema', one, other] as const, ['hina', one] as const, ['huma', other] as const])
      await (await memberOf(uid, ...of)).call('submit', handIn(submission(made, uid === 'hema' ? 2 : 1)));
    await portal.store.db
      .insertInto('roster')
      .values({ name: 'Not yet', email: 'not@dusk.in', group_id: one, entered_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) => portal.store.db.insertInto('roster_further_groups').values({ entry_id: id, group_id: other }).execute());
    const compared = async () => {
      const reply = await portal.admin.call('getGroupComparison', { query: { assessments: String(made.paper.id) } });
      const told = ({ tests: [test] }: typeof reply.all) => [test?.learners, test?.handIns, test?.categories.right[0]];
      return [reply.all, ...[one, other].map((id) => reply.groups.find((row) => row.id === id) ?? reply.all)].map(told);
    };
    expect(await compared()).toEqual([
      [4, 3, 4],
      [3, 2, 3],
      [3, 2, 3],
    ]);
    const listed = await portal.admin.call('getComparison', { params: { id: made.paper.id } });
    expect(JSON.stringify(listed)).toContain('"learners":4');
    await moved('hema', { takeFrom: [other] });
    expect(await compared()).toEqual([
      [4, 3, 4],
      [3, 2, 3],
      [2, 1, 1],
    ]);
  });

  it('are told so in their own download, and nothing of it stays after an erasure', async () => {
    await memberOf('ila', ids.batch, ids.centre);
    const params = { uid: 'ila' };
    expect(await portal.admin.call('getPersonData', { params })).toMatchObject({ group: 'Batch', groups: ['Batch', 'Centre'] });
    await portal.admin.call('erasePerson', { params });
    expect(await portal.store.db.selectFrom('further_groups').selectAll().where('uid', '=', 'ila').execute()).toEqual([]);
  });

  it('are the same in another process at once', async () => {
    const twin = portal.again({});
    const made = await scheduledOf(portal, 1, { opensAt: inMinutes(portal, -1), groupIds: [ids.third] });
    await memberOf('jaya', ids.batch);
    const paper = async () => (await twin.learner('jaya').tries('getPaper', { params: { id: made.paper.id } })).status;
    expect(await paper()).toBe(404);
    await moved('jaya', { addTo: [ids.third] });
    expect(await paper()).toBe(200);
  });

  describe('before an admin of some of the groups', () => {
    let teacher: Person;
    let own: number;
    beforeAll(async () => {
      own = await group('Own too');
      teacher = await named('teacher');
      await portal.admin.call('setRole', { params: { uid: 'teacher' }, body: { role: 'admin', groupIds: [ids.centre, own] } });
    });

    it('are seen with the own groups alone', async () => {
      await memberOf('kiran', ids.batch, ids.centre);
      expect(await namesOf('kiran', teacher)).toEqual(['Centre', undefined]);
      const found = await teacher.call('getPeople', { query: { group: ids.batch } });
      expect(found).toEqual([]);
      expect((await teacher.call('getGroups', {})).map(({ name }) => name)).toEqual(['Centre', 'Own too']);
    });

    it('are added to own groups and taken from them; the others stay', async () => {
      await memberOf('leena', ids.batch, ids.centre);
      await moved('leena', { addTo: [own] }, teacher);
      expect(await namesOf('leena')).toEqual(['Batch', ['Batch', 'Centre', 'Own too']]);
      await moved('leena', { groupId: own }, teacher);
      expect(await namesOf('leena')).toEqual(['Batch', ['Batch', 'Own too']]);
      await moved('leena', { groupIds: [ids.centre, own] }, teacher);
      expect(await namesOf('leena')).toEqual(['Batch', ['Batch', 'Centre', 'Own too']]);
    });

    it('stay in one of the own groups, whether they are in others or not', async () => {
      await memberOf('lata', ids.batch, ids.centre, own);
      await memberOf('lila', ids.centre, own);
      const refused = async (uid: string, body: GroupMove) => {
        const { status, problem } = await tries(uid, body, teacher);
        return [status, problem?.reason?.code];
      };
      for (const uid of ['lata', 'lila']) {
        const before = await namesOf(uid);
        for (const body of [{ takeFrom: [ids.centre, own] }, { groupId: null }, { groupIds: [] }])
          expect(await refused(uid, body)).toEqual([403, 'scope-missing']);
        expect(await namesOf(uid)).toEqual(before);
        await moved(uid, { takeFrom: [own] }, teacher);
        expect(await refused(uid, { takeFrom: [ids.centre] })).toEqual([403, 'scope-missing']);
        await moved(uid, { takeFrom: [ids.centre], addTo: [own] }, teacher);
      }
      expect([await namesOf('lata'), await namesOf('lila')]).toEqual([
        ['Batch', ['Batch', 'Own too']],
        ['Own too', undefined],
      ]);
    });

    it('are added to own groups alike, however many others they are in', async () => {
      const others = await Promise.all(Array.from({ length: maxItems.groupsOfLearner - 1 }, (_, at) => group(`Hidden ${at}`)));
      await memberOf('lajja', ...others, ids.centre);
      await memberOf('lopa', ids.centre);
      const added = async (uid: string) => (await tries(uid, { addTo: [own] }, teacher)).text.replaceAll(uid, 'X');
      expect(await added('lajja')).toBe(await added('lopa'));
      // Of who is in more than ten, the groups become fewer, and no more.
      expect((await tries('lajja', { addTo: [ids.third] })).problem?.reasons).toEqual({ addTo: { code: 'groups-of-learner', most: 10 } });
      expect((await moved('lajja', { takeFrom: others.slice(0, 1) })).groups).toHaveLength(10);
      await moved('lajja', { groupId: null });
      await Promise.all(others.map((id) => portal.admin.call('deleteGroup', { params: { id } })));
    });

    it('are taken off the roster out of the own groups alone, where they wait for others too', async () => {
      const entry = { name: 'Waits', email: 'waits@x.in', group_id: ids.centre, entered_at: 1 };
      const { id } = await portal.store.db.insertInto('roster').values(entry).returning('id').executeTakeFirstOrThrow();
      const further = [ids.batch, own, ids.third].map((group_id) => ({ entry_id: id, group_id }));
      await portal.store.db.insertInto('roster_further_groups').values(further).execute();
      const params = { id };
      const waits = async (by: Person) =>
        (await by.call('getRoster', { query: {} })).flatMap(({ email, group, groups = [group] }) =>
          email === entry.email ? [groups] : [],
        );
      expect(await teacher.call('removeFromRoster', { params })).toEqual({ id });
      expect(await waits(teacher)).toEqual([]);
      expect(await waits(portal.admin)).toEqual([
        [
          { id: ids.batch, name: 'Batch' },
          { id: ids.third, name: 'Third' },
        ],
      ]);
      expect((await teacher.tries('removeFromRoster', { params })).status).toBe(404);
      await portal.store.db.updateTable('roster').set({ group_id: own }).where('id', '=', id).execute();
      await portal.store.db.deleteFrom('roster_further_groups').where('entry_id', '=', id).execute();
      await teacher.call('removeFromRoster', { params });
      expect(await waits(portal.admin)).toEqual([]);
    });

    it('are not moved by groups that are not the own ones, which answer as none', async () => {
      await memberOf('mona', ids.batch, ids.centre);
      for (const way of ['addTo', 'takeFrom', 'groupIds'] as const) {
        const [outside, none] = [await tries('mona', { [way]: [ids.batch] }, teacher), await tries('mona', { [way]: [99_999] }, teacher)];
        expect([outside.status, outside.text]).toEqual([none.status, none.text]);
        expect(outside.status).toBe(400);
      }
      const [outside, none] = [await tries('mona', { groupId: ids.batch }, teacher), await tries('mona', { groupId: 99_999 }, teacher)];
      expect([outside.status, outside.text]).toEqual([400, none.text]);
      expect((await tries('mona', { groupIds: [] }, teacher)).problem?.reason?.code).toBe('scope-missing');
      expect(await namesOf('mona')).toEqual(['Batch', ['Batch', 'Centre']]);
    });

    it('are shut out, let in and given time by nobody who has some of their groups alone', async () => {
      await memberOf('noor', ids.batch, ids.centre);
      await memberOf('omar', ids.centre, own);
      const acts = (uid: string, by: Person) => [
        by.tries('setExtraTime', { params: { uid }, body: { timePercent: 120 } }),
        by.tries('shutOut', { params: { uid } }),
        by.tries('letIn', { params: { uid } }),
      ];
      const codes = (await Promise.all(acts('noor', teacher))).map(({ problem }) => problem?.reason?.code);
      expect(codes).toEqual(['scope-missing', 'scope-missing', 'scope-missing']);
      expect((await Promise.all(acts('omar', teacher))).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await teacher.tries('getExtraTime', { params: { uid: 'noor' } })).status).toBe(200);
    });
  });
}
