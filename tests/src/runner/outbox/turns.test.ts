import { describe, expect, it } from 'vitest';
import { begin, step } from '../../../../src/runner/attempt/attempt';
import { firstSendAt, isInSendJitter, sendJitterLeft, sendJitterMs } from '../../../../src/runner/outbox/send-jitter';
import { parcel } from '../../../kit/parcel';

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
