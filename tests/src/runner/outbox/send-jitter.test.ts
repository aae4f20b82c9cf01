import { describe, expect, it } from 'vitest';
import { deliver } from '../../../../src/runner/outbox/deliver';
import { isInSendJitter, sendJitterLeft, sendJitterMs } from '../../../../src/runner/outbox/send-jitter';
import { Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

/** A learner whose time runs out; the jitter draws the middle of its range. */
async function runsOut() {
  const phone = new Phone();
  const learner = await sits(paper({ minutes: 5 }), { phone, draw: 0.5 });
  phone.waits('5:00');
  learner.looksAtTheClock();
  await until(() => learner.phase() === 'over');
  return { phone, learner, office: postOffice(phone) };
}

describe('a hand-in at the deadline', () => {
  it('waits for its send time', async () => {
    const { phone, office } = await runsOut();
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(1);
    expect(office.bodies).toEqual([]);
    phone.waits('0:46');
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
  });

  it('does not wait when the network or the learner asks', async () => {
    const { office } = await runsOut();
    expect(await deliver(office.carrier, 'asha', 'now')).toBe(0);
  });

  it('does not wait for a send time that a clock set back has moved away', async () => {
    const { phone, learner, office } = await runsOut();
    const parcel = await until(() => learner.parcel());
    expect(sendJitterLeft([parcel], phone.wall)).toBe(sendJitterMs / 2);
    phone.wall -= 3 * 3_600_000;
    expect(isInSendJitter(parcel, phone.wall)).toBe(false);
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
  });

  it('by the learner goes at once', async () => {
    const learner = await sits(paper({ minutes: 5 }), { draw: 0.5 });
    learner.submits();
    await until(() => learner.phase() === 'over');
    expect((await until(() => learner.parcel())).nextTryAt).toBe(0);
  });
});

describe('a parcel whose phone had its clock set back after a try', () => {
  it('does not wait as long as the clock was ahead', async () => {
    const phone = new Phone();
    const learner = await sits(paper(), { phone });
    learner.submits();
    await until(() => learner.phase() === 'over');
    const office = postOffice(phone);
    office.fails('busy');
    phone.wall += 3 * 3_600_000;
    await deliver(office.carrier, 'asha', 'due');
    phone.wall -= 3 * 3_600_000;
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
  });
});
