import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import { rescueOf } from '../kit/rescue';
import type { Open } from './open';

const half = 30 * 60;

/** Extra time, which an admin grants a learner. */
export function extraTimeSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  const named = (uid: string) =>
    portal
      .learner(uid)
      .call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, phone: '9876543210', location: 'Goa' } });
  const grants = (uid: string, timePercent: number) => portal.admin.call('setExtraTime', { params: { uid }, body: { timePercent } });
  const after = async (uid: string, seconds: number) =>
    (await portal.learner(uid).tries('submit', handIn(submission(made, 1, 0, seconds)))).status;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 3);
    for (const uid of ['asha', 'ravi', 'mira', 'sita', 'late', 'file']) await named(uid);
  });
  afterAll(() => portal.close());

  it('is sent with the learner’s own data, not with the paper, which is equal for all', async () => {
    const [asha, ravi] = [portal.learner('asha'), portal.learner('ravi')];
    await grants('asha', 150);
    expect((await asha.call('getAvailable', {}))[0]?.timePercent).toBe(150);
    expect((await asha.call('getProfile', { params: { uid: 'asha' } })).timePercent).toBe(150);
    expect(
      (await asha.call('saveProfile', { body: { uid: 'asha', firstName: 'A', lastName: 'R', email: 'asha@x.in', location: 'Goa' } }))
        .timePercent,
    ).toBe(150);
    expect((await ravi.call('getAvailable', {}))[0]).not.toHaveProperty('timePercent');
    expect(await ravi.call('getProfile', { params: { uid: 'ravi' } })).not.toHaveProperty('timePercent');
    const papers = await Promise.all([asha, ravi].map((one) => one.tries('getPaper', { params: { id: made.paper.id } })));
    expect(papers[0]?.text).toBe(papers[1]?.text);
    expect(papers[0]?.text).not.toContain('timePercent');
  });

  it('is accepted to the second, with the usual tolerance, from its learner only', async () => {
    await grants('mira', 133);
    // A third of half an hour is 39.9 minutes in all, rounded up to whole minutes.
    expect(await after('mira', 40 * 60 + 6)).toBe(400);
    expect(await after('mira', 40 * 60 + 5)).toBe(200);
    expect(await after('ravi', half + 6)).toBe(400);
    expect(await after('ravi', half + 5)).toBe(200);
  });

  it('is still accepted after a withdrawal for an attempt that started with it, and given to no new attempt', async () => {
    await grants('late', 200);
    await grants('late', 125);
    await grants('late', 100);
    expect((await portal.learner('late').call('getAvailable', {}))[0]).not.toHaveProperty('timePercent');
    expect(await after('late', 2 * half + 6)).toBe(400);
    expect(await after('late', 2 * half)).toBe(200);
  });

  describe('that a device reports', () => {
    const sits = async (uid: string, grantedPercent: number | undefined, changes: object = {}) => {
      const other = await assessmentOf(portal, 3);
      await named(uid);
      await grants(uid, 150);
      const body = { ...submission(other, 2, 0, 2_000), ...(grantedPercent !== undefined && { grantedPercent }), ...changes };
      const learner = portal.learner(uid);
      const send = () => learner.tries('submit', handIn(body));
      const first = await send();
      if (first.status !== 200) return { first };
      const params = { id: other.paper.id };
      const [result, [listed]] = [await learner.call('getResult', { params }), await learner.call('getResults', { params: { uid } })];
      return { first, again: await send(), result, listed };
    };

    it('is in the result and in the list', async () => {
      const { first, again, result, listed } = await sits('timed', 150);
      expect([result?.grantedPercent, listed?.grantedPercent]).toEqual([150, 150]);
      expect(again?.text).toBe(first.text);
    });

    it('is missing if the device does not report it, like devices of earlier versions', async () => {
      const { result, listed } = await sits('untold', undefined);
      expect(result).not.toHaveProperty('grantedPercent');
      expect(listed).not.toHaveProperty('grantedPercent');
    });

    it('is limited to the grant, and never a reason to refuse answers', async () => {
      const { first, result } = await sits('boaster', 300);
      expect([first.status, result?.grantedPercent]).toEqual([200, 150]);
    });

    it.each([
      [99, undefined],
      [301, 150],
      [120.4, 120],
      ['150', undefined],
      [null, undefined],
    ])('refuses nothing as %j, and counts as %j', async (grantedPercent, shown) => {
      const { first, result } = await sits(`odd-${grantedPercent}`.replace('.', '-'), undefined, { grantedPercent });
      expect([first.status, result?.grantedPercent]).toEqual([200, shown]);
    });
  });

  it('is accepted with answers from a file', async () => {
    const bring = async () =>
      (await portal.admin.tries('importSubmission', { body: rescueOf(submission(made, 1, 0, 2_000), 'file') })).status;
    expect(await bring()).toBe(400);
    await grants('file', 125);
    expect(await bring()).toBe(200);
  });

  it('has a history of every change: person, value and time', async () => {
    const { changedBy } = (await grants('sita', 150)).changes[0] ?? {};
    portal.clock.now += 1_000;
    await grants('sita', 150);
    await grants('sita', 100);
    const { changes, ...now } = await portal.admin.call('getExtraTime', { params: { uid: 'sita' } });
    expect(now).toEqual({ uid: 'sita', timePercent: 100 });
    expect(changes).toEqual([
      { timePercent: 100, changedBy, changedAt: new Date(portal.clock.now).toISOString() },
      { timePercent: 150, changedBy, changedAt: new Date(portal.clock.now - 1_000).toISOString() },
    ]);
  });

  it('keeps every change of two admins at once', async () => {
    await named('both');
    await Promise.all([125, 150, 200].map((percent) => grants('both', percent)));
    expect((await portal.admin.call('getExtraTime', { params: { uid: 'both' } })).changes).toHaveLength(3);
    expect(await after('both', 2 * half)).toBe(200);
  });

  it.each([99, 301, 0, 150.5, '150', null])('is never %s', async (timePercent) => {
    const body = { timePercent } as { timePercent: number };
    const { status, problem } = await portal.admin.tries('setExtraTime', { params: { uid: 'asha' }, body });
    expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, ['timePercent']]);
  });

  it('is only for learners whom the portal knows', async () => {
    const tries = async (uid: string) => (await portal.admin.tries('setExtraTime', { params: { uid }, body: { timePercent: 150 } })).status;
    expect([await tries('nobody'), await tries(portal.admin.uid)]).toEqual([404, 400]);
  });

  it('cannot be set by a learner: neither with a profile nor with a hand-in', async () => {
    const profile = { uid: 'ravi', firstName: 'R', lastName: 'R', email: 'r@x.in', location: 'Goa' };
    for (const more of [{ timePercent: 300 }, { time_percent: 300 }, { mostTimePercent: 300 }])
      expect((await portal.learner('ravi').tries('saveProfile', { body: { ...profile, ...more } as never })).status).toBe(400);
    expect((await portal.learner('ravi').tries('submit', handIn({ ...submission(made, 1), timePercent: 300 } as never))).status).toBe(400);
    expect((await portal.learner('ravi').call('getProfile', { params: { uid: 'ravi' } })).timePercent).toBeUndefined();
  });
}
