import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Paper, SubmissionSchema } from '../../contract/assessment/assessment';
import { Device } from '../../src/runner/device/db';
import { keepAvailable, keepPaper, openAttempts, paperOn, parcelsOf } from '../../src/runner/device/shelf';
import { deliver } from '../../src/runner/outbox/deliver';
import { handInOverdue } from '../../src/runner/outbox/overdue';
import { opens, Phone, sits } from '../kit/learner';
import { moduleOf, sourceOf } from '../kit/old-version';
import { paper } from '../kit/paper';
import { until } from '../kit/until';
import { available } from '../src/learner/made';

type Modules = {
  db: typeof import('../../src/runner/device/db');
  kit: typeof import('../kit/learner');
  shelf: typeof import('../../src/runner/device/shelf');
};

/** The page of a version: what opens papers and stores answers, in the version's own code. */
async function pageOf(folder: string): Promise<Modules> {
  const [db, kit, shelf] = await Promise.all(
    ['src/runner/device/db.ts', 'tests/kit/learner.ts', 'src/runner/device/shelf.ts'].map((file) => moduleOf(folder, file)),
  );
  return { db, kit, shelf } as Modules;
}

const folders = { '0.1.0': sourceOf('0.1.0'), '0.8.0': sourceOf('0.8.0'), '0.10.0': sourceOf('0.10.0') };
const key = (id: number): [string, number] => ['asha', id];
let names = 0;
const newName = () => `old-${++names}`;

/** A phone of a version over the database of this name. */
function phoneOf({ db, kit }: Modules, name: string, wall?: number): Phone {
  const phone = new kit.Phone();
  Object.assign(phone, { db: new db.Device(name), ...(wall !== undefined && { wall }) });
  // The clock of the phone of 0.1.0 cannot be given another database: it is made with the phone.
  return phone;
}

const phoneNow = (name: string, wall: number): Phone => new Phone({ wall, db: new Device(name) });

for (const version of ['0.1.0', '0.8.0'] as const)
  describe.skipIf(folders[version] === null)(`a device of version ${version}`, () => {
    it('is opened by this page: attempts go on, papers and parcels are as they were, of every person', async () => {
      const old = await pageOf(folders[version] ?? '');
      const name = newName();
      const phone = phoneOf(old, name);
      const learner = await old.kit.sits(paper(), { phone });
      learner.chooses('Q1', 'B');
      learner.marks('Q2');
      learner.goesTo('Q3');
      await learner.isSaved();
      const other = await old.kit.sits(paper({ id: 8 }), { phone, uid: 'ravi' });
      other.chooses('Q4', 'D');
      await other.isSaved();
      const filed = await old.kit.sits(paper({ id: 9 }), { phone });
      filed.chooses('Q2', 'C');
      filed.submits();
      const parcel = await until(() => phone.db.parcels.get(key(9)));
      await old.shelf.keepPaper(phone.db, 'asha', paper({ id: 10 }));
      const [attempt, deadline] = [learner.attempt(), learner.attempt().deadline];
      phone.db.close();

      const now = phoneNow(name, phone.wall + 60_000);
      expect(await parcelsOf(now.db, 'asha')).toEqual([parcel]);
      expect(await paperOn(now.db, 'asha', 10)).toMatchObject({ ...paper({ id: 10 }), uid: 'asha' });
      expect(await openAttempts(now.db, 'ravi')).toMatchObject([{ assessmentId: 8, status: 'in-progress' }]);
      const again = await opens(paper(), { phone: now, isOffline: true });
      expect(again.phase()).toBe('taking');
      expect(again.attempt()).toMatchObject({ deadline, startedAt: attempt.startedAt, currentQuestionId: 103 });
      expect(again.attempt().standings).toMatchObject({
        101: { selectedOptionId: 2 },
        102: { selectedOptionId: null, markedForReview: true },
      });
      again.chooses('Q3', 'A');
      again.submits();
      expect((await again.submission()).answers).toEqual([
        { questionId: 101, selectedOptionId: 2, markedForReview: false },
        { questionId: 102, selectedOptionId: null, markedForReview: true },
        { questionId: 103, selectedOptionId: 1, markedForReview: false },
        { questionId: 104, selectedOptionId: null, markedForReview: false },
      ]);
      const bodies: unknown[] = [];
      const carrier = {
        ...{ db: now.db, base: '/api', token: async () => ({ token: 't' }), now: () => now.wall, random: () => 0 },
        withLock: <T>(work: () => Promise<T>) => work(),
        fetch: async (_: unknown, init?: RequestInit) => {
          const body = JSON.parse(String(init?.body)) as { assessmentId: number };
          bodies.push(body);
          return Response.json({ assessmentId: body.assessmentId, submitted: true, submittedAt: '2026-03-01T10:00:00.000Z' });
        },
      };
      await deliver(carrier as Parameters<typeof deliver>[0], 'asha', 'asked');
      expect(bodies).toContainEqual(JSON.parse(parcel.body));
      expect(bodies).toHaveLength(2);
      now.db.close();
    });

    it('ends an attempt of that version at its own deadline, however late this page is opened', async () => {
      const old = await pageOf(folders[version] ?? '');
      const name = newName();
      const phone = phoneOf(old, name);
      const learner = await old.kit.sits(paper(), { phone });
      learner.chooses('Q1', 'B');
      await learner.isSaved();
      const { deadline } = learner.attempt();
      phone.db.close();
      const now = phoneNow(name, phone.wall + 5 * 3_600_000);
      await now.clock.load();
      expect(await handInOverdue({ db: now.db, clock: now.clock, askTime: async () => now.hearsServer() }, 'asha')).toBe(1);
      const [parcel] = await parcelsOf(now.db, 'asha');
      expect(parcel?.handedInAt).toBe(deadline);
      expect(v.parse(SubmissionSchema, JSON.parse(parcel?.body ?? '{}'))).toMatchObject({
        timeTaken: 1800,
        answers: [{ selectedOptionId: 2 }, {}, {}, {}],
      });
      now.db.close();
    });
  });

describe.skipIf(folders['0.8.0'] === null)('a device of this version, opened by the page of 0.8.0', () => {
  const needs = ['sections', 'numeric'];
  const needy = (id = 7): Paper => ({ ...paper({ id }), needs, takesPace: 'yes' });

  it('goes on with an attempt at a paper without needs, and hands it in', async () => {
    const old = await pageOf(folders['0.8.0'] ?? '');
    const name = newName();
    const learner = await sits(paper(), { phone: new Phone({ db: new Device(name) }) });
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    learner.phone.db.close();
    const again = await old.kit.opens(paper(), { phone: phoneOf(old, name, learner.phone.wall), isOffline: true });
    expect(again.phase()).toBe('taking');
    again.chooses('Q2', 'D');
    again.submits();
    expect((await again.submission()).answers).toMatchObject([{ selectedOptionId: 2 }, { selectedOptionId: 4 }, {}, {}]);
    again.phone.db.close();
  });

  it('neither opens, nor ends, nor shortens an attempt with needs; this page goes on with it afterwards', async () => {
    const old = await pageOf(folders['0.8.0'] ?? '');
    const overdue = (await moduleOf(folders['0.8.0'] ?? '', 'src/runner/outbox/overdue.ts')) as { handInOverdue: typeof handInOverdue };
    const name = newName();
    const learner = await sits(needy(), { phone: new Phone({ db: new Device(name) }) });
    learner.types('Q1', '-2.5');
    await learner.isSaved();
    const before = learner.attempt();
    learner.phone.db.close();

    const past = phoneOf(old, name, learner.phone.wall + 60_000);
    const shown = await old.kit.opens(needy(), { phone: past, isOffline: true });
    expect(shown.phase()).toBe('absent');
    shown.starts();
    expect(shown.runner.getState().attempt).toBeNull();
    past.wall += 40 * 60_000;
    await past.clock.load();
    expect(await overdue.handInOverdue({ db: past.db, clock: past.clock, askTime: async () => past.hearsServer() }, 'asha')).toBe(0);
    expect(await past.db.parcels.count()).toBe(0);
    past.db.close();

    const again = await opens(needy(), { phone: phoneNow(name, learner.phone.wall + 120_000), isOffline: true });
    expect(again.phase()).toBe('taking');
    expect(again.attempt()).toEqual(before);
    again.types('Q2', '7');
    again.submits();
    expect((await again.submission()).answers.slice(0, 2)).toMatchObject([{ value: '-2.5' }, { value: '7' }]);
    const parcel = await again.parcel();
    again.phone.db.close();

    const carried = phoneOf(old, name, learner.phone.wall);
    expect(await old.shelf.parcelsOf(carried.db, 'asha')).toEqual([parcel]);
    carried.db.close();
  });

  it('keeps a paper with needs away from its start screen', async () => {
    const old = await pageOf(folders['0.8.0'] ?? '');
    const name = newName();
    const db = new Device(name);
    await keepPaper(db, 'asha', needy());
    db.close();
    const shown = await old.kit.opens(needy(), { phone: phoneOf(old, name), isOffline: true });
    expect(shown.phase()).toBe('absent');
    shown.phone.db.close();
    const again = await opens(needy(), { phone: phoneNow(name, shown.phone.wall), isOffline: true });
    expect(again.phase()).toBe('start');
    again.phone.db.close();
  });
});

describe.skipIf(folders['0.10.0'] === null)('an attempt of a further chance, met by the page of 0.10.0', () => {
  const chance = { number: 2, reason: 'Power cut', counts: 'last', until: '2026-03-02T09:00:00.000Z' } as const;

  /** A phone whose learner has handed in once, and sits the chance. */
  async function sitting(name: string) {
    const first = await sits(paper(), { phone: new Phone({ db: new Device(name) }) });
    first.chooses('Q1', 'A');
    first.submits();
    await until(() => first.phone.db.parcels.get(key(7)));
    await first.phone.db.attempts.update(key(7), { status: 'delivered' });
    await first.phone.db.parcels.delete(key(7));
    await keepAvailable(first.phone.db, 'asha', [available({ id: 7, chance, closesAt: chance.until })]);
    const learner = await sits(paper(), { phone: first.phone });
    learner.chooses('Q2', 'B');
    await learner.isSaved();
    return learner;
  }

  it('is neither opened, nor ended, nor handed in as the first; this page goes on with it', async () => {
    const old = await pageOf(folders['0.10.0'] ?? '');
    const overdue = (await moduleOf(folders['0.10.0'] ?? '', 'src/runner/outbox/overdue.ts')) as { handInOverdue: typeof handInOverdue };
    const name = newName();
    const learner = await sitting(name);
    const before = learner.attempt();
    learner.phone.db.close();

    const past = phoneOf(old, name, learner.phone.wall + 60_000);
    const shown = await old.kit.opens(paper(), { phone: past, isOffline: true });
    expect(shown.phase()).not.toBe('taking');
    shown.starts();
    expect(shown.runner.getState().attempt).toBeNull();
    past.wall += 40 * 60_000;
    await past.clock.load();
    expect(await overdue.handInOverdue({ db: past.db, clock: past.clock, askTime: async () => past.hearsServer() }, 'asha')).toBe(0);
    expect(await past.db.parcels.count()).toBe(0);
    past.db.close();

    const again = await opens(paper(), { phone: phoneNow(name, learner.phone.wall + 120_000), isOffline: true });
    expect(again.phase()).toBe('taking');
    expect(again.attempt()).toEqual(before);
    again.submits();
    expect(await again.submission()).toMatchObject({ chance: 2, answers: [{ selectedOptionId: null }, { selectedOptionId: 2 }, {}, {}] });
    const parcel = await again.parcel();
    again.phone.db.close();

    // What waits is sent as it is, whichever page sends it.
    const carried = phoneOf(old, name, learner.phone.wall);
    expect(await old.shelf.parcelsOf(carried.db, 'asha')).toEqual([parcel]);
    carried.db.close();
  });
});
