import { describe, expect, it } from 'vitest';
import { opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

/** What the timer of a sitting shows, in seconds. */
const secondsLeft = (learner: Awaited<ReturnType<typeof sits>>): number => {
  learner.looksAtTheClock();
  return Math.round((learner.attempt().deadline - learner.runner.getState().now) / 1000);
};

const connected = (phone: Phone, minutes = 0) => ({ phone, askTime: () => phone.hearsServer(minutes) });

describe('the time of a sitting', () => {
  it('does not end when the clock jumps two hours, offline [trap 56]', async () => {
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

  it('names the cause if a clock may have been set, out of sight and offline, and notes which answers may be missing', async () => {
    const learner = await sits({ ...paper({ minutes: 30 }), takesClock: true });
    learner.phone.waits('20:30');
    learner.looksAtTheClock();
    learner.phone.sleeps(120);
    learner.looksAtTheClock();
    expect(await learner.submission()).toMatchObject({ timeTaken: 1800, clock: { ahead: 7200, left: 570 } });
    expect(await learner.parcel()).toMatchObject({ clock: { ahead: 7200, left: 570 } });
  });

  it('keeps that note for the learner, and sends the body of the specification to a server that does not accept the note', async () => {
    const learner = await sits(paper({ minutes: 30 }));
    learner.phone.sleeps(120);
    learner.looksAtTheClock();
    expect(Object.keys(await learner.submission())).toEqual(['assessmentId', 'timeTaken', 'submitted', 'answers']);
    expect(await learner.parcel()).toMatchObject({ clock: { ahead: 7200, left: 1800 } });
  });

  it('names no cause if both clocks saw it run out', async () => {
    const learner = await sits({ ...paper({ minutes: 30 }), takesClock: true });
    learner.phone.waits('30:00');
    learner.looksAtTheClock();
    expect((await learner.submission()).clock).toBeUndefined();
  });

  it("is the server's where it can be asked: an apparent sleep was a clock set out of sight [trap 56]", async () => {
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

  it("is the server's where it can be asked: an apparently set clock was a sleep past the deadline [trap 54]", async () => {
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

  it('goes on as it was counted, if it began offline under a clock three hours behind and the server then corrects the clock [trap 56]', async () => {
    const { phone } = await opens(paper({ minutes: 30 }));
    const learner = await sits(paper({ minutes: 30 }), { phone, isOffline: true });
    phone.waits('10:00');
    phone.hearsServer(180);
    expect(secondsLeft(learner)).toBe(20 * 60);
    await until(async () => (await phone.db.attempts.get(['asha', 7]))?.isDated);
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

  it('is ended by the page that edits while that page lives, and by the page that watches if not [trap 59]', async () => {
    const tab = await sits(paper({ minutes: 5 }));
    const other = await opens(paper({ minutes: 5 }), { phone: tab.phone });
    other.runner.setOwnership(false);
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

describe('a server whose clock jumps', () => {
  const day = 24 * 60;

  /** A learner ten minutes into a paper of thirty that began by the server's time. */
  async function underWay(phone = new Phone()) {
    phone.hearsServer();
    const learner = await sits(paper({ minutes: 30 }), { phone });
    learner.chooses('Q1', 'B');
    phone.waits('10:00');
    return { phone, learner };
  }

  it('one day ahead ends no attempt under way, however often it says so, and one day behind gives no attempt more time', async () => {
    for (const leap of [day, -day]) {
      const { phone, learner } = await underWay();
      for (let i = 0; i < 5; i++) {
        phone.hearsServer(leap);
        await phone.clock.load();
        phone.waits('0:30');
        expect(secondsLeft(learner)).toBe(20 * 60 - 30 * (i + 1));
      }
      expect(learner.phase()).toBe('taking');
      learner.chooses('Q2', 'C');
      await learner.isSaved();
      learner.submits();
      expect(await learner.submission()).toMatchObject({ timeTaken: 750 });
    }
  });

  it.each([day, -day, 30])('of which one of two machines is %i min off changes nothing, before and after a reload', async (leap) => {
    const { phone, learner } = await underWay();
    for (const minutes of [leap, 0, leap, leap, 0]) {
      phone.hearsServer(minutes);
      await phone.clock.load();
    }
    expect(secondsLeft(learner)).toBe(20 * 60);
    await until(async () => (await phone.db.settings.get('clock-leap')) !== undefined);
    const again = phone.reloads();
    const reopened = await opens(paper({ minutes: 30 }), { phone: again });
    for (const minutes of [leap, leap, 0, leap, leap, leap]) {
      again.hearsServer(minutes);
      await again.clock.load();
      again.waits('0:30');
    }
    expect(secondsLeft(reopened)).toBe(17 * 60);
  });

  it('a day ahead in its first reply after a reload ends no attempt', async () => {
    const { phone, learner } = await underWay();
    await learner.isSaved();
    const again = phone.reloads();
    again.hearsServer(day);
    const reopened = await opens(paper({ minutes: 30 }), { phone: again });
    for (let i = 0; i < 4; i++) {
      again.waits('0:30');
      again.hearsServer(day);
      await again.clock.load();
    }
    expect(secondsLeft(reopened)).toBe(18 * 60);
  });

  it('must give the same time three times before a clock counts as set back while all was closed [trap 55]', async () => {
    const { phone, learner } = await underWay();
    await learner.isSaved();
    // The page was closed for 15 minutes, and the clock was set back by 14.
    phone.wall += 60_000;
    const again = phone.reloads();
    const reopened = await opens(paper({ minutes: 30 }), { phone: again });
    const says = async () => {
      again.hearsServer(14);
      await again.clock.load();
    };
    await says();
    await says();
    expect(again.clock.isContradicted()).toBe(true);
    expect(secondsLeft(reopened)).toBe(19 * 60);
    for (let i = 0; i < 2; i++) {
      again.waits('0:21');
      await says();
    }
    expect(secondsLeft(reopened)).toBe(5 * 60 - 42);
  });

  it('is believed while no attempt is under way: the next attempt has all its time', async () => {
    const phone = new Phone();
    phone.hearsServer(day);
    await phone.clock.load();
    phone.hearsServer();
    await phone.clock.load();
    expect(phone.clock.now() - phone.wall).toBeLessThanOrEqual(1_000);
    phone.hearsServer(day);
    await phone.clock.load();
    const learner = await sits(paper({ minutes: 30 }), { phone });
    phone.hearsServer();
    await phone.clock.load();
    expect(secondsLeft(learner)).toBe(30 * 60);
  });
});
