import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '../../../../contract/assessment/assessment';
import type { Schedule, ScheduleDraft } from '../../../../contract/assessment/schedule';
import { codeAlphabet, groupedCode, typedCode } from '../../../../contract/assessment/spoken-code';
import { openScheduleCache } from '../../../../server/assessments/schedule-cache';
import { until } from '../../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { adminEmail, type Person, type TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import type { Open } from '../open';
import { contentsOf, goTo, inMinutes, keyBy, scheduledOf } from './kit';

const minute = 60_000;
const iso = (time: number): string => new Date(time).toISOString();

const derived = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The time code as the contract describes it, from the key of the paper. */
const codeOf = (moreTimeKey: string, minutes: number): string =>
  groupedCode(
    [...derived(Buffer.from(moreTimeKey, 'base64'), `more:${minutes}`).subarray(0, 12)].map((byte) => codeAlphabet[byte % 32]).join(''),
  );

/** Minutes that an admin gives everybody after the opening. */
export function moreTimeSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let id: number;
  let opensAt: string;
  let closesAt: string;
  let asha: Person;

  beforeAll(async () => {
    portal = await open();
    asha = portal.learner('asha');
    for (const uid of ['asha', 'ben']) {
      const profile = { uid, firstName: uid, lastName: 'N', email: `${uid}@b.test`, phone: '', location: 'Pune' };
      await portal.learner(uid).call('saveProfile', { body: profile });
    }
  });
  afterAll(() => portal.close());

  // A paper of 30 minutes, sealed an hour before its opening, and open for 15 minutes; the clock is at the opening.
  beforeEach(async () => {
    opensAt = inMinutes(portal, 60);
    closesAt = inMinutes(portal, 75);
    made = await scheduledOf(portal, 2, { opensAt, closesAt });
    id = made.paper.id;
    goTo(portal, opensAt);
  });

  const params = () => ({ id });
  const gives = (minutes: number, there = portal): Promise<Schedule> =>
    there.admin.call('giveMoreTime', { params: params(), body: { minutes } });
  const set = (body: ScheduleDraft) => portal.admin.call('setSchedule', { params: params(), body });
  const heard = async (person = asha) => (await person.call('getMoreTime', { params: params() })).minutes;
  const refusal = async (minutes: number) => {
    const { status, problem } = await portal.admin.tries('giveMoreTime', { params: params(), body: { minutes } });
    return [status, problem?.reason?.code, problem?.fields ?? problem?.at];
  };
  const sittings = () => portal.admin.call('getSittings', { params: params() });
  const sat = (startedAt: number, seconds: number): Submission => ({
    ...submission(made, 1, 0, seconds),
    evidence: { startedAt: iso(startedAt), handedInAt: iso(startedAt + seconds * 1_000), datedBy: 'server' },
  });

  it('are a total: a repeat changes nothing, and more can be given later', async () => {
    const before = await portal.admin.call('getSchedule', { params: params() });
    expect(before).not.toHaveProperty('moreMinutes');
    expect(before).not.toHaveProperty('moreCode');
    const first = await gives(10);
    expect(first).toEqual({ ...before, moreMinutes: 10, moreCode: codeOf(made.paper.moreTimeKey ?? '', 10) });
    expect(await gives(10)).toEqual(first);
    const second = await gives(25);
    expect(second).toEqual({ ...before, moreMinutes: 25, moreCode: codeOf(made.paper.moreTimeKey ?? '', 25) });
    expect(await portal.admin.call('getSchedule', { params: params() })).toEqual(second);
    expect(await set({})).toEqual(second);
  });

  it('are not lowered by a lower total alone', async () => {
    await gives(20);
    expect(await refusal(15)).toEqual([400, 'fields-not-valid', { minutes: 'is less than 20' }]);
    expect(await heard()).toBe(20);
  });

  it.each([
    [7.5, 'is not a whole number'],
    [181, 'is more than 180'],
    [0, 'is less than 1'],
  ])('are not %i', async (minutes, why) => {
    expect(await refusal(minutes)).toEqual([400, 'fields-not-valid', { minutes: why }]);
    expect(await heard()).toBe(0);
  });

  it('are given from the opening on', async () => {
    goTo(portal, opensAt, -1);
    expect(await refusal(10)).toEqual([403, 'opens-later', opensAt]);
    goTo(portal, opensAt);
    expect((await gives(10)).moreMinutes).toBe(10);
  });

  it('are not given without an opening, nor without an assessment', async () => {
    await set({ opensAt: null });
    expect(await refusal(10)).toEqual([403, 'opening-not-set', undefined]);
    ({ id } = (await assessmentOf(portal, 1)).paper);
    expect(await refusal(10)).toEqual([403, 'opening-not-set', undefined]);
    id = 999_999;
    expect(await refusal(10)).toEqual([404, 'no-such-assessment', undefined]);
    expect((await asha.tries('getMoreTime', { params: params() })).status).toBe(404);
  });

  it('stay when the schedule is taken away, and when it is saved by a page that has not heard of them', async () => {
    await gives(10);
    await set({ opensAt: null, closesAt: null });
    expect(await heard()).toBe(10);
    await set({ opensAt });
    expect((await gives(10)).moreMinutes).toBe(10);
  });

  describe('a device', () => {
    it('hears them: the same few bytes for all, kept by no cache', async () => {
      expect(await heard()).toBe(0);
      await gives(10);
      const replies = await Promise.all(
        [asha, portal.learner('b'), portal.admin].map((who) => who.tries('getMoreTime', { params: params() })),
      );
      for (const { status, text, headers } of replies)
        expect([status, text, headers.get('cache-control')]).toEqual([200, '{"minutes":10}', 'no-store']);
    });

    it('hears them of a hidden assessment if it holds the paper, and not of a draft', async () => {
      await gives(10);
      await asha.call('getPaper', { params: params() });
      await portal.fetches.flush();
      await set({ state: 'hidden' });
      expect(await heard()).toBe(10);
      const outcomes = [
        await portal.learner('never').tries('getMoreTime', { params: params() }),
        await portal.learner('never').tries('getMoreTime', { params: { id: 999_999 } }),
      ];
      expect(outcomes[0]).toMatchObject({ status: 404, text: outcomes[1]?.text });
      await set({ state: 'draft' });
      expect((await asha.tries('getMoreTime', { params: params() })).status).toBe(404);
    });

    it('hears of none for an assessment without a schedule', async () => {
      ({ id } = (await assessmentOf(portal, 1)).paper);
      expect(await heard()).toBe(0);
    });

    it('hears them within seconds in another process', async () => {
      const there = portal.again({ schedules: openScheduleCache(portal.store.db) }).learner('asha');
      expect(await heard(there)).toBe(0);
      await gives(10);
      await until(async () => (await heard(there)) === 10);
    });

    it('derives the key of the codes from what opened its seal, and gets the same key from the server', async () => {
      goTo(portal, opensAt, -1);
      const { sealed } = await asha.call('getPaper', { params: params() });
      const { code } = await portal.admin.call('getSchedule', { params: params() });
      if (sealed === undefined) throw new Error('The paper is not sealed.');
      const key = keyBy(sealed, typedCode(code ?? '', 12) ?? '');
      expect(contentsOf(sealed, key).paper).not.toHaveProperty('moreTimeKey');
      goTo(portal, opensAt);
      const { moreTimeKey } = await asha.call('getPaper', { params: params() });
      expect(moreTimeKey).toBe(derived(Buffer.from(key, 'base64'), 'more-time').toString('base64'));
      expect((await gives(10)).moreCode).toBe(codeOf(moreTimeKey ?? '', 10));
    });

    it('gets no key of a paper that was never sealed, which has no time code', async () => {
      made = await scheduledOf(portal, 1, { opensAt });
      ({ id } = made.paper);
      expect(await asha.call('getPaper', { params: params() })).not.toHaveProperty('moreTimeKey');
      expect(await gives(10)).toMatchObject({ moreMinutes: 10, moreCode: null });
    });

    it('gets the same paper before and after', async () => {
      const paper = async () => (await asha.tries('getPaper', { params: params() })).text;
      const before = await paper();
      await gives(10);
      expect(await paper()).toBe(before);
    });
  });

  describe('a hand-in', () => {
    const facts = async (uid: string) => (await sittings()).find((sitting) => sitting.uid === uid)?.facts;

    /** The facts of a learner who starts at the last moment and takes so many minutes. */
    const factsOf = async (uid: string, minutes: number) => {
      const learner = portal.learner(uid);
      const startedAt = Date.parse(closesAt);
      goTo(portal, opensAt);
      await learner.call('getPaper', { params: params() });
      goTo(portal, closesAt);
      await learner.call('start', { params: params(), body: { startedAt: iso(startedAt), datedBy: 'server' } });
      goTo(portal, closesAt, minutes * minute);
      await learner.call('submit', handIn(sat(startedAt, minutes * 60)));
      await portal.fetches.flush();
      return facts(uid);
    };

    it('that took the minutes is neither late nor a misfit', async () => {
      await gives(10);
      expect(await factsOf('took', 40)).toEqual(['start-seen']);
    });

    it('that took more than was given is accepted, and its facts say so', async () => {
      expect(await factsOf('took more', 40)).toEqual(['start-seen', 'late', 'time-does-not-fit', 'more-than-given']);
      await gives(10);
      expect(await facts('took more')).toEqual(['start-seen']);
    });

    it('is refused beyond all that can be given, and without a schedule beyond its duration', async () => {
      const tries = async (seconds: number) => (await asha.tries('submit', handIn(submission(made, 1, 0, seconds)))).problem?.fields;
      expect(await tries(30 * 60 + 10_800 + 6)).toEqual({ timeTaken: 'is beyond the duration (12600 seconds)' });
      expect(await tries(30 * 60 + 10_800 + 5)).toBeUndefined();
      made = await assessmentOf(portal, 1);
      expect(await tries(30 * 60 + 6)).toEqual({ timeTaken: 'is beyond the duration (1800 seconds)' });
    });

    it('in a rescue file may take the minutes too', async () => {
      await gives(10);
      const profile = { uid: 'rescued', firstName: 'A', lastName: 'B', email: 'a@b.test', phone: '', location: 'Pune' };
      await portal.learner('rescued').call('saveProfile', { body: profile });
      const { outcome } = await portal.admin.call('importSubmission', { body: rescueOf(sat(Date.parse(opensAt), 2_400), 'rescued') });
      expect(outcome).toBe('filed');
    });
  });

  describe('taken back', () => {
    const takes = (from: number, minutes: number, uid?: string) =>
      portal.admin.tries('giveMoreTime', { params: params(), body: { minutes, from, ...(uid !== undefined && { uid }) } });
    const told = async (person = asha) => (await person.tries('getMoreTime', { params: params() })).text;

    it('go while no attempt can be in them, and devices are told so', async () => {
      await gives(50);
      const { status, text } = await takes(50, 5);
      expect([status, JSON.parse(text).moreMinutes]).toEqual([200, 5]);
      expect(await told()).toBe('{"minutes":5,"cuts":1}');
      // A repeat after a lost reply changes nothing.
      expect((await takes(50, 5)).status).toBe(200);
      expect(await told()).toBe('{"minutes":5,"cuts":1}');
      await takes(5, 0);
      expect(await told()).toBe('{"minutes":0,"cuts":2}');
      // A schedule that says nothing more still knows of it: a device may have the minutes.
      await set({ opensAt: null, closesAt: null });
      expect(await told()).toBe('{"minutes":0,"cuts":2}');
    });

    it('go from the total that the admin saw, and from no other', async () => {
      await gives(50);
      const said = { by: adminEmail, at: new Date(portal.clock.now).toISOString() };
      portal.clock.now += minute;
      expect((await takes(40, 5)).problem?.reason).toEqual({ code: 'changed-meanwhile', version: 50, ...said });
      expect(await told()).toBe('{"minutes":50}');
      const first = { ...said, at: new Date(portal.clock.now).toISOString() };
      await portal.admin.call('giveMoreTime', { params: params(), body: { minutes: 7, uid: asha.uid } });
      portal.clock.now += minute;
      await portal.admin.call('giveMoreTime', { params: params(), body: { minutes: 9, uid: 'ben' } });
      expect((await takes(5, 2, asha.uid)).problem?.reason).toEqual({ code: 'changed-meanwhile', version: 7, ...first });
    });

    it('stay from two minutes before the first attempt could be in them', async () => {
      await gives(50);
      // The paper has 30 minutes, and 5 would stay: an attempt of the first moment ends 35 minutes after the opening.
      goTo(portal, opensAt, 33 * minute + 1);
      expect((await takes(50, 5)).problem?.reason).toEqual({ code: 'minutes-in-use' });
      expect(await told()).toBe('{"minutes":50}');
      goTo(portal, opensAt, 33 * minute);
      expect((await takes(50, 5)).status).toBe(200);
    });

    it('stay from the first start on, also where the opening was moved since', async () => {
      await gives(50);
      await asha.call('start', { params: params(), body: { startedAt: opensAt, datedBy: 'server' } });
      await set({ opensAt: new Date(Date.parse(opensAt) + 40 * minute).toISOString(), closesAt: null });
      goTo(portal, opensAt, 41 * minute);
      expect((await takes(50, 5)).problem?.reason).toEqual({ code: 'minutes-in-use' });
    });

    it('of a learner who never fetched the paper go at any time, and of one who has it stay as long as an attempt may be in them', async () => {
      for (const uid of ['asha', 'ben']) await portal.admin.call('giveMoreTime', { params: params(), body: { minutes: 50, uid } });
      goTo(portal, opensAt, 40 * minute);
      expect((await takes(50, 0, 'ben')).status).toBe(200);
      goTo(portal, opensAt);
      await asha.call('getPaper', { params: params() });
      // Another process hears of the fetch a moment later.
      await portal.fetches.flush();
      goTo(portal, opensAt, 40 * minute);
      expect((await takes(50, 0, 'asha')).problem?.reason).toEqual({ code: 'minutes-in-use' });
    });

    it('of a learner are counted from the own start', async () => {
      await asha.call('getPaper', { params: params() });
      goTo(portal, closesAt);
      await asha.call('start', { params: params(), body: { startedAt: closesAt, datedBy: 'server' } });
      await gives(10);
      await portal.admin.call('giveMoreTime', { params: params(), body: { minutes: 50, uid: 'asha' } });
      goTo(portal, closesAt, 43 * minute + 1);
      expect((await takes(50, 5, 'asha')).problem?.reason).toEqual({ code: 'minutes-in-use' });
      goTo(portal, closesAt, 43 * minute);
      expect((await takes(50, 5, 'asha')).status).toBe(200);
      expect(await told()).toBe('{"minutes":15,"own":5,"cuts":1}');
    });
  });

  describe('of one learner', () => {
    const one = (minutes: number, uid = 'asha') => portal.admin.tries('giveMoreTime', { params: params(), body: { minutes, uid } });
    const given = (minutes: number): Promise<Schedule> =>
      portal.admin.call('giveMoreTime', { params: params(), body: { minutes, uid: 'asha' } });
    const told = async (person: Person) => (await person.tries('getMoreTime', { params: params() })).text;

    beforeEach(async () => {
      for (const uid of ['asha', 'ben']) await portal.learner(uid).call('getPaper', { params: params() });
    });

    it('stand beside those of everybody, and others hear of none', async () => {
      expect((await given(7)).ownMinutes).toEqual([
        { uid: 'asha', name: 'asha N', contact: 'asha@b.test', minutes: 7, code: expect.stringMatching(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/) },
      ]);
      await gives(10);
      expect([await told(asha), await told(portal.learner('ben'))]).toEqual(['{"minutes":17,"own":7}', '{"minutes":10}']);
      // A repeat changes nothing, and less than before is refused.
      expect((await one(7)).status).toBe(200);
      expect((await one(6)).problem?.fields).toEqual({ minutes: 'is less than 7' });
      expect(await portal.admin.call('getSchedule', { params: params() })).toMatchObject({ moreMinutes: 10, ownMinutes: [{ minutes: 7 }] });
    });

    it('have a code of their own, which the contract describes', async () => {
      const [own] = (await given(7)).ownMinutes ?? [];
      const key = Buffer.from((await asha.call('getPaper', { params: params() })).moreTimeKey ?? '', 'base64');
      const bytes = [...derived(key, 'more:7:asha').subarray(0, 12)];
      expect(own?.code).toBe(groupedCode(bytes.map((byte) => codeAlphabet[byte % 32]).join('')));
    });

    it('are with those of everybody never more than can be given', async () => {
      await gives(100);
      expect((await one(81)).problem?.fields).toEqual({ minutes: 'is more than 80' });
      await one(80);
      await gives(150);
      expect(await told(asha)).toBe('{"minutes":180,"own":80}');
    });

    it('are not given to nobody, to an admin, nor before the opening', async () => {
      expect((await one(5, 'never-was')).problem?.reason?.code).toBe('no-such-learner');
      expect((await one(5, 'head')).problem?.fields).toEqual({ uid: expect.any(String) });
      goTo(portal, opensAt, -1);
      expect((await one(5)).status).toBe(403);
    });

    it('make a hand-in of that time neither late nor a misfit, and of no other learner', async () => {
      const facts: Record<string, readonly string[]> = {};
      await one(10);
      for (const uid of ['asha', 'ben']) {
        goTo(portal, closesAt);
        await portal.learner(uid).call('start', { params: params(), body: { startedAt: closesAt, datedBy: 'server' } });
        goTo(portal, closesAt, 40 * minute);
        await portal.learner(uid).call('submit', handIn(sat(Date.parse(closesAt), 40 * 60)));
        await portal.fetches.flush();
        facts[uid] = (await sittings()).find((sitting) => sitting.uid === uid)?.facts ?? [];
      }
      expect(facts).toEqual({ asha: ['start-seen'], ben: ['start-seen', 'late', 'time-does-not-fit', 'more-than-given'] });
    });

    it('move the time at which the desk awaits this learner alone, and the release once for all of them', async () => {
      await set({ resultsAt: new Date(Date.parse(opensAt) + 45 * minute).toISOString() });
      for (const uid of ['asha', 'ben'])
        await portal.learner(uid).call('start', { params: params(), body: { startedAt: opensAt, datedBy: 'server' } });
      for (const uid of ['asha', 'ben']) await one(10, uid);
      expect((await portal.admin.call('getSchedule', { params: params() })).resultsAt).toBe(
        new Date(Date.parse(opensAt) + 55 * minute).toISOString(),
      );
      await one(20);
      expect((await portal.admin.call('getSchedule', { params: params() })).resultsAt).toBe(
        new Date(Date.parse(opensAt) + 65 * minute).toISOString(),
      );
      goTo(portal, opensAt, 45 * minute);
      expect((await portal.admin.call('getDesk', { params: params() })).awaited).toBe(1);
    });

    it('are heard within seconds in another process', async () => {
      const there = portal.again({ schedules: openScheduleCache(portal.store.db) }).learner('asha');
      expect(await told(there)).toBe('{"minutes":0}');
      await one(7);
      await until(async () => (await told(there)) === '{"minutes":7,"own":7}');
    });

    it('are in the trail of the learner, without the id of the learner in what is said', async () => {
      await one(7);
      await portal.admin.call('giveMoreTime', { params: params(), body: { minutes: 2, from: 7, uid: 'asha' } });
      const rows = await portal.admin.call('getTrail', { query: { kind: 'person', id: 'asha' } });
      expect(rows.slice(0, 2).map(({ act, details }) => [act, details])).toEqual([
        ['own-time-taken-back', { assessmentId: id, minutes: 2, before: 7 }],
        ['own-time-given', { assessmentId: id, minutes: 7 }],
      ]);
    });
  });

  it('move the time at which the desk awaits those who sit', async () => {
    const awaited = async () => (await portal.admin.call('getDesk', { params: params() })).awaited;
    await asha.call('start', { params: params(), body: { startedAt: opensAt, datedBy: 'server' } });
    goTo(portal, opensAt, 30 * minute);
    expect(await awaited()).toBe(1);
    await gives(10);
    expect(await awaited()).toBe(0);
    goTo(portal, opensAt, 40 * minute);
    expect(await awaited()).toBe(1);
  });

  describe('with a release', () => {
    const at = (minutes: number) => iso(Date.parse(opensAt) + minutes * minute);
    const trail = async () =>
      (await portal.admin.call('getTrail', { query: { kind: 'assessment', id: String(id) } })).map(({ details }) => details);

    it('move it, so that no result can be read while a learner may still sit with them', async () => {
      // The last start is after 15 minutes, the last end after 45.
      await set({ resultsAt: at(45) });
      await asha.call('getPaper', { params: params() });
      await asha.call('submit', handIn(submission(made, 1)));
      expect((await gives(10)).resultsAt).toBe(at(55));
      expect((await trail())[0]).toEqual({ minutes: 10, resultsAt: Date.parse(at(55)) });
      goTo(portal, at(55), -1);
      expect((await asha.tries('getResult', { params: params() })).problem?.at).toBe(at(55));
      expect((await gives(25)).resultsAt).toBe(at(70));
      goTo(portal, at(70));
      expect((await asha.tries('getResult', { params: params() })).status).toBe(200);
      // What could be read already is not taken back.
      expect((await gives(30)).resultsAt).toBe(at(70));
      expect((await trail())[0]).toEqual({ minutes: 30 });
    });

    it('leave it where no learner can sit any more then, by the most extra time of a learner', async () => {
      await set({ resultsAt: at(85) });
      expect((await gives(10)).resultsAt).toBe(at(85));
      const profile = { uid: 'slow', firstName: 'S', lastName: 'R', email: 's@x.in', phone: '', location: 'Goa' };
      await portal.learner('slow').call('saveProfile', { body: profile });
      await portal.admin.call('setExtraTime', { params: { uid: 'slow' }, body: { timePercent: 200 } });
      expect((await gives(20)).resultsAt).toBe(at(95));
    });

    it('move it once where two admins give the same at once', async () => {
      await set({ resultsAt: at(45) });
      await Promise.all([gives(10), gives(10)]);
      expect((await portal.admin.call('getSchedule', { params: params() })).resultsAt).toBe(at(55));
    });
  });

  it('are the highest of what admins give at once', async () => {
    const totals = [10, 30, 20, 25];
    await Promise.all(totals.map((minutes) => portal.admin.tries('giveMoreTime', { params: params(), body: { minutes } })));
    expect(await heard()).toBe(30);
  });
}
