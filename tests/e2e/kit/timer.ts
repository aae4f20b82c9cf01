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

/** The timer's error against an undisturbed one, in milliseconds; positive: time was gained. */
export async function errorSince(page: Page, before: Seen, what: string): Promise<number> {
  const now = await timerOf(page);
  const error = Math.round((now.left - before.left) * 1000 + (now.at - before.at));
  process.stdout.write(`  timer error after ${what}: ${error} ms\n`);
  return error;
}
