import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallArgs } from '../../../../contract/calls/calls';
import { mayDo, type Right, rights } from '../../../../contract/people/rights';
import { changeRole } from '../../../../server/store/people/roles';
import { until } from '../../../kit/until';
import { assessmentOf, handIn, type Made, secret, submission } from '../../kit/bank';
import { config, type Person, portalOn, type TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';
import { adminCalls, limits, rightOf } from './admin-calls';

/** Rights of admins, given and taken, and what each of them shows of keys and marks (ADR 64). */
export function rightsSuite(open: Open): void {
  let portal: TestPortal;
  const named = async (uid: string): Promise<Person> => {
    const person = portal.holding(unsigned(uid, { email: `${uid}@school.in`, email_verified: true }), uid);
    await person.call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Goa' } });
    return person;
  };
  const sets = (by: Person, uid: string, body: CallArgs<'setRole'>['body']) => by.tries('setRole', { params: { uid }, body });
  const gives = (uid: string, given?: readonly Right[]) =>
    portal.admin.call('setRole', { params: { uid }, body: { role: 'admin', ...(given && { rights: [...given] }) } });
  const reason = async (outcome: ReturnType<typeof sets>, field = 'rights') => (await outcome).problem?.reasons?.[field]?.code;
  const heldBy = async (person: Person) => person.call('getRole', { params: { uid: person.uid } });
  const trailOf = async (uid: string) =>
    (await portal.store.db.selectFrom('trail').select(['act', 'details_json']).where('about_id', '=', uid).orderBy('id').execute()).map(
      ({ act, details_json }) => [act, JSON.parse(details_json).rights],
    );

  beforeAll(async () => {
    portal = await open();
    for (const uid of ['asha', 'ravi', 'Meena']) await named(uid);
  });
  afterAll(() => portal.close());

  describe.each(limits.map((limit) => [limit.join('-and-'), limit] as const))('an admin with %s', (name, limit) => {
    let person: Person;
    beforeAll(async () => {
      person = await named(name);
      await gives(name, limit);
    });

    it('reads the key of a paper before its opening only with a right by which keys are made, from the opening on with that to results', async () => {
      const made = await assessmentOf(portal, 2);
      const params = { id: made.paper.id };
      const opensAt = portal.clock.now + 3_600_000;
      await portal.admin.call('setSchedule', { params, body: { opensAt: new Date(opensAt).toISOString() } });
      // A former maker of keys knows the paper of then: the own preview sent again tells nothing of now.
      await gives(name);
      await person.call('submit', handIn(submission(made, 1, 1)));
      await gives(name, limit);
      const question = made.paper.subjects[0]?.questions[0]?.id ?? 0;
      const [hasResults, makesTests] = [limit.includes('results'), limit.includes('make-tests')];
      const mayMake = mayDo(limit, ['make-tests', 'edit-questions']);
      const mayOpen = () => mayMake || portal.clock.now >= opensAt;
      const withKey = async () => {
        const replies = [
          await person.tries('getResult', { params }),
          await person.tries('getStatistics', { params }),
          await person.tries('getRegrades', { params }),
          await person.tries('getElsewhere', { params: { ...params, question } }),
        ];
        // The spoken code opens every sealed copy.
        const schedule = await person.tries('getSchedule', { params });
        if (schedule.status === 200)
          expect(JSON.parse(schedule.text)).toMatchObject(mayOpen() ? { code: expect.any(String) } : { code: null, isCodeLater: true });
        // One answer at a time would tell which questions the paper has.
        const one = { ...submission(made, 1, 1), answers: submission(made, 1, 1).answers.slice(0, 1) };
        const ghost = { ...one, answers: one.answers.map((answer) => ({ ...answer, questionId: 999_999 })) };
        for (const tried of [submission(made, 1, 1), one, ghost]) {
          const { status, problem } = await person.tries('submit', handIn(tried));
          if (!mayOpen()) expect([status, problem?.reason?.code]).toEqual([403, 'right-missing']);
          else expect(status).toBe(tried === ghost ? 400 : 200);
        }
        const paper = await person.tries('getPaper', { params });
        expect([paper.status, paper.text.includes('"Q 1"')]).toEqual(mayOpen() ? [200, true] : [403, false]);
        expect((await person.tries('getCohort', { params })).status).toBe(
          replies[0]?.status === 200 && (hasResults || makesTests) ? 200 : 403,
        );
        return replies.map(({ status, text }) => [status, text.includes(secret) || text.includes('"isCorrect":true')]);
      };
      const isRead = [200, true];
      const isRefused = [403, false];
      const figures = (mayRead: boolean) => [mayRead ? isRead : isRefused, ...Array(2).fill(mayRead ? [200, false] : isRefused)];
      const before = mayMake && (hasResults || makesTests);
      expect(await withKey()).toEqual([mayMake ? isRead : isRefused, ...figures(before)]);
      portal.clock.now = opensAt;
      await portal.admin.call('giveMoreTime', { params, body: { uid: 'Meena', minutes: 5 } });
      const given = await person.tries('getSchedule', { params });
      if (given.status === 200) expect(given.text.includes('Meena Rao')).toBe(hasResults);
      expect(await withKey()).toEqual([isRead, ...figures(hasResults || makesTests)]);
    });
  });

  it.each(limits.map((limit) => [limit.join('-and-'), limit] as const))(
    'marks tell the key of a hand-in whose answers are known: an admin with %s reads those of a learner who held the paper before its opening only as the key itself',
    async (_, limit) => {
      const person = await named(`marks-${limit.join('-')}`);
      await gives(person.uid, limit);
      const made = await assessmentOf(portal, 2);
      const { id } = made.paper;
      const opensAt = portal.clock.now + 3_600_000;
      await portal.admin.call('setSchedule', { params: { id }, body: { opensAt: new Date(opensAt).toISOString() } });
      await portal.learner('Meena').call('submit', handIn(submission(made, 1, 1)));
      /** Whether each reply tells of the hand-in: marks, or the sheet itself. */
      const told = async () => {
        const all = await Promise.all([
          person.tries('getResultRows', { params: { id }, query: {} }),
          person.tries('exportResults', { params: { id }, query: { format: 'csv' } }),
          person.tries('getAnswerSheet', { params: { id, uid: 'Meena' } }),
          person.tries('getPersonTests', { params: { uid: 'Meena' }, query: {} }),
          person.tries('getGroupComparison', { query: { assessments: String(id) } }),
          person.tries('getComparison', { params: { id } }),
        ]);
        expect(all.every(({ status }) => [200, 403, 404].includes(status))).toBe(true);
        const signs = ['"uid":"Meena"', 'Meena Rao', secret, `"assessmentId":${id},`, `"id":${id},`, '"mean":'];
        return all.map(({ status, text }, at) => status === 200 && text.includes(signs[at] ?? ''));
      };
      const [hasResults, makesTests] = [limit.includes('results'), limit.includes('make-tests')];
      const mayMake = mayDo(limit, ['make-tests', 'edit-questions']);
      const both = (mayRead: boolean) => [...Array(5).fill(mayRead && hasResults), mayRead && (hasResults || makesTests)];
      expect(await told()).toEqual(both(mayMake));
      portal.clock.now = opensAt;
      expect(await told()).toEqual(both(true));
    },
  );

  describe.each([
    ['of the whole institute', false],
    ['of one group', true],
  ])('a test before its opening, to an admin with results alone %s', (_, isScoped) => {
    let [reader, made]: [Person, Made] = [] as never;
    beforeAll(async () => {
      const group = await portal.admin.call('createGroup', { body: { name: `Own ${isScoped}` } });
      reader = await named(`reader-${isScoped}`);
      const body = { role: 'admin' as const, rights: ['results' as const], ...(isScoped && { groupIds: [group.id] }) };
      await portal.admin.call('setRole', { params: { uid: reader.uid }, body });
      made = await assessmentOf(portal, 3);
      const opensAt = new Date(portal.clock.now + 3_600_000).toISOString();
      await portal.admin.call('setSchedule', { params: { id: made.paper.id }, body: { opensAt } });
      for (let at = 0; at < 10; at += 1) {
        const holder = await named(`holder-${isScoped}-${at}`);
        await portal.admin.call('moveToGroup', { params: { uid: holder.uid }, body: { groupId: group.id } });
        // Who is right in the first question is wrong in all others: its key is in doubt.
        const body = submission(made, 3);
        const isWrong = (question: number) => (question === 0) !== at < 5;
        body.answers = body.answers.map((one, question) =>
          isWrong(question) ? { ...one, selectedOptionId: ((one.selectedOptionId ?? 0) % 4) + 1 } : one,
        );
        await holder.call('submit', handIn(body));
      }
      portal.clock.now += 1_000;
    });

    it('is not among those that a later one is compared with', async () => {
      const { id } = (await assessmentOf(portal, 2)).paper;
      const ids = async (person: Person): Promise<number[]> => {
        const { status, text } = await person.tries('getComparison', { params: { id } });
        // It is for the whole institute.
        expect(status).toBe(isScoped && person === reader ? 403 : 200);
        return status === 200 ? JSON.parse(text).map((one: { id: number }) => one.id) : [];
      };
      expect(await ids(portal.admin)).toContain(made.paper.id);
      expect(await ids(reader)).not.toContain(made.paper.id);
    });

    it('is not among the batches side by side once it was called off', async () => {
      const { id } = made.paper;
      await portal.admin.call('setSchedule', { params: { id }, body: { state: 'hidden', opensAt: null } });
      const ids = async (person: Person) =>
        (await person.call('getGroupComparison', { query: { practice: 'with' } })).assessments.map((one) => one.id);
      expect(await ids(portal.admin)).toContain(id);
      expect(await ids(reader)).not.toContain(id);
    });

    it('is not among the results of its learners once it was called off', async () => {
      const params = { uid: `holder-${isScoped}-0` };
      const ids = async (person: Person) => (await person.call('getResults', { params })).map((one) => one.assessmentId);
      expect(await ids(portal.admin)).toContain(made.paper.id);
      expect(await ids(reader)).not.toContain(made.paper.id);
    });

    it('is no key to whoever handed it in before the role was given', async () => {
      const { uid } = await named(`early-${isScoped}`);
      const early = portal.learner(uid);
      const other = await assessmentOf(portal, 2);
      const params = { id: other.paper.id };
      await portal.admin.call('setSchedule', { params, body: { opensAt: new Date(portal.clock.now + 3_600_000).toISOString() } });
      await early.call('submit', handIn(submission(other, 1, 1)));
      await portal.admin.call('setSchedule', { params, body: { state: 'hidden', opensAt: null } });
      await gives(uid, ['results']);
      expect((await early.tries('getResult', { params })).status).toBe(403);
    });

    it('is not among the keys in doubt of Today', async () => {
      const keysOf = (person: Person) =>
        until(async () => {
          const { keys } = (await person.call('getToday', { query: {} })).waits;
          return keys.isCounted && keys;
        });
      const ids = async (person: Person) => (await keysOf(person)).assessments.map((one) => one.id);
      expect(await ids(portal.admin)).toContain(made.paper.id);
      expect(await ids(reader)).not.toContain(made.paper.id);
    });
  });

  it('files no answers of a draft that an admin brings: they would freeze it', async () => {
    const made = await assessmentOf(portal, 2);
    const [exam] = (await portal.admin.call('getExams', {})).slice(-1);
    const { id } = await portal.admin.call('generateFromExam', { body: { examId: exam?.id ?? 0, name: 'Draft', state: 'draft' } });
    const paper = await portal.admin.call('getPaper', { params: { id } });
    const body = rescueOf(submission({ right: made.right, paper }, 1, 1), 'Meena');
    expect((await portal.admin.tries('importSubmission', { body })).problem?.code).toBe('not-found');
    expect((await portal.admin.tries('deleteAssessment', { params: { id } })).status).toBe(200);
  });

  it('says of every call of an admin which right it needs, and of each right something that it lets do', () => {
    expect(adminCalls.filter((name) => rightOf(name) === undefined)).toEqual([]);
    for (const right of rights) expect(adminCalls.some((name) => mayDo([right], rightOf(name)) && !mayDo([], rightOf(name)))).toBe(true);
  });

  it('are given with the role, shown, told to the person, and written into the trail once', async () => {
    const clerk = await named('clerk');
    expect((await heldBy(clerk)).rights).toBeUndefined();
    expect(await gives('clerk', ['results', 'edit-questions', 'results'])).toMatchObject({
      role: 'admin',
      rights: ['edit-questions', 'results'],
    });
    await gives('clerk', ['edit-questions', 'results']);
    expect(await heldBy(clerk)).toEqual({ role: 'admin', rights: ['edit-questions', 'results'] });
    expect(await portal.admin.call('getRole', { params: { uid: 'clerk' } })).toEqual({
      role: 'admin',
      rights: ['edit-questions', 'results'],
    });
    const [listed] = await portal.admin.call('getPeople', { query: { search: 'clerk@school.in' } });
    expect(listed?.rights).toEqual(['edit-questions', 'results']);
    expect(await trailOf('clerk')).toEqual([
      ['role-granted', undefined],
      ['rights-set', ['edit-questions', 'results']],
    ]);
  });

  it('hold about others only: an admin may read the own data with any rights', async () => {
    const clerk = portal.holding(unsigned('clerk', { email: 'clerk@school.in', email_verified: true }), 'clerk');
    await gives('clerk', ['make-tests']);
    expect((await clerk.call('getPersonData', { params: { uid: 'clerk' }, query: {} })).account).toMatchObject({
      role: 'admin',
      rights: 'make-tests',
    });
    expect((await clerk.tries('getPersonData', { params: { uid: 'asha' }, query: {} })).problem?.reason?.code).toBe('right-missing');
    expect((await clerk.tries('getProfile', { params: { uid: 'asha' } })).problem?.reason?.code).toBe('right-missing');
  });

  it('absent or with everything among them are everything', async () => {
    const clerk = portal.holding(unsigned('clerk', { email: 'clerk@school.in', email_verified: true }), 'clerk');
    for (const whole of [undefined, ['results', 'everything'] as const]) {
      await gives('clerk', ['results']);
      expect((await clerk.tries('getTrail', { query: {} })).status).toBe(403);
      expect(await gives('clerk', whole)).not.toHaveProperty('rights');
      expect((await clerk.tries('getTrail', { query: {} })).status).toBe(200);
      expect(await heldBy(clerk)).toEqual({ role: 'admin' });
    }
  });

  it('are gone with the role, and the role that is given anew is for everything; so a command gives everything back', async () => {
    const clerk = portal.holding(unsigned('clerk', { email: 'clerk@school.in', email_verified: true }), 'clerk');
    await gives('clerk', ['results']);
    await portal.admin.call('setRole', { params: { uid: 'clerk' }, body: { role: 'user' } });
    expect(await heldBy(clerk)).toEqual({ role: 'user' });
    expect(await gives('clerk')).not.toHaveProperty('rights');
    await gives('clerk', ['results']);
    await portal.store.atomically((tx) => changeRole(tx, 'clerk', 'admin', { by: '', at: 1 }));
    expect(await heldBy(clerk)).toEqual({ role: 'admin' });
  });

  it.each([
    [{ rights: [] }, 'rights', 'no-right'],
    [{ rights: ['fly'] }, 'rights.0', 'not-a-right'],
    [{ groupIds: [999_999] }, 'groupIds', 'not-a-group'],
    [{ rights: ['results'], groupIds: [] }, 'groupIds', 'no-group-given'],
  ])('are refused by name as %j', async (more, field, code) => {
    expect(await reason(sets(portal.admin, 'asha', { role: 'admin', ...more } as never), field)).toBe(code);
    expect((await portal.learner('asha').call('getRole', { params: { uid: 'asha' } })).role).toBe('user');
  });

  it('of an address in ADMIN_EMAILS stay everything', async () => {
    await gives('clerk');
    const clerk = portal.holding(unsigned('clerk', { email: 'clerk@school.in', email_verified: true }), 'clerk');
    expect(await reason(sets(clerk, 'head', { role: 'admin', rights: ['results'] }))).toBe('role-from-settings');
  });

  it('leave an admin who may do everything, also where two limit each other at once, and are given up with a confirmation', async () => {
    const { db } = portal.store;
    // A portal without a setting, so that only the database knows admins.
    const there = portalOn(portal.store, { config: { ...config, adminEmails: [] } }, async () => undefined);
    await db.updateTable('people').set({ role: 'user', rights_json: null }).where('role', '=', 'admin').execute();
    await db.updateTable('people').set({ role: 'admin' }).where('uid', 'in', ['asha', 'ravi']).execute();
    const pair = ['asha', 'ravi'].map((uid) => there.learner(uid)) as [Person, Person];
    const [one, other] = pair;
    const some = { role: 'admin', rights: ['results'] } as const;
    const limited = { ...some, rights: [...some.rights] };
    expect(await reason(sets(one, one.uid, limited))).toBe('own-rights');
    const both = await Promise.all([sets(one, other.uid, limited), sets(other, one.uid, limited)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const [left, clerk] = both[0].status === 200 ? [one, other] : [other, one];
    expect(await reason(sets(left, left.uid, { ...limited, confirmed: true }))).toBe('last-with-everything');
    expect(await reason(sets(left, left.uid, { role: 'user', confirmed: true }), 'role')).toBe('last-admin');
    expect((await left.tries('erasePerson', { params: { uid: left.uid } })).problem?.reason?.code).toBe('last-admin-not-erased');
    // One who may do some things only is not an admin left, and may be shut out, taken the role, and erased.
    expect((await left.tries('shutOut', { params: { uid: clerk.uid } })).status).toBe(200);
    expect((await left.tries('letIn', { params: { uid: clerk.uid } })).status).toBe(200);
    expect((await there.learner(clerk.uid).tries('erasePerson', { params: { uid: clerk.uid } })).status).toBe(200);
    await db.updateTable('people').set({ role: 'admin' }).where('uid', '=', 'head').execute();
    expect((await sets(left, left.uid, { ...limited, confirmed: true })).status).toBe(200);
  });
}
