import { type DBCore, Dexie, liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Study } from '../../../../src/learner/device/study';
import { Device, type Person } from '../../../../src/runner/device/db';
import { hasRoom, renewLog } from '../../../../src/runner/device/renew-log';
import { attemptOn } from '../../../../src/runner/device/shelf';
import { StoreLog, watchStoreLog } from '../../../../src/runner/device/store-log';
import { deliver } from '../../../../src/runner/outbox/deliver';
import { opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { parcel } from '../../../kit/parcel';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

/** A Cache Storage of one device: it outlives pages, and stores nothing while the disk is full. */
class Caches {
  isFull = false;
  /** Milliseconds that a write takes. */
  writingMs = 0;
  readonly #caches = new Map<string, Map<string, Response>>();

  has = async (name: string) => this.#caches.has(name);
  open = async (name: string) => {
    const cache = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, cache);
    return {
      match: async (key: string) => cache.get(key),
      delete: async (key: string) => cache.delete(key),
      put: async (key: string, response: Response) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        if (this.writingMs > 0) await new Promise((resolve) => setTimeout(resolve, this.writingMs));
        cache.set(key, response);
      },
    };
  };
}

Device.renew = renewLog;

let caches: Caches;
beforeEach(() => {
  caches = new Caches();
  vi.stubGlobal('caches', caches);
});
afterEach(() => vi.unstubAllGlobals());

/** The log of another page or the worker; its disk has no room for a renewal. */
const pageOf = () =>
  new StoreLog(globalThis.caches, async () => {
    throw new Error('no room');
  });

/** The log after a transaction that was aborted with this message. */
function abortedWith(message: string): StoreLog {
  const log = pageOf();
  const transaction = Object.assign(new EventTarget(), { error: new DOMException(message, 'QuotaExceededError') });
  const core = watchStoreLog(log).create({ transaction: () => transaction } as unknown as DBCore);
  core.transaction?.([], 'readwrite');
  transaction.dispatchEvent(new Event('abort'));
  return log;
}

describe('the log of the store', () => {
  it('is whole in a new store, and counts as whole in a store of a version that set no mark', async () => {
    await new Device('new-store').open();
    await until(() => pageOf().isWhole());
    vi.stubGlobal('caches', new Caches());
    expect(await pageOf().isWhole()).toBe(true);
    expect(await pageOf().isWhole()).toBe(true);
  });

  it('is whole in a new store whose mark is written slowly', async () => {
    caches.writingMs = 50;
    let turn: Promise<unknown> = Promise.resolve();
    const request = (_: string, work: () => Promise<unknown>) => {
      turn = turn.then(work, work);
      return turn;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const cut = vi.spyOn(StoreLog.prototype, 'cut');
    const db = new Device(crypto.randomUUID());
    await db.open();
    await db.log.check();
    expect([cut.mock.calls.length, db.log.isCut]).toEqual([0, false]);
    // Another page looks while the mark is on its way.
    vi.stubGlobal('caches', Object.assign(new Caches(), { writingMs: 50 }));
    const [first, second] = [pageOf(), pageOf()];
    const marked = first.madeAnew();
    expect(await second.isWhole()).toBe(true);
    await marked;
  });

  it('is cut by a disk that is full during a write, and not by a quota', () => {
    expect(abortedWith('Encountered disk full while committing transaction.').isCut).toBe(true);
    expect(abortedWith('Connection is closing because of: IO error: 000010.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3)').isCut).toBe(
      true,
    );
    expect(abortedWith('Encountered full disk while opening backing store for indexedDB.open.').isCut).toBe(true);
    expect(abortedWith('The current transaction exceeded its quota limitations.').isCut).toBe(false);
  });

  it('counts as cut after a kill, until it has been renewed', async () => {
    await pageOf().renewed();
    caches.isFull = true;
    abortedWith('Encountered disk full while committing transaction.');
    await until(async () => !(await pageOf().isWhole()));
    caches.isFull = false;
    await pageOf().renewed();
    expect(await pageOf().isWhole()).toBe(true);
  });

  it('without Cache Storage counts as cut only in the page that saw the failure', async () => {
    vi.stubGlobal('caches', undefined);
    const log = pageOf();
    expect([await log.isWhole(), await hasRoom(undefined, log.cacheName)]).toEqual([true, true]);
    log.cut();
    expect(await log.isWhole()).toBe(false);
  });
});

describe('a store that cannot be opened', () => {
  const fullDisk = 'Encountered full disk while opening backing store for indexedDB.open.';

  /** A store that was open until now, with one person, and whose next openings fail until `heals`. */
  async function shut(message: string, isFull = false) {
    const db = new Device(crypto.randomUUID());
    await db.people.put({ uid: 'asha' } as Person);
    caches.isFull = isFull;
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      const request = { error: new DOMException(message, 'UnknownError') } as { onerror?: (event: Event) => void };
      setTimeout(() => request.onerror?.({ target: request } as never));
      return request as never;
    });
    db.close({ disableAutoOpen: false });
    await expect(db.people.count()).rejects.toThrow();
    return { db, heals: () => open.mockRestore() };
  }

  it('is opened again without being asked, and live queries of that time then answer', async () => {
    const { db, heals } = await shut('Internal error');
    const heard: unknown[] = [];
    const listener = liveQuery(() => db.people.toCollection().primaryKeys()).subscribe((keys) => heard.push(keys));
    await expect(db.people.count()).rejects.toThrow();
    heals();
    await until(() => heard.length === 1);
    listener.unsubscribe();
    expect([heard, db.log.isCut]).toEqual([[['asha']], false]);
  });

  it('on a full disk counts as cut, and takes writes once the log has been renewed', async () => {
    const { db, heals } = await shut(fullDisk, true);
    heals();
    await until(() => db.isOpen());
    await expect(db.people.put({ uid: 'ravi' } as Person)).rejects.toThrow('The log is cut');
    caches.isFull = false;
    await db.log.whole();
    await db.people.put({ uid: 'ravi' } as Person);
    expect(await db.people.count()).toBe(2);
  });

  it('is tried again after pauses that double, up to fifteen seconds', async () => {
    const later = setTimeout;
    const pauses: number[] = [];
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
      if (ms >= 1_000) pauses.push(ms);
      return later(run, Math.min(ms, 5));
    }) as typeof setTimeout);
    const { db, heals } = await shut('Internal error');
    await until(() => pauses.length >= 7);
    heals();
    await until(() => db.isOpen());
    timer.mockRestore();
    // The first is of the opening that succeeded, which waits so long for its log at most.
    expect(pauses.slice(1, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });

  it('and was closed on purpose stays closed', async () => {
    const { db, heals } = await shut('Internal error');
    db.close();
    heals();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(db.isOpen()).toBe(false);
  });
});

describe('a log that was cut outside an exam', () => {
  it('takes no write of any page, nor of the other databases, before it is renewed; nor after a restart of the browser', async () => {
    const name = crypto.randomUUID();
    const db = new Device(name);
    await db.people.put({ uid: 'asha' } as Person);
    caches.isFull = true;
    db.log.cut();
    const study = new Study(`${name}-study`, db.log);
    const again = new Device(name);
    await expect(db.people.delete('asha')).rejects.toThrow('The log is cut');
    await expect(study.marks.delete('asha')).rejects.toThrow('The log is cut');
    await expect(again.people.delete('asha')).rejects.toThrow('The log is cut');
    expect(await again.people.count()).toBe(1);
    caches.isFull = false;
    await again.log.whole();
    await again.people.put({ uid: 'ravi' } as Person);
    expect(await pageOf().isWhole()).toBe(true);
  });

  it('stops no screen from showing the attempt, and no parcel from being sent', async () => {
    const learner = await sits(paper());
    learner.chooses('Q1', 'A');
    await learner.isSaved();
    const { phone } = learner;
    await phone.db.parcels.put(parcel({ assessmentId: 8 }));
    caches.isFull = true;
    phone.db.log.cut();
    vi.spyOn(phone.db.log, 'whole').mockResolvedValue();
    const again = await opens(paper(), { phone: phone.reloads(), isOffline: true });
    expect([again.phase(), again.attempt().standings[101]?.selectedOptionId]).toEqual(['taking', 1]);
    const { carrier, filed } = postOffice(phone);
    await expect(deliver(carrier, 'asha', 'now')).rejects.toThrow('The log is cut');
    expect(filed.size).toBe(1);
    caches.isFull = false;
    await until(() => !phone.db.log.isCut);
    expect(await deliver(carrier, 'asha', 'now')).toBe(0);
    expect([filed.size, await phone.db.parcels.count()]).toEqual([1, 0]);
  });

  it('is waited for no longer than is said', async () => {
    caches.isFull = true;
    const { log } = new Device(crypto.randomUUID());
    await log.whole(0);
    log.cut();
    await log.whole(10);
    expect(log.isCut).toBe(true);
  });

  it('lets nothing but its filler through while it is renewed', async () => {
    const db = new Device(crypto.randomUUID());
    await db.open();
    const put = vi.spyOn(db.pictures, 'bulkPut');
    db.log.cut();
    await until(() => put.mock.calls.length > 0);
    await expect(db.people.put({ uid: 'asha' } as Person)).rejects.toThrow('The log is cut');
    await db.log.whole();
    expect(put).toHaveBeenCalledTimes(10);
  });
});

/** As Chromium closes the connections of an origin; the package has no types for it. */
const { default: forceCloseDatabase } = await vi.importActual<{ default: (db: IDBDatabase) => void }>(
  'fake-indexeddb/lib/forceCloseDatabase',
);

describe('a store that the browser closes', () => {
  const asChromium = () => vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Chrome/140.0.0.0 Mobile Safari/537.36' });
  const hasMark = async () => (await (await caches.open('store-log')).match('/store-log-is-whole')) !== undefined;

  async function opened() {
    const db = new Device(crypto.randomUUID());
    await db.people.put({ uid: 'asha' } as Person);
    await until(hasMark);
    return { db, rounds: vi.spyOn(db.pictures, 'bulkPut') };
  }

  it('counts as cut in Chromium, where a full disk met a write of another library, and takes writes once the log is renewed', async () => {
    asChromium();
    const { db, rounds } = await opened();
    caches.isFull = true;
    forceCloseDatabase(db.backendDB());
    expect(db.log.isCut).toBe(true);
    await expect(db.people.put({ uid: 'ravi' } as Person)).rejects.toThrow('The log is cut');
    await until(async () => !(await hasMark()));
    caches.isFull = false;
    await until(hasMark);
    await db.people.put({ uid: 'ravi' } as Person);
    expect(rounds).toHaveBeenCalledTimes(10);
    // The connection after it is watched as well.
    forceCloseDatabase(db.backendDB());
    expect(db.log.isCut).toBe(true);
    await db.log.whole();
  });

  it('does not where the person cleared the data: the new store has a new log', async () => {
    asChromium();
    const { db, rounds } = await opened();
    const study = new Study(`${db.name}-study`, db.log);
    await study.open();
    const old = db.backendDB();
    db.close({ disableAutoOpen: false });
    study.close({ disableAutoOpen: false });
    await Dexie.delete(db.name);
    const touches = [vi.spyOn(caches, 'open'), vi.spyOn(caches, 'has')];
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'], shouldAdvanceTime: true });
    forceCloseDatabase(old);
    expect(db.log.isCut).toBe(true);
    // The other database of the log may be opened first.
    await study.open();
    await until(() => !db.log.isCut);
    await db.people.put({ uid: 'ravi' } as Person);
    // A page in front looks at the log now and then.
    await db.log.check();
    await vi.advanceTimersByTimeAsync(9_000);
    // In the middle of a clearance Chromium keeps every transaction waiting for a cache that is opened.
    expect(touches.flatMap((touch) => touch.mock.calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect([rounds.mock.calls.length, await hasMark()]).toEqual([0, true]);
  });

  it('does not in other browsers, nor where a page closes it itself or for a newer version', async () => {
    const other = await opened();
    forceCloseDatabase(other.db.backendDB());
    expect(other.db.log.isCut).toBe(false);
    asChromium();
    const { db } = await opened();
    const heard = vi.fn();
    db.on('close', heard);
    db.close({ disableAutoOpen: false });
    await db.open();
    await new Promise<void>((resolve, reject) => {
      const upgrade = indexedDB.open(db.name, db.backendDB().version + 10);
      upgrade.onsuccess = () => resolve(upgrade.result.close());
      upgrade.onerror = () => reject(upgrade.error);
    });
    expect([heard.mock.calls.length, db.log.isCut, await hasMark()]).toEqual([2, false, true]);
  });
});

describe('a log that was cut under an exam', () => {
  const stored = async (db: Device) => Object.keys((await attemptOn(db, 'asha', 7))?.standings ?? {}).length;

  it('takes no further writes; with room it is replaced, and only then do the answers count as saved [trap 40]', async () => {
    const learner = await sits(paper());
    const { db } = learner.phone;
    learner.chooses('Q1', 'A');
    await learner.isSaved();
    const rounds = vi.spyOn(db.pictures, 'bulkPut');
    caches.isFull = true;
    db.log.cut();
    learner.chooses('Q2', 'B');
    await until(() => learner.runner.getState().trouble === 'full');
    await expect(db.settings.put({ key: 'clock-seen', value: 1 })).rejects.toThrow('The log is cut');
    expect(await stored(db)).toBe(1);
    expect(rounds).not.toHaveBeenCalled();
    caches.isFull = false;
    await learner.isSaved();
    const written = rounds.mock.calls.flatMap(([rows]) => rows).reduce((sum, row) => sum + row.size, 0);
    expect(written).toBeGreaterThan(2 * 4 * 1024 * 1024);
    expect(await stored(db)).toBe(2);
    expect(await db.pictures.count()).toBe(0);
    expect(await pageOf().isWhole()).toBe(true);
  });

  it('is replaced by the next page, if the first page was killed before there was room [trap 40]', async () => {
    const learner = await sits(paper());
    learner.phone.db.log.cut();
    await until(async () => !(await pageOf().isWhole()));
    const again = new Phone({ db: new Device(learner.phone.db.name) });
    await opens(paper(), { phone: again });
    await until(() => pageOf().isWhole());
    expect(await stored(again.db)).toBe(await stored(learner.phone.db));
  });

  it('is replaced once the page checks its store again, if the full disk was met by the worker', async () => {
    const learner = await sits(paper());
    pageOf().cut();
    await until(async () => !(await pageOf().isWhole()));
    await learner.runner.reread();
    await until(() => pageOf().isWhole());
  });
});
