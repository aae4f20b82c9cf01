import { expect, it } from 'vitest';
import { remember, whoIsOn } from '../../../../src/runner/device/people';
import { Phone } from '../../../kit/learner';
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
