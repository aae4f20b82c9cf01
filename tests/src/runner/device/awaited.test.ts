import { beforeEach, expect, it } from 'vitest';
import { awaitedOn, keepAwaited } from '../../../../src/runner/device/awaited';
import { device } from '../../../../src/runner/device/db';
import { isKnownFiled } from '../../../../src/runner/device/shelf';
import { awaited, summary } from '../../learner/made';

beforeEach(async () => {
  await Promise.all(device.tables.map((table) => table.clear()));
});

it('the list of submissions without a released result is replaced as a whole, and the lists of others leave', async () => {
  await keepAwaited(device, 'bina', [awaited({ assessmentId: 1 })]);
  await keepAwaited(device, 'asha', [awaited({ assessmentId: 2 }), awaited({ assessmentId: 3 })]);
  expect(await awaitedOn(device, 'asha')).toEqual([awaited({ assessmentId: 2 }), awaited({ assessmentId: 3 })]);
  expect(await awaitedOn(device, 'bina')).toEqual([]);
  await keepAwaited(device, 'asha', [awaited({ assessmentId: 3 })]);
  expect(await awaitedOn(device, 'asha')).toEqual([awaited({ assessmentId: 3 })]);
});

it('a submission whose result is on the device is not awaited any more', async () => {
  await keepAwaited(device, 'asha', [awaited({ assessmentId: 2 }), awaited({ assessmentId: 3 })]);
  await device.summaries.bulkPut([
    { ...summary({ assessmentId: 2 }), uid: 'asha' },
    { ...summary({ assessmentId: 3 }), uid: 'bina' },
  ]);
  expect(await awaitedOn(device, 'asha')).toEqual([awaited({ assessmentId: 3 })]);
});

it('the server is known to have a submission with a result, and one whose result is awaited', async () => {
  const known = () => Promise.all([1, 2, 3].map((id) => isKnownFiled(device, 'asha', id)));
  expect(await known()).toEqual([false, false, false]);
  await device.summaries.put({ ...summary({ assessmentId: 1 }), uid: 'asha' });
  await keepAwaited(device, 'asha', [awaited({ assessmentId: 2 })]);
  expect(await known()).toEqual([true, true, false]);
  expect(await isKnownFiled(device, 'bina', 2)).toBe(false);
});
