import type { Page } from '@playwright/test';
import { type PushNews, recipientOf } from '../../../contract/push/news';
import { pushDevice } from '../../server/kit/push-service';
import { isClean } from '../kit/axe';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

test.use({ isWhole: true });

/** A browser whose push service is out of reach has a subscription nevertheless: this machine reaches no push service of a browser's maker. */
const subscribesHere = (page: Page, device: object) =>
  page.context().addInitScript((said) => {
    let is = false;
    const { endpoint, keys } = said as { endpoint: string; keys: object };
    const subscription = (applicationServerKey: ArrayBuffer) => ({
      ...{ endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys }) },
      async unsubscribe() {
        is = false;
        return true;
      },
    });
    let key = new ArrayBuffer(0);
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (is ? subscription(key) : null),
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
        is = true;
        key = applicationServerKey.buffer;
        return subscription(key);
      },
    });
  }, device);

/** Hands messages to the worker as the browser does with those of its push service. */
async function delivers(page: Page): Promise<(news: PushNews) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const there = registrations.find(({ isDeleted }) => !isDeleted);
      if (there !== undefined) resolve(there.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const [registrationId, origin] = [await registered, new URL(page.url()).origin];
  return (news) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(news) }).then(() => undefined);
}

/** Watches the worker: the returned function waits until the worker was told which locks are held. */
async function asksForLocks(page: Page): Promise<() => Promise<void>> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('No worker runs');
  await worker.evaluate(() => {
    const query = navigator.locks.query.bind(navigator.locks);
    Object.assign(globalThis, { told: 0 });
    navigator.locks.query = async () => {
      const held = await query();
      (globalThis as unknown as { told: number }).told += 1;
      return held;
    };
  });
  return () => expect.poll(() => worker.evaluate(() => (globalThis as unknown as { told: number }).told)).toBeGreaterThan(0);
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const there = await (await navigator.serviceWorker.ready).getNotifications();
    return there.map(({ title, body }) => [title, body]).toSorted();
  });

test('news are switched on, shown in the language of their reader, and silent in an exam', { tag: '@long' }, async ({ phone, portal }) => {
  const learner = await portal.learner('Newsy');
  await phone.context.grantPermissions(['notifications'], { origin: portal.api.url });
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await subscribesHere(page, pushDevice(learner.uid).subscription);
  await page.reload();
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await isReadyOffline(page);
  const settings = (name: string) => page.getByRole('link', { name }).first().click();
  await settings('Profile Settings');
  const here = page.getByRole('switch', { name: 'Show notifications on this device' });
  await expect(here).not.toBeChecked();
  await isClean(page, 'news, off');
  await here.click();
  await expect(here).toBeChecked();
  await isClean(page, 'news, on');
  const devices = async () => (await portal.call(learner, 'getPersonData', { params: { uid: learner.uid }, query: {} })).newsDevices.length;
  expect(await devices()).toBe(1);
  const due = page.getByRole('switch', { name: 'Tell me here what is due in Revise' });
  await expect(due).not.toBeChecked();
  await due.click();
  await expect(due).toBeChecked();
  await isClean(page, 'news, what is due');

  const deliver = await delivers(page);
  const to = await recipientOf(learner.uid);
  // Each by itself: a busy machine's browser may have closed one before the next is there, or have dropped a message while it started the worker.
  const arrives = (news: PushNews, line: [title: string, body: string]) =>
    expect(async () => {
      await deliver(news);
      await expect.poll(() => shown(page), { timeout: 10_000 }).toContainEqual(line);
    }).toPass({ timeout: 60_000 });
  await arrives({ code: 'due', to, count: 9 }, ['9 questions are due in Revise', '']);
  await arrives({ code: 'results-out', to, id: 7, title: 'Mock 3' }, ['Your result is out', 'Mock 3']);

  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.goto(`${portal.api.url}/user/dashboard`);
  const spoken = () => page.evaluate(() => document.documentElement.lang);
  await expect.poll(spoken).toBe('hi');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('exam-portal');
            opening.onsuccess = () => {
              const asking = opening.result.transaction('settings').objectStore('settings').get('news');
              asking.onsuccess = () => {
                opening.result.close();
                resolve(asking.result?.value.language);
              };
            };
          }),
      ),
    )
    .toBe('hi');
  // As a page holds it that sits an attempt.
  await page.evaluate((name) => {
    const sitting = new Promise<void>((resolve) => Object.assign(globalThis, { ends: resolve }));
    void navigator.locks.request(name, () => sitting);
    return navigator.locks.query();
  }, `attempt ${learner.uid} 7`);
  const asked = await asksForLocks(page);
  await deliver({ code: 'report-answered', to });
  // The browser says that it took a message before the worker has read it.
  await asked();
  await page.evaluate(() => (globalThis as unknown as { ends: () => void }).ends());
  await arrives({ code: 'results-out', to, id: 8, title: 'Mock 4' }, ['आपका परिणाम आ गया है', 'Mock 4']);
  const foreseen = ['9 questions are due in Revise', 'Your result is out', 'आपका परिणाम आ गया है'];
  expect((await shown(page)).filter(([title = '']) => !foreseen.includes(title))).toEqual([]);

  await settings('प्रोफ़ाइल सेटिंग');
  const hindi = page.getByRole('switch', { name: 'इस डिवाइस पर सूचनाएँ दिखाएँ' });
  await expect(hindi).toBeChecked();
  await hindi.click();
  await expect(hindi).not.toBeChecked();
  await expect.poll(devices).toBe(0);
});
