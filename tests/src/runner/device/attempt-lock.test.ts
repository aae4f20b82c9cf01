import { beforeEach, describe, expect, it } from 'vitest';
import { type AttemptLock, requestAttemptLock } from '../../../../src/runner/device/attempt-lock';

interface Request {
  work: (lock: object | null) => unknown;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** One lock of a browser, as its pages share it. */
class OneLock {
  #holder: Request | null = null;
  #line: Request[] = [];

  request = (_: string, options: LockOptions, work: Request['work']) =>
    new Promise((resolve, reject) => {
      const own = { work, resolve, reject };
      if (options.ifAvailable && this.#holder !== null) return void Promise.resolve(work(null)).then(resolve, reject);
      options.signal?.addEventListener('abort', () => {
        if (!this.#line.includes(own)) return;
        this.#line = this.#line.filter((other) => other !== own);
        reject(new DOMException('given up', 'AbortError'));
      });
      if (options.steal && this.#holder !== null) {
        this.#holder.reject(new DOMException('stolen', 'AbortError'));
        this.#holder = null;
        this.#line.unshift(own);
      } else this.#line.push(own);
      this.#next();
    });

  #next(): void {
    if (this.#holder !== null) return;
    const own = this.#line.shift();
    if (own === undefined) return;
    this.#holder = own;
    void Promise.resolve(own.work({})).then((value) => {
      own.resolve(value);
      if (this.#holder !== own) return;
      this.#holder = null;
      this.#next();
    });
  }
}

let browser: OneLock;
/** Each page that was told, and what it was told. */
let told: [string, boolean][];
beforeEach(() => {
  browser = new OneLock();
  told = [];
});

const opens = (page: string): AttemptLock =>
  requestAttemptLock(browser as unknown as LockManager, 'attempt', (isOurs) => told.push([page, isOurs]));
/** What the pages were told since they were asked before. */
const heard = async () => {
  await new Promise((resolve) => setImmediate(resolve));
  return told.splice(0);
};

describe('the lock of an attempt', () => {
  it('is of the first page, and of the next one once that has left', async () => {
    const first = opens('first');
    expect(await heard()).toEqual([['first', true]]);
    opens('second');
    expect(await heard()).toEqual([['second', false]]);
    first.leave();
    expect(await heard()).toEqual([['second', true]]);
  });

  it('is taken from the page that opened with it and from one that waited for it; each gets it back once the taker has left', async () => {
    const first = opens('first');
    const second = opens('second');
    await heard();
    second.take();
    expect(await heard()).toEqual([
      ['second', true],
      ['first', false],
    ]);
    second.leave();
    expect(await heard()).toEqual([['first', true]]);
    const third = opens('third');
    third.take();
    expect(await heard()).toEqual([
      ['third', false],
      ['third', true],
      ['first', false],
    ]);
    third.leave();
    expect(await heard()).toEqual([['first', true]]);
    first.leave();
  });

  it('is taken by a page once, however often it is asked for, also by the page that has it', async () => {
    const first = opens('first');
    const second = opens('second');
    await heard();
    second.take();
    second.take();
    expect(await heard()).toEqual([
      ['second', true],
      ['first', false],
    ]);
    second.take();
    expect(await heard()).toEqual([]);
    first.take();
    expect(await heard()).toEqual([
      ['first', true],
      ['second', false],
    ]);
  });

  it('comes to no page that has left', async () => {
    const first = opens('first');
    const second = opens('second');
    await heard();
    second.leave();
    first.leave();
    expect(await heard()).toEqual([]);
    opens('third');
    expect(await heard()).toEqual([['third', true]]);
  });

  it('is every page’s on a platform without locks', () => {
    for (const page of ['first', 'second']) requestAttemptLock(undefined, 'attempt', (isOurs) => told.push([page, isOurs]));
    expect(told).toEqual([
      ['first', true],
      ['second', true],
    ]);
  });
});
