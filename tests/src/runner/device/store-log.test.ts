import type { DBCore } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device } from '../../../../src/runner/device/db';
import { attemptOn } from '../../../../src/runner/device/shelf';
import { StoreLog, watchStoreLog } from '../../../../src/runner/device/store-log';
import { opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

/** A Cache Storage of one device: it outlives pages, and stores nothing while the disk is full. */
class Caches {
  isFull = false;
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
        cache.set(key, response);
      },
    };
  };
}

let caches: Caches;
beforeEach(() => {
  caches = new Caches();
  vi.stubGlobal('caches', caches);
});
afterEach(() => vi.unstubAllGlobals());

const pageOf = () => new StoreLog(globalThis.caches);

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

  it('is cut by a disk that is full during a write, and not by a quota', () => {
    expect(abortedWith('Encountered disk full while committing transaction.').isCut).toBe(true);
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
    expect([await log.isWhole(), await log.hasRoom()]).toEqual([true, true]);
    log.cut();
    expect(await log.isWhole()).toBe(false);
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
    await expect(db.settings.put({ key: 'clock-seen', value: 1 })).rejects.toThrow('held');
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
