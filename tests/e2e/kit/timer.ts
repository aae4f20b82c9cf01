import type { Page } from '@playwright/test';

/** What a timer showed, in seconds, at the moment it changed to it; `at` is the test's own monotonic clock in milliseconds. */
export interface Seen {
  left: number;
  at: number;
}

/** Waits for the timer's next change, so that what it shows is exact and not up to a second old. */
export async function timerOf(page: Page): Promise<Seen> {
  const text = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const timer = document.querySelector('[role="timer"]');
        if (timer === null) throw new Error('There is no timer');
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          resolve(timer.textContent ?? '');
        });
        watcher.observe(timer, { childList: true, characterData: true, subtree: true });
      }),
  );
  const [minutes = Number.NaN, seconds = Number.NaN] = text.split(':').map(Number);
  return { left: minutes * 60 + seconds, at: performance.now() };
}

/** By how many milliseconds the timer is off from what an undisturbed one would show; positive: time was gained. */
export async function errorSince(page: Page, before: Seen, what: string): Promise<number> {
  const now = await timerOf(page);
  const error = Math.round((now.left - before.left) * 1000 + (now.at - before.at));
  process.stdout.write(`  timer error after ${what}: ${error} ms\n`);
  return error;
}
