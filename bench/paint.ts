import type { Page } from '@playwright/test';
import { type Paper, questionsOf } from '../contract/assessment/assessment';
import { assessmentOf, plainQuestions } from '../tests/e2e/kit/bank';
import { Hall } from '../tests/e2e/kit/hall';
import { Phone } from '../tests/e2e/kit/phone';
import { Portal } from '../tests/e2e/kit/portal';
import { signsIn } from '../tests/e2e/kit/test';
import { figure, heading, quantile } from './kit/figures';
import { taps } from './kit/finger';

// The response to a tap: from the finger, on a phone four times slower than this machine on slow 4G, to the frame that shows the effect.
// 200 questions. References: a tap on the page without an effect, in turns with the others, and a tap on an empty page.

const questions = 200;
const starts = 5;
const limitWishes = 4;
/** Lighthouse's slow 4G. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1_600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

declare global {
  interface Window {
    /** Resolves with the milliseconds from the next tap to the frame after the page shows the wanted element. */
    shown: Promise<number>;
  }
}

/** Makes the page wait for the next tap and then for a selector; called before the tap, awaited by `shown`. */
const awaits = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    window.shown = new Promise((resolve) => {
      window.addEventListener(
        'click',
        ({ timeStamp }) => {
          // A task that is posted in a frame's callback runs after that frame is drawn.
          const drawn = () =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            });
          const look = () => {
            if (document.querySelector(wanted) === null) return;
            observer.disconnect();
            drawn();
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, childList: true, attributes: true });
          // After the page's own handlers.
          setTimeout(look);
        },
        { capture: true, once: true },
      );
    });
  }, selector);

const slows = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: limitWishes });
};

const portal = await Portal.open();
const phone = new Phone({ hasTouch: true });
await phone.on();
try {
  const learner = await portal.learner('Paint');
  const papers: Paper[] = [await assessmentOf(portal, { name: 'Two hundred', minutes: 180, questions: plainQuestions(questions) })];
  const admin = await portal.admin();
  const category = (await portal.call(admin, 'getCategories', {})).find(({ name }) => name.startsWith('Two hundred'));
  const order = { name: 'Two hundred', description: '', durationInMinutes: 180, totalMarks: questions, questionCount: questions };
  while (papers.length < starts)
    papers.push(await portal.call(admin, 'generateByCategories', { body: { ...order, categories: [category?.id ?? 0] } }));
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await slows(page);
  const began: number[] = [];
  const reference: number[] = [];
  for (const { id } of papers) {
    await page.goto(`${portal.api.url}/assessments/${id}`);
    await page.getByText('Ready offline').waitFor();
    // A learner reads the start screen for longer than its further chunks take.
    await page.waitForLoadState('networkidle');
    await awaits(page, '#question input[type="radio"]');
    await taps(page.getByRole('button', { name: 'Start Assessment' }));
    began.push(await page.evaluate(() => window.shown));
  }
  const hall = new Hall(page);
  const [chosen, turned, opened]: [number[], number[], number[]] = [[], [], []];
  for (let number = 1; number <= questionsOf(papers[0] as Paper).length; number += 1) {
    await awaits(page, '#question input[type="radio"]:checked');
    await taps(page.locator('#question input[type="radio"]').nth(number % 3));
    chosen.push(await page.evaluate(() => window.shown));
    await hall.isSaved();
    await awaits(page, 'h1');
    await taps(page.getByRole('timer'));
    reference.push(await page.evaluate(() => window.shown));
    if (number % 40 === 0) {
      await awaits(page, 'dialog[open] [aria-current]');
      await taps(page.getByRole('button', { name: 'All questions' }));
      opened.push(await page.evaluate(() => window.shown));
      await page.getByRole('button', { name: 'Close' }).click();
    }
    if (number === questions) break;
    await awaits(page, `#question[aria-label="Question ${number + 1}"]`);
    await taps(page.getByRole('button', { name: 'Next' }));
    turned.push(await page.evaluate(() => window.shown));
  }
  const empty = await phone.opens(`${portal.api.url}/robots.txt`);
  await slows(empty);
  const bare: number[] = [];
  while (bare.length < questions / 4) {
    await awaits(empty, 'pre');
    await taps(empty.locator('pre'));
    bare.push(await empty.evaluate(() => window.shown));
  }
  heading(`From the finger to the frame: ${questions} questions, CPU throttled ${limitWishes} times, slow 4G`);
  figure('Start → first question, median', quantile(began, 0.5), 'ms', '< 100');
  figure('Start → first question, worst', quantile(began, 1), 'ms', '< 100');
  for (const [name, times] of Object.entries({ 'tap on an option': chosen, 'tap on Next': turned })) {
    figure(`${name}, median`, quantile(times, 0.5), 'ms');
    figure(`${name}, p95`, quantile(times, 0.95), 'ms', '< 50');
  }
  figure('palette of 200 opens, median', quantile(opened, 0.5), 'ms');
  figure('reference: a tap on nothing, median', quantile(reference, 0.5), 'ms');
  figure('reference: a tap on nothing, p95', quantile(reference, 0.95), 'ms');
  figure('reference: a tap on an empty page, median', quantile(bare, 0.5), 'ms');
  figure('reference: a tap on an empty page, p95', quantile(bare, 0.95), 'ms');
} finally {
  await phone.off();
  await portal.close();
}
