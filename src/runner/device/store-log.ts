import { type DBCore, type DBCoreTransaction, Dexie, type Middleware, RangeSet } from 'dexie';
import { inTurn } from './in-turn';
import { pause } from './pause';

const wholeMark = '/store-log-is-whole';

/** Milliseconds: the wait of a screen for a renewal; between two tries of a renewal, or of an opening that failed, at first and at most. */
const renewalMs = 5_000;
const againMs = 1_000;
const longestAgainMs = 15_000;
/** Milliseconds after a close by the browser in which no cache is opened unless the log is known to be cut: the browser may still clear the caches. */
const clearanceMs = 10_000;

const putMark = (cache: Cache): Promise<void> => cache.put(wholeMark, new Response(''));

/**
 * Tracks whether the databases' log may have been cut. Chromium writes every commit to a log. A disk that becomes full cuts the record
 * being written, Chromium appends behind the cut, and its next start deletes all databases as damaged. So after a cut every write of this
 * page or worker is refused until the log has been renewed. A mark in Cache Storage says that the log is whole: a mark can be removed while
 * nothing can be written, and survives a kill.
 */
export class StoreLog {
  /** The cache of the mark, and of what a renewal writes there. */
  readonly cacheName = 'store-log';
  #isCut = false;
  #isRenewing = false;
  #whole: Promise<void> = Promise.resolve();
  /** By performance.now(): until then the browser may clear the caches. */
  #clearingUntil = 0;
  readonly #caches: CacheStorage | undefined;
  readonly #renew: () => Promise<void>;

  /** `renew`: makes the browser start a new log; rejects while there is no room. */
  constructor(caches: CacheStorage | undefined, renew: () => Promise<void>) {
    this.#caches = caches;
    this.#renew = renew;
  }

  /** Whether the disk was full during a write, and the log has not been renewed since: writes are refused. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Whether a write to these stores is refused. A renewal fills the store of pictures alone. */
  refuses(stores: readonly string[]): boolean {
    return this.#isCut && !(this.#isRenewing && stores.join() === 'pictures');
  }

  /** Records that the disk was full during a write, and renews the log as soon as there is room. */
  cut(): void {
    void this.#cached((cache) => cache.delete(wholeMark));
    if (!this.#isCut) this.#whole = this.#renewWithRoom();
  }

  /**
   * Records that the browser closed a database by itself: the disk was full, or the person cleared the site's data. The renewal, which opens
   * the database, finds out which (`cut`, `madeAnew`). No cache is opened before: opened in the middle of a clearance, it holds up every
   * transaction for 20 s.
   */
  closed(): void {
    if (this.#isCut) return;
    this.#clearingUntil = performance.now() + clearanceMs;
    this.#whole = this.#renewWithRoom();
  }

  /** Resolves once writes are accepted, or after `atMostMs`. */
  whole(atMostMs = renewalMs): Promise<void> {
    return Promise.race([this.#whole, pause(atMostMs)]);
  }

  /** Finds a cut by the worker, by another page, or in an earlier run of the browser. */
  async check(): Promise<void> {
    if (this.#isCut || performance.now() < this.#clearingUntil) return;
    if (!(await this.isWhole())) this.cut();
  }

  /** Records that the log is new. */
  async renewed(): Promise<void> {
    this.#isCut = false;
    await this.#cached(putMark);
  }

  /** Records that the database was made anew, and its log with it. The mark waits for the end of a clearance. */
  async madeAnew(): Promise<void> {
    this.#isCut = false;
    await pause(this.#clearingUntil - performance.now());
    if (!this.#isCut) await this.#cached(putMark);
  }

  /**
   * Returns false if the disk was full during a write, in this run of the browser or an earlier one. A database of a version without marks
   * counts as whole.
   */
  async isWhole(): Promise<boolean> {
    if (this.#isCut) return false;
    const isMissing = await this.#cached(async (cache, isNew) => (isNew ? putMark(cache) : (await cache.match(wholeMark)) === undefined));
    return isMissing !== true;
  }

  async #renewWithRoom(): Promise<void> {
    this.#isCut = true;
    for (let wait = againMs; this.#isCut; wait = Math.min(longestAgainMs, 2 * wait)) {
      this.#isRenewing = true;
      const isDone = await this.#renew().then(
        () => true,
        () => false,
      );
      this.#isRenewing = false;
      if (!isDone) await pause(wait);
    }
  }

  /**
   * Resolves to null if Cache Storage is missing or fails. One at a time, in all pages and the worker: a cache that another opened and has not
   * marked yet would count as cut.
   */
  async #cached<T>(work: (cache: Cache, isNew: boolean) => Promise<T>): Promise<T | null> {
    const caches = this.#caches;
    if (caches === undefined) return null;
    try {
      return await inTurn(this.cacheName, async () => {
        const isNew = !(await caches.has(this.cacheName));
        return work(await caches.open(this.cacheName), isNew);
      });
    } catch {
      return null;
    }
  }
}

/**
 * Chromium's messages for a full disk: "Encountered disk full …", "Encountered full disk …"; "Connection is closing because of: … FILE_ERROR_NO_SPACE"
 * to a transaction beside the one that failed, or where a write of its own failed; "Internal error opening backing store" to the openings
 * that follow. No other engine and no quota error uses these words.
 */
const diskFull = /disk full|full disk|NO_SPACE|Internal error (committing|opening)/;

/** Reports every transaction that failed on a full disk to the log, and refuses writes behind a cut. */
export const watchStoreLog = (log: StoreLog): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'store-log',
  create: (core) => ({
    ...core,
    transaction(stores, mode, options) {
      if (mode === 'readwrite' && log.refuses(stores)) throw new DOMException('The log is cut', 'QuotaExceededError');
      const transaction = core.transaction(stores, mode, options) as DBCoreTransaction & IDBTransaction;
      transaction.addEventListener('abort', () => {
        if (diskFull.test(transaction.error?.message ?? '')) log.cut();
      });
      return transaction;
    },
  }),
});

/**
 * Lets a database write to this log only while it is whole, and opens the database again after a failure: Dexie leaves a database whose
 * opening failed shut, and live queries of that time without an answer.
 */
export function guardStore(db: Dexie, log: StoreLog): void {
  let failures = 0;
  db.use(watchStoreLog(log));
  const ready = () => {
    // Chromium closes the connections of an origin when a write of any of its databases, also Firebase's, met a full disk; nothing else says so.
    if (globalThis.navigator?.userAgent?.includes('Chrom')) db.backendDB().addEventListener('close', () => log.closed());
    if (failures > 0) Dexie.on.storagemutated.fire({ all: new RangeSet(Number.NEGATIVE_INFINITY, [[[]]]) });
    failures = 0;
    return Promise.race([log.check(), pause(againMs)]);
  };
  db.on('ready', ready, true);
  const open = db.open.bind(db);
  db.open = () =>
    open().catch((error: Error) => {
      // Chromium may have cut the log in a write of its own.
      if (diskFull.test(error.message)) log.cut();
      setTimeout(
        () => {
          if (!db.hasFailed() || db.hasBeenClosed()) return;
          db.close({ disableAutoOpen: false });
          db.open().catch(() => undefined);
        },
        Math.min(longestAgainMs, againMs * 2 ** failures),
      );
      failures += 1;
      throw error;
    });
}
