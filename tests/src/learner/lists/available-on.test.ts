import { beforeEach, expect, it } from 'vitest';
import { availableOn } from '../../../../src/learner/lists/available-on';
import { device } from '../../../../src/runner/device/db';
import { keepAvailable } from '../../../../src/runner/device/shelf';
import { available, parcel, sitting } from '../made';

const closesAt = '2026-03-01T10:00:00.000Z';
const close = Date.parse(closesAt);

beforeEach(async () => {
  await Promise.all(device.tables.map((table) => table.clear()));
});

it('the list of available assessments has an assessment until its last start, and others at any time', async () => {
  await keepAvailable(device, 'asha', [available({ id: 1, closesAt }), available({ id: 2 })]);
  const at = async (now: number) => (await availableOn(device, 'asha', now)).map(({ id }) => id).sort();
  expect(await at(close)).toEqual([1, 2]);
  expect(await at(close + 1)).toEqual([2]);
});

it('an assessment in progress stays in the list after the last start; one that was handed in leaves at once', async () => {
  await keepAvailable(device, 'asha', [available({ id: 1, closesAt }), available({ id: 2 }), available({ id: 3, closesAt })]);
  await device.attempts.bulkPut([sitting(1), { ...sitting(2), status: 'handed-in' }, { ...sitting(3), uid: 'bina' }]);
  expect((await availableOn(device, 'asha', close + 1)).map(({ id }) => id)).toEqual([1]);
});

it('an assessment that may be sat again is in the list until its last start, but not beside an attempt of the same chance, or one that waits to be sent', async () => {
  const chance = { number: 2, reason: 'Power cut', counts: 'last', until: closesAt } as const;
  await keepAvailable(
    device,
    'asha',
    [1, 2, 3, 4, 5].map((id) => available({ id, closesAt, chance })),
  );
  await device.attempts.bulkPut([
    { ...sitting(1), status: 'delivered' },
    { ...sitting(2), status: 'handed-in' },
    { ...sitting(3), status: 'delivered', chance: 2 },
    { ...sitting(5), status: 'handed-in' },
  ]);
  // Other answers are filed in the place of the fifth.
  await device.parcels.bulkPut([parcel({ assessmentId: 2 }), parcel({ assessmentId: 5, state: 'elsewhere' })]);
  const at = async (now: number) => (await availableOn(device, 'asha', now)).map(({ id }) => id).sort();
  expect(await at(close)).toEqual([1, 4, 5]);
  expect(await at(close + 1)).toEqual([]);
});
