import type { Page } from '@playwright/test';
import type { Paper } from '../contract/assessment/assessment';
import { assessmentOf, plainQuestions } from '../tests/e2e/kit/bank';
import { Phone } from '../tests/e2e/kit/phone';
import { Portal } from '../tests/e2e/kit/portal';
import { signsIn } from '../tests/e2e/kit/test';
import { figure, heading, median } from './kit/figures';

// *Available* with 50 papers of 100 questions on the device, on a phone four times slower than this machine: from the opening of the page
// to cards that show the state of their offline copy. Reference: the same page without papers on the device.

const papers = 50;
const questions = 100;
const limitWishes = 4;
const rounds = 5;

/** Milliseconds from the opening of the page until every card shows whether its paper is on the device, and the main thread's busy time. */
async function opens(page: Page, url: string, words: RegExp): Promise<{ shown: number; busy: number }> {
  await page.goto(`${url}/user/available-assessments`);
  const cards = page.getByRole('listitem').filter({ hasText: words });
  await cards.nth(8).waitFor();
  return page.evaluate(async () => {
    const shown = performance.now();
    await new Promise((resolve) => requestIdleCallback(resolve));
    return { shown, busy: performance.now() };
  });
}

const portal = await Portal.open();
const phone = new Phone();
await phone.on();
try {
  const learner = await portal.learner('Shelf');
  const first = await assessmentOf(portal, { name: 'A hundred', minutes: 180, questions: plainQuestions(questions) });
  const made: Paper[] = [first];
  const admin = await portal.admin();
  const category = (await portal.call(admin, 'getCategories', {})).find(({ name }) => name.startsWith('A hundred'));
  const order = { name: 'A hundred', description: '', durationInMinutes: 180, totalMarks: questions, questionCount: questions };
  while (made.length < papers)
    made.push(await portal.call(admin, 'generateByCategories', { body: { ...order, categories: [category?.id ?? 0] } }));
  const full = await Promise.all(made.map(({ id }) => portal.call(learner, 'getPaper', { params: { id } })));
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL(/dashboard/);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: limitWishes });
  const keep = (rows: object[]) =>
    page.evaluate(async (wanted) => {
      const opening = indexedDB.open('exam-portal');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const transaction = opening.result.transaction('papers', 'readwrite');
      transaction.objectStore('papers').clear();
      for (const row of wanted) transaction.objectStore('papers').put(row);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opening.result.close();
    }, rows);
  const times: Record<'full' | 'bare', { shown: number; busy: number }[]> = { full: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    await keep([]);
    times.bare.push(await opens(page, portal.api.url, /Save for offline/));
    await keep(full.map((paper) => ({ ...paper, uid: learner.uid })));
    times.full.push(await opens(page, portal.api.url, /on this device|Ready offline|Getting ready/i));
  }
  heading(`Available: ${papers} papers of ${questions} questions on the device, CPU throttled ${limitWishes} times`);
  const of = (which: 'full' | 'bare', what: 'shown' | 'busy') => median(times[which].map((one) => one[what]));
  figure('papers here, until shown, median', of('full', 'shown'), 'ms');
  figure('reference: none here, median', of('bare', 'shown'), 'ms');
  figure('until idle, papers here, median', of('full', 'busy'), 'ms');
  figure('until idle, none here, median', of('bare', 'busy'), 'ms');
  figure('ratio, shown', of('full', 'shown') / of('bare', 'shown'), '');
} finally {
  await phone.off();
  await portal.close();
}
