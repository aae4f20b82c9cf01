import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../tests/e2e/kit/bank';
import { hidesWorkers, Phone } from '../tests/e2e/kit/phone';
import { Portal } from '../tests/e2e/kit/portal';
import { signsIn } from '../tests/e2e/kit/test';
import { figure, heading, median, quantile } from './kit/figures';

// 1,000 available tests on a phone four times slower than this machine: from the tap on the link to the frame that shows the first row, and from a letter of the search to
// the frame that shows its result. In turns with the reference, the same list with 12 tests; ROWS_OTHER names a folder of another build, which is measured in turns too.

const tests = 1_000;
const few = 12;
const rounds = 7;
const limitWishes = 4;
const other = process.env.ROWS_OTHER;

const lists = '/user/available-assessments';
const start = 'a[aria-label^="Start Assessment"]';

/** Milliseconds from an act to the frame after the page shows what is wanted. */
const until = (page: Page, act: string, wanted: string): Promise<number> =>
  page.evaluate(
    ([what, selector]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () => {
          const isThere = selector.startsWith('text=')
            ? document.body.textContent?.includes(selector.slice(5))
            : document.querySelector(selector);
          if (!isThere) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begun);
          port2.postMessage(null);
        };
        if (what.startsWith('/')) document.querySelector<HTMLElement>(`header a[href="${what}"]`)?.click();
        else {
          const field = document.querySelector<HTMLInputElement>('input[type=search]');
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, what);
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        }
        requestAnimationFrame(look);
      }),
    [act, wanted] as const,
  );

const portal = await Portal.open();
const phone = new Phone();
await phone.on();
// A worker would go on with the files of the build that brought it.
await hidesWorkers(phone.context);
try {
  const learner = await portal.learner('Rows');
  await assessmentOf(portal, { name: 'One of many', questions: plainQuestions(5) });
  const [one] = await portal.call(learner, 'getAvailable', {});
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...one, id: 50_000 + at, name: `Paper no. ${at + 1}`, description: 'Of many.' }));
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  const session = await page.context().newCDPSession(page);

  /** One round with a list of this length. */
  async function measured(count: number): Promise<{ drawn: number; searched: number }> {
    portal.api.clears();
    portal.api.answers(/GET \/api\/assessment\/available/, 200, many(count));
    // The device keeps this list.
    await page.goto(portal.api.url + lists);
    await page.locator(start).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.goto(`${portal.api.url}/user/my-assessments`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: limitWishes });
    const drawn = await until(page, lists, start);
    let searched = Number.NaN;
    if (count > few) {
      await page.locator('input[type=search]').waitFor();
      await page.waitForLoadState('networkidle');
      searched = await until(page, 'no. 777', 'text=Paper no. 777');
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { drawn, searched };
  }

  const [ours, short, others]: { drawn: number; searched: number }[][] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    await portal.deploys('dist');
    ours?.push(await measured(tests));
    short?.push(await measured(few));
    if (other === undefined) continue;
    await portal.deploys(other);
    others?.push(await measured(tests));
  }
  const drawn = (of: typeof ours) => median((of ?? []).map((round) => round.drawn));
  const searched = (of: typeof ours) => median((of ?? []).map((round) => round.searched));
  heading(`${tests.toLocaleString('en')} available tests, CPU throttled ${limitWishes} times, ${rounds} rounds`);
  figure('link → first row, median', drawn(ours), 'ms');
  figure(
    'worst',
    quantile(
      (ours ?? []).map((round) => round.drawn),
      1,
    ),
    'ms',
  );
  figure(`reference: ${few} tests, median`, drawn(short), 'ms');
  figure('ratio', drawn(ours) / drawn(short), 'times the reference', '< 2');
  figure('search, median', searched(ours), 'ms');
  if (other !== undefined) {
    figure('the other build, link → first row', drawn(others), `ms   ${(drawn(ours) / drawn(others)).toFixed(2)} times it`);
    figure('the other build, search', searched(others), `ms   ${(searched(ours) / searched(others)).toFixed(2)} times it`);
  }
} finally {
  await phone.off();
  await portal.close();
}
