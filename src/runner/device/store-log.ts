import type { DBCore, DBCoreTransaction, Middleware } from 'dexie';

const cacheName = 'store-log';
const wholeMark = '/store-log-is-whole';
const roomProbe = '/store-log-room';
/** Room that a renewal needs for a while: its logs, and the tables that they become. */
const roomBytes = 24_000_000;
const blockBytes = 1_000_000;

/**
 * Tracks whether the database's log may have been cut. Chromium writes every commit to a log. A disk that becomes full cuts the record
 * being written, Chromium appends behind the cut, and its next start deletes the whole database as damaged. So nothing may be written
 * behind a cut before `renewLog`. A mark in Cache Storage says that the log is whole: a mark can be removed while nothing can be written,
 * and survives a kill.
 */
export class StoreLog {
  #isCut = false;
  #isHeld = false;
  readonly #caches: CacheStorage | undefined;

  constructor(caches: CacheStorage | undefined) {
    this.#caches = caches;
  }

  /** Whether the disk was full during a write of this page or worker, and the log has not been renewed since. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Whether this page's writes are refused. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Records that the disk was full during a write. */
  cut(): void {
    this.#isCut = true;
    void this.#cached((cache) => cache.delete(wholeMark));
  }

  /** Refuses all writes of this page, for a caller that will renew the log. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }

  /** Records that the log is new. */
  async renewed(): Promise<void> {
    this.#isCut = false;
    await this.#cached((cache) => cache.put(wholeMark, new Response('')));
  }

  /**
   * Returns false if the disk was full during a write, in this run of the browser or an earlier one. A database of a version without marks
   * counts as whole.
   */
  async isWhole(): Promise<boolean> {
    if (this.#isCut) return false;
    if ((await this.#caches?.has(cacheName).catch(() => false)) === false) await this.renewed();
    return (await this.#cached(async (cache) => (await cache.match(wholeMark)) !== undefined)) !== false;
  }

  /** Whether the disk has room for a renewal; writes a probe to Cache Storage. */
  async hasRoom(): Promise<boolean> {
    const isWritten = await this.#cached(async (cache) => {
      const block = new Uint8Array(blockBytes);
      await cache.put(roomProbe, new Response(new Blob(Array.from({ length: roomBytes / blockBytes }, () => block))));
      return cache.delete(roomProbe);
    });
    return this.#caches === undefined || isWritten === true;
  }

  /** Resolves to null if Cache Storage is missing or fails. */
  async #cached<T>(work: (cache: Cache) => Promise<T>): Promise<T | null> {
    try {
      return this.#caches === undefined ? null : await work(await this.#caches.open(cacheName));
    } catch {
      return null;
    }
  }
}

/**
 * Chromium's messages for a full disk: "Encountered disk full …", "Encountered full disk …". No other engine and no quota error uses these
 * words.
 */
const diskFull = /disk full|full disk/;

/** Reports every transaction that failed on a full disk to the log, and refuses writes while the log is held. */
export const watchStoreLog = (log: StoreLog): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'store-log',
  create: (core) => ({
    ...core,
    transaction(stores, mode, options) {
      if (log.isHeld && mode === 'readwrite') throw new DOMException('The log is held', 'QuotaExceededError');
      const transaction = core.transaction(stores, mode, options) as DBCoreTransaction & IDBTransaction;
      transaction.addEventListener('abort', () => {
        if (diskFull.test(transaction.error?.message ?? '')) log.cut();
      });
      return transaction;
    },
  }),
});
