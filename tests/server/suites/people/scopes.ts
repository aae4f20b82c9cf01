import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallScope, CallShape } from '../../../../contract/calls/call-shape';
import { type CallArgs, type CallName, calls } from '../../../../contract/calls/calls';
import { mayDo, type Right } from '../../../../contract/people/rights';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { Outcome, Person, TestPortal } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';
import { adminCalls, rightOf } from './admin-calls';

const scopeOf = (name: CallName): CallScope | undefined => (calls[name] as CallShape).scope;

/** Is in every name, address, uid and title of what is outside, and nowhere else. */
const outsideMark = 'zqxout';

const iso = (time: number): string => new Date(time).toISOString();
const nowhere = 999_999;

/** What tells two replies apart. */
const bytesOf = ({ status, text, headers }: Outcome) => ({ status, text, etag: headers.get('etag') });

/** A call with its arguments, to be made by anybody. */
interface Asked {
  name: CallName;
  by: (person: Person) => Promise<Outcome>;
}
const asked = <N extends CallName>(name: N, args: CallArgs<N>): Asked => ({ name, by: (person) => person.tries(name, args) });

/** Admins who are limited to groups (ADR 72): of what is outside nothing reaches them. */
export function scopesSuite(open: Open): void {
  let portal: TestPortal;
  let scoped: Person;
  let inside: number;
  let outside: number;
  /** The correct options of the bank. */
  let right: Made['right'];
  /** For all learners, for the group inside and another, for the one inside alone, and for the one outside alone. */
  let tests: Record<'shared' | 'mixed' | 'own' | 'outer', Made>;

  const named = async (uid: string, claims = {}): Promise<Person> => {
    const person = portal.holding(unsigned(uid, { email: `${uid}@school.in`, email_verified: true, ...claims }), uid);
    await person.call('saveProfile', {
      body: { uid, firstName: `${uid} first`, lastName: 'Rao', email: `${uid}@typed.in`, location: `${uid} town` },
    });
    return person;
  };
  const memberOf = async (groupId: number | null, uid: string, claims = {}): Promise<Person> => {
    const person = await named(uid, claims);
    await portal.admin.call('moveToGroup', { params: { uid }, body: { groupId } });
    return person;
  };
  const gives = (uid: string, groupIds?: number[], rights?: readonly Right[]) =>
    portal.admin.call('setRole', {
      params: { uid },
      body: { role: 'admin', ...(groupIds && { groupIds }), ...(rights && { rights: [...rights] }) },
    });
  const group = async (name: string) => (await portal.admin.call('createGroup', { body: { name } })).id;

  async function testFor(name: string, groupIds: number[]): Promise<Made> {
    const [exam] = await portal.admin.call('getExams', {});
    const now = portal.clock.now;
    const body = { examId: exam?.id ?? 0, name, opensAt: iso(now), closesAt: iso(now + 3_600_000), groupIds };
    const { id } = await portal.admin.call('generateFromExam', { body });
    return { right, paper: await portal.admin.call('getPaper', { params: { id } }) };
  }

  const notice = (text: string, groupIds: number[]) =>
    portal.admin.call('addNotice', { body: { text, until: iso(portal.clock.now + 86_400_000), groupIds } });

  const sits = async (person: Person, { paper: { id }, right }: Made, hits: number) => {
    const paper = await person.call('getPaper', { params: { id } });
    await person.call('start', { params: { id }, body: { startedAt: iso(portal.clock.now), datedBy: 'server' } });
    await person.call('submit', handIn(submission({ paper, right }, hits)));
  };

  /** Every call that is narrowed and only reads, about what is inside and about lists. */
  const readings = (): Asked[] => {
    const day = { from: iso(portal.clock.now - 3_600_000), to: iso(portal.clock.now + 3_600_000) };
    const uid = { params: { uid: 'ina' } };
    const ofTest = (made: Made): Asked[] => {
      const params = { id: made.paper.id };
      return [
        ...(
          ['getSchedule', 'getDesk', 'getSittings', 'getSittingFacts', 'getStatistics', 'getHandIns', 'getDrawn', 'getChances'] as const
        ).map((name) => asked(name, { params })),
        ...(['rank', '-rank', 'name', 'group'] as const).map((sort) => asked('getResultRows', { params, query: { sort } })),
        asked('getSittings', { params, query: { search: outsideMark } }),
        asked('getSittings', { params, query: { page: 1, sort: '-arrived', fact: 'start-seen' } }),
        asked('getAbsent', { params }),
        asked('getAbsent', { params, query: { search: outsideMark } }),
        asked('getAbsent', { params, query: { group: outside } }),
        asked('getResultRows', { params, query: { search: outsideMark } }),
        asked('getResultRows', { params, query: { group: outside } }),
        asked('exportResults', { params, query: { format: 'csv' } }),
        asked('exportResults', { params, query: { format: 'xlsx' } }),
        asked('getAnswerSheet', { params: { ...params, uid: 'ina' } }),
      ];
    };
    return [
      asked('getPeople', { query: {} }),
      asked('getPeople', { query: { search: outsideMark } }),
      asked('getPeople', { query: { group: outside } }),
      asked('getPeople', { query: { group: 'none' } }),
      asked('getPeople', { query: { role: 'admin' } }),
      asked('getGroups', {}),
      asked('getAllNotices', {}),
      asked('getRoster', { query: {} }),
      asked('getRoster', { query: { group: outside } }),
      asked('getAssessments', {}),
      asked('getAssessments', { query: { page: 1 } }),
      asked('getAssessments', { query: { page: 1, search: outsideMark } }),
      asked('getToday', { query: day }),
      asked('getRole', uid),
      asked('getProfile', uid),
      asked('getResults', uid),
      asked('getAwaited', uid),
      asked('getExtraTime', uid),
      asked('getPersonTests', { ...uid, query: {} }),
      asked('getGroupComparison', { query: {} }),
      ...[tests.shared, tests.mixed, tests.own].flatMap(ofTest),
    ];
  };

  const answersOf = async (person: Person) => {
    await portal.fetches.flush();
    const answers: [string, ReturnType<typeof bytesOf>][] = [];
    for (const { name, by } of readings()) answers.push([name, bytesOf(await by(person))]);
    return answers;
  };

  beforeAll(async () => {
    portal = await open();
    ({ right } = await assessmentOf(portal, 2));
    inside = await group('Morning');
    outside = await group(`${outsideMark} batch`);
    tests = {
      shared: await testFor('For all', []),
      mixed: await testFor('For two', [inside, outside]),
      own: await testFor('For one', [inside]),
      outer: await testFor(`${outsideMark} test`, [outside]),
    };
    const ina = await memberOf(inside, 'ina');
    await memberOf(inside, 'inb');
    // A learner in sight who is in a group outside first.
    await portal.admin.call('moveToGroup', { params: { uid: 'ina' }, body: { groupIds: [outside, inside] } });
    for (const made of [tests.shared, tests.mixed, tests.own]) await sits(ina, made, 1);
    const out = await memberOf(outside, `${outsideMark}-1`);
    for (const made of [tests.shared, tests.mixed, tests.outer]) await sits(out, made, 2);
    // Papers that were fetched are noted a moment later, many at once.
    await portal.fetches.flush();
    await portal.store.db
      .insertInto('roster')
      .values([
        {
          name: 'Expected',
          email: 'expected@school.in',
          phone: null,
          group_id: inside,
          uid: null,
          entered_at: 1,
          words: 'expected',
          name_key: 'e',
        },
        {
          ...{ name: `${outsideMark} waits`, email: `${outsideMark}@school.in`, phone: null, group_id: outside },
          ...{ uid: null, entered_at: 1, words: outsideMark, name_key: 'z' },
        },
      ])
      .execute();
    for (const groupIds of [[], [inside], [inside, outside]]) await notice('Inside', groupIds);
    await notice(`${outsideMark} notice`, [outside]);
    scoped = await named('centre-head');
    await gives('centre-head', [inside]);
  });
  afterAll(() => portal.close());

  it('says of every call of an admin what an admin with groups gets of it', () => {
    expect(adminCalls.filter((name) => scopeOf(name) === undefined)).toEqual([]);
    const narrowed = adminCalls.filter((name) => scopeOf(name) === 'groups' && calls[name].method === 'GET');
    expect(new Set(readings().map(({ name }) => name))).toEqual(new Set(narrowed));
  });

  it('gives of what is outside no name, address, uid or title in any reply, header or file', async () => {
    const leaks = async (person: Person) => {
      const found: string[] = [];
      for (const { name, by } of readings()) {
        const { text, headers } = await by(person);
        if (`${text}${JSON.stringify([...headers])}`.toLowerCase().includes(outsideMark)) found.push(name);
      }
      return found;
    };
    expect(await leaks(scoped)).toEqual([]);
    // The mark is found where nothing is narrowed.
    expect(await leaks(portal.admin)).toEqual(
      expect.arrayContaining(['getPeople', 'getGroups', 'getRoster', 'getAssessments', 'getSittings', 'getResultRows', 'exportResults']),
    );
  });

  it('gives what is inside', async () => {
    expect((await scoped.call('getPeople', { query: {} })).map(({ uid }) => uid)).toEqual(['ina', 'inb']);
    expect((await scoped.call('getGroups', {})).map(({ id }) => id)).toEqual([inside]);
    expect((await scoped.call('getAssessments', {})).map(({ id }) => id)).toEqual(
      expect.arrayContaining([tests.shared, tests.mixed, tests.own].map(({ paper }) => paper.id)),
    );
    const params = { id: tests.shared.paper.id };
    expect(await scoped.call('getResultRows', { params, query: {} })).toMatchObject([{ uid: 'ina', rank: 1 }]);
    expect(await portal.admin.call('getResultRows', { params, query: {} })).toMatchObject([{ rank: 1 }, { uid: 'ina', rank: 2 }]);
    // A file travels: its heading says among whom the rank is.
    const titleOf = async (by: Person) => {
      const { text } = await by.tries('exportResults', { params, query: { format: 'csv' } });
      return text.replace(/^\ufeff/, '').split(/[;,]/)[0];
    };
    expect([await titleOf(scoped), await titleOf(portal.admin)]).toEqual(['Rank in these groups', 'Rank']);
    expect((await scoped.call('getStatistics', { params })).participants).toBe(1);
    expect(await scoped.call('getDesk', { params })).toMatchObject({ fetched: 1, started: 1, handedIn: 1 });
    expect((await scoped.call('getSchedule', { params: { id: tests.mixed.paper.id } })).groupIds).toEqual([inside]);
    // Whether only an admin of the whole institute may change it is said before anything is typed.
    const isShared = async (made: Made, by = scoped) => (await by.call('getSchedule', { params: { id: made.paper.id } })).isShared;
    expect(await Promise.all([tests.shared, tests.mixed, tests.own].map((made) => isShared(made)))).toEqual([true, true, undefined]);
    expect(await isShared(tests.mixed, portal.admin)).toBeUndefined();
    const sharedOf = async (by: Person) => {
      const { tests: all } = await by.call('getPersonTests', { params: { uid: 'ina' }, query: {} });
      return new Map(all.map(({ assessmentId, isShared: is }) => [assessmentId, is]));
    };
    const ids = [tests.shared, tests.mixed, tests.own].map(({ paper }) => paper.id);
    expect(await sharedOf(scoped).then((said) => ids.map((id) => said.get(id)))).toEqual([true, true, undefined]);
    expect(new Set((await sharedOf(portal.admin)).values())).toEqual(new Set([undefined]));
    expect((await scoped.call('getResults', { params: { uid: 'ina' } })).length).toBe(3);
  });

  it('answers the same bytes whatever is outside', async () => {
    const before = await answersOf(scoped);
    const whole = await answersOf(portal.admin);
    const third = await group(`${outsideMark} evening`);
    await testFor(`${outsideMark} second test`, [third]);
    await notice(`${outsideMark} second notice`, [third]);
    const [two, three] = [
      // An account of the same address as one inside.
      await memberOf(outside, `${outsideMark}-2`, { email: 'ina@school.in' }),
      await memberOf(null, `${outsideMark}-3`),
    ];
    for (const made of [tests.shared, tests.mixed]) await sits(two, made, 2);
    await sits(three, tests.shared, 0);
    await portal.admin.call('setExtraTime', { params: { uid: two.uid }, body: { timePercent: 150 } });
    // A test that one inside sat, and that is none of these groups' any more.
    const moved = await testFor(`${outsideMark} third test`, [inside]);
    await sits(portal.holding(unsigned('ina', { email: 'ina@school.in', email_verified: true }), 'ina'), moved, 1);
    await portal.admin.call('setSchedule', { params: { id: moved.paper.id }, body: { groupIds: [outside] } });
    expect(await answersOf(scoped)).toEqual(before);
    expect(await answersOf(portal.admin)).not.toEqual(whole);
  });

  describe('what is outside is answered as what does not exist', () => {
    const bodies = (): Partial<Record<CallName, unknown>> => ({
      setSchedule: { state: 'hidden' },
      giveMoreTime: { minutes: 10 },
      giveChance: { uids: ['ina'], reason: 'Power cut', counts: 'last' },
      takeChanceBack: { uids: ['ina'] },
      redrawQuestion: { version: 1, questionId: 1 },
      changeDrawn: { version: 1, subjects: [[1, 2]] },
      setExtraTime: { timePercent: 150 },
      moveToGroup: { groupId: inside },
    });
    const send = (name: CallName, params: object, query: object = name === 'exportResults' ? { format: 'csv' } : {}) =>
      scoped.tries(name, { params, query, ...(calls[name].method === 'POST' && { body: bodies()[name] ?? {} }) } as never);

    it.each(adminCalls.filter((name) => scopeOf(name) === 'groups' && calls[name].path.includes(':uid')))(
      '%s of a person',
      async (name) => {
        const id = tests.shared.paper.id;
        const found = bytesOf(await send(name, { uid: 'never-was', id }));
        expect(bytesOf(await send(name, { uid: `${outsideMark}-1`, id }))).toEqual(found);
        // An admin is no learner, whatever group the admin is in.
        expect(bytesOf(await send(name, { uid: 'head', id }))).toEqual(found);
      },
    );

    it.each(adminCalls.filter((name) => scopeOf(name) === 'groups' && calls[name].path.startsWith('/assessment/:id')))(
      '%s of a test',
      async (name) => {
        const found = bytesOf(await send(name, { id: nowhere, uid: 'ina' }));
        expect(found.status).toBe(404);
        expect(bytesOf(await send(name, { id: tests.outer.paper.id, uid: 'ina' }))).toEqual(found);
      },
    );

    it.each(['getPaper', 'unlock', 'getMoreTime', 'start', 'getResult', 'getCohort', 'locatePaper'] as const)(
      '%s of a paper',
      async (name) => {
        const of = (id: number) =>
          scoped.tries(name, {
            params: { id },
            query: {},
            ...(name === 'start' && { body: { startedAt: iso(portal.clock.now), datedBy: 'server' } }),
          } as never);
        const found = bytesOf(await of(nowhere));
        expect(found.status).toBe(404);
        expect(bytesOf(await of(tests.outer.paper.id))).toEqual(found);
      },
    );

    it('a learner who gets minutes, and one in sight gets them', async () => {
      const params = { id: tests.own.paper.id };
      const gives = (uid: string) => scoped.tries('giveMoreTime', { params, body: { minutes: 5, uid } });
      const found = bytesOf(await gives('never-was'));
      expect(found.status).toBe(404);
      for (const uid of [`${outsideMark}-1`, 'head']) expect(bytesOf(await gives(uid))).toEqual(found);
      expect((await gives('ina')).status).toBe(200);
      // Minutes of a learner outside, such as one who changed groups, are not told.
      await portal.admin.call('giveMoreTime', { params, body: { minutes: 7, uid: `${outsideMark}-1` } });
      expect((await scoped.call('getSchedule', { params })).ownMinutes?.map(({ uid }) => uid)).toEqual(['ina']);
    });

    it('a learner who would get a chance, and the chances of others', async () => {
      const params = { id: tests.own.paper.id };
      const gives = (uid: string) => scoped.tries('giveChance', { params, body: { uids: ['ina', uid], reason: 'R', counts: 'last' } });
      const found = bytesOf(await gives('never-was'));
      expect(found.status).toBe(404);
      for (const uid of [`${outsideMark}-1`, 'head']) expect(bytesOf(await gives(uid))).toEqual(found);
      expect(await scoped.call('getChances', { params })).toEqual([]);
      const uids = ['ina', `${outsideMark}-1`];
      expect((await portal.admin.call('giveChance', { params, body: { uids, reason: 'R', counts: 'last' } })).given).toBe(2);
      expect((await scoped.call('getChances', { params })).map(({ uid }) => uid)).toEqual(['ina']);
      const takes = (uid: string) => scoped.tries('takeChanceBack', { params, body: { uids: [uid] } });
      expect(bytesOf(await takes(`${outsideMark}-1`))).toEqual(bytesOf(await takes('never-was')));
      expect((await takes('ina')).text).toContain('"taken":1');
      expect((await portal.admin.call('takeChanceBack', { params, body: { uids } })).taken).toBe(1);
    });

    it('an entry of the roster, and a group that a body names', async () => {
      const entry = await portal.store.db.selectFrom('roster').select('id').where('group_id', '=', outside).executeTakeFirstOrThrow();
      const removes = (id: number) => scoped.tries('removeFromRoster', { params: { id } });
      expect(bytesOf(await removes(entry.id))).toEqual(bytesOf(await removes(nowhere)));
      const moves = (groupId: number | null) => scoped.tries('moveToGroup', { params: { uid: 'inb' }, body: { groupId } });
      expect(bytesOf(await moves(outside))).toEqual(bytesOf(await moves(nowhere)));
      expect((await moves(null)).problem?.reason?.code).toBe('scope-missing');
    });
  });

  it('changes tests of the own groups alone, and makes none for others', async () => {
    const hides = (made: Made) => scoped.tries('setSchedule', { params: { id: made.paper.id }, body: { state: 'hidden' } });
    const refusals = adminCalls.filter(
      (name) => scopeOf(name) === 'groups' && calls[name].method === 'POST' && calls[name].path.startsWith('/assessment/:id'),
    );
    expect(refusals).toEqual(
      expect.arrayContaining(['setSchedule', 'giveMoreTime', 'archiveAssessment', 'restoreAssessment', 'deleteAssessment']),
    );
    for (const made of [tests.shared, tests.mixed]) {
      const before = await portal.admin.call('getSchedule', { params: { id: made.paper.id } });
      for (const name of refusals) {
        const body = { state: 'hidden', minutes: 10, version: 1, questionId: 1, subjects: [[1, 2]] };
        const chance = { uids: ['ina'], reason: 'Power cut', counts: 'last' };
        const acts: Partial<Record<CallName, object>> = {
          giveMoreTime: { minutes: 10 },
          giveChance: chance,
          takeChanceBack: { uids: ['ina'] },
        };
        const more = acts[name] ?? body;
        const fit = name === 'setSchedule' ? { state: 'hidden' } : more;
        const sent =
          name === 'redrawQuestion' ? { version: 1, questionId: 1 } : name === 'changeDrawn' ? { version: 1, subjects: [[1, 2]] } : fit;
        const outcome = await scoped.tries(name, { params: { id: made.paper.id }, query: {}, body: sent } as never);
        expect([name, outcome.problem?.reason?.code]).toEqual([name, 'scope-missing']);
      }
      expect(await portal.admin.call('getSchedule', { params: { id: made.paper.id } })).toEqual(before);
    }
    expect((await hides(tests.own)).status).toBe(200);
    // A change that would give the test to all, or to others.
    const regroups = (groupIds: number[]) => scoped.tries('setSchedule', { params: { id: tests.own.paper.id }, body: { groupIds } });
    expect((await regroups([])).problem?.reason?.code).toBe('scope-missing');
    expect(bytesOf(await regroups([inside, outside]))).toEqual(bytesOf(await regroups([inside, nowhere])));
    const [exam] = await portal.admin.call('getExams', {});
    const makes = (groupIds?: number[]) =>
      scoped.tries('generateFromExam', { body: { examId: exam?.id ?? 0, name: 'Made inside', ...(groupIds && { groupIds }) } });
    expect((await makes()).problem?.reason?.code).toBe('scope-missing');
    expect((await makes([])).problem?.reason?.code).toBe('scope-missing');
    expect(bytesOf(await makes([outside]))).toEqual(bytesOf(await makes([nowhere])));
    expect((await makes([inside])).status).toBe(200);
  });

  it('are told to the person and shown to the whole institute, with the change in the trail once', async () => {
    const person = await named('told');
    expect(await gives('told', [inside, inside], ['results'])).toMatchObject({ role: 'admin', rights: ['results'], groupIds: [inside] });
    await gives('told', [inside], ['results']);
    expect(await person.call('getRole', { params: { uid: 'told' } })).toEqual({ role: 'admin', rights: ['results'], groupIds: [inside] });
    const trail = portal.store.db.selectFrom('trail').select('details_json').where('about_id', '=', 'told').where('act', '=', 'rights-set');
    expect((await trail.execute()).map((row) => JSON.parse(row.details_json))).toEqual([{ rights: ['results'], groups: ['Morning'] }]);
    await gives('told');
    expect(await person.call('getRole', { params: { uid: 'told' } })).toEqual({ role: 'admin' });
    await gives('told', [inside]);
    await portal.admin.call('setRole', { params: { uid: 'told' }, body: { role: 'user' } });
    expect(await gives('told')).not.toHaveProperty('groupIds');
  });

  it('leave nobody in sight once the groups are deleted, also when there are new groups', async () => {
    const gone = await group('Gone');
    const person = await named('left-alone');
    await gives('left-alone', [gone]);
    await portal.admin.call('deleteGroup', { params: { id: gone } });
    await group('After it');
    for (const name of ['getPeople', 'getRoster', 'getGroups'] as const)
      expect([name, (await person.tries(name, { query: {} } as never)).text]).toEqual([name, '[]']);
    const params = { id: tests.shared.paper.id };
    expect(await person.call('getResultRows', { params, query: {} })).toEqual([]);
    expect((await person.tries('setRole', { params: { uid: 'left-alone' }, body: { role: 'admin' } })).status).toBe(403);
  });

  it('are no rights at all to a process of an earlier version', async () => {
    const row = await portal.store.db.selectFrom('people').select('rights_json').where('uid', '=', 'centre-head').executeTakeFirstOrThrow();
    const before = JSON.parse(row.rights_json ?? 'null') as string[] | null;
    // What such a process lets through: lists of tests and groups by name, and numbers of the day.
    expect(adminCalls.filter((name) => mayDo(before, rightOf(name))).sort()).toEqual([
      'getAssessments',
      'getCategories',
      'getGroups',
      'getToday',
    ]);
  });

  it('are gone from a row that such a process changed, or stay: never more than was given', async () => {
    const { db } = portal.store;
    await named('rolled');
    await gives('rolled', [inside]);
    // An earlier version gives everything and leaves the groups, which it does not know.
    await db.updateTable('people').set({ rights_json: null }).where('uid', '=', 'rolled').execute();
    const person = portal.holding(unsigned('rolled', { email: 'rolled@school.in', email_verified: true }), 'rolled');
    expect((await person.call('getPeople', { query: {} })).map(({ uid }) => uid)).toEqual(['ina', 'inb']);
    await gives('rolled');
    expect((await person.call('getPeople', { query: {} })).length).toBeGreaterThan(2);
  });

  it('do not make an admin who is left', async () => {
    const refused = await portal.admin.tries('setRole', { params: { uid: 'head' }, body: { role: 'admin', groupIds: [inside] } });
    expect(refused.problem?.reasons?.groupIds?.code).toBe('role-from-settings');
  });
}
