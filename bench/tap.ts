import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../tests/e2e/kit/bank';
import { Hall } from '../tests/e2e/kit/hall';
import { Phone } from '../tests/e2e/kit/phone';
import { Portal } from '../tests/e2e/kit/portal';
import { signsIn } from '../tests/e2e/kit/test';
import { figure, heading, quantile } from './kit/figures';
import { taps } from './kit/finger';

// From a finger's tap on an option to its commit on the disk, in the built portal: 200 questions, CPU throttled six times. A second page,
// which is not throttled, observes the commit: the first page is drawing the tap at that time and hears of its commit late. Reference: a
// bare strict put of one small row on the same page, in turns with the taps.

const questions = 200;
const limitWishes = 6;

/** The page's times, in milliseconds: `heard` since the finger lifted, by the browser's event time; the others since `heard`. */
interface Times {
  heard: number[];
  durable: number[];
  /** When the page itself hears of the commit. */
  acknowledged: number[];
  /** When the screen says *saved*. */
  shown: number[];
  bare: number[];
}

declare global {
  interface Window {
    tapTimes: Times;
    /** Resolves when the current tap is committed, seen by the witness and confirmed on screen. */
    settled: Promise<unknown>;
    barePut: () => Promise<void>;
  }
}

/** Epoch milliseconds, finer than Date's and equal in every page. */
const epochNow = 'performance.timeOrigin + performance.now()';

/**
 * Runs in a second page: after the message that an answer is on its way, it reads until the answer is there. A read waits for an earlier
 * write, and is answered after the write's commit.
 */
const witnessing = `(() => {
  const channel = new BroadcastChannel('tap');
  const opening = indexedDB.open('exam-portal');
  const count = () => new Promise((resolve) => {
    const asked = opening.result.transaction('standings').objectStore('standings').count();
    asked.onsuccess = () => resolve(asked.result);
  });
  channel.onmessage = async ({ data }) => {
    while ((await count()) < data);
    channel.postMessage(${epochNow});
  };
  return new Promise((resolve) => { opening.onsuccess = () => resolve(); });
})()`;

/** Makes the page record its times. Runs before the portal, which binds `transaction` when it opens its database. */
const watching = () => {
  window.tapTimes = { heard: [], durable: [], acknowledged: [], shown: [], bare: [] };
  const channel = new BroadcastChannel('tap');
  let committed: (at: number) => void = () => undefined;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const made = transaction.call(this, stores, mode, options);
    if (this.name === 'exam-portal' && mode === 'readwrite' && [...made.objectStoreNames].includes('standings'))
      made.addEventListener('complete', () => committed(performance.now()));
    return made;
  };
  const saved = () =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('p[data-saving="saved"]') === null) return;
        observer.disconnect();
        resolve(performance.now());
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-saving'] });
      look();
    });
  window.addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLButtonElement)) return;
      const heard = performance.now();
      const acknowledged = new Promise<number>((resolve) => {
        committed = resolve;
      });
      const shown = acknowledged.then(saved);
      window.settled = shown;
      // Only a choice is an answer; the bench waits for a move without timing it.
      if (!(target instanceof HTMLInputElement)) return;
      const { tapTimes } = window;
      const durable = new Promise<number>((resolve) => {
        channel.onmessage = ({ data }: MessageEvent<number>) => resolve(data - performance.timeOrigin);
      });
      channel.postMessage(tapTimes.heard.length + 1);
      window.settled = Promise.all([durable, acknowledged, shown]).then(([onDisk, known, said]) => {
        tapTimes.heard.push(heard - timeStamp);
        tapTimes.durable.push(onDisk - heard);
        tapTimes.acknowledged.push(known - heard);
        tapTimes.shown.push(said - heard);
      });
    },
    true,
  );
  const reference = new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('reference');
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
  });
  window.barePut = async () => {
    const db = await reference;
    const asked = performance.now();
    const bare = db.transaction('rows', 'readwrite', { durability: 'strict' });
    bare.objectStore('rows').put({ uid: 'reference', questionId: 1, selectedOptionId: 2, markedForReview: false, at: asked });
    await new Promise((resolve) => {
      bare.oncomplete = resolve;
    });
    window.tapTimes.bare.push(performance.now() - asked);
  };
};

/** Taps an option of each question in turn. */
async function tapping(page: Page): Promise<Times> {
  const next = page.getByRole('button', { name: 'Next' });
  for (let number = 1; number <= questions; number += 1) {
    await taps(page.locator('#question input[type="radio"]').nth(number % 3));
    await page.evaluate(() => window.settled);
    await page.evaluate(() => window.barePut());
    if (number === questions) break;
    await taps(next);
    await page.evaluate(() => window.settled);
  }
  return page.evaluate(() => window.tapTimes);
}

const portal = await Portal.open();
const phone = new Phone({ hasTouch: true });
await phone.on();
try {
  const witness = await phone.opens(`${portal.api.url}/manifest.webmanifest`);
  const learner = await portal.learner('Bench');
  const paper = await assessmentOf(portal, { name: 'Two hundred', minutes: 180, questions: plainQuestions(questions) });
  const page = await phone.opens(`${portal.api.url}/assessments/${paper.id}`);
  await signsIn(page, learner);
  await new Hall(page).starts();
  await new Hall(page).isSaved();
  await page.addInitScript(watching);
  await page.reload();
  await new Hall(page).isSaved();
  await witness.evaluate(witnessing);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: limitWishes });
  const { heard, durable, acknowledged, shown, bare } = await tapping(page);
  heading(`A tap on an option: ${durable.length} questions, CPU throttled ${limitWishes} times`);
  figure('finger → page hears it, median', quantile(heard, 0.5), 'ms, the browser’s own');
  figure('tap → durable, median', quantile(durable, 0.5), 'ms');
  figure('tap → durable, p99', quantile(durable, 0.99), 'ms', '< 50');
  figure('tap → page hears of it, p99', quantile(acknowledged, 0.99), 'ms');
  figure('tap → "Saved" on screen, p99', quantile(shown, 0.99), 'ms');
  figure('bare strict put, median', quantile(bare, 0.5), 'ms');
  figure('bare strict put, p99', quantile(bare, 0.99), 'ms');
  figure('p99, tap / bare put', quantile(durable, 0.99) / quantile(bare, 0.99), '');
} finally {
  await phone.off();
  await portal.close();
}
