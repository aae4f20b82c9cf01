import { afterAll, beforeAll, expect, it } from 'vitest';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** An assessment against the last ones before it. */
export function testsBeforeSuite(open: Open): void {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  it('has averages, medians and participation of the last five that were handed in, without previews, and the total without dropped questions', async () => {
    const made: Made[] = [];
    for (let at = 0; at < 8; at += 1) {
      made.push(await assessmentOf(portal, 4));
      portal.clock.now += 60_000;
    }
    const uids = ['a', 'b', 'c', 'd'];
    for (const uid of uids)
      await portal
        .learner(uid)
        .call('saveProfile', { body: { uid, firstName: uid, lastName: 'X', email: 'x@x.in', phone: '', location: 'Goa' } });
    // The third has no hand-in; in each other one, the learners get 16, 11 and 1 of 16 marks, and an admin's preview counts nowhere.
    for (const [at, one] of made.entries()) {
      await portal.admin.tries('submit', handIn(submission(one, 4)));
      if (at === 2) continue;
      await portal.learner('a').call('submit', handIn(submission(one, 4)));
      await portal.learner('b').call('submit', handIn(submission(one, 3, 1)));
      await portal.learner('c').call('submit', handIn(submission(one, 1, 3)));
    }
    const last = made.at(-1)?.paper.id ?? 0;
    const dropped = made.at(-2);
    const questionId = dropped?.paper.subjects[0]?.questions[3]?.id ?? 0;
    await portal.admin.call('regrade', {
      params: { id: dropped?.paper.id ?? 0 },
      body: { questionId, change: 'drop', reason: 'None is right.' },
    });
    const compared = await portal.admin.call('getComparison', { params: { id: last } });
    expect(compared.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 1].map((at) => made[at]?.paper.id));
    expect(compared[0]).toMatchObject({ totalMarks: 16, participants: 3, learners: 4, mean: 28 / 3, median: 11 });
    expect(compared[1]).toMatchObject({ totalMarks: 12, participants: 3, mean: 26 / 3, median: 12 });

    // Its day is that of the first hand-in, not that on which it was made.
    expect(compared[5]?.heldAt).toBe(new Date(portal.clock.now).toISOString());
    expect(compared[5]?.createdAt).not.toBe(compared[5]?.heldAt);
    const group = await portal.admin.call('createGroup', { body: { name: 'Morning' } });
    await portal.admin.call('setSchedule', { params: { id: last }, body: { groupIds: [group.id] } });
    const [own] = await portal.admin.call('getComparison', { params: { id: last } });
    expect(own).toMatchObject({ participants: 3, learners: 0 });
    const [first] = await portal.admin.call('getComparison', { params: { id: made[2]?.paper.id ?? 0 } });
    expect(first).toMatchObject({ participants: 0, mean: null, median: null });
    expect(first).not.toHaveProperty('heldAt');
    expect((await portal.admin.tries('getComparison', { params: { id: 999_999 } })).status).toBe(404);
  });
}
