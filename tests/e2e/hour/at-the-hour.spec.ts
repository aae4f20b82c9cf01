import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { assessmentOf } from '../kit/bank';
import { Hall } from '../kit/hall';
import { stored } from '../kit/stored';
import { entersAs, expect, test } from '../kit/visit';

const phrases = Array.from({ length: 20 }, (_, i) => `Which river is number ${i + 1} of the ${i + 11} in the northern delta?`);

/** Everything that this browser keeps of the portal, and the page's memory, as text. */
async function everythingOf(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const table of db.objectStoreNames)
        texts.push(
          await new Promise<string>((resolve) => {
            const rows = db.transaction(table).objectStore(table).getAll();
            rows.onsuccess = () => resolve(JSON.stringify(rows.result));
          }),
        );
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });
  const session = await page.context().newCDPSession(page);
  const heap: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => heap.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return kept + heap.join('');
}

const foundIn = (text: string): number => phrases.filter((phrase) => text.includes(phrase)).length;

test('a waiting phone holds no phrase of the paper, opens it at its hour by itself, and its start is seen once', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  // Two snapshots of the heap, 28 MB of text each, stop the page for as long as the machine takes.
  test.slow();
  const [admin, learner] = [await portal.admin(), await portal.learner('Hema')];
  const paper = await assessmentOf(portal, {
    name: 'At the hour',
    questions: phrases.map((text) => ({ text, options: ['Right', 'Wrong', 'Worse', 'Worst'] })),
  });
  const params = { id: paper.id };
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(3600), closesAt: at(7200) } });

  const page = await visit('/user/available-assessments');
  await entersAs(page, learner);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'At the hour' }) });
  await expect(card.getByText(/^Opens (on|today,) /)).toBeVisible();
  await expect(card.getByRole('link', { name: /^Start Assessment/ })).toHaveCount(0);
  await card.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(card.getByText('Ready offline')).toBeVisible();
  await isClean(page, 'available, a sealed paper');
  await card.getByRole('link', { name: /^Countdown/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await isClean(page, 'start screen, countdown');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(foundIn(await everythingOf(page))).toBe(0);

  // The hour is moved; the page asks for the paper when it is opened again, and from then on waits by itself. After the hour it would come
  // without a seal, so a slow machine gets more time.
  const began = Date.now();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  const took = (Date.now() - began) / 1000;
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(Math.max(8, 5 * took)) } });
  await page.reload();
  const start = page.getByRole('button', { name: 'Start Assessment' });
  // A slow machine hears of the new hour when it is over.
  await expect(page.getByRole('timer').filter({ hasText: /^00:/ }).or(start)).toBeVisible();
  await expect(start).toBeVisible();
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  expect(foundIn(await everythingOf(page))).toBe(20);
  expect(await stored(page, 'papers')).toMatchObject([{ openedBy: 'key' }]);
  await expect.poll(async () => (await portal.call(admin, 'getDesk', { params })).started).toBe(1);
  await expect
    .poll(async () => await stored(page, 'attempts'))
    .toMatchObject([{ datedBy: 'server', startNews: { isOver: true, tries: 1 } }]);
});
