import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '../../../../contract/assessment/assessment';
import type { ChanceCounts } from '../../../../contract/assessment/chance';
import type { ChanceDraft, ChancesOfOne } from '../../../../contract/assessment/chance-bodies';
import type { CallArgs } from '../../../../contract/calls/calls';
import type { Right } from '../../../../contract/people/rights';
import { until } from '../../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';
import { goTo, inMinutes, scheduledOf } from './kit';

const week = 7 * 24 * 60 * 60_000;

/** An assessment that is opened once more for some learners. */
export function chancesSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let id: number;
  let learner: Person;
  let count = 0;

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  const known = async (uid: string): Promise<Person> => {
    const profile = { uid, firstName: uid, lastName: 'N', email: `${uid.replaceAll(' ', '-')}@b.test`, phone: '', location: 'Pune' };
    await portal.learner(uid).call('saveProfile', { body: profile });
    return portal.learner(uid);
  };

  // Each test has an assessment of four questions and a learner of its own.
  beforeEach(async () => {
    count += 1;
    portal.clock.now += 60_000;
    made = await assessmentOf(portal, 4);
    id = made.paper.id;
    learner = await known(`again ${count}`);
  });

  const params = () => ({ id });
  const draft = (counts: ChanceCounts): ChanceDraft => ({ uids: [learner.uid], reason: 'Power cut', counts });
  const gives = (counts: ChanceCounts, changes: Partial<ChanceDraft> = {}) =>
    portal.admin.call('giveChance', { params: params(), body: { ...draft(counts), ...changes } });
  const sends = (hits: number, chance?: number, timeTaken = 600) =>
    learner.tries('submit', handIn({ ...submission(made, hits, 0, timeTaken), ...(chance !== undefined && { chance }) }));
  const score = async () => (await learner.call('getResult', { params: params() })).score;
  const listed = async (query: { chances?: string } = { chances: '1' }) =>
    (await learner.call('getAvailable', { query })).find((one) => one.id === id);
  const shown = async () => (await portal.admin.call('getChances', { params: params() }))[0];
  const row = async () => (await portal.admin.call('getResultRows', { params: params(), query: {} }))[0];
  const receiptOf = (outcome: { text: string }) => (JSON.parse(outcome.text) as { submittedAt: string }).submittedAt;

  it.each<[ChanceCounts, number, number]>([
    ['first', 2, 1],
    ['last', 1, 2],
    ['best', 2, 1],
  ])('counts the %s hand-in, and keeps both', async (counts, hits, number) => {
    await sends(2);
    await gives(counts);
    expect((await sends(1, 2)).status).toBe(200);
    expect(await score()).toBe(hits * 4);
    expect((await learner.call('getResult', { params: params() })).counted).toEqual({ number, of: 2, counts });
    expect((await row())?.counted).toEqual({ number, of: 2, counts });
    const file = await portal.admin.tries('exportResults', { params: params(), query: { format: 'csv' } });
    expect(file.text).toContain(`Hand-in ${number} of 2`);
    const { tests } = await portal.admin.call('getPersonTests', { params: { uid: learner.uid }, query: {} });
    expect(tests[0]?.counted?.number).toBe(number);
    expect((await shown())?.handIns.map((one) => [one.number, one.score, one.counts])).toEqual([
      [1, 8, number === 1],
      [2, 4, number === 2],
    ]);
    expect((await portal.admin.call('getStatistics', { params: params() })).scores).toEqual([{ score: hits * 4, count: 1 }]);
  });

  it('tells the desk of open chances and until when an attempt can last, until they are used or over', async () => {
    const chances = async () => (await portal.admin.call('getDesk', { params: params() })).openChances;
    expect(await chances()).toBeUndefined();
    await sends(2);
    const second = await known(`beside ${count}`);
    const until = (at: number) => ({ until: inMinutes(portal, at) });
    await gives('last', until(30));
    await gives('last', { ...until(60), uids: [second.uid] });
    const open = await chances();
    expect(open?.count).toBe(2);
    // Changes names the test and the reason of the chance.
    const [given] = await portal.admin.call('getTrail', { query: { kind: 'person', id: learner.uid } });
    expect(given).toMatchObject({ act: 'chance-given', names: { assessment: expect.any(String), reason: expect.any(String) } });
    expect(Date.parse(open?.endsAt ?? '')).toBeGreaterThan(Date.parse(inMinutes(portal, 60)));
    await sends(1, 2);
    expect((await chances())?.count).toBe(1);
    portal.clock.now += 24 * 60 * 60_000;
    expect(await chances()).toBeUndefined();
  });

  it('names the test to who manages the learner as one that may be sat now, until it is used or over', async () => {
    const again = async () => (await portal.admin.call('getPersonTests', { params: { uid: learner.uid }, query: {} })).again;
    await sends(2);
    expect(await again()).toBeUndefined();
    await gives('last', { until: inMinutes(portal, 30) });
    // An attempt that began at the last moment lasts longer.
    portal.clock.now += 31 * 60_000;
    const [open] = (await again()) ?? [];
    expect(open).toMatchObject({ assessmentId: id, name: made.paper.name });
    expect(Date.parse(open?.endsAt ?? '')).toBeGreaterThan(portal.clock.now);
    await sends(1, 2);
    expect(await again()).toBeUndefined();
    await gives('last', { until: inMinutes(portal, 30) });
    portal.clock.now += 24 * 60 * 60_000;
    expect(await again()).toBeUndefined();
  });

  it('has no start of its own: that of the first attempt is neither shown beside it nor taken for one without a network', async () => {
    const time = (minutes: number) => inMinutes(portal, minutes);
    await learner.call('start', { params: params(), body: { startedAt: time(0), datedBy: 'server' } });
    const sendsAt = async (chance?: number) => {
      const evidence = { startedAt: time(0), handedInAt: time(10), datedBy: 'server' as const };
      portal.clock.now += 10 * 60_000;
      const body = { ...submission(made, 1, 0, 600), evidence, ...(chance !== undefined && { chance }) };
      expect((await learner.tries('submit', handIn(body))).status).toBe(200);
      return evidence;
    };
    const sitting = async () => (await portal.admin.call('getSittings', { params: params(), query: {} }))[0];
    const first = await sendsAt();
    expect(await sitting()).toMatchObject({ start: { startedAt: first.startedAt }, facts: ['start-seen'] });
    await gives('last');
    const second = await sendsAt(2);
    expect(await sitting()).toMatchObject({ start: null, handIn: { evidence: second }, facts: [] });
    expect((await row())?.flags).toEqual([]);
  });

  it('takes a hand-in of a chance exactly once, and none of a chance that was not given', async () => {
    await sends(1);
    expect((await sends(3, 2)).problem?.reason?.code).toBe('no-such-chance');
    await gives('last');
    expect((await sends(3, 3)).problem?.reason?.code).toBe('no-such-chance');
    const first = await sends(3, 2);
    portal.clock.now += 5_000;
    expect(receiptOf(await sends(3, 2))).toBe(receiptOf(first));
    expect((await sends(2, 2)).problem?.code).toBe('already-submitted');
    const both = await Promise.all([sends(1), sends(3, 2), sends(3, 2)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shown())?.handIns.length).toBe(2);
    expect(await score()).toBe(12);
  });

  it('of hand-ins that arrive together files one', async () => {
    await sends(1);
    await gives('last');
    const outcomes = await Promise.all([1, 2, 3, 4].map((hits) => sends(hits, 2)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await shown())?.handIns.length).toBe(2);
  });

  it.each<[ChanceCounts, number]>([
    ['first', 4],
    ['last', 12],
    ['best', 12],
  ])('keeps a first hand-in that arrives after the second, where the %s counts', async (counts, points) => {
    await gives(counts);
    await sends(3, 2);
    const late = await sends(1);
    expect(late.status).toBe(200);
    portal.clock.now += 5_000;
    expect(receiptOf(await sends(1))).toBe(receiptOf(late));
    expect((await sends(2)).problem?.code).toBe('already-submitted');
    expect(await score()).toBe(points);
    expect((await shown())?.handIns.map((one) => one.number)).toEqual([1, 2]);
  });

  describe('after the key', () => {
    it.each<ChanceCounts>(['first', 'last', 'best'])('no first hand-in counts, where the %s does', async (counts) => {
      await gives(counts);
      await sends(0, 2);
      expect(await score()).toBe(0);
      portal.clock.now += 5_000;
      const first = await sends(4);
      expect(first.status).toBe(200);
      expect(receiptOf(await sends(4))).toBe(receiptOf(first));
      expect(await score()).toBe(0);
      expect(await row()).toMatchObject({ score: 0, counted: { number: 2, of: 2, counts, aside: 1 } });
      expect((await shown())?.handIns.map((one) => [one.number, one.score, one.counts, one.afterKey])).toEqual([
        [1, 16, false, 'aside'],
        [2, 0, true, undefined],
      ]);
      expect((await portal.admin.call('getStatistics', { params: params() })).scores).toEqual([{ score: 0, count: 1 }]);
      const file = await portal.admin.tries('exportResults', { params: params(), query: { format: 'csv' } });
      expect(file.text).toContain('"Hand-in 2 of 2, After the key, not counted: 1"');
    });

    it.each<ChanceCounts>(['last', 'best'])('no hand-in of a chance that was not used counts, where the %s does', async (counts) => {
      await sends(1);
      await gives(counts, { until: inMinutes(portal, 10) });
      portal.clock.now += 2 * 60 * 60_000;
      expect(await score()).toBe(4);
      portal.clock.now += week;
      expect((await sends(4, 2)).status).toBe(200);
      expect(await score()).toBe(4);
      expect(await row()).toMatchObject({ score: 4, counted: { number: 1, of: 2, counts: 'first', aside: 1 } });
    });

    it('still counts what arrives late where the key was not read', async () => {
      await sends(1);
      const { until: lastStart } = await gives('last', { until: inMinutes(portal, 10) });
      portal.clock.now += week;
      expect((await sends(4, 2)).status).toBe(200);
      expect(await score()).toBe(16);
      expect((await row())?.counted).toEqual({ number: 2, of: 2, counts: 'last' });
      expect(Date.parse(lastStart)).toBeLessThan(portal.clock.now);
      expect((await row())?.flags).toContain('late');
    });

    it('counts a chance that was given after the reading, and says so', async () => {
      await sends(1);
      expect(await score()).toBe(4);
      // Another process, and a later write: the first reading is noted without waiting.
      await until(
        async () => (await portal.store.db.selectFrom('key_readings').select('uid').where('uid', '=', learner.uid).execute()).length === 1,
      );
      portal.clock.now += 5_000;
      await gives('last');
      await sends(4, 2);
      expect(await score()).toBe(16);
      expect((await row())?.counted).toEqual({ number: 2, of: 2, counts: 'last', afterKey: true });
      expect((await shown())?.handIns[1]?.afterKey).toBe('known');
    });

    it('is asked in the moment of filing: another person’s reading changes nothing', async () => {
      const other = await known(`other ${count}`);
      await other.call('submit', handIn(submission(made, 4)));
      await other.call('getResult', { params: params() });
      await gives('last');
      await sends(0, 2);
      await sends(2);
      expect((await row())?.counted?.aside).toBeUndefined();
      expect((await shown())?.handIns.map((one) => one.afterKey)).toEqual([undefined, undefined]);
    });

    it('is no matter of a device that asks what is filed, or whose hand-in of before is refused by name', async () => {
      await sends(1);
      await gives('last');
      await sends(2, 2);
      for (const chance of [undefined, 2]) expect((await sends(3, chance)).problem?.reason).toEqual({ code: 'other-submission-filed' });
      // A repeat gets its receipt, though another hand-in counts now.
      for (const [hits, chance] of [[1], [2, 2]] as const) expect((await sends(hits, chance)).status).toBe(200);
      const own = { params: { uid: learner.uid } };
      expect((await learner.call('getResults', own)).map(({ assessmentId }) => assessmentId)).toEqual([id]);
      expect(await learner.call('getAwaited', own)).toEqual([]);
      await gives('last');
      portal.clock.now += 5_000;
      expect((await sends(4, 3)).status).toBe(200);
      expect((await shown())?.handIns.map(({ afterKey }) => afterKey)).toEqual([undefined, undefined, undefined]);
      const readings = portal.store.db.selectFrom('key_readings').select('uid').where('uid', '=', learner.uid);
      expect(await readings.execute()).toEqual([]);
    });

    it('is told apart in the list, so that no device reads the key unasked', async () => {
      const marks = async () => (await learner.call('getResults', { params: { uid: learner.uid } })).map(({ hasChances }) => hasChances);
      await sends(1);
      expect(await marks()).toEqual([undefined]);
      await gives('best', { until: inMinutes(portal, 10) });
      portal.clock.now += week;
      expect(await marks()).toEqual([true]);
      expect((await sends(4, 2)).status).toBe(200);
      expect([await marks(), await score()]).toEqual([[true], 16]);
    });

    it('stays aside when a key is corrected', async () => {
      await gives('best');
      await sends(1, 2);
      expect(await score()).toBe(4);
      await sends(4);
      const question = made.paper.subjects[0]?.questions[3]?.id ?? 0;
      await portal.admin.call('regrade', { params: params(), body: { questionId: question, change: 'bonus', reason: 'Misprint' } });
      expect(await score()).toBe(8);
      expect((await row())?.counted).toMatchObject({ number: 2, aside: 1 });
    });
  });

  it('loses neither of two hand-ins that arrive at once', async () => {
    await gives('best');
    const outcomes = await Promise.all([sends(1), sends(3, 2)]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
    await sends(1);
    expect((await shown())?.handIns.map((one) => [one.number, one.score])).toEqual([
      [1, 4],
      [2, 12],
    ]);
  });

  it('is in the list of pages that can sit it, and of no other, until it is used', async () => {
    await sends(1);
    expect(await listed()).toBeUndefined();
    const { until } = await gives('best');
    expect(Date.parse(until)).toBe(portal.clock.now + week);
    expect(await listed({})).toBeUndefined();
    expect(await listed()).toMatchObject({ closesAt: until, chance: { number: 2, reason: 'Power cut', counts: 'best', until } });
    await sends(1, 2);
    expect(await listed()).toBeUndefined();
  });

  it('holds the result back while it is open, and for an attempt that may be under way', async () => {
    await sends(1);
    expect(await score()).toBe(4);
    const { until } = await gives('last', { until: inMinutes(portal, 60) });
    for (const call of ['getResult', 'getCohort'] as const)
      expect((await learner.tries(call, { params: params() })).problem?.code).toBe('not-released');
    const own = { params: { uid: learner.uid } };
    expect(await learner.call('getResults', own)).toEqual([]);
    const [awaited] = await learner.call('getAwaited', own);
    expect(awaited).toMatchObject({ assessmentId: id, isOfChance: true });
    // The release of all is later than the chance: then it is that of this learner too.
    await portal.admin.call('setSchedule', { params: params(), body: { resultsAt: inMinutes(portal, 60 * 24 * 9) } });
    const [ofAll] = await learner.call('getAwaited', own);
    expect(ofAll).not.toHaveProperty('isOfChance');
    await portal.admin.call('setSchedule', { params: params(), body: { resultsAt: null } });
    goTo(portal, until);
    expect((await learner.tries('getResult', { params: params() })).problem?.at).toBe(awaited?.resultsAt);
    expect(await listed()).toBeUndefined();
    goTo(portal, awaited?.resultsAt ?? '');
    expect(await score()).toBe(4);
    // An attempt that was begun in time and arrives late is not lost; the key was read before it arrived.
    expect((await sends(2, 2)).status).toBe(200);
    expect(await score()).toBe(4);
    expect((await shown())?.handIns[1]).toMatchObject({ number: 2, score: 8, counts: false, afterKey: 'aside' });
  });

  it('who has an open chance keeps it, and gets another one after it', async () => {
    await sends(1);
    expect(await gives('best')).toMatchObject({ given: 1, open: 0 });
    expect(await gives('last', { reason: 'Again' })).toMatchObject({ given: 0, open: 1 });
    await sends(3, 2);
    expect(await gives('last')).toMatchObject({ given: 1, open: 0 });
    await sends(2, 3);
    expect(await score()).toBe(8);
    expect((await shown())?.chances.map((one) => [one.number, one.counts, one.reason, one.by])).toEqual([
      [2, 'best', 'Power cut', 'head@portal.test'],
      [3, 'last', 'Power cut', 'head@portal.test'],
    ]);
  });

  it('is for a group, for a learner of another group, and after the last start', async () => {
    const opensAt = inMinutes(portal, 1);
    const [own, other] = [await portal.admin.call('createGroup', { body: { name: `A ${count}` } }), `B ${count}`];
    const wrong = await portal.admin.call('createGroup', { body: { name: other } });
    await portal.admin.call('moveToGroup', { params: { uid: learner.uid }, body: { groupId: wrong.id } });
    made = await scheduledOf(portal, 2, { opensAt, closesAt: inMinutes(portal, 2), groupIds: [own.id] });
    id = made.paper.id;
    const tries = (body: Partial<ChanceDraft>) =>
      portal.admin.tries('giveChance', { params: params(), body: { reason: 'R', counts: 'last', ...body } });
    expect((await tries({ groupIds: [wrong.id] })).problem?.code).toBe('not-open');
    goTo(portal, opensAt, 10 * 60_000);
    expect((await learner.tries('getPaper', { params: params() })).status).toBe(404);
    expect((await tries({ groupIds: [own.id] })).problem?.fields).toHaveProperty('groupIds');
    expect((await tries({ groupIds: [wrong.id, 999_999] })).problem?.fields).toHaveProperty('groupIds');
    expect((await tries({})).problem?.fields).toHaveProperty('uids');
    expect((await tries({ uids: ['nobody'] })).problem?.reason?.code).toBe('no-such-learner');
    expect((await tries({ uids: [learner.uid], until: opensAt })).problem?.fields).toHaveProperty('until');
    expect((await tries({ groupIds: [wrong.id], uids: [learner.uid] })).text).toContain('"given":1');
    expect((await learner.call('getPaper', { params: params() })).id).toBe(id);
    expect((await sends(2, 2)).status).toBe(200);
    // A later attempt is judged by its chance, not by the schedule.
    expect((await row())?.flags).not.toContain('late');
    // Another process hears of the fetch a moment later.
    await until(async () => (await learner.tries('getPaper', { params: params() })).problem?.code === 'closed');
  });

  it('gives the paper of a test for everybody whose last start has passed, to who has it alone, and another process too', async () => {
    const opensAt = inMinutes(portal, 1);
    made = await scheduledOf(portal, 2, { opensAt, closesAt: inMinutes(portal, 2) });
    id = made.paper.id;
    const other = await known(`without one ${count}`);
    goTo(portal, opensAt, 10 * 60_000);
    const paperOf = async (of: typeof learner) => (await of.tries('getPaper', { params: params() })).problem?.code;
    expect(await paperOf(learner)).toBe('closed');
    await gives('best');
    expect([await paperOf(learner), await paperOf(other)]).toEqual([undefined, 'closed']);
    expect((await learner.call('getPaper', { params: params() })).id).toBe(id);
    expect((await sends(2, 2)).status).toBe(200);
    expect(await paperOf(learner)).toBe('closed');
  });

  it('is listed in pages, by name, those that are open alone on request', async () => {
    const own = await assessmentOf(portal, 1);
    const of = { id: own.paper.id };
    const names = ['Asha', 'Bina', 'Chitra', 'Dev', 'Esha'];
    const uids = names.map((name) => `${name.toLowerCase()} of page ${count}`);
    for (const [at, firstName] of names.entries()) {
      const uid = uids[at] ?? '';
      const body = { uid, firstName, lastName: 'Page', email: `${at}@x.in`, location: 'Goa' };
      await portal.learner(uid).call('saveProfile', { body });
    }
    await portal.admin.call('giveChance', { params: of, body: { uids: uids.toReversed(), reason: 'R', counts: 'last' } });
    await portal.admin.call('takeChanceBack', { params: of, body: { uids: uids.slice(0, 1) } });
    const page = async (query: NonNullable<CallArgs<'getChances'>['query']>) => {
      const { headers, text } = await portal.admin.tries('getChances', { params: of, query });
      return [headers.get('X-Total-Count'), (JSON.parse(text) as ChancesOfOne[]).map(({ uid }) => uid)];
    };
    expect(await page({ page: 1, size: 2 })).toEqual(['5', uids.slice(0, 2)]);
    expect(await page({ page: 3, size: 2 })).toEqual(['5', uids.slice(4)]);
    expect(await page({ page: 4, size: 2 })).toEqual(['5', []]);
    expect(await page({ search: 'chit' })).toEqual(['1', uids.slice(2, 3)]);
    expect(await page({ state: 'open', size: 3 })).toEqual(['4', uids.slice(1, 4)]);
    expect(await page({})).toEqual([null, uids]);
  });

  it('has a last start that is to come, and within a year', async () => {
    const until = async (ms: number) => {
      const time = new Date(portal.clock.now + ms).toISOString();
      const body = { uids: [learner.uid], reason: 'Power cut', counts: 'last' as const, until: time };
      return portal.admin.tries('giveChance', { params: params(), body });
    };
    const day = 86_400_000;
    expect((await until(-1_000)).problem?.reasons).toEqual({ until: { code: 'over-already' } });
    for (const far of [366 * day + 1_000, Date.parse('9999-12-31T23:59:00.000Z') - portal.clock.now])
      expect((await until(far)).problem?.reasons).toEqual({ until: { code: 'too-far-ahead', days: 366 } });
    expect((await until(366 * day)).status).toBe(200);
    // An open one whose last start has passed since then is named as such.
    portal.clock.now += 366 * day + 1_000;
    const reply = await portal.admin.call('takeChanceBack', { params: params(), body: { uids: [learner.uid] } });
    expect(reply).toEqual({ taken: 0, used: 0, kept: [{ uid: learner.uid, why: 'over' }] });
    portal.clock.now -= 366 * day + 1_000;
  });

  describe('taken back', () => {
    const takes = (changes: Partial<ChanceDraft> = {}) =>
      portal.admin.call('takeChanceBack', { params: params(), body: { uids: [learner.uid], ...changes } });
    /** Hands in an attempt of the chance that began at a time. */
    const begun = (at: number, hits = 3) => {
      const [startedAt, handedInAt] = [at, at + 600_000].map((time) => new Date(time).toISOString()) as [string, string];
      const body = { ...submission(made, hits, 0, 600), chance: 2, evidence: { startedAt, handedInAt, datedBy: 'server' as const } };
      return learner.tries('submit', handIn(body));
    };

    it('before anybody has used it: it is in no list, and a repeat takes nothing', async () => {
      await sends(1);
      await gives('last');
      const at = portal.clock.now;
      expect(await takes()).toEqual({ taken: 1, used: 0 });
      expect(await listed()).toBeUndefined();
      expect((await shown())?.chances).toMatchObject([{ until: new Date(at).toISOString(), takenBackAt: new Date(at).toISOString() }]);
      portal.clock.now += 5_000;
      expect(await takes()).toEqual({ taken: 0, used: 0, kept: [{ uid: learner.uid, why: 'back' }] });
      const [entry] = await portal.admin.call('getTrail', { query: { kind: 'person', id: learner.uid } });
      expect(entry).toMatchObject({ act: 'chance-taken-back', details: { assessmentId: id, number: 2 } });
      // The result stays withheld only as long as an attempt of before may be under way, and not for the week.
      const [awaited] = await learner.call('getAwaited', { params: { uid: learner.uid } });
      expect(Date.parse(awaited?.resultsAt ?? '') - at).toBeLessThan(24 * 60 * 60_000);
      goTo(portal, awaited?.resultsAt ?? '');
      expect(await score()).toBe(4);
      expect(await gives('best')).toMatchObject({ given: 1, open: 0 });
      expect((await listed())?.chance?.number).toBe(3);
    });

    it('counts a hand-in that a device without a network had begun before', async () => {
      await sends(1);
      await gives('last');
      const at = portal.clock.now;
      portal.clock.now += 60_000;
      await takes();
      portal.clock.now += 2 * 60 * 60_000;
      expect((await begun(at)).status).toBe(200);
      expect(await score()).toBe(12);
      expect((await shown())?.handIns.map((one) => [one.number, one.counts, one.isTooLate])).toEqual([
        [1, false, undefined],
        [2, true, undefined],
      ]);
    });

    it('files a hand-in that was begun later, says that it does not count, and keeps it so when a key is corrected', async () => {
      await sends(1);
      await gives('last');
      await takes();
      const at = portal.clock.now + 60 * 60_000;
      portal.clock.now += 2 * 60 * 60_000;
      const first = await begun(at);
      expect(first.status).toBe(200);
      portal.clock.now += 5_000;
      expect(receiptOf(await begun(at))).toBe(receiptOf(first));
      expect(await score()).toBe(4);
      expect((await learner.call('getResult', { params: params() })).counted).toEqual({ number: 1, of: 2, counts: 'first' });
      const [question] = made.paper.subjects[0]?.questions ?? [];
      const body = { questionId: question?.id ?? 0, change: 'bonus' as const, reason: 'Misprint' };
      await portal.admin.call('regrade', { params: params(), body });
      expect((await shown())?.handIns.map((one) => [one.number, one.counts, one.isTooLate])).toEqual([
        [1, true, undefined],
        [2, false, true],
      ]);
    });

    it('is one that was used no more, of a group those that nobody has used', async () => {
      const group = await portal.admin.call('createGroup', { body: { name: `Back ${count}` } });
      const other = await known(`back ${count}`);
      for (const { uid } of [learner, other]) await portal.admin.call('moveToGroup', { params: { uid }, body: { groupId: group.id } });
      await gives('last', { uids: [], groupIds: [group.id] });
      await sends(2, 2);
      const kept = [{ uid: learner.uid, why: 'used' }];
      expect(await takes({ uids: [], groupIds: [group.id] })).toEqual({ taken: 1, used: 1, kept });
      expect(await score()).toBe(8);
      const nobody = await portal.admin.tries('takeChanceBack', { params: params(), body: { uids: ['nobody'] } });
      expect(nobody.problem?.reason?.code).toBe('no-such-learner');
      expect((await portal.admin.tries('takeChanceBack', { params: params(), body: {} })).problem?.fields).toHaveProperty('uids');
    });

    it('and used at the same moment, it is one of the two', async () => {
      await sends(1);
      await gives('last');
      const at = portal.clock.now;
      const [taken, outcome] = await Promise.all([takes(), begun(at)]);
      expect([taken.taken + taken.used, outcome.status]).toEqual([1, 200]);
      expect((await shown())?.handIns.map((one) => [one.number, one.counts])).toEqual([
        [1, false],
        [2, true],
      ]);
    });
  });

  it('is not given for an assessment that learners do not see', async () => {
    await portal.admin.call('setSchedule', { params: params(), body: { state: 'hidden' } });
    const outcome = await portal.admin.tries('giveChance', { params: params(), body: draft('last') });
    expect(outcome.problem?.reason?.code).toBe('again-unpublished');
  });

  it.each<[string, number, number]>([
    ['first', 3, 1],
    ['second', 1, 3],
  ])('does not tell before the release that the %s had the higher score', async (_, one, two) => {
    const [opensAt, resultsAt] = [inMinutes(portal, 1), inMinutes(portal, 600)];
    made = await scheduledOf(portal, 4, { opensAt, resultsAt });
    id = made.paper.id;
    goTo(portal, opensAt, 60_000);
    await sends(one, undefined, 300);
    await gives('best');
    portal.clock.now += 60_000;
    await sends(two, 2, 400);
    const secondAt = new Date(portal.clock.now).toISOString();
    const own = { params: { uid: learner.uid } };
    expect((await learner.call('getAwaited', own)).map(({ assessmentId, submittedAt }) => [assessmentId, submittedAt])).toEqual([
      [id, secondAt],
    ]);
    const before = await learner.call('getPersonData', { ...own, query: {} });
    expect(before.submissions.map(({ secondsTaken, result }) => [secondsTaken, result])).toEqual([[300, null]]);
    expect(before.numberedHandIns?.map(({ number, counts, score: of }) => [number, counts, of])).toEqual([
      [1, null, null],
      [2, null, null],
    ]);
    goTo(portal, resultsAt);
    const after = await learner.call('getPersonData', { ...own, query: {} });
    expect(after.numberedHandIns?.map(({ counts, score: of }) => [counts, of])).toEqual([
      [one > two, one * 4],
      [two > one, two * 4],
    ]);
    expect(after.submissions[0]?.secondsTaken).toBe(one > two ? 300 : 400);
  });

  it('is told without names and scores to who may only make tests', async () => {
    await gives('best');
    await sends(1, 2);
    const maker = portal.holding(unsigned(`maker ${count}`, { email: `maker-${count}@b.test`, email_verified: true }), `maker ${count}`);
    const profile = { uid: maker.uid, firstName: 'M', lastName: 'N', email: 'm@b.test', phone: '', location: 'Pune' };
    await maker.call('saveProfile', { body: profile });
    const holds = (rights: Right[]) => portal.admin.call('setRole', { params: { uid: maker.uid }, body: { role: 'admin', rights } });
    const [whole] = await portal.admin.call('getChances', { params: params() });
    expect(whole).toMatchObject({ name: `${learner.uid} N`, handIns: [{ number: 2, score: 4, counts: true }] });
    await holds(['make-tests']);
    const [one] = await maker.call('getChances', { params: params() });
    expect(one).toEqual({
      uid: learner.uid,
      chances: whole?.chances,
      handIns: [{ number: 2, submittedAt: whole?.handIns[0]?.submittedAt }],
    });
    for (const rights of [['results'], ['make-tests', 'results']] as const) {
      await holds([...rights]);
      expect(await maker.call('getChances', { params: params() })).toEqual([whole]);
    }
  });

  it('is counted anew when a key is corrected', async () => {
    const [question] = made.paper.subjects[0]?.questions ?? [];
    const right = made.right.get(question?.id ?? 0) ?? 0;
    const answers = (optionId: number): Submission['answers'] => [
      { questionId: question?.id ?? 0, selectedOptionId: optionId, markedForReview: false },
    ];
    const body = (optionId: number): Submission => ({ ...submission(made, 0), answers: answers(optionId) });
    const wrong = (right % 4) + 1;
    await learner.call('submit', handIn(body(wrong)));
    await gives('best');
    await learner.call('submit', handIn({ ...body(right), chance: 2 }));
    expect((await row())?.counted?.number).toBe(2);
    await portal.admin.call('regrade', {
      params: params(),
      body: { questionId: question?.id ?? 0, change: 'key', optionIds: [wrong], reason: 'Misprint' },
    });
    expect((await row())?.counted?.number).toBe(1);
    expect(await score()).toBe(4);
    expect((await shown())?.handIns.map((one) => one.score)).toEqual([4, -1]);
  });

  describe('a rescue file', () => {
    const brings = (hits: number, chance: number | undefined, changes = {}) =>
      portal.admin.tries('importSubmission', {
        body: rescueOf({ ...submission(made, hits), ...(chance !== undefined && { chance }) }, learner.uid, changes),
      });

    it('of a chance is filed under its number', async () => {
      await sends(1);
      expect((await brings(3, 2)).status).toBe(400);
      await gives('last');
      expect((await brings(2, 2, { finished: false })).text).toContain('"filed"');
      expect((await row())?.counted).toBeUndefined();
      expect((await brings(3, 2)).text).toContain('"filed"');
      expect((await sends(3, 2)).status).toBe(200);
      expect(await score()).toBe(12);
    });

    it('of a first attempt does not take the place of the second', async () => {
      await gives('last');
      await sends(3, 2);
      expect((await brings(1, undefined)).text).toContain('"filed"');
      expect(await score()).toBe(12);
      expect((await shown())?.handIns.map((one) => one.number)).toEqual([1, 2]);
    });
  });

  it('is in the trail, and goes with the person', async () => {
    await sends(1);
    await gives('last');
    await sends(2, 2);
    const [entry] = await portal.admin.call('getTrail', { query: { kind: 'person', id: learner.uid } });
    expect(entry).toMatchObject({ act: 'chance-given', details: { assessmentId: id, number: 2, counts: 'last' } });
    await portal.admin.call('erasePerson', { params: { uid: learner.uid } });
    expect(await portal.admin.call('getChances', { params: params() })).toEqual([]);
  });
}
