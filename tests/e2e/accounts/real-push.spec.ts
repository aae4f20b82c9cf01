import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Phone } from '../kit/phone';
import { Portal } from '../kit/portal';
import { openPushMaker } from '../kit/push-maker';
import { handsIn } from '../kit/sitting';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

const shown = (page: Page) =>
  page.evaluate(async () => {
    const there = await (await navigator.serviceWorker.ready).getNotifications();
    return there.map(({ title, body }) => [title, body]);
  });

const real = (page: Page) =>
  page.evaluate(async () => {
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    return subscription === null
      ? null
      : (JSON.parse(JSON.stringify(subscription)) as { endpoint: string; keys: { p256dh: string; auth: string } });
  });

test('a browser subscribes for real, decrypts what the portal sends, and shows it once; an ended subscription is forgotten', {
  tag: '@long',
}, async () => {
  test.setTimeout(300_000);
  const maker = await openPushMaker();
  const portal = await Portal.open({ PUSH_LOOPBACK: 'on' });
  const phone = new Phone({ switches: maker.switches });
  await phone.on();
  try {
    const [learner, admin] = [await portal.learner('Really'), await portal.admin()];
    const waits = async (name: string) => {
      const paper = await assessmentOf(portal, { name, questions: plainQuestions(2) });
      const schedule = (resultsAt: string | null) => portal.call(admin, 'setSchedule', { params: { id: paper.id }, body: { resultsAt } });
      await schedule('2099-01-01T10:00:00.000Z');
      await handsIn(portal, learner, paper, () => 0);
      return { release: () => schedule(null) };
    };
    const [first, second] = [await waits('Mock 3'), await waits('Mock 4')];
    await phone.context.grantPermissions(['notifications'], { origin: portal.api.url });
    const page = await phone.opens(`${portal.api.url}/user/login`);
    await signsIn(page, learner);
    await page.waitForURL('**/user/dashboard');
    await isReadyOffline(page);
    await page.getByRole('link', { name: 'Profile Settings' }).first().click();
    const here = page.getByRole('switch', { name: 'Show notifications on this device' });
    await here.click();
    await expect(here).toBeChecked();
    const subscription = await real(page);
    if (subscription === null) throw new Error('The browser has no subscription');
    const { endpoint, keys } = subscription;
    expect(new URL(endpoint).protocol).toBe('https:');
    const devices = async () =>
      (await portal.call(learner, 'getPersonData', { params: { uid: learner.uid }, query: {} })).newsDevices.length;
    expect(await devices()).toBe(1);
    // The same browser by the address at which this machine reaches it.
    await portal.call(learner, 'unsubscribePush', { body: { endpoint } });
    await portal.call(learner, 'subscribePush', { body: { endpoint: maker.address, keys } });

    await first.release();
    await expect.poll(() => shown(page), { timeout: 90_000 }).toEqual([['Your result is out', 'Mock 3']]);
    expect(maker.received()).toBe(1);

    maker.ends();
    await second.release();
    await expect.poll(devices, { timeout: 90_000 }).toBe(0);
    expect(await shown(page)).toHaveLength(1);
  } finally {
    await phone.off();
    await portal.close();
    maker.close();
  }
});
