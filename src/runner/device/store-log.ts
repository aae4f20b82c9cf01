import type { DBCore, DBCoreTransaction, Middleware } from 'dexie';

const cacheName = 'store-log';
const wholeMark = '/store-log-is-whole';
const roomProbe = '/store-log-room';
/** What a renewal takes for a while: its logs, and the tables that they become. */
const roomBytes = 24_000_000;
const blockBytes = 1_000_000;

/**
 * Whether the log behind the store may have been cut. Chromium writes every commit to a log. A disk that runs full cuts the record
 * that is being written, Chromium goes on behind the cut, and its next start takes the log for damaged and deletes the whole database.
 * So nothing is written behind a cut before `renewLog`. A mark in Cache Storage says that the log is whole: a mark can be removed
 * when nothing can be written, and outlives a kill.
 */
export class StoreLog {
  #isCut = false;
  #isHeld = false;
  readonly #caches: CacheStorage | undefined;

  constructor(caches: CacheStorage | undefined) {
    this.#caches = caches;
  }

  /** Whether the disk was full under a write of this page or worker, and the log is still the same. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Whether this page's writes are refused. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Hears that the disk was full under a write. */
  cut(): void {
    this.#isCut = true;
    void this.#cached((cache) => cache.delete(wholeMark));
  }

  /** Refuses all writes of this page from now on, for a caller that will renew the log. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }

  /** Hears that the log is new. */
  async renewed(): Promise<void> {
    this.#isCut = false;
    await this.#cached((cache) => cache.put(wholeMark, new Response('')));
  }

  /** false where the disk was full under a write, in this run of the browser or in an earlier one. A store of a version that set no mark counts as whole. */
  async isWhole(): Promise<boolean> {
    if (this.#isCut) return false;
    if ((await this.#caches?.has(cacheName).catch(() => false)) === false) await this.renewed();
    return (await this.#cached(async (cache) => (await cache.match(wholeMark)) !== undefined)) !== false;
  }

  /** Whether the disk has room for a renewal, tried beside the store. */
  async hasRoom(): Promise<boolean> {
    const isWritten = await this.#cached(async (cache) => {
      const block = new Uint8Array(blockBytes);
      await cache.put(roomProbe, new Response(new Blob(Array.from({ length: roomBytes / blockBytes }, () => block))));
      return cache.delete(roomProbe);
    });
    return this.#caches === undefined || isWritten === true;
  }

  /** null where there is no Cache Storage, or it fails. */
  async #cached<T>(work: (cache: Cache) => Promise<T>): Promise<T | null> {
    try {
      return this.#caches === undefined ? null : await work(await this.#caches.open(cacheName));
    } catch {
      return null;
    }
  }
}

/** Chromium's words for a disk without room, which no other engine and no quota has: "Encountered disk full …", "Encountered full disk …". */
const diskFull = /disk full|full disk/;

/** Tells the log of every transaction under which the disk was full, and refuses writes while the log is held. */
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
