import { expect, it } from 'vitest';
import type { AttemptRow } from '../../../../src/runner/device/db';
import { remember, whoIsOn } from '../../../../src/runner/device/people';
import { Phone } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { personAs } from '../../session/kit';

it('a sign-in that is stored during a look is no sign-out', async () => {
  const { db } = new Phone();
  for (let round = 0; round < 10; round++) {
    await Promise.all([db.people.clear(), db.settings.clear()]);
    const [seen] = await Promise.all([whoIsOn(db, 'asha'), remember(db, personAs('asha'))]);
    expect(seen).toBe('cleared');
    expect(await whoIsOn(db, 'asha')).toMatchObject({ uid: 'asha' });
  }
  await db.settings.delete('signed-in');
  expect(await whoIsOn(db, 'asha')).toBeNull();
});

it('papers that an admin looked at go with the role, but for those that are begun; another person’s stay', async () => {
  const { db } = new Phone();
  const papers = [
    { ...paper({ id: 1 }), uid: 'asha' },
    { ...paper({ id: 2 }), uid: 'asha' },
    { ...paper({ id: 3 }), uid: 'bala' },
  ];
  await db.papers.bulkPut(papers);
  await db.attempts.put({ uid: 'asha', assessmentId: 2 } as AttemptRow);
  const kept = async () => (await db.papers.toArray()).map(({ id }) => id);
  await remember(db, { ...personAs('asha'), role: 'admin' });
  await remember(db, { ...personAs('asha'), role: 'admin' });
  expect(await kept()).toEqual([1, 2, 3]);
  await remember(db, personAs('asha'));
  expect(await kept()).toEqual([2, 3]);
});
