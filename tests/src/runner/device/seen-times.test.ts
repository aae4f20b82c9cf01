import { expect, it } from 'vitest';
import { forget, remember } from '../../../../src/runner/device/people';
import { noteTime, seeTime, timeNoted } from '../../../../src/runner/device/seen-times';
import { Phone } from '../../../kit/learner';

const hour = (at: number): string => `2100-01-01T${at}:00:00.000Z`;

it('a time that was moved is told with the one seen before, until the last place has told it', async () => {
  const { db: device } = new Phone();
  await remember(device, { uid: 'asha' } as never);
  const see = (at: string, isLast = false) => seeTime(device, 'opens 7', at, isLast);
  expect([await see(hour(10)), await see(hour(10))]).toEqual([null, null]);
  expect([await see(hour(11)), await see(hour(11)), await see(hour(12))]).toEqual([hour(10), hour(10), hour(10)]);
  // Of another test, and moved back, there is nothing to tell.
  expect(await seeTime(device, 'opens 8', hour(12), false)).toBeNull();
  expect([await see(hour(10)), await see(hour(10))]).toEqual([null, null]);
  expect([await see(hour(11)), await see(hour(11), true), await see(hour(11)), await see(hour(11), true)]).toEqual([
    hour(10),
    hour(10),
    null,
    null,
  ]);
});

it('times are kept of the person who is signed in, and no longer than they are of use', async () => {
  const { db: device } = new Phone();
  const see = (at: string) => seeTime(device, 'opens 7', at, false);
  expect(await see(hour(10))).toBeNull();
  await remember(device, { uid: 'asha' } as never);
  expect([await see('2020-01-01T10:00:00.000Z'), await see(hour(10)), await see(hour(11))]).toEqual([null, null, hour(10)]);
  await forget(device);
  await remember(device, { uid: 'ravi' } as never);
  expect([await see(hour(12)), await see(hour(13))]).toEqual([null, hour(12)]);
});

it('a time that went into a calendar is known until another one does', async () => {
  const { db: device } = new Phone();
  await remember(device, { uid: 'asha' } as never);
  expect(await timeNoted(device, 'asha', 'calendar 7')).toBeNull();
  await noteTime(device, 'calendar 7', hour(10));
  expect([await timeNoted(device, 'asha', 'calendar 7'), await timeNoted(device, 'ravi', 'calendar 7')]).toEqual([hour(10), null]);
});
