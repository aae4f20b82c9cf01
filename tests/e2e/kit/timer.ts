import type { Page } from '@playwright/test';

/** The timer's value, in seconds, at the moment of its last change; `at` is the test's own monotonic clock in milliseconds. */
export interface Seen {
  left: number;
  at: number;
}

/** Number of readings of the page's clock. The fastest one counts: on a busy machine a reading may take a second. */
const readings = 5;

/** How far the test's monotonic clock is ahead of the page's, in milliseconds. */
async function aheadOf(page: Page): Promise<number> {
  let best = { took: Number.POSITIVE_INFINITY, ahead: 0 };
  for (let i = 0; i < readings; i++) {
    const sent = performance.now();
    const there = await page.evaluate(() => performance.now());
    const took = performance.now() - sent;
    if (took < best.took) best = { took, ahead: sent + took / 2 - there };
  }
  return best.ahead;
}

/** Waits for the timer's next change, so that its value is exact and not up to a second old. */
export async function timerOf(page: Page): Promise<Seen> {
  const { text, changedAt } = await page.evaluate(
    () =>
      new Promise<{ text: string; changedAt: number }>((resolve) => {
        const timer = document.querySelector('[role="timer"]');
        if (timer === null) throw new Error('There is no timer');
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          resolve({ text: timer.textContent ?? '', changedAt: performance.now() });
        });
        watcher.observe(timer, { childList: true, characterData: true, subtree: true });
      }),
  );
  const [minutes = Number.NaN, seconds = Number.NaN] = text.split(':').map(Number);
  return { left: minutes * 60 + seconds, at: changedAt + (await aheadOf(page)) };
}

/** Looks again where a change may have been drawn late: at most so many times. */
const looks = 3;

/** The same, of two changes the one that was drawn sooner: a busy machine draws late and never early. */
export async function beginningOf(page: Page): Promise<Seen> {
  const [one, other] = [await timerOf(page), await timerOf(page)];
  return one.left * 1000 + one.at <= other.left * 1000 + other.at ? one : other;
}

/** The timer's error against an undisturbed one, in milliseconds; positive: time was gained. Of an error of more than a second, the least of several changes. */
export async function errorSince(page: Page, before: Seen, what: string): Promise<number> {
  let error = Number.POSITIVE_INFINITY;
  for (let look = 0; look < looks && Math.abs(error) > 1_000; look++) {
    const now = await timerOf(page);
    const here = Math.round((now.left - before.left) * 1000 + (now.at - before.at));
    if (Math.abs(here) < Math.abs(error)) error = here;
  }
  process.stdout.write(`  timer error after ${what}: ${error} ms\n`);
  return error;
}
