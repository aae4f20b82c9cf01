import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../../e2e/kit/bank';
import { Hall, storedAttempt } from '../../e2e/kit/hall';
import { Phone } from '../../e2e/kit/phone';
import type { Portal } from '../../e2e/kit/portal';
import { stored } from '../../e2e/kit/stored';
import { test as base, expect, isReadyOffline, signsIn } from '../../e2e/kit/test';
import { errorSince, type Seen } from '../../e2e/kit/timer';
import { ShiftedClock } from './shifted-clock';

const hourMs = 3_600_000;
export const minutes = 30;
export const oneSecond = 1_000;

/** A browser with a system clock that can be set; the clock is right at the start of a test. */
export const test = base.extend<{ phone: Phone }, { clock: ShiftedClock }>({
  clock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const clock = new ShiftedClock();
      if (clock.refusal !== null) process.stdout.write(`  ${clock.refusal}\n`);
      await use(clock);
      clock.removes();
    },
    { scope: 'worker' },
  ],
  phone: async ({ portal, clock }, use, info) => {
    info.skip(clock.refusal !== null, clock.refusal ?? '');
    clock.sets(0);
    const phone = new Phone({ env: clock.env });
    try {
      await phone.on();
      await use(phone);
    } finally {
      await phone.off();
      portal.comesBack();
    }
  },
});

/** A learner in the middle of a paper of six questions; the first question is answered. */
export async function sitting(portal: Portal, phone: Phone, name: string) {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `By the clock of ${name}`, minutes, questions: plainQuestions(6) });
  const address = `${portal.api.url}/assessments/${paper.id}`;
  const page = await phone.opens(address);
  await signsIn(page, learner);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await isReadyOffline(page);
  await new Hall(page).starts();
  const begun = performance.now();
  await new Hall(page).chooses(2);
  const given = new Map([[1, 2]]);
  const isFiled = async () => {
    await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
    const [{ body } = { body: null }] = portal.submissionsOf(learner);
    return { body, answered: body?.answers.filter(({ selectedOptionId }) => selectedOptionId !== null).length };
  };
  return { learner, address, page, given, isFiled, elapsed: () => (performance.now() - begun) / 1_000 };
}

/** Waits until the clock of a page or worker is this many hours off. */
export async function livesBy(where: Pick<Page, 'evaluate'>, hours: number): Promise<void> {
  const aheadMs = async () => (await where.evaluate(() => Date.now())) - Date.now();
  await expect.poll(async () => Math.abs((await aheadMs()) - hours * hourMs)).toBeLessThan(hourMs / 60);
}

/** Expects the time left to be as if no clock had been set. */
export async function isRight(page: Page, before: Seen, what: string): Promise<void> {
  expect(Math.abs(await errorSince(page, before, what)), what).toBeLessThanOrEqual(oneSecond);
  expect(await storedAttempt(page)).toMatchObject({ status: 'in-progress' });
}

/** Waits until the device's recorded clock is this many hours off. */
export const isOnRecord = (page: Page, hours: number): Promise<void> =>
  expect
    .poll(async () => {
      const rows = await stored<{ key: string; value: number }>(page, 'settings');
      return Math.round((rows.find(({ key }) => key === 'clock-offset')?.value ?? Number.NaN) / hourMs);
    })
    .toBe(-hours);
