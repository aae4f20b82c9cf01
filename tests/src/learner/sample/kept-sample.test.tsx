// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dashboard } from '../../../../src/learner/home/Dashboard';
import { keepOverSignIn, sampleOf, sampleOnWay } from '../../../../src/learner/sample/kept-sample';
import { mayHaveSample } from '../../../../src/learner/sample/may-have-sample';
import { device } from '../../../../src/runner/device/db';
import { forget } from '../../../../src/runner/device/people';
import { allByRole, byRole, click, eventually, leave, open, server, startOver, text } from '../kit';

vi.mock('../../../../src/session/session-store', async () => (await import('../kit')).sessionDouble);

const hour = 3_600_000;
const day = 24 * hour;
const signsIn = (uid: string) => device.settings.put({ key: 'signed-in', value: uid });
const isOnDevice = async () => (await device.settings.get('sample')) !== undefined;

beforeEach(async () => {
  await startOver();
  localStorage.clear();
  await device.settings.clear();
});
afterEach(leave);

describe('an answer that is kept over the sign-in', () => {
  it('is on its way for an hour', () => {
    expect([mayHaveSample(), sampleOnWay(0)]).toEqual([false, null]);
    keepOverSignIn(2, 1_000);
    expect(mayHaveSample()).toBe(true);
    expect([sampleOnWay(1_000), sampleOnWay(1_000 + hour - 1), sampleOnWay(1_000 + hour), sampleOnWay(999)]).toEqual([2, 2, null, null]);
  });

  it('is the one of who signs in, for a week, and of nobody else', async () => {
    keepOverSignIn(2, 0);
    await signsIn('asha');
    expect(await sampleOf(device, 'asha', 5)).toBe(2);
    expect(sampleOnWay(5)).toBeNull();
    expect(await sampleOf(device, 'asha', 5 + 7 * day - 1)).toBe(2);
    await signsIn('bala');
    expect(await sampleOf(device, 'bala', 6)).toBeNull();
    expect([await isOnDevice(), mayHaveSample()]).toEqual([false, false]);
  });

  it('is dropped after its week, and where its hour is over', async () => {
    keepOverSignIn(2, 0);
    await signsIn('asha');
    await sampleOf(device, 'asha', 0);
    expect(await sampleOf(device, 'asha', 7 * day)).toBeNull();
    expect([await isOnDevice(), mayHaveSample()]).toEqual([false, false]);
    keepOverSignIn(2, 0);
    expect(await sampleOf(device, 'asha', hour)).toBeNull();
    expect([await isOnDevice(), mayHaveSample()]).toEqual([false, false]);
  });

  it('leaves the device at the sign-out', async () => {
    keepOverSignIn(2, 0);
    await signsIn('asha');
    await sampleOf(device, 'asha', 0);
    expect(await isOnDevice()).toBe(true);
    await forget(device);
    expect(await isOnDevice()).toBe(false);
    expect(await sampleOf(device, 'asha', 0)).toBeNull();
  });

  it('is on the dashboard with its solution, until it is closed', async () => {
    keepOverSignIn(2, Date.now());
    await signsIn('asha');
    server.gives('/assessment/results/user/asha', []);
    await open(<Dashboard />);
    await eventually(() => byRole('heading', 'Your first answer is here'));
    for (const words of ['Your answer: C. 54 km/h', 'Right answer: B. 36 km/h', 'Times 18/5']) expect(text()).toContain(words);
    expect(allByRole('link', 'Take a whole test')).toEqual([]);
    // A newcomer's home begins with no line in red: the sign alone is.
    const yours = [...document.querySelectorAll('p')].find(({ textContent }) => textContent?.includes('Your answer:'));
    expect([yours?.className, yours?.querySelector('.text-bad')?.textContent]).toEqual([expect.not.stringContaining('text-bad'), '']);
    await leave();
    await open(<Dashboard />);
    await eventually(() => byRole('heading', 'Your first answer is here'));
    await click(byRole('button', 'Close'));
    expect(text()).not.toContain('Your first answer is here');
    await eventually(async () => expect(await isOnDevice()).toBe(false));
    await leave();
    await open(<Dashboard />);
    byRole('heading', 'Welcome, Asha!');
    expect(text()).not.toContain('Your first answer is here');
  });
});
