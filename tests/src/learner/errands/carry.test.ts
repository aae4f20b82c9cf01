import { beforeEach, describe, expect, it } from 'vitest';
import { portalMark } from '../../../../contract/calls/problem';
import { ApiError } from '../../../../src/api/client';
import { Study } from '../../../../src/learner/device/study';
import { type Courier, carry, courierQueue, type Errand } from '../../../../src/learner/errands/carry';
import { Device } from '../../../../src/runner/device/db';

const uid = 'asha';
let now = 0;
let isOnline = true;
let owed: string[] = [];
let runs = 0;
let drops = 0;
let isExpecting = false;
let fault: unknown = null;
let during: () => Promise<unknown> = async () => undefined;

const errand: Errand = {
  name: 'letters',
  owed: async () => owed,
  expects: async () => isExpecting,
  async run() {
    runs += 1;
    await during();
    if (fault !== null) throw fault;
    owed = [];
  },
  async drop() {
    drops += 1;
  },
};
let queued = Promise.resolve<unknown>(undefined);
const courier: Courier = {
  device: new Device('courier device'),
  study: new Study('courier study'),
  errands: [errand],
  withLock(work) {
    const done = queued.then(work);
    queued = done.catch(() => undefined);
    return done;
  },
  isOnline: () => isOnline,
  now: () => now,
  random: () => 0.5,
};
const sits = (status: 'in-progress' | 'delivered') => courier.device.attempts.put({ uid, assessmentId: 1, status } as never);
const refusal = (status: number, code: 'forbidden' | 'invalid', reason?: object) =>
  new ApiError('problem', status, { code, message: 'No.', from: portalMark, ...(reason && { reason }) } as never);

beforeEach(async () => {
  [now, isOnline, owed, runs, drops, fault, isExpecting] = [1_000_000, true, ['one'], 0, 0, null, false];
  during = async () => undefined;
  await Promise.all([courier.device.attempts.clear(), courier.study.errands.clear()]);
});

describe('the courier', () => {
  it('runs an errand where something waits, and tells what is left', async () => {
    expect(await carry(courier, uid, 'due')).toBe(0);
    expect(runs).toBe(1);
    await carry(courier, uid, 'now');
    expect(runs).toBe(1);
  });

  it('runs an errand in the same round for which the one before has brought work', async () => {
    let parcels: string[] = [];
    let carried = 0;
    const later: Errand = {
      ...errand,
      name: 'parcels',
      owed: async () => parcels,
      run: async () => {
        carried += 1;
        parcels = [];
      },
    };
    during = async () => {
      parcels = ['brought by a letter'];
    };
    expect(await carry({ ...courier, errands: [errand, later] }, uid, 'due')).toBe(0);
    expect(carried).toBe(1);
  });

  it('runs it for a screen that shows its news, unless they are fresh', async () => {
    owed = [];
    await carry(courier, uid, 'visit');
    now += 29_000;
    await carry(courier, uid, 'visit');
    expect(runs).toBe(1);
    now += 2_000;
    await carry(courier, uid, 'visit');
    expect(runs).toBe(2);
  });

  it('asks for news that it expects when a page opens, once an hour, and not when a wait is over', async () => {
    [owed, isExpecting] = [[], true];
    await carry(courier, uid, 'due');
    expect(runs).toBe(0);
    now = 10_000_000;
    await carry(courier, uid, 'now');
    expect(runs).toBe(1);
    now += 59 * 60_000;
    await carry(courier, uid, 'now');
    expect(runs).toBe(1);
    now += 2 * 60_000;
    await carry(courier, uid, 'due');
    expect(runs).toBe(1);
    await carry(courier, uid, 'now');
    expect(runs).toBe(2);
    // What nobody expects is not asked for.
    [now, isExpecting] = [now + 24 * 60 * 60_000, false];
    await carry(courier, uid, 'now');
    expect(runs).toBe(2);
  });

  const hour = 60 * 60_000;
  // A refusal by itself explains a wait of hours; what the page meets, or a screen asks for, waits for no such time.
  it.each([
    ...(['now', 'visit'] as const).flatMap((occasion) => [hour, 24 * hour, 365 * 24 * hour].map((ahead) => ({ occasion, ahead }))),
    { occasion: 'due' as const, ahead: 24 * hour },
  ])('runs on $occasion what failed while the clock was ahead by $ahead ms, once the clock is right', async ({ occasion, ahead }) => {
    const right = now;
    now += ahead;
    fault = new ApiError('offline');
    await carry(courier, uid, 'asked');
    [now, fault] = [right, null];
    expect(await carry(courier, uid, occasion)).toBe(0);
    // As an earlier version has written it.
    owed = ['two'];
    const row = { uid, errand: 'letters', tries: 1, nextTryAt: right + ahead + 1_000, notBefore: right + ahead, doneAt: 0 };
    await courier.study.errands.put(row);
    expect(await carry(courier, uid, occasion)).toBe(0);
    expect(runs).toBe(3);
  });

  it('asks nothing without a network', async () => {
    isOnline = false;
    for (const occasion of ['due', 'now', 'asked', 'visit'] as const) expect(await carry(courier, uid, occasion)).toBe(1);
    expect(runs).toBe(0);
  });

  it('asks nothing during a sitting, and looks again a minute later', async () => {
    await sits('in-progress');
    for (const occasion of ['due', 'now', 'asked', 'visit'] as const) await carry(courier, uid, occasion);
    expect(runs).toBe(0);
    expect(await courierQueue(courier).waiting(courier.device, uid)).toEqual([{ nextTryAt: now + 60_000, notBefore: 0 }]);
    await sits('delivered');
    await carry(courier, uid, 'due');
    expect(runs).toBe(1);
  });

  it('tries again after a wait that doubles, at once with a network, and never before the server wishes', async () => {
    fault = new ApiError('offline');
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await carry(courier, uid, 'due');
      const [row] = await courierQueue(courier).waiting(courier.device, uid);
      waits.push((row?.nextTryAt ?? 0) - now);
      await carry(courier, uid, 'due');
      now = row?.nextTryAt ?? 0;
    }
    expect(waits).toEqual([2_000, 4_000, 8_000]);
    expect(runs).toBe(3);
    fault = new ApiError('problem', 503, null, new Headers({ 'Retry-After': '60' }));
    await carry(courier, uid, 'now');
    await carry(courier, uid, 'now');
    expect(runs).toBe(4);
    now += 60_000;
    await carry(courier, uid, 'now');
    expect(runs).toBe(5);
  });

  it('waits minutes after a refusal', async () => {
    fault = refusal(400, 'invalid');
    await carry(courier, uid, 'due');
    const [row] = await courierQueue(courier).waiting(courier.device, uid);
    expect((row?.nextTryAt ?? 0) - now).toBe(225_000);
  });

  it('waits seconds after a wish to wait, and after a refusal by another machine on the way', async () => {
    const stranger = new ApiError('problem', 403, { code: 'forbidden', message: 'No.' });
    const wish = new ApiError('problem', 429, { code: 'too-many-requests', message: 'Later.', from: portalMark });
    for (const [at, again] of [stranger, wish].entries()) {
      fault = again;
      await carry(courier, uid, 'now');
      const [row] = await courierQueue(courier).waiting(courier.device, uid);
      expect((row?.nextTryAt ?? 0) - now).toBe(2_000 * 2 ** at);
    }
  });

  it('drops what an errand has of an account that was erased, by the word of the portal alone', async () => {
    const gone = { code: 'account-erased' };
    fault = new ApiError('problem', 403, { code: 'forbidden', message: 'No.', reason: gone } as never);
    await carry(courier, uid, 'due');
    fault = refusal(403, 'forbidden');
    await carry(courier, uid, 'now');
    expect(drops).toBe(0);
    fault = refusal(403, 'forbidden', gone);
    await carry(courier, uid, 'now');
    expect([runs, drops]).toEqual([3, 1]);
  });

  it('runs in one page at a time: a second page finds nothing left', async () => {
    let atOnce = 0;
    let most = 0;
    during = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await courier.study.errands.count();
      atOnce -= 1;
    };
    await Promise.all([carry(courier, uid, 'due'), carry(courier, uid, 'due')]);
    expect([most, runs]).toEqual([1, 1]);
  });
});
