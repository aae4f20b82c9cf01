import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../tests/e2e/kit/bank';
import { Hall } from '../tests/e2e/kit/hall';
import { Phone } from '../tests/e2e/kit/phone';
import { Portal } from '../tests/e2e/kit/portal';
import { signsIn } from '../tests/e2e/kit/test';
import { figure, heading, quantile } from './kit/figures';

// From a tap on an option to its commit on the disk, in the built portal: 200 questions, CPU throttled six times. Reference: a bare
// strict put of one small row on the same page, in turns with the taps.

const questions = 200;
const throttle = 6;

interface Times {
  durable: number[];
  shown: number[];
  bare: number[];
}

/** Taps an option of each question in turn and measures; runs in the page. */
const tapping = (page: Page): Promise<Times> =>
  page.evaluate(async (count) => {
    const times: Times = { durable: [], shown: [], bare: [] };
    let committed: (at: number) => void = () => undefined;
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const made = transaction.call(this, stores, mode, options);
      if (this.name === 'exam-portal' && mode === 'readwrite' && [...made.objectStoreNames].includes('standings'))
        made.addEventListener('complete', () => committed(performance.now()));
      return made;
    };
    const commit = () =>
      new Promise<number>((resolve) => {
        committed = resolve;
      });
    const reference = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('reference');
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
      opening.onsuccess = () => resolve(opening.result);
    });
    const put = (key: number) =>
      new Promise<void>((resolve) => {
        const bare = reference.transaction('rows', 'readwrite', { durability: 'strict' });
        bare.objectStore('rows').put({ uid: 'reference', questionId: key, selectedOptionId: 2, markedForReview: false, at: key }, key);
        bare.oncomplete = () => resolve();
      });
    const saved = () =>
      new Promise<void>((resolve) => {
        const look = () => (document.querySelector('p[data-saving="saved"]') === null ? requestAnimationFrame(look) : resolve());
        look();
      });
    for (let number = 1; number <= count; number += 1) {
      const durable = commit();
      const tapped = performance.now();
      document.querySelectorAll<HTMLInputElement>('#question input[type="radio"]')[number % 3]?.click();
      times.durable.push((await durable) - tapped);
      await saved();
      times.shown.push(performance.now() - tapped);
      const asked = performance.now();
      await put(number);
      times.bare.push(performance.now() - asked);
      const next = [...document.querySelectorAll('button')].find((button) => button.textContent?.includes('Next'));
      if (next === undefined || next.disabled) break;
      const moved = commit();
      next.click();
      await moved;
      await saved();
    }
    return times;
  }, questions);

const portal = await Portal.open();
const phone = new Phone();
await phone.on();
try {
  const learner = await portal.learner('Bench');
  const paper = await assessmentOf(portal, { name: 'Two hundred', minutes: 180, questions: plainQuestions(questions) });
  const page = await phone.opens(`${portal.api.url}/assessments/${paper.id}`);
  await signsIn(page, learner);
  await new Hall(page).starts();
  await new Hall(page).isSaved();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const { durable, shown, bare } = await tapping(page);
  heading(`A tap on an option: ${durable.length} questions, CPU throttled ${throttle} times`);
  figure('tap → durable, median', quantile(durable, 0.5), 'ms');
  figure('tap → durable, p99', quantile(durable, 0.99), 'ms', '< 50');
  figure('tap → "Saved" on screen, p99', quantile(shown, 0.99), 'ms');
  figure('bare strict put, median', quantile(bare, 0.5), 'ms');
  figure('bare strict put, p99', quantile(bare, 0.99), 'ms');
  figure('p99, tap / bare put', quantile(durable, 0.99) / quantile(bare, 0.99), '');
} finally {
  await phone.off();
  await portal.close();
}
