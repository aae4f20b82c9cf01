import { describe, expect, it, vi } from 'vitest';
import type { Chance } from '../../../../contract/assessment/chance';
import { needsNewer } from '../../../../contract/assessment/needs/needs';
import { copiesOf } from '../../../../src/learner/outbox/copies-of';
import { makeRoom } from '../../../../src/runner/device/copies';
import type { Parcel } from '../../../../src/runner/device/db';
import { bringBack, setAside } from '../../../../src/runner/device/quarantine';
import { keepAvailable, keepResult, parcelsOf, resultOn } from '../../../../src/runner/device/shelf';
import { receiptsOf } from '../../../../src/runner/outbox/receipts';
import { opens, type Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';
import { available, result, summary } from '../../learner/made';

const key: [string, number] = ['asha', 7];
const chance: Chance = { number: 2, reason: 'Power cut', counts: 'best', until: '2026-03-02T09:00:00.000Z' };
/** Its last start is long over, and all attempts ended together. */
const closed = { ...paper(), closesAt: '2026-02-01T10:00:00.000Z', endsTogether: true };

const isListed = ({ db }: Phone, given: Chance) => keepAvailable(db, 'asha', [available({ id: 7, chance: given, closesAt: given.until })]);

async function isDelivered({ db }: Phone): Promise<void> {
  await db.attempts.update(key, { status: 'delivered' });
  await db.parcels.delete(key);
}

/** A phone from which the paper was handed in, once. */
async function handedIn(): Promise<Phone> {
  const { phone, ...learner } = await sits(paper());
  learner.chooses('Q1', 'A');
  learner.submits();
  expect(await learner.submission()).not.toHaveProperty('chance');
  return phone;
}

describe('a chance to sit an assessment again', () => {
  it('is heard with the paper by a phone that knows of no hand-in, and the start is that of the chance', async () => {
    const { phone } = await opens(paper({ id: 8 }));
    const hears = async () => {
      await isListed(phone, chance);
      return closed;
    };
    const learner = await opens(closed, { phone, news: hears() });
    await until(() => learner.runner.getState().paper !== null);
    expect(learner.runner.getState().paper).toMatchObject({ chance, closesAt: chance.until });
    learner.starts();
    await until(() => learner.phase() === 'taking');
    expect(learner.attempt().chance).toBe(2);
  });

  it('that another phone has used, or that was taken back, is begun no more: the reply with the paper says so', async () => {
    const phone = await handedIn();
    await isListed(phone, chance);
    await isDelivered(phone);
    let reply = (): void => undefined;
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    const hears = async () => {
      await replied;
      await keepAvailable(phone.db, 'asha', []);
      return closed;
    };
    const learner = await opens(closed, { phone, news: hears() });
    await until(() => learner.phase() === 'start');
    // Pressed before the reply.
    learner.starts();
    reply();
    await until(() => learner.phase() === 'over');
    expect(learner.attempt()).toMatchObject({ status: 'delivered' });
  });

  it('begins once the attempt before is delivered, with no answer of it, and hands in under its number', async () => {
    const phone = await handedIn();
    await isListed(phone, chance);
    expect((await opens(closed, { phone })).phase()).toBe('over');
    await isDelivered(phone);
    await keepResult(phone.db, 'asha', result({ assessmentId: 7 }));
    const again = await opens(closed, { phone });
    expect(again.phase()).toBe('start');
    expect(again.runner.getState().paper).toMatchObject({ chance, closesAt: chance.until });
    // The key of a paper that may be sat again leaves the device.
    expect(await resultOn(phone.db, ...key)).toBeNull();
    again.starts();
    await until(() => again.phase() === 'taking');
    expect(again.attempt().deadline).toBeGreaterThan(phone.wall);
    again.chooses('Q2', 'B');
    await again.isSaved();
    phone.waits('5:00');
    const reloaded = await opens(closed, { phone: phone.reloads(), isOffline: true });
    expect(reloaded.phase()).toBe('taking');
    expect(Object.keys(reloaded.attempt().standings)).toEqual(['102']);
    reloaded.submits();
    await until(async () => (await phone.db.parcels.get(key)) !== undefined);
    expect(await reloaded.submission()).toMatchObject({ chance: 2 });
    await isDelivered(phone);
    // The list may be older than the hand-in.
    expect((await opens(closed, { phone })).phase()).toBe('over');
    await isListed(phone, { ...chance, number: 3 });
    expect((await opens(closed, { phone })).phase()).toBe('start');
  });

  it('begins over a hand-in in whose place other answers are filed; that one is kept, however often it happens', async () => {
    const phone = await handedIn();
    const [first] = await parcelsOf(phone.db, 'asha');
    const startedAt = (await phone.db.attempts.get(key))?.startedAt;
    await isListed(phone, chance);
    // Nobody knows yet whose answers the server has.
    await phone.db.parcels.update(key, { cause: 'unsettled' });
    expect((await opens(closed, { phone })).phase()).toBe('over');
    await phone.db.parcels.update(key, { state: 'elsewhere', cause: 'elsewhere' });
    const again = await opens(closed, { phone });
    expect(again.phase()).toBe('start');
    again.starts();
    await until(() => again.phase() === 'taking');
    await again.isSaved();
    expect(await phone.db.standings.count()).toBe(0);
    // Neither the start of a page nor an attempt that is lost brings it to the place of the next one.
    expect([await setAside(phone.db, 'asha'), await bringBack(phone.db, 'asha')]).toEqual([0, 0]);
    expect(await parcelsOf(phone.db, 'asha')).toEqual([]);
    again.chooses('Q2', 'B');
    again.submits();
    expect(await again.submission()).toMatchObject({ chance: 2 });
    const [second] = await parcelsOf(phone.db, 'asha');
    await phone.db.parcels.update(key, { state: 'elsewhere', cause: 'elsewhere' });
    // The list may be older than the hand-in.
    expect((await opens(closed, { phone })).phase()).toBe('over');
    await isListed(phone, { ...chance, number: 3 });
    await sits(closed, { phone });
    expect(await copiesOf(phone.db, 'asha')).toMatchObject([
      { body: first?.body, startedAt, handedInAt: first?.handedInAt, state: 'elsewhere' },
      { body: second?.body, handedInAt: second?.handedInAt },
    ]);
    expect(await copiesOf(phone.db, 'ravi')).toEqual([]);
  });

  it('takes nothing but the result from the device before Start is pressed, and its start page stays', async () => {
    const phone = await handedIn();
    await isDelivered(phone);
    const receipt = { title: 'Alpha', handedInAt: 1, receivedAt: '2026-02-01T10:00:00.000Z', counts: null };
    await phone.db.attempts.update(key, { receipt, startNews: { isOver: true, tries: 1, nextTryAt: 0, notBefore: 0 } });
    await isListed(phone, chance);
    for (const _ of ['opened', 'reloaded']) {
      const page = await opens(closed, { phone });
      await page.runner.reread();
      expect([page.phase(), (await receiptsOf(phone.db, 'asha')).length]).toEqual(['start', 1]);
    }
    await sits(closed, { phone });
    expect(await receiptsOf(phone.db, 'asha')).toEqual([]);
    expect(await phone.db.attempts.get(key)).not.toHaveProperty('startNews');
  });

  it('is taken on a device that stores nothing, and handed in beside what was there once there is room', async () => {
    const phone = await handedIn();
    const [first] = await parcelsOf(phone.db, 'asha');
    await phone.db.parcels.update(key, { state: 'elsewhere', cause: 'elsewhere' });
    await isListed(phone, chance);
    await keepResult(phone.db, 'asha', result({ assessmentId: 7 }));
    const refuses = vi.spyOn(phone.db.log, 'refuses').mockReturnValue(true);
    const again = await opens(closed, { phone });
    expect([again.phase(), again.runner.getState().isKept]).toEqual(['start', false]);
    await again.runner.reread();
    expect(again.phase()).toBe('start');
    again.starts();
    await until(() => again.phase() === 'taking');
    await again.runner.reread();
    again.chooses('Q2', 'B');
    again.submits();
    await until(() => again.runner.getState().direct !== null || again.runner.getState().trouble === 'full');
    expect(again.phase()).toBe('handing-in');
    refuses.mockRestore();
    await until(() => again.phase() === 'over');
    expect(await again.submission()).toMatchObject({ chance: 2 });
    expect(await copiesOf(phone.db, 'asha')).toMatchObject([{ body: first?.body }]);
  });

  it('is not begun over a parcel that waits, though its attempt is lost, nor over an attempt in progress', async () => {
    const phone = await handedIn();
    const { body } = (await phone.db.parcels.get(key)) ?? {};
    await isListed(phone, chance);
    await phone.db.attempts.delete(key);
    expect((await opens(closed, { phone })).runner.getState().paper).not.toHaveProperty('chance');
    expect(await phone.db.parcels.get(key)).toMatchObject({ body });
    const other = await sits(paper());
    await isListed(other.phone, chance);
    await other.phone.db.parcels.put({ ...(await phone.db.parcels.get(key)), state: 'elsewhere' } as Parcel);
    expect((await opens(closed, { phone: other.phone })).phase()).toBe('taking');
    expect(await copiesOf(other.phone.db, 'asha')).toEqual([]);
  });

  it('leaves an attempt alone that another tab has begun since the one before was read', async () => {
    const phone = await handedIn();
    await phone.db.parcels.update(key, { state: 'elsewhere' });
    const startedAt = (await phone.db.attempts.get(key))?.startedAt ?? 0;
    await makeRoom(phone.db, ...key, startedAt - 1);
    expect([await phone.db.attempts.count(), (await copiesOf(phone.db, 'asha')).length]).toEqual([1, 0]);
    await makeRoom(phone.db, ...key, startedAt);
    expect([await phone.db.attempts.count(), (await copiesOf(phone.db, 'asha')).length]).toEqual([0, 1]);
  });

  it('begins on a device that has no attempt, though the server has the first hand-in', async () => {
    const { phone } = await opens(paper());
    await phone.db.summaries.put({ ...summary({ assessmentId: 7 }), uid: 'asha' });
    expect((await opens(paper(), { phone })).phase()).toBe('over');
    await isListed(phone, chance);
    const learner = await sits(closed, { phone });
    learner.submits();
    expect(await learner.submission()).toMatchObject({ chance: 2 });
  });

  it('keeps its paper as the server has it, and its attempt from pages that would hand it in as the first', async () => {
    const { phone } = await opens(paper());
    await isListed(phone, chance);
    await sits(closed, { phone });
    expect(await phone.db.papers.get(key)).toMatchObject({ closesAt: closed.closesAt, endsTogether: true });
    const row = await phone.db.attempts.get(key);
    expect(row).toMatchObject({ needs: ['again'], chance: 2 });
    expect(row).not.toHaveProperty('handedInAt');
    expect(needsNewer(row)).toBe(false);
  });
});
