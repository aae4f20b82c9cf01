import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf, type Submission } from '../../../../contract/assessment/assessment';
import type { ScheduleDraft } from '../../../../contract/assessment/schedule';
import { settleCopy } from '../../../../server/store/hand-ins/submissions/submissions';
import { assessmentOf, handIn, type Made, secret, submission } from '../../kit/bank';
import { config, type Person, type TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import type { Open } from '../open';
import { goTo, inMinutes, scheduledOf } from './kit';

const unknown = 999_999;

/** What a person may read of a paper, by its state and by what the portal knows of the person (ADR 59). */
export function readableSuite(open: Open): void {
  let portal: TestPortal;
  let accounts = 0;

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  /** An account of which the portal knows nothing. */
  const newcomer = (): Person => {
    accounts += 1;
    return portal.learner(`newcomer ${accounts}`);
  };
  const params = (made: Made) => ({ id: made.paper.id });
  const set = (made: Made, body: ScheduleDraft) => portal.admin.call('setSchedule', { params: params(made), body });
  const fetched = async (made: Made, person = newcomer()): Promise<Person> => {
    await person.call('getPaper', { params: params(made) });
    await portal.fetches.flush();
    return person;
  };
  const empty = (made: Made): Submission => ({ ...submission(made, 0), answers: [] });
  /** As 0.1.0 sends it: an answer, or none, to each question, and nothing else. */
  const whole = (made: Made, hits = 1): Submission => {
    const { answers, ...rest } = submission(made, hits);
    const left = questionsOf(made.paper).slice(hits);
    return {
      ...rest,
      answers: [...answers, ...left.map(({ id }) => ({ questionId: id, selectedOptionId: null, markedForReview: false }))],
    };
  };
  const submits = (person: Person, body: Submission) => person.tries('submit', handIn(body));
  const participants = async (made: Made) => (await portal.admin.call('getDesk', { params: params(made) })).handedIn;
  /** Everything that a learner can read of an own hand-in. */
  const readings = async (person: Person, made: Made): Promise<string> => {
    const { uid } = person;
    const outcomes = [
      await person.tries('getResult', { params: params(made) }),
      await person.tries('getCohort', { params: params(made) }),
      await person.tries('getResults', { params: { uid } }),
      await person.tries('getPersonData', { params: { uid }, query: {} }),
    ];
    return outcomes.map(({ text }) => text).join('\n');
  };
  const wording = (made: Made) =>
    questionsOf(made.paper).flatMap(({ description, options }) => [description, ...options.map(({ text }) => text)]);
  const readsNothing = async (person: Person, made: Made) => {
    const text = await readings(person, made);
    for (const words of [...wording(made), secret]) expect(text).not.toContain(words);
  };
  const readsAll = async (person: Person, made: Made) => {
    const text = await readings(person, made);
    for (const { description } of questionsOf(made.paper)) expect(text).toContain(description);
    expect(text).toContain(secret);
  };

  describe('before the opening', () => {
    it('an empty hand-in is refused, and a whole one is taken and put into words after the opening only', async () => {
      const made = await scheduledOf(portal, 3, { opensAt: inMinutes(portal, 60) });
      const [guesser, holder] = [newcomer(), await fetched(made)];
      expect((await submits(guesser, empty(made))).status).toBe(400);
      await readsNothing(guesser, made);
      expect((await submits(holder, empty(made))).status).toBe(400);
      expect((await submits(holder, whole(made))).status).toBe(200);
      await readsNothing(holder, made);
      const data = await holder.call('getPersonData', { params: { uid: holder.uid }, query: {} });
      expect(data.submissions[0]?.answers.map(({ question }) => question).sort()).toEqual(
        questionsOf(made.paper)
          .map(({ id }) => `#${id}`)
          .sort(),
      );
      expect(data.submissions[0]?.answers.filter(({ chosen }) => chosen !== null)).toHaveLength(1);
      goTo(portal, inMinutes(portal, 60));
      await readsAll(holder, made);
    });
  });

  describe('a sealed copy', () => {
    const toTheHour = () => goTo(portal, inMinutes(portal, 60));
    const groupOf = async (...members: Person[]) => {
      const group = await portal.admin.call('createGroup', { body: { name: `Sealed ${Math.random()}` } });
      for (const { uid } of members) {
        await portal.learner(uid).call('saveProfile', {
          body: { uid, firstName: 'A', lastName: 'B', email: 'a@b.in', phone: '', location: 'Goa' },
        });
        await portal.admin.call('moveToGroup', { params: { uid }, body: { groupId: group.id } });
      }
      return group.id;
    };
    /** Asks for everything that would open a copy. */
    const opens = async (person: Person, made: Made) => {
      const start = { startedAt: inMinutes(portal, 0), datedBy: 'code' } as const;
      return [
        (await person.tries('getPaper', { params: params(made) })).status,
        (await person.tries('unlock', { params: params(made) })).status,
        (await person.tries('start', { params: params(made), body: start })).status,
      ];
    };

    it('of a paper that was called off before its hour is no paper: it opens nothing, and a whole hand-in is filed only', async () => {
      const made = await scheduledOf(portal, 2, { opensAt: inMinutes(portal, 60) });
      const [guesser, holder] = [await fetched(made), await fetched(made)];
      await set(made, { state: 'hidden' });
      toTheHour();
      expect(await opens(guesser, made)).toEqual([404, 404, 404]);
      expect((await submits(guesser, empty(made))).status).toBe(404);
      expect((await submits(holder, whole(made))).status).toBe(200);
      for (const person of [guesser, holder]) await readsNothing(person, made);
    });

    it('opens for the learners alone whom the paper was for at its hour', async () => {
      const made = await scheduledOf(portal, 2, { opensAt: inMinutes(portal, 60) });
      const [outsider, member] = [await fetched(made), await fetched(made)];
      await set(made, { groupIds: [await groupOf(member)] });
      toTheHour();
      expect(await opens(outsider, made)).toEqual([404, 404, 404]);
      expect((await submits(outsider, empty(made))).status).toBe(404);
      expect((await submits(outsider, whole(made))).status).toBe(200);
      expect((await submits(member, empty(made))).status).toBe(200);
      await readsNothing(outsider, made);
      await readsAll(member, made);
      await set(made, { state: 'hidden' });
      await readsNothing(outsider, made);
      await readsAll(member, made);
    });

    it('that was opened by the spoken code, without a network, is a paper also after it was hidden, moved or given to others', async () => {
      const made = await scheduledOf(portal, 2, { opensAt: inMinutes(portal, 60) });
      const sat = [await fetched(made), await fetched(made), await fetched(made)] as const;
      toTheHour();
      await set(made, { state: 'hidden' });
      expect((await submits(sat[0], whole(made))).status).toBe(200);
      await set(made, { state: 'published', opensAt: inMinutes(portal, 60) });
      expect((await submits(sat[1], whole(made))).status).toBe(200);
      toTheHour();
      await set(made, { groupIds: [await groupOf()] });
      expect((await submits(sat[2], empty(made))).status).toBe(200);
      for (const person of sat) await readsAll(person, made);
    });

    it('and the clear paper, once fetched or opened by its key, stays with a learner who is moved to another group', async () => {
      const people = [newcomer(), newcomer(), newcomer()] as const;
      const made = await scheduledOf(portal, 2, { opensAt: inMinutes(portal, 60), groupIds: [await groupOf(...people)] });
      for (const person of people) await fetched(made, person);
      toTheHour();
      const [reader, beginner, waiting] = people;
      await fetched(made, reader);
      await beginner.call('unlock', { params: params(made) });
      // Written up to a second later; until then only the process that gave the key knows of it.
      await portal.fetches.flush();
      await groupOf(...people);
      for (const person of [reader, beginner]) expect(await opens(person, made)).toEqual([200, 200, 200]);
      expect(await opens(waiting, made)).toEqual([404, 404, 404]);
      for (const person of people) expect((await submits(person, whole(made))).status).toBe(200);
      for (const person of [reader, beginner]) await readsAll(person, made);
      await readsNothing(waiting, made);
    });
  });

  describe('of a draft', () => {
    it('no hand-in is taken, and none freezes it, counts or has a rank', async () => {
      const made = await scheduledOf(portal, 2, { state: 'draft' });
      const missing = await submits(newcomer(), { ...empty(made), assessmentId: unknown });
      for (const body of [empty(made), whole(made), submission(made, 1), { ...whole(made), timeTaken: 999_999 }]) {
        const guesser = newcomer();
        expect(await submits(guesser, body)).toMatchObject({ status: 404, text: missing.text });
        await readsNothing(guesser, made);
      }
      expect(await participants(made)).toBe(0);
      expect(await portal.admin.call('getResultRows', { params: params(made), query: {} })).toEqual([]);
      // The draft can still be changed.
      const subjects = [questionsOf(made.paper).map(({ id }) => id)].map((ids) => ids.toReversed());
      const changed = await portal.admin.tries('changeDrawn', { params: params(made), body: { version: 1, subjects } });
      expect(changed.status).toBe(200);
    });

    it('a paper that was published before is taken whole, and not put into words', async () => {
      const made = await assessmentOf(portal, 2);
      const holder = await fetched(made);
      await set(made, { state: 'draft' });
      expect((await submits(holder, empty(made))).status).toBe(404);
      expect((await submits(holder, whole(made))).status).toBe(200);
      await readsNothing(holder, made);
      await set(made, { state: 'published' });
      await readsAll(holder, made);
    });
  });

  describe.each<[string, ScheduleDraft]>([
    ['hidden', { state: 'hidden' }],
    ['closed', { closesAt: '2026-03-01T08:00:00.000Z' }],
  ])('of a %s assessment', (name, away) => {
    it('nothing is taken from an account that does not hold the paper, unless it is whole; and nothing is readable to it', async () => {
      const made = await assessmentOf(portal, 3);
      await set(made, away);
      const [guesser, other] = [newcomer(), newcomer()];
      const refused = await submits(guesser, empty(made));
      expect(refused.status).toBe(name === 'hidden' ? 404 : 400);
      await readsNothing(guesser, made);
      expect(await participants(made)).toBe(0);
      // All versions send a whole paper: a device of which the portal does not know that it holds the paper loses nothing.
      expect((await submits(other, whole(made, 2))).status).toBe(200);
      expect(await participants(made)).toBe(1);
      await readsNothing(other, made);
      expect((await other.tries('getResult', { params: params(made) })).status).toBe(404);
    });

    it('everything is taken from an account that fetched the paper, as 0.1.0 sends it too, and its result is readable', async () => {
      const made = await assessmentOf(portal, 3);
      const [holder, hasty] = [await fetched(made), await fetched(made)];
      await set(made, away);
      expect((await submits(holder, whole(made))).status).toBe(200);
      expect((await submits(hasty, empty(made))).status).toBe(200);
      for (const person of [holder, hasty]) await readsAll(person, made);
    });

    it('what came while it could be read stays readable', async () => {
      const made = await assessmentOf(portal, 2);
      const person = newcomer();
      expect((await submits(person, empty(made))).status).toBe(200);
      await set(made, away);
      await readsAll(person, made);
    });

    it('a fetch that a crash took from the log loses no hand-in; a later publication or an admin shows its result, a start does not', async () => {
      const made = await assessmentOf(portal, 2);
      const [begun, first, second] = [await fetched(made), await fetched(made), await fetched(made)];
      await begun.call('start', { params: params(made), body: { startedAt: new Date(portal.clock.now).toISOString(), datedBy: 'server' } });
      await portal.store.db.deleteFrom('paper_fetches').where('assessment_id', '=', made.paper.id).execute();
      portal.fetches.forget(() => true);
      const closesAt = inMinutes(portal, 0);
      portal.clock.now += 1;
      await set(made, name === 'hidden' ? away : { closesAt });
      for (const person of [begun, first, second]) expect((await submits(person, whole(made))).status).toBe(200);
      for (const person of [begun, first, second]) await readsNothing(person, made);
      expect(await settleCopy(portal.store.db, first.uid, made.paper.id)).toBe(true);
      await readsAll(first, made);
      await readsNothing(second, made);
      await set(made, { state: 'published', closesAt: null });
      for (const person of [begun, second]) await readsAll(person, made);
    });

    it('the origin knows of a paper that a cache in front served', async () => {
      const cached = portal.again({ config: { ...config, hasCacheInFront: true } });
      const made = await assessmentOf(portal, 2);
      const { uid } = newcomer();
      await cached.learner(uid).call('locatePaper', { params: params(made) });
      await cached.fetches.flush();
      await set(made, away);
      expect((await submits(portal.learner(uid), submission(made, 1))).status).toBe(200);
      await readsAll(portal.learner(uid), made);
    });
  });

  it('a hidden assessment that was never published takes nothing, but what an admin brings', async () => {
    const made = await scheduledOf(portal, 2, { state: 'hidden' });
    const missing = await submits(newcomer(), { ...whole(made), assessmentId: unknown });
    for (const body of [empty(made), whole(made)])
      expect(await submits(newcomer(), body)).toMatchObject({ status: 404, text: missing.text });
    const brought = newcomer();
    await brought.call('saveProfile', {
      body: { uid: brought.uid, firstName: 'A', lastName: 'B', email: 'a@b.in', phone: '', location: 'Goa' },
    });
    await portal.admin.call('importSubmission', { body: rescueOf(whole(made), brought.uid) });
    expect(await participants(made)).toBe(1);
    // Once it was published, devices may hold it.
    await set(made, { state: 'published' });
    await set(made, { state: 'hidden' });
    expect((await submits(newcomer(), whole(made))).status).toBe(200);
  });

  describe('a start', () => {
    it('gives no right to a paper that was for everybody and is for a group now', async () => {
      const made = await assessmentOf(portal, 3);
      const group = await portal.admin.call('createGroup', { body: { name: 'Inner circle' } });
      await set(made, { groupIds: [group.id], opensAt: inMinutes(portal, 60) });
      const outsider = newcomer();
      const start = (id: number) =>
        outsider.tries('start', { params: { id }, body: { startedAt: inMinutes(portal, 0), datedBy: 'device' } });
      const missing = await start(unknown);
      expect(await start(made.paper.id)).toMatchObject({ status: 404, text: missing.text });
      // A row of an earlier version, which recorded such starts.
      await portal.store.db
        .insertInto('starts')
        .values({
          assessment_id: made.paper.id,
          uid: outsider.uid,
          seen_at: portal.clock.now,
          said_at: portal.clock.now,
          dated_by: 'device',
        })
        .execute();
      expect((await outsider.tries('getPaper', { params: params(made) })).status).toBe(404);
      expect((await outsider.call('getAvailable', {})).map(({ id }) => id)).not.toContain(made.paper.id);
      expect((await submits(outsider, empty(made))).status).toBe(404);
      goTo(portal, inMinutes(portal, 60));
      expect((await outsider.tries('getPaper', { params: params(made) })).status).toBe(404);
      await readsNothing(outsider, made);
    });
  });

  describe('a change after a change', () => {
    const begins = (person: ReturnType<typeof newcomer>, made: Made) =>
      person.tries('start', { params: params(made), body: { startedAt: inMinutes(portal, 0), datedBy: 'device' } });
    const groupOf = async () => (await portal.admin.call('createGroup', { body: { name: `Batch ${Math.random()}` } })).id;

    it('makes no right of a start that came after the last start: the closing moves, for a group', async () => {
      const made = await assessmentOf(portal, 3);
      await set(made, { opensAt: inMinutes(portal, -60), closesAt: inMinutes(portal, -1) });
      const late = newcomer();
      await begins(late, made);
      await set(made, { groupIds: [await groupOf()], closesAt: inMinutes(portal, 60) });
      expect((await late.tries('getPaper', { params: params(made) })).status).toBe(404);
      expect((await submits(late, empty(made))).status).toBe(404);
      await readsNothing(late, made);
    });

    it('makes no right of such a start: the paper is hidden, and the closing taken away', async () => {
      const made = await assessmentOf(portal, 3);
      await set(made, { opensAt: inMinutes(portal, -60), closesAt: inMinutes(portal, -1) });
      const late = newcomer();
      await begins(late, made);
      await set(made, { state: 'hidden', closesAt: null });
      await submits(late, empty(made));
      await readsNothing(late, made);
    });

    it.each([
      ['given to a group', async () => ({ groupIds: [await groupOf()] })],
      ['called off', async (): Promise<ScheduleDraft> => ({ state: 'hidden', opensAt: null })],
    ])('makes no right of a sealed copy that was fetched after a postponement: the paper is %s', async (_, change) => {
      const made = await assessmentOf(portal, 3);
      await set(made, { opensAt: inMinutes(portal, -60) });
      await set(made, { opensAt: inMinutes(portal, 60) });
      const waiting = await fetched(made);
      await set(made, await change());
      goTo(portal, inMinutes(portal, 61));
      expect((await waiting.tries('getPaper', { params: params(made) })).status).toBe(404);
      await submits(waiting, empty(made));
      await readsNothing(waiting, made);
    });
  });

  describe('outsiders', () => {
    it.each<[string, ScheduleDraft]>([
      ['of a group', {}],
      ['of a group, before the release', { resultsAt: '2030-01-01T00:00:00.000Z' }],
      ['of a group, before the opening', { opensAt: '2030-01-01T00:00:00.000Z' }],
      ['of a group, after the last start', { closesAt: '2026-03-01T08:00:00.000Z' }],
      ['of a hidden assessment', { state: 'hidden', groupIds: [], resultsAt: '2030-01-01T00:00:00.000Z' }],
      ['of a draft', { state: 'draft', groupIds: [] }],
    ])('%s get the bytes of what does not exist', async (_, draft) => {
      const group = await portal.admin.call('createGroup', { body: { name: `Members ${Math.random()}` } });
      const made = await scheduledOf(portal, 2, { groupIds: [group.id], ...draft });
      const outsider = newcomer();
      const replies = async (id: number) => {
        const to = { params: { id } };
        const outcomes = [
          await outsider.tries('getPaper', to),
          await outsider.tries('locatePaper', to),
          await outsider.tries('unlock', to),
          await outsider.tries('start', { ...to, body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } }),
          await outsider.tries('submit', { ...to, body: { ...empty(made), assessmentId: id } }),
          await outsider.tries('submit', { ...to, body: { ...submission(made, 1), assessmentId: id } }),
          await outsider.tries('submit', { ...to, body: { ...empty(made), assessmentId: id, timeTaken: 9_999_999 } }),
          await outsider.tries('getResult', to),
          await outsider.tries('getCohort', to),
          await outsider.tries('getMoreTime', to),
        ];
        return outcomes.map(({ status, text }) => `${status} ${text}`);
      };
      const there = await replies(made.paper.id);
      expect(there).toEqual(await replies(unknown));
      for (const reply of there) expect(reply).toMatch(/^404/);
    });
  });
}
