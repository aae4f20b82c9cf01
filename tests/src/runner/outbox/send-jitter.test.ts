import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, step } from '../../../../src/runner/attempt/attempt';
import type { Parcel } from '../../../../src/runner/device/db';
import { deliver } from '../../../../src/runner/outbox/deliver';
import { firstSendAt, isInSendJitter, passesSendJitter, sendJitterLeft, sendJitterMs } from '../../../../src/runner/outbox/send-jitter';
import { Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { parcel } from '../../../kit/parcel';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

const now = 1_000_000_000;

describe('jitter before the send', () => {
  const begun = begin({ uid: 'asha', assessmentId: 7, questionIds: [1], seconds: 60, at: now, isDated: true });

  it('delays parcels that were handed in at the deadline, by a random time', () => {
    const ended = step(begun, { type: 'ticked', at: now + 70_000 });
    expect(firstSendAt(ended, now, 0)).toBe(now);
    expect(firstSendAt(ended, now, 0.5)).toBe(now + sendJitterMs / 2);
  });

  it('does not delay what a learner submitted one moment before the deadline', () => {
    expect(firstSendAt(step(begun, { type: 'submitted', at: now + 59_999 }), now, 0.5)).toBe(0);
  });
});

describe('a parcel is in its jitter', () => {
  const at = (more: object) => isInSendJitter(parcel({ nextTryAt: now + 1, ...more }), now);

  it('while it waits untried and its send time lies ahead', () => expect(at({})).toBe(true));
  it('up to the longest jitter', () => {
    expect(at({ nextTryAt: now + sendJitterMs })).toBe(true);
    expect(at({ nextTryAt: now + sendJitterMs + 1 })).toBe(false);
  });
  it('not at its send time', () => expect(at({ nextTryAt: now })).toBe(false));
  it('not after a try', () => expect(at({ tries: 1 })).toBe(false));
  it.each(['sign-in', 'refused', 'elsewhere'])('not in the state %s', (state) => expect(at({ state })).toBe(false));
});

describe('the time until the last jitter ends', () => {
  const left = (...ahead: object[]) =>
    sendJitterLeft(
      ahead.map((more) => parcel(more)),
      now,
    );

  it('is that of the latest parcel in its jitter', () => {
    expect(left({ nextTryAt: now + 10 }, { nextTryAt: now + 30 }, { nextTryAt: now + 20 })).toBe(30);
  });

  it('ignores parcels that wait for a backoff', () => {
    expect(left({ nextTryAt: now + 10 }, { nextTryAt: now + 30, tries: 1 })).toBe(10);
  });

  it('is missing if no parcel is in its jitter', () => {
    expect(left()).toBe(0);
    expect(left({ nextTryAt: now - 5 })).toBe(0);
  });
});

describe('the wait of a worker for the send jitter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The wait for these parcels, which a page may send meanwhile. */
  function waitFor(...parcels: Parcel[]) {
    let isOver = false;
    void passesSendJitter(async () => parcels).then(() => {
      isOver = true;
    });
    return { parcels, isOver: () => isOver };
  }

  it('lasts until its send time', async () => {
    const wait = waitFor(parcel({ nextTryAt: now + 30_000 }));
    await vi.advanceTimersByTimeAsync(29_900);
    expect(wait.isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(wait.isOver()).toBe(true);
  });

  it('ends once a page has sent the parcel', async () => {
    const wait = waitFor(parcel({ nextTryAt: now + 60_000 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wait.isOver()).toBe(false);
    wait.parcels.pop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wait.isOver()).toBe(true);
  });
});

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
    const waiting = await until(() => learner.parcel());
    expect(sendJitterLeft([waiting], phone.wall)).toBe(sendJitterMs / 2);
    phone.wall -= 3 * 3_600_000;
    expect(isInSendJitter(waiting, phone.wall)).toBe(false);
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
