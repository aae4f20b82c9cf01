import type { BrowserContext, Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import type { Phone } from '../kit/phone';
import type { Portal } from '../kit/portal';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

test.use({ onDisk: true });

/** Records in every page of this browser when a question first accepts an answer. */
const watches = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('input[type=radio]:enabled') === null) return;
      (window as { usableAt?: number }).usableAt = performance.now();
      seen.disconnect();
    });
    seen.observe(document, { subtree: true, childList: true, attributes: true });
  });

/** Milliseconds from the navigation to a question that accepts an answer. */
const usableAfter = async (page: Page): Promise<number> =>
  (await page.waitForFunction(() => (window as { usableAt?: number }).usableAt)).jsonValue() as Promise<number>;

async function hasAPaper(portal: Portal, phone: Phone, name: string): Promise<{ page: Page; address: string }> {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `${name}’s paper`, questions: plainQuestions(5) });
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await isReadyOffline(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  return { page, address: page.url() };
}

for (const [network, falls, tag] of [
  ['that is connected and dead', (portal: Portal) => portal.goesSilent(), []],
  ['that is off', (portal: Portal) => portal.goesDark(), ['@long']],
] as const)
  test(`cold-started on a network ${network}, by its deep link, an exam under way goes on and a new one starts, before any reply arrives [trap 29, 71, 74]`, {
    tag: [...tag],
  }, async ({ portal, phone }) => {
    const { page, address } = await hasAPaper(portal, phone, 'Kavya');
    falls(portal);
    await phone.dies();
    await phone.on();
    await watches(phone.context);
    const fresh = await phone.context.newPage();
    await fresh.goto(address, { waitUntil: 'commit' });
    expect(page.isClosed()).toBe(true);
    await fresh.getByRole('button', { name: 'Start Assessment' }).click();
    const started = await usableAfter(fresh);
    await new Hall(fresh).chooses(2);

    await phone.dies();
    await phone.on();
    await watches(phone.context);
    const again = await phone.context.newPage();
    await again.goto(address, { waitUntil: 'commit' });
    const resumed = await usableAfter(again);
    await expect(again.getByRole('radio').nth(1)).toBeChecked();
    await expect(again.getByText('Taking longer than expected')).toHaveCount(0);
    process.stdout.write(`      usable question after ${Math.round(started)} ms at the start, ${Math.round(resumed)} ms in the middle\n`);
  });

for (const [when, falls, returns, tag] of [
  ['when the network is back', (_: Portal, phone: Phone) => phone.losesNetwork(), (_: Page, phone: Phone) => phone.findsNetwork(), []],
  // Nothing tells the page that the portal is back.
  [
    'at a press',
    async (portal: Portal) => portal.goesDark(),
    (page: Page) => page.getByRole('button', { name: 'Try again' }).click(),
    ['@long'],
  ],
] as const)
  test(`a start screen opened offline without its paper says so, and goes on ${when} [trap 73]`, { tag: [...tag] }, async ({
    portal,
    phone,
  }) => {
    const { page } = await hasAPaper(portal, phone, 'Lata');
    const other = await assessmentOf(portal, { name: 'Never opened', questions: plainQuestions(1) });
    await falls(portal, phone);
    await page.goto(`${portal.api.url}/assessments/${other.id}`);
    await expect(page.getByRole('heading', { name: 'This assessment is not on your device yet' })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    portal.comesBack();
    await returns(page, phone);
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  });
