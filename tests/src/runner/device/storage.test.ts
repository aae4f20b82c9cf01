import { Dexie } from 'dexie';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { clearOthers } from '../../../../src/runner/device/clear-others';
import { Device } from '../../../../src/runner/device/db';
import { forget, lastPerson, remember } from '../../../../src/runner/device/people';
import { bringBack, setAside } from '../../../../src/runner/device/quarantine';
import { attemptOn, keepPaper, keepResult, openAttempts, paperOn, parcelsOf, removePaper } from '../../../../src/runner/device/shelf';
import { recoverStorage } from '../../../../src/runner/device/storage-recovery';
import { handIn } from '../../../../src/runner/outbox/hand-in';
import { type Letter, retry, type Verdict } from '../../../../src/runner/outbox/verdict';
import { latestTimeOf } from '../../../../src/runner/screens/store/read-device';
import { opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';
import { personAs } from '../../session/kit';

const full = () => {
  throw new DOMException('no space', 'QuotaExceededError');
};
let restore: () => void = () => undefined;
afterEach(() => restore());

/** Lets the store work until a state, without a timer. */
async function inTurns(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isSo()).toBe(true);
}

/** As in a private window: every `open` fails. */
function withoutIndexedDb(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  restore = () => {
    IDBFactory.prototype.open = open;
  };
}

describe('a full device', () => {
  it('says within a second that an answer is not saved, goes on in memory, and saves all answers once there is space [trap 40]', async () => {
    const learner = await sits(paper());
    learner.phone.db.standings.hook('creating', full);
    // The store's tasks run on other timers. Nothing else waits before it is said: the time stands still.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    restore = () => void vi.useRealTimers();
    learner.chooses('Q1', 'C');
    await inTurns(() => learner.runner.getState().trouble === 'full');
    expect(learner.runner.getState().saving).toBe('failed');
    learner.chooses('Q2', 'D');
    expect(learner.attempt().standings[102]?.selectedOptionId).toBe(4);
    learner.phone.db.standings.hook('creating').unsubscribe(full);
    await vi.advanceTimersByTimeAsync(1_000);
    await inTurns(() => learner.runner.getState().saving === 'saved');
    vi.useRealTimers();
    expect((await attemptOn(learner.phone.db, 'asha', 7))?.standings).toEqual(learner.attempt().standings);
    expect(learner.runner.getState().trouble).toBeNull();
  });

  it('keeps the paper of the attempt in hand before the first row of that attempt is stored [trap 40]', async () => {
    const { db } = new Phone();
    for (const id of [7, 8]) await keepPaper(db, 'asha', paper({ id }));
    await recoverStorage(db, 'full', ['asha', 7]);
    expect([await paperOn(db, 'asha', 7), await paperOn(db, 'asha', 8)]).toEqual([expect.objectContaining({ id: 7 }), null]);
  });

  it('keeps the paper of every attempt under way, also of another learner of the phone [trap 40]', async () => {
    const learner = await sits(paper());
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    const { db } = learner.phone;
    await recoverStorage(db, 'full', ['bala', 9]);
    expect(await paperOn(db, 'asha', 7)).toEqual(expect.objectContaining({ id: 7 }));
  });

  it('deletes results and papers without an attempt first, and nothing that a learner made [trap 40]', async () => {
    const learner = await sits(paper());
    const { db } = learner.phone;
    await keepPaper(db, 'asha', paper({ id: 8 }));
    const counts = { score: 1, totalMarks: 4, totalQuestions: 1, correctAnswers: 1, wrongAnswers: 0, unattempted: 0, timeTaken: 1 };
    await keepResult(db, 'asha', {
      ...counts,
      assessmentId: 9,
      assessmentTitle: null,
      durationInMinutes: null,
      submittedAt: '2026-01-01T00:00:00.000Z',
      questions: [],
    });
    // The store is full until something is deleted.
    const fullUntilFreed = () => {
      if (!isFreed) full();
    };
    let isFreed = false;
    db.results.hook('deleting', () => {
      isFreed = true;
    });
    db.standings.hook('creating', fullUntilFreed);
    learner.chooses('Q1', 'C');
    await learner.isSaved();
    await until(async () => (await db.standings.count()) === 1);
    expect(await db.results.count()).toBe(0);
    expect(await paperOn(db, 'asha', 8)).toBeNull();
    expect(await paperOn(db, 'asha', 7)).not.toBeNull();
  });
});

describe('a store that is lost', () => {
  it('is opened again, and nothing is deleted for it', async () => {
    const { db } = new Phone();
    await keepPaper(db, 'asha', paper({ id: 7 }));
    db.close();
    await recoverStorage(db, 'lost', ['asha', 8]);
    expect([db.isOpen(), await paperOn(db, 'asha', 7)]).toEqual([true, expect.objectContaining({ id: 7 })]);
  });

  it('is opened again and gets the unsaved answers, without a reload [trap 41]', async () => {
    const learner = await sits(paper());
    learner.phone.db.backendDB().close();
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    expect((await attemptOn(learner.phone.db, 'asha', 7))?.standings[101]?.selectedOptionId).toBe(2);
  });

  it('gets back the whole attempt and its paper when all data was deleted meanwhile, and tells the learner [trap 41, 48]', async () => {
    const learner = await sits(paper());
    learner.chooses('Q1', 'B');
    learner.chooses('Q2', 'C');
    await learner.isSaved();
    await Dexie.delete(learner.phone.db.name);
    learner.chooses('Q3', 'D');
    await until(() => learner.runner.getState().wasLost);
    await learner.isSaved();
    expect(await attemptOn(learner.phone.db, 'asha', 7)).toEqual(learner.attempt());
    expect(await paperOn(learner.phone.db, 'asha', 7)).not.toBeNull();
  });

  it('gets back paper and person, and tells the learner, also where the disk takes the attempt and then nothing for a moment', async () => {
    const phone = new Phone();
    await remember(phone.db, personAs('asha'));
    const learner = await sits(paper(), { phone });
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    await Dexie.delete(phone.db.name);
    vi.spyOn(phone.db.papers, 'put').mockRejectedValueOnce(new DOMException('The log is cut', 'QuotaExceededError'));
    await learner.runner.reread();
    await until(() => learner.runner.getState().wasLost);
    await learner.isSaved();
    expect([await lastPerson(phone.db), (await paperOn(phone.db, 'asha', 7))?.id]).toEqual([personAs('asha'), 7]);
    expect(await attemptOn(phone.db, 'asha', 7)).toEqual(learner.attempt());
  });

  it('gets the person back with the start, if all data was deleted while the start page was open: no log-in screen after a kill [trap 48]', async () => {
    const phone = new Phone();
    await remember(phone.db, personAs('asha'));
    const learner = await opens(paper(), { phone });
    await Dexie.delete(phone.db.name);
    learner.starts();
    await learner.isSaved();
    await until(async () => (await openAttempts(phone.db, 'asha')).length === 1);
    expect([await lastPerson(phone.db), (await paperOn(phone.db, 'asha', 7))?.id]).toEqual([personAs('asha'), 7]);
    await forget(phone.db);
    await phone.db.attempts.clear();
    await sits(paper(), { phone });
    // Who has signed out since stays so.
    expect(await lastPerson(phone.db)).toBeNull();
  });

  it('gets them back even if no further answer is given [trap 48]', async () => {
    const learner = await sits(paper());
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    await Dexie.delete(learner.phone.db.name);
    await learner.runner.reread();
    expect(await attemptOn(learner.phone.db, 'asha', 7)).toEqual(learner.attempt());
    expect(learner.runner.getState().wasLost).toBe(true);
  });

  it('gets back the record of the clock with the attempt: a kill right after it gains no time', async () => {
    const learner = await sits(paper());
    learner.phone.setsClockBy(-60);
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    learner.phone.waits('5:00');
    const before = learner.phone.clock.now();
    await Dexie.delete(learner.phone.db.name);
    await learner.runner.reread();
    const next = learner.phone.reloads();
    await next.clock.load(latestTimeOf(learner.attempt() ?? expect.fail('No attempt')));
    expect(next.clock.now()).toBe(before);
  });

  /** A device on which this learner is signed in. */
  async function phoneOf(uid: string): Promise<Phone> {
    const phone = new Phone();
    await remember(phone.db, personAs(uid));
    return phone;
  }

  it("gets back the signed-in learner, and requests the app's files once [trap 48]", async () => {
    const learner = await sits(paper(), { phone: await phoneOf('asha') });
    await Dexie.delete(learner.phone.db.name);
    await learner.runner.reread();
    expect(await lastPerson(learner.phone.db)).toEqual(personAs('asha'));
    expect(learner.losses()).toBe(1);
  });

  it('gets back the learner with a hand-in, too', async () => {
    const learner = await sits(paper(), { phone: await phoneOf('asha') });
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    await Dexie.delete(learner.phone.db.name);
    learner.submits();
    await until(() => learner.runner.getState().isFiled);
    expect(await lastPerson(learner.phone.db)).toEqual(personAs('asha'));
    expect((await learner.submission()).answers[0]?.selectedOptionId).toBe(2);
  });

  it('signs in no learner who signed out, and signs out no learner who signed in meanwhile', async () => {
    const left = await sits(paper(), { phone: await phoneOf('asha') });
    await forget(left.phone.db);
    left.submits();
    await until(() => left.runner.getState().isFiled);
    expect(await lastPerson(left.phone.db)).toBeNull();

    const replaced = await sits(paper(), { phone: await phoneOf('asha') });
    await Dexie.delete(replaced.phone.db.name);
    await remember(replaced.phone.db, personAs('bala'));
    await replaced.runner.reread();
    expect((await lastPerson(replaced.phone.db))?.uid).toBe('bala');
    expect(await replaced.phone.db.people.get('asha')).toEqual(personAs('asha'));
  });

  it('that does not answer at all is reported within a second [trap 41]', async () => {
    const learner = await sits(paper());
    const { db } = learner.phone;
    const { transaction } = db;
    db.transaction = (() => new Promise(() => undefined)) as unknown as typeof transaction;
    // The store's tasks run on other timers. A stopwatch would measure how busy the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    restore = () => void vi.useRealTimers();
    learner.chooses('Q1', 'B');
    await vi.advanceTimersByTimeAsync(999);
    await inTurns(() => learner.runner.getState().saving === 'failed');
    db.transaction = transaction;
    await vi.advanceTimersByTimeAsync(10_000);
    await inTurns(() => learner.runner.getState().saving === 'saved');
    vi.useRealTimers();
    expect((await attemptOn(db, 'asha', 7))?.standings[101]?.selectedOptionId).toBe(2);
  });
});

describe('a device without a store', () => {
  const filed: Verdict = { type: 'delivered', receivedAt: '2026-03-01T09:00:00.000Z' };

  it('says before the start that there is no safety net, and the exam can be sat in memory [trap 36, 50]', async () => {
    withoutIndexedDb();
    const learner = await opens(paper());
    expect(learner.phase()).toBe('start');
    expect(learner.runner.getState().isKept).toBe(false);
    learner.starts();
    learner.chooses('Q1', 'B');
    expect(learner.attempt().standings[101]?.selectedOptionId).toBe(2);
    await until(() => learner.runner.getState().saving === 'failed');
  });

  it('hands in directly to the network, with the same body until the server has it [trap 26]', async () => {
    const phone = new Phone();
    const sent: string[] = [];
    const send = async ({ body }: Letter): Promise<Verdict> => {
      sent.push(body);
      return sent.length > 1 ? filed : retry('unreached');
    };
    const learner = await sits(paper(), { phone, send });
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    withoutIndexedDb();
    phone.db.close({ disableAutoOpen: false });
    learner.submits();
    await until(() => learner.phase() === 'over');
    expect(sent.length).toBe(2);
    expect(new Set(sent).size).toBe(1);
    expect(JSON.parse(sent[0] ?? '').answers[0]).toMatchObject({ selectedOptionId: 2 });
  });

  it('waits as long as the server asks, and leaves the hand-in to the outbox once the disk stores it [trap 19, 26]', async () => {
    const phone = new Phone();
    const sentAt: number[] = [];
    const send = async (): Promise<Verdict> => {
      sentAt.push(Date.now());
      return sentAt.length > 1 ? filed : retry('busy', 3_000);
    };
    const learner = await sits(paper(), { phone, send });
    const { parcels } = phone.db;
    parcels.hook('creating', full);
    learner.submits();
    await until(() => sentAt.length === 1);
    parcels.hook('creating').unsubscribe(full);
    await until(async () => (await parcels.count()) === 1);
    const [parcel] = await parcels.toArray();
    expect(parcel?.nextTryAt).toBeGreaterThanOrEqual((sentAt[0] ?? 0) + 3_000);
    // The page itself sends no more (send-straight.test.ts).
    expect(sentAt).toHaveLength(1);
  });
});

describe('rows that are damaged or foreign', () => {
  const anything = fc.anything({ maxDepth: 2, withDate: true, withMap: true });
  const field = (...names: string[]) => fc.constantFrom(...names);

  it('are set aside; the other rows load and the sitting goes on [trap 47]', async () => {
    const attemptFields = field('status', 'startedAt', 'deadline', 'handedInAt', 'isDated', 'lag', 'currentQuestionId', 'questionIds');
    const standingFields = field('selectedOptionId', 'markedForReview', 'at');
    await fc.assert(
      fc.asyncProperty(attemptFields, standingFields, anything, async (inAttempt, inStanding, value) => {
        const learner = await sits(paper());
        const { db } = learner.phone;
        learner.chooses('Q1', 'B');
        learner.chooses('Q2', 'C');
        await learner.isSaved();
        const other = { ...(await db.attempts.get(['asha', 7])), assessmentId: 8 };
        await db.attempts.put({ ...other, [inAttempt]: value } as never);
        await db.standings.update(['asha', 7, 102], { [inStanding]: value } as never);
        await db.papers.put({ ...paper({ id: 9 }), uid: 'asha', subjects: value } as never);
        const again = await opens(paper(), { phone: learner.phone.reloads(), isOffline: true });
        expect(again.phase()).toBe('taking');
        expect(again.attempt().standings[101]).toMatchObject({ selectedOptionId: 2 });
        again.chooses('Q2', 'A');
        await again.isSaved();
        expect((await attemptOn(db, 'asha', 7))?.standings[102]).toMatchObject({ selectedOptionId: 1 });
        expect(Array.isArray(await openAttempts(db, 'asha'))).toBe(true);
        db.close();
      }),
      { numRuns: 60 },
    );
  });

  it('are kept for a person to look at, and stop no other parcel [trap 47]', async () => {
    const learner = await sits(paper());
    const { db } = learner.phone;
    learner.submits();
    const parcel = await until(() => learner.parcel());
    await db.parcels.put({ ...parcel, assessmentId: 8, body: 'no JSON' });
    expect((await parcelsOf(db, 'asha')).map((p) => p.assessmentId)).toEqual([7]);
    expect(await setAside(db, 'asha')).toBe(1);
    expect(await db.quarantine.toArray()).toMatchObject([{ uid: 'asha', table: 'parcels', row: { body: 'no JSON' } }]);
    expect(await setAside(db, 'asha')).toBe(0);
  });
});

/** What a later version of the portal may do: a higher version number, a new table or a new field. */
function upgraded(name: string, change: (attempts: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 500);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('An older connection is in the way'));
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('notes');
      const store = opening.transaction?.objectStore('attempts');
      if (store) change(store);
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

describe('schemas of other versions', () => {
  /** Every released schema, with an attempt as that version wrote it. */
  const released = {
    1: {
      people: 'uid',
      settings: 'key',
      papers: '[uid+id], uid',
      attempts: '[uid+assessmentId], uid',
      standings: '[uid+assessmentId+questionId], [uid+assessmentId], uid',
      parcels: '[uid+assessmentId], uid',
      available: '[uid+id], uid',
      summaries: '[uid+assessmentId], uid',
      results: '[uid+assessmentId], uid',
    },
  };
  const start = Date.parse('2026-03-01T08:55:00Z');
  const row = {
    uid: 'asha',
    assessmentId: 7,
    status: 'in-progress',
    startedAt: start,
    deadline: start + 1_800_000,
    handedInAt: null,
    currentQuestionId: 102,
    questionIds: [101, 102, 103, 104],
  };

  it.each(Object.entries(released))(
    'an attempt under way from version %s goes on from the same state [trap 38]',
    async (version, schema) => {
      const name = `schema-${version}`;
      const old = new Dexie(name);
      old.version(Number(version)).stores(schema);
      await old.table('attempts').put(row);
      await old
        .table('standings')
        .put({ uid: 'asha', assessmentId: 7, questionId: 101, selectedOptionId: 3, markedForReview: true, at: start });
      await old.table('papers').put({ ...paper(), uid: 'asha' });
      old.close();
      const phone = new Phone({ wall: start + 300_000, db: new Device(name) });
      const learner = await opens(paper(), { phone, isOffline: true });
      expect(learner.attempt()).toMatchObject({ currentQuestionId: 102, deadline: row.deadline, lag: 0, isDated: true });
      expect(learner.attempt().standings[101]).toMatchObject({ selectedOptionId: 3, markedForReview: true });
      learner.chooses('Q2', 'A');
      learner.submits();
      expect((await learner.submission()).timeTaken).toBe(300);
    },
  );

  it("an older version opens a newer one's store, goes on, and leaves unknown fields unchanged [trap 43]", async () => {
    const phone = new Phone();
    const learner = await sits(paper(), { phone });
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    phone.db.close();
    await upgraded(phone.db.name, (store) => {
      store.get(['asha', 7]).onsuccess = ({ target }) => store.put({ ...(target as IDBRequest).result, mood: 'calm' });
    });
    const again = await opens(paper(), { phone: new Phone({ wall: phone.wall, db: new Device(phone.db.name) }), isOffline: true });
    expect(again.attempt().standings[101]).toMatchObject({ selectedOptionId: 2 });
    again.goesTo('Q3');
    again.chooses('Q3', 'C');
    await again.isSaved();
    const stored = await again.phone.db.attempts.get(['asha', 7]);
    expect(stored).toMatchObject({ currentQuestionId: 103, mood: 'calm' });
  });

  const needs = ['numeric', 'sections'];
  const needy = (): Paper => ({ ...paper(), needs, takesPace: 'yes' });

  it('an attempt with needs, which an older version could not read and set aside, goes on from where it was', async () => {
    const learner = await sits(needy());
    const { db } = learner.phone;
    learner.types('Q1', '-2.5');
    await learner.isSaved();
    const key: [string, number] = ['asha', 7];
    const rows = { papers: await db.papers.get(key), attempts: await db.attempts.get(key) };
    expect(rows.attempts).toMatchObject({ status: 'in-progress', needs, timing: {} });
    expect(rows.attempts).not.toHaveProperty('handedInAt');
    // What version 0.8.0 does with rows that it cannot read.
    await db.quarantine.bulkAdd(Object.entries(rows).map(([table, row]) => ({ uid: 'asha', table, row: row ?? {} })));
    await Promise.all([db.papers.delete(key), db.attempts.delete(key)]);
    const again = await opens(needy(), { phone: learner.phone.reloads(), isOffline: true });
    expect(again.phase()).toBe('taking');
    expect(again.attempt()).toEqual(learner.attempt());
    again.types('Q2', '7');
    again.submits();
    const { answers } = await again.submission();
    expect(answers.slice(0, 2)).toMatchObject([{ value: '-2.5' }, { value: '7' }]);
    expect(await db.attempts.get(key)).toMatchObject({ status: 'handed-in', needs, handedInAt: expect.any(Number) });
    expect(await db.quarantine.count()).toBe(0);
  });

  it('what is damaged, and what has its place taken, stays set aside', async () => {
    const learner = await sits(needy());
    const { db } = learner.phone;
    const [kept] = await db.attempts.toArray();
    const aside = [
      { uid: 'asha', table: 'attempts', row: { ...kept, deadline: 0 } },
      { uid: 'asha', table: 'papers', row: { uid: 'asha', id: 9 } },
      { uid: 'asha', table: 'notes', row: {} },
      { uid: 'ravi', table: 'attempts', row: { ...kept, uid: 'ravi' } },
    ];
    await db.quarantine.bulkAdd(aside);
    expect(await bringBack(db, 'asha')).toBe(0);
    expect(await db.quarantine.toArray()).toMatchObject(aside);
    expect(await db.attempts.get(['asha', 7])).toEqual(kept);
    expect(await bringBack(db, 'ravi')).toBe(1);
    expect(await db.attempts.get(['ravi', 7])).toMatchObject({ needs });
  });

  it('what needs a newer version is neither shown, nor moved, nor written over: update first', async () => {
    const learner = await sits(paper());
    const { db } = learner.phone;
    await learner.isSaved();
    await db.attempts.update(['asha', 7], { needs: ['matching'] });
    await db.papers.put({ ...paper({ id: 8 }), uid: 'asha', needs: ['matching'] });
    const stored = [await db.attempts.toArray(), await db.papers.toArray()];
    for (const id of [7, 8]) {
      const again = await opens(paper({ id }), { phone: learner.phone.reloads() });
      expect(again.phase()).toBe('absent');
      expect(again.runner.getState().failure).toMatchObject({ kind: 'outdated' });
      again.starts();
      expect(again.runner.getState().attempt).toBeNull();
    }
    expect([await db.attempts.toArray(), await db.papers.toArray()]).toEqual(stored);
    expect(await openAttempts(db, 'asha')).toEqual([]);
    expect(await db.quarantine.count()).toBe(0);
  });

  it('a connection closes for a newer version that wants to upgrade [trap 42]', async () => {
    const learner = await sits(paper());
    await upgraded(learner.phone.db.name, () => undefined);
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    expect((await attemptOn(learner.phone.db, 'asha', 7))?.standings[101]).toMatchObject({ selectedOptionId: 2 });
  });
});

it('an answer is written before the answers that are stored are read, for which a slow phone takes until the next frame', async () => {
  const learner = await sits(paper());
  await learner.isSaved();
  const read = vi.spyOn(learner.phone.db.standings, 'bulkGet');
  learner.chooses('Q1', 'B');
  await learner.isSaved();
  expect(read).not.toHaveBeenCalled();
  expect((await attemptOn(learner.phone.db, 'asha', 7))?.standings[101]).toMatchObject({ selectedOptionId: 2 });
});

describe('an answer of another kind than one option', () => {
  it('is on the disk as it was ticked and typed, is read again by a new page, and is handed in from there', async () => {
    const learner = await sits(paper());
    learner.ticks('Q1', 'D');
    learner.ticks('Q1', 'B');
    learner.types('Q2', '-');
    await learner.isSaved();
    const again = await opens(paper(), { phone: learner.phone.reloads(), isOffline: true });
    expect(again.attempt().standings).toEqual(learner.attempt().standings);
    expect(again.attempt().standings).toMatchObject({ 101: { selectedOptionIds: [2, 4] }, 102: { value: '-' } });
    again.types('Q2', '-3');
    again.submits();
    const { answers } = await again.submission();
    expect(answers.slice(0, 2)).toEqual([
      { questionId: 101, selectedOptionId: null, selectedOptionIds: [2, 4], markedForReview: false },
      { questionId: 102, selectedOptionId: null, value: '-3', markedForReview: false },
    ]);
  });
});

describe('two tabs', () => {
  it('that answer in turns lose no answer of each other [trap 39]', async () => {
    const tab = await sits(paper({ questions: 20 }));
    const other = await opens(paper({ questions: 20 }), { phone: tab.phone });
    for (let i = 1; i <= 20; i += 2) {
      tab.chooses(`Q${i}`, 'A');
      other.chooses(`Q${i + 1}`, 'B');
    }
    await Promise.all([tab.isSaved(), other.isSaved()]);
    const { standings } = (await attemptOn(tab.phone.db, 'asha', 7)) ?? { standings: {} };
    expect(Object.keys(standings)).toHaveLength(20);
  });
});

describe('a hand-in', () => {
  it('is stored whole or not at all, at every moment the device may die [trap 46]', async () => {
    const crashes: string[] = [];
    for (let at = 1; ; at++) {
      const learner = await sits(paper());
      const { db } = learner.phone;
      learner.chooses('Q1', 'B');
      await learner.isSaved();
      let requests = 0;
      const mine = at;
      db.use({
        stack: 'dbcore',
        name: 'crash',
        create: (core) => ({
          ...core,
          table: (name) => {
            const table = core.table(name);
            const orDies =
              <A, R>(what: string, work: (a: A) => Promise<R>) =>
              (argument: A) => {
                requests += 1;
                if (requests !== mine) return work(argument);
                crashes.push(`${what} ${name}`);
                throw new Error('The device dies here');
              };
            return {
              ...table,
              get: orDies('get', table.get),
              getMany: orDies('getMany', table.getMany),
              query: orDies('query', table.query),
              mutate: orDies('mutate', table.mutate),
            };
          },
        }),
      });
      db.close({ disableAutoOpen: false });
      await db.open();
      requests = 0;
      const over = { ...learner.attempt(), status: 'handed-in' as const, handedInAt: learner.phone.clock.now() };
      const before = crashes.length;
      await handIn(db, over, 'Paper').catch(() => undefined);
      const [attempt, parcel] = [await new Device(db.name).attempts.get(['asha', 7]), await new Device(db.name).parcels.get(['asha', 7])];
      expect([attempt?.status, parcel !== undefined]).toEqual(crashes.length === before ? ['handed-in', true] : ['in-progress', false]);
      if (crashes.length === before) break;
    }
    expect(crashes.length).toBeGreaterThanOrEqual(4);
  });
});

describe('two people on one device', () => {
  it("a paper of the first cannot be read by the second, and is deleted when the second signs in, except for the first's own work [trap 51]", async () => {
    const first = await sits(paper({ id: 7 }));
    const { db } = first.phone;
    await keepPaper(db, 'asha', paper({ id: 8 }));
    const second = await opens(paper({ id: 8 }), { phone: first.phone, uid: 'bala', isOffline: true });
    expect(second.phase()).toBe('absent');
    await clearOthers(db, 'bala');
    expect(await paperOn(db, 'asha', 8)).toBeNull();
    expect(await attemptOn(db, 'asha', 7)).toMatchObject({ status: 'in-progress' });
    expect(await paperOn(db, 'asha', 7)).not.toBeNull();
  });

  it.each(['removed', 'cleared'])('a start stores the paper that another page has %s while the start was shown', async (how) => {
    const learner = await opens(paper({ id: 7 }));
    const { db } = learner.phone;
    if (how === 'removed') await removePaper(db, 'asha', 7);
    if (how === 'cleared') await clearOthers(db, 'bala');
    learner.starts();
    await learner.isSaved();
    const again = await opens(paper({ id: 7 }), { phone: learner.phone.reloads(), isOffline: true });
    expect(again.phase()).toBe('taking');
    expect(await paperOn(db, 'asha', 7)).toEqual({ ...paper({ id: 7 }), uid: 'asha' });
  });
});
