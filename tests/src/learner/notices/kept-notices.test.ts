import { beforeEach, describe, expect, it } from 'vitest';
import type { HomeNotice } from '../../../../contract/institute/home-notice';
import { closeNotice, keepNotices, noticesKept, notOver, untilNextEnd } from '../../../../src/learner/notices/kept-notices';
import { Device } from '../../../../src/runner/device/db';

let db: Device;
const minute = 60_000;
const notice = (id: number, until = 0): HomeNotice => ({ id, text: `N${id}`, until: new Date(until).toISOString() });
const kept = async (uid = 'asha') => (await noticesKept(db, uid)).map(({ id }) => id);
const signIn = (uid: string) => db.settings.put({ key: 'signed-in', value: uid });

beforeEach(async () => {
  db = new Device(crypto.randomUUID());
  await signIn('asha');
});

describe('notices on a device', () => {
  it('are those that were heard last, for the person for whom they were heard', async () => {
    expect(await kept()).toEqual([]);
    await keepNotices(db, 'asha', [notice(2), notice(1)]);
    expect([await kept(), await kept('bala')]).toEqual([[2, 1], []]);
    await keepNotices(db, 'asha', [notice(3), notice(2)]);
    expect(await kept()).toEqual([3, 2]);
  });

  it('stay closed while the server lists them, and are forgotten with them', async () => {
    await keepNotices(db, 'asha', [notice(2), notice(1)]);
    await closeNotice(db, 'asha', 2);
    await closeNotice(db, 'bala', 1);
    expect(await kept()).toEqual([1]);
    await keepNotices(db, 'asha', [notice(3), notice(2)]);
    expect(await kept()).toEqual([3]);
    await keepNotices(db, 'asha', []);
    expect(await db.settings.get('notices')).toEqual({ key: 'notices', value: { uid: 'asha', list: [], closed: [] } });
  });

  it('of a person who is not signed in any more are not kept: the account may be erased', async () => {
    await db.settings.delete('signed-in');
    await keepNotices(db, 'asha', [notice(1)]);
    expect(await db.settings.get('notices')).toBeUndefined();
    await signIn('bala');
    await keepNotices(db, 'asha', [notice(1)]);
    expect(await db.settings.get('notices')).toBeUndefined();
  });

  it('of one person give way to those of the next, and so does what was closed', async () => {
    await keepNotices(db, 'asha', [notice(1)]);
    await closeNotice(db, 'asha', 1);
    await signIn('bala');
    await keepNotices(db, 'bala', [notice(1)]);
    expect([await kept('bala'), await kept('asha')]).toEqual([[1], []]);
  });

  it('are over at their end, for which the page wakes, within a minute', () => {
    const list = [notice(1, 5_000), notice(2, 9_000)];
    expect(notOver(list, 4_999)).toEqual(list);
    expect(notOver(list, 5_000)).toEqual([list[1]]);
    expect(untilNextEnd(list, 4_000)).toBe(1_000);
    expect(untilNextEnd(list, 6_000)).toBe(0);
    expect(untilNextEnd([notice(1, 9 * minute)], 0)).toBe(minute);
    expect(untilNextEnd([], 0)).toBe(minute);
  });
});
