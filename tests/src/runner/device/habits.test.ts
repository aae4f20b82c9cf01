import { expect, it } from 'vitest';
import { Device } from '../../../../src/runner/device/db';
import { habitsOn, keepHabit } from '../../../../src/runner/device/keep-habit';

it('a learner’s preferences are remembered on the device, each by itself, and apart from other learners’', async () => {
  const db = new Device('habits');
  expect(await habitsOn(db, 'asha')).toEqual({ look: 'plain', hasKeys: true });
  await keepHabit(db, 'asha', { look: 'hall' });
  await keepHabit(db, 'asha', { hasKeys: false });
  await keepHabit(db, 'bina', { look: 'hall' });
  db.close();
  const later = new Device('habits');
  expect(await habitsOn(later, 'asha')).toEqual({ look: 'hall', hasKeys: false });
  expect(await habitsOn(later, 'bina')).toEqual({ look: 'hall', hasKeys: true });
  expect(await habitsOn(later, 'chitra')).toEqual({ look: 'plain', hasKeys: true });
});
