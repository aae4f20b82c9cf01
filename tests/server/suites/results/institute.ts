import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasRealPeople, type Planted, plantInstitute } from '../../../../server/seed/institute/institute';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

const size = { learners: 60, questions: 40, groups: 4, tests: 2 };

/** A row of numbers in [0, 1), the same in every run; scattered, because a transaction that is tried again draws further ones. */
function numbers(): () => number {
  let at = 1;
  return () => {
    at = (at * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return at / 2 ** 32;
  };
}

/** An institute that the seed plants, as admins find it. */
export function instituteSuite(open: Open): void {
  let portal: TestPortal;
  let planted: Planted;
  beforeAll(async () => {
    portal = await open();
    planted = await plantInstitute(portal.store, size, portal.clock.now, numbers());
  });
  afterAll(() => portal.close());

  it('counts as none of real people, until a person comes', async () => {
    expect(await hasRealPeople(portal.store.db)).toBe(false);
    const body = { uid: 'real', firstName: 'Asha', lastName: 'Rao', email: 'asha@x.in', location: 'Goa' };
    await portal.learner('real').call('saveProfile', { body });
    expect(await hasRealPeople(portal.store.db)).toBe(true);
  });

  it('has its bank, its groups with learners and expected ones, and tests with results', async () => {
    expect(await portal.admin.call('getQuestions', {})).toHaveLength(size.questions);
    const groups = await portal.admin.call('getGroups', {});
    expect(groups).toHaveLength(size.groups);
    expect(groups.every(({ learners }) => learners > 0)).toBe(true);
    expect(groups.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(3);
    expect(planted.testIds).toHaveLength(size.tests);
    const [id = 0] = planted.testIds;
    const rows = await portal.admin.call('getResultRows', { params: { id }, query: { size: 200 } });
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.every(({ email, phone, name }) => name !== '' && (email !== '' || phone.startsWith('+91')))).toBe(true);
    expect(new Set(rows.map(({ score }) => score)).size).toBeGreaterThan(10);
    expect(rows.some(({ name }) => /[\u0900-\u097f]/.test(name))).toBe(true);
    expect((await portal.admin.call('getStatistics', { params: { id } })).participants).toBe(rows.length);
    expect((await portal.admin.call('getDesk', { params: { id } })).byMinute.length).toBeGreaterThan(5);
  });

  it('is added once more beside the first one', async () => {
    const again = await plantInstitute(portal.store, { ...size, tests: 0 }, portal.clock.now + 1, numbers());
    expect(again.learnerUids.some((uid) => planted.learnerUids.includes(uid))).toBe(false);
    expect(new Set((await portal.admin.call('getQuestions', {})).map(({ description }) => description)).size).toBe(2 * size.questions);
    expect(await portal.admin.call('getGroups', {})).toHaveLength(2 * size.groups);
  });
}
