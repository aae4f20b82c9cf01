import { describe, expect, it } from 'vitest';
import { opens, Phone, sits } from '../../kit/learner';
import { paper } from '../../kit/paper';
import { until } from '../../kit/until';

/** What the timer of a sitting shows, in seconds. */
const secondsLeft = (learner: Awaited<ReturnType<typeof sits>>): number => {
  learner.looksAtTheClock();
  return Math.round((learner.attempt().deadline - learner.runner.getState().now) / 1000);
};

const connected = (phone: Phone, minutes = 0) => ({ phone, askTime: () => phone.hearsServer(minutes) });

describe('the time of a sitting', () => {
  it('does not end because the clock leaps two hours, offline [trap 56]', async () => {
    const learner = await sits(paper({ minutes: 30 }), { isOffline: false });
    learner.phone.waits('1:00');
    secondsLeft(learner);
    learner.phone.setsClockBy(120);
    expect(secondsLeft(learner)).toBe(29 * 60);
    expect(learner.phase()).toBe('taking');
  });

  it('ends at once, stamped with the deadline, when the phone slept past it, offline [trap 54]', async () => {
    const learner = await sits(paper({ minutes: 30 }));
    learner.chooses('Q1', 'A');
    learner.phone.sleeps(45);
    learner.looksAtTheClock();
    expect(await learner.submission()).toMatchObject({ timeTaken: 1800 });
    await until(() => learner.phase() === 'over');
  });

  it("is the server's where it can be asked: what looked like sleep was a clock set out of sight [trap 56]", async () => {
    const phone = new Phone();
    phone.hearsServer();
    const learner = await sits(paper({ minutes: 30 }), connected(phone, -120));
    phone.hides += 1;
    phone.setsClockBy(120);
    learner.looksAtTheClock();
    await until(() => phone.clock.isSure());
    expect(learner.phase()).toBe('taking');
    expect(secondsLeft(learner)).toBe(30 * 60);
  });

  it("is the server's where it can be asked: what looked like a set clock was a sleep past the deadline [trap 54]", async () => {
    const phone = new Phone();
    phone.hearsServer();
    const learner = await sits(paper({ minutes: 30 }), { phone });
    phone.setsClockBy(120);
    expect(secondsLeft(learner)).toBe(30 * 60);
    phone.hearsServer();
    expect(await learner.submission()).toMatchObject({ timeTaken: 1800 });
  });

  it('takes no answer a millisecond after it [trap 62]', async () => {
    const learner = await sits(paper({ minutes: 30 }));
    learner.phone.waits('30:00');
    learner.phone.wall += 1;
    learner.phone.mono += 1;
    learner.chooses('Q1', 'B');
    expect(learner.attempt().standings).toEqual({});
    learner.looksAtTheClock();
    expect((await learner.submission()).answers[0]?.selectedOptionId).toBeNull();
  });

  it('goes on as it was counted when it began offline under a clock three hours behind, and the server then says so [trap 56]', async () => {
    const { phone } = await opens(paper({ minutes: 30 }));
    const learner = await sits(paper({ minutes: 30 }), { phone, isOffline: true });
    phone.waits('10:00');
    phone.hearsServer(180);
    expect(secondsLeft(learner)).toBe(20 * 60);
    await learner.isSaved();
    const again = await opens(paper({ minutes: 30 }), { phone: phone.reloads(), isOffline: true });
    expect(secondsLeft(again)).toBe(20 * 60);
  });

  it('gains nothing when it began offline under a clock three hours ahead [trap 55]', async () => {
    const { phone } = await opens(paper({ minutes: 30 }));
    const learner = await sits(paper({ minutes: 30 }), { phone, isOffline: true });
    phone.waits('10:00');
    phone.hearsServer(-180);
    expect(secondsLeft(learner)).toBe(20 * 60);
  });

  it('gains nothing when the clock is set back and the page reloaded, with the server or without [trap 55]', async () => {
    const phone = new Phone();
    phone.hearsServer();
    const learner = await sits(paper({ minutes: 30 }), { phone });
    phone.waits('10:00');
    secondsLeft(learner);
    await until(async () => (await phone.db.settings.get('clock-seen'))?.value === phone.clock.now());
    phone.wall -= 30 * 60_000;
    const offline = phone.reloads();
    expect(secondsLeft(await opens(paper({ minutes: 30 }), { phone: offline, isOffline: true }))).toBeLessThanOrEqual(20 * 60);
    const online = phone.reloads();
    online.hearsServer(30);
    expect(Math.abs(secondsLeft(await opens(paper({ minutes: 30 }), { phone: online })) - 20 * 60)).toBeLessThanOrEqual(1);
  });

  it('is left to the page that edits while that one lives, and noticed by the onlooker when it does not [trap 59]', async () => {
    const tab = await sits(paper({ minutes: 5 }));
    const other = await opens(paper({ minutes: 5 }), { phone: tab.phone });
    other.runner.seat(false);
    tab.phone.waits('5:01');
    other.looksAtTheClock();
    await until(() => other.runner.getState().now > other.attempt().deadline);
    expect(await tab.parcel()).toBeUndefined();
    tab.phone.waits('0:05');
    other.looksAtTheClock();
    tab.looksAtTheClock();
    await until(() => tab.phase() === 'over' && other.phase() === 'over');
    expect(await tab.phone.db.parcels.count()).toBe(1);
  });
});
