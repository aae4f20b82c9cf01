import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { step } from '../../../../src/runner/attempt/attempt';
import { commitStep } from '../../../../src/runner/device/journal';
import { attemptOn } from '../../../../src/runner/device/shelf';
import { addMinutes, type ToldMinutes, totalsOf } from '../../../../src/runner/screens/more-time/add-minutes';
import { untilNext, watchMoreTime } from '../../../../src/runner/screens/more-time/watch-more-time';
import { opens, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';

const minute = 60_000;
const scheduled = { ...paper({ minutes: 30 }), opensAt: '2026-03-01T08:00:00.000Z', takesEvidence: true };

type Learner = Awaited<ReturnType<typeof sits>>;
const never = (): never => {
  throw new Error('There is no answer.');
};

const gets = ({ phone, runner }: Learner, minutes: number) => addMinutes(phone.db, runner, { all: minutes });
const hears = ({ phone, runner }: Learner, told: ToldMinutes) => addMinutes(phone.db, runner, told);
const minutesOf = ({ attempt }: Learner) => (attempt().deadline - attempt().startedAt) / minute;
const onDisk = ({ phone }: Learner) => attemptOn(phone.db, 'asha', scheduled.id);

describe('minutes that everybody gets', () => {
  it('are on the disk before they are shown', async () => {
    const learner = await sits(scheduled);
    // A screen that is not told.
    await addMinutes(learner.phone.db, { getState: learner.runner.getState, dispatch: vi.fn() }, { all: 10 });
    expect(minutesOf(learner)).toBe(30);
    expect(await onDisk(learner)).toMatchObject({ moreMinutes: 10, deadline: learner.attempt().startedAt + 40 * minute });
  });

  it('give the same end after a reload, and answers of that time are read', async () => {
    const learner = await sits(scheduled);
    expect(await gets(learner, 10)).toBe(true);
    await learner.isSaved();
    learner.phone.waits('35:00');
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    const again = await opens(scheduled, { phone: learner.phone, isOffline: true });
    expect(again.attempt()).toEqual(learner.attempt());
    expect(minutesOf(again)).toBe(40);
    expect(again.attempt().standings[101]?.selectedOptionId).toBe(2);
    learner.phone.waits('5:00');
    again.looksAtTheClock();
    expect(await again.submission()).toMatchObject({ timeTaken: 2_400, evidence: { handedInAt: '2026-03-01T09:40:00.000Z' } });
  });

  it('are told as added only if they change something', async () => {
    const learner = await sits(scheduled);
    expect([await gets(learner, 10), await gets(learner, 10), await gets(learner, 5), await gets(learner, 15)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(minutesOf(learner)).toBe(45);
  });

  it('do not come to an attempt whose time is over, also if the page has slept since', async () => {
    const learner = await sits(scheduled);
    learner.phone.sleeps(31);
    expect(await gets(learner, 10)).toBe(false);
    expect((await onDisk(learner))?.moreMinutes).toBeUndefined();
    expect(await learner.submission()).toMatchObject({ timeTaken: 1_800 });
  });

  it('are left to the page that has the right to change the attempt', async () => {
    const learner = await sits(scheduled);
    learner.runner.setOwnership(false);
    expect(await gets(learner, 10)).toBe(false);
    expect((await onDisk(learner))?.moreMinutes).toBeUndefined();
  });

  it('come without a disk too', async () => {
    const learner = await sits(scheduled);
    vi.spyOn(learner.phone.db, 'transaction').mockRejectedValueOnce(new Error('no disk'));
    expect(await gets(learner, 10)).toBe(true);
    expect(minutesOf(learner)).toBe(40);
    await learner.isSaved();
    expect((await onDisk(learner))?.moreMinutes).toBe(10);
  });

  it('are not written behind a cut of the log', async () => {
    const learner = await sits(scheduled);
    const put = vi.spyOn(learner.phone.db.attempts, 'put');
    vi.spyOn(learner.phone.db.log, 'isCut', 'get').mockReturnValue(true);
    const dispatch = vi.fn();
    await addMinutes(learner.phone.db, { getState: learner.runner.getState, dispatch }, { all: 10 });
    expect(put).not.toHaveBeenCalled();
    expect(dispatch).toHaveBeenLastCalledWith({ type: 'extended', minutes: 10 });
  });

  it('stay on the disk when a page writes that has not heard of them', async () => {
    const learner = await sits(scheduled);
    const before = learner.attempt();
    await gets(learner, 10);
    await learner.isSaved();
    await commitStep(learner.phone.db, before, { ...before, currentQuestionId: 102 }, false);
    expect(await onDisk(learner)).toMatchObject({ currentQuestionId: 102, moreMinutes: 10, deadline: before.deadline + 10 * minute });
  });
});

describe('minutes of one learner', () => {
  it('stand beside those of everybody, in any order, by network and by code', async () => {
    const told: ToldMinutes[] = [{ own: 5 }, { all: 10 }, { all: 10, own: 5 }, { all: 8 }, { own: 3 }];
    for (const order of [told, told.toReversed()]) {
      const learner = await sits(scheduled);
      for (const one of order) await hears(learner, one);
      expect(learner.attempt()).toMatchObject({ moreMinutes: 15, ownMinutes: 5 });
      expect(minutesOf(learner)).toBe(45);
    }
  });

  it('are with those of everybody not more than can be given', () => {
    expect(totalsOf({ moreMinutes: 170 }, { own: 30 })).toEqual({ minutes: 180, own: 30 });
    expect(totalsOf({ moreMinutes: 180, ownMinutes: 30 }, { all: 180, own: 30 })).toMatchObject({ minutes: 180, own: 30 });
  });

  it('give the same end after a reload', async () => {
    const learner = await sits(scheduled);
    expect(await hears(learner, { all: 10, own: 7 })).toBe(true);
    await learner.isSaved();
    const again = await opens(scheduled, { phone: learner.phone, isOffline: true });
    expect(again.attempt()).toMatchObject({ moreMinutes: 17, ownMinutes: 7 });
    expect(minutesOf(again)).toBe(47);
    expect(await hears(again, { all: 10, own: 7 })).toBe(false);
  });

  it('stay on the disk when a page writes that has not heard of them', async () => {
    const learner = await sits(scheduled);
    const before = learner.attempt();
    await hears(learner, { all: 10, own: 7 });
    await learner.isSaved();
    await commitStep(learner.phone.db, before, { ...before, currentQuestionId: 102 }, false);
    expect(await onDisk(learner)).toMatchObject({ currentQuestionId: 102, moreMinutes: 17, ownMinutes: 7 });
  });
});

describe('minutes that were taken back', () => {
  it('go from the attempt and from the disk while it is not in them, and stay gone after a reload', async () => {
    const learner = await sits(scheduled);
    await hears(learner, { all: 50 });
    await learner.isSaved();
    learner.phone.waits('10:00');
    expect(await hears(learner, { all: 5, cuts: 1 })).toBe(true);
    expect(minutesOf(learner)).toBe(35);
    await learner.isSaved();
    expect(await onDisk(learner)).toMatchObject({ moreMinutes: 5, timeCuts: 1 });
    const again = await opens(scheduled, { phone: learner.phone, isOffline: true });
    expect(minutesOf(again)).toBe(35);
  });

  it('do not go by a lower total alone, such as that of a process that has not heard', async () => {
    const learner = await sits(scheduled);
    await hears(learner, { all: 50, cuts: 1 });
    for (const told of [{ all: 5 }, { all: 5, cuts: 1 }, { own: 5 }]) await hears(learner, told);
    expect(minutesOf(learner)).toBe(85);
  });

  it('stay where the attempt is in them, and where an answer was given in them by another clock', async () => {
    const learner = await sits(scheduled);
    await hears(learner, { all: 50 });
    learner.phone.waits('34:59');
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    const stamped = learner.attempt().standings[101]?.at ?? 0;
    learner.phone.waits('0:01');
    expect(await hears(learner, { all: 5, cuts: 1 })).toBe(false);
    expect(minutesOf(learner)).toBe(80);
    // Server time that turned trusted time back a little.
    const before = learner.attempt();
    const answeredLater = {
      ...before,
      standings: { ...before.standings, 101: { ...(before.standings[101] ?? never()), at: stamped + minute } },
    };
    expect(step(answeredLater, { type: 'extended', minutes: 5, cuts: 1, at: stamped })).toBe(answeredLater);
  });

  it('can be given again: higher totals count as before', async () => {
    const learner = await sits(scheduled);
    for (const told of [{ all: 50 }, { all: 0, cuts: 1 }, { all: 20, cuts: 1 }]) await hears(learner, told);
    expect(learner.attempt()).toMatchObject({ moreMinutes: 20, timeCuts: 1 });
    expect(minutesOf(learner)).toBe(50);
  });

  it('do not come back by a page that has not heard of it', async () => {
    const learner = await sits(scheduled);
    await hears(learner, { all: 50 });
    const before = learner.attempt();
    await hears(learner, { all: 5, cuts: 1 });
    await learner.isSaved();
    await commitStep(learner.phone.db, before, { ...before, currentQuestionId: 102 }, false);
    expect(await onDisk(learner)).toMatchObject({
      currentQuestionId: 102,
      moreMinutes: 5,
      timeCuts: 1,
      deadline: before.deadline - 45 * minute,
    });
  });

  it('give the hand-in the end that is left, with every answer', async () => {
    const learner = await sits(scheduled);
    await hears(learner, { all: 50 });
    learner.phone.waits('20:00');
    learner.chooses('Q1', 'B');
    await hears(learner, { all: 5, cuts: 1 });
    learner.phone.waits('15:00');
    learner.looksAtTheClock();
    const { timeTaken, answers } = await learner.submission();
    expect([timeTaken, answers[0]?.selectedOptionId]).toEqual([35 * 60, 2]);
  });
});

describe('the time until the next question for more minutes', () => {
  it('is a minute, give or take a quarter', () =>
    expect([0, 0.5, 0.999_999].map((random) => Math.round(untilNext(3_600_000, random)))).toEqual([45_000, 60_000, 75_000]));

  it.each([0, 0.3, 0.999])('reaches a moment within the last twenty seconds (random %d)', (random) => {
    for (let left = 300_000; left > 20_000; left -= 1_000) {
      let now = left;
      let last = left;
      while (now > 0) {
        last = now;
        now -= untilNext(now, random);
      }
      expect(last).toBeLessThanOrEqual(25_000);
    }
  });
});

describe('a page that asks for more minutes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function watches({ minutes = 0, isOn = true, fails = false }: { minutes?: number; isOn?: boolean; fails?: boolean } = {}) {
    const world = { minutes, isOn, fails, asked: 0, cuts: 0, told: [] as number[] };
    const watch = watchMoreTime({
      ask: async () => {
        world.asked += 1;
        if (world.fails) throw new Error('no network');
        return { minutes: world.minutes, ...(world.cuts > 0 && { cuts: world.cuts }) };
      },
      onTold: ({ minutes: total }) => world.told.push(total),
      left: () => 3_600_000,
      isOn: () => world.isOn,
      random: () => 0.5,
    });
    return { world, watch };
  }

  it('asks within seconds, then once a minute, and tells of minutes above none', async () => {
    const { world, watch } = watches();
    await vi.advanceTimersByTimeAsync(2_499);
    expect(world.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([world.asked, world.told]).toEqual([1, []]);
    world.minutes = 10;
    await vi.advanceTimersByTimeAsync(120_000);
    expect([world.asked, world.told]).toEqual([3, [10, 10]]);
    watch.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.asked).toBe(3);
  });

  it('tells of minutes that were all taken back', async () => {
    const { world } = watches();
    world.cuts = 1;
    await vi.advanceTimersByTimeAsync(2_500);
    expect(world.told).toEqual([0]);
  });

  it('goes on after a question without an answer', async () => {
    const { world } = watches({ minutes: 10, fails: true });
    await vi.advanceTimersByTimeAsync(62_500);
    expect([world.asked, world.told]).toEqual([2, []]);
    world.fails = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.told).toEqual([10]);
  });

  it('asks nothing while it may not, and at once when it may again, but not twice within seconds', async () => {
    const { world, watch } = watches({ isOn: false });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(world.asked).toBe(0);
    world.isOn = true;
    watch.look();
    watch.look();
    expect(world.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    watch.look();
    expect(world.asked).toBe(2);
  });

  it('tells nothing that arrives after its end', async () => {
    const { world, watch } = watches({ minutes: 10 });
    await vi.advanceTimersByTimeAsync(2_400);
    watch.look();
    watch.stop();
    await vi.advanceTimersByTimeAsync(10);
    expect([world.asked, world.told]).toEqual([1, []]);
  });
});
