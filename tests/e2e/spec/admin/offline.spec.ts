import { deskScreens, expect, saying, test } from '../../kit/desk';
import { openRequests } from '../../kit/requests';

/** All data of the portal on this device: names and sizes of its stores and caches. */
const kept = () =>
  (async () => {
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
        });
        for (const row of rows) found.push(`${name}/${store}: ${JSON.stringify(row)}`);
      }
      db.close();
    }
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found;
  })();

test('without a network each screen says so and offers to try again; nothing is queued or cached [trap 75]', async ({
  desk,
  office,
  portal,
}) => {
  const open = openRequests(office);
  const page = await desk('/admin/categories');
  await expect(page.getByRole('treegrid')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The code of every screen is fetched beside the first one.
  await page.waitForFunction(
    (parts) => parts.every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/admin-${part}`))),
    ['BankPart', 'PapersPart'],
  );
  await expect.poll(() => open.size).toBe(0);
  await office.setOffline(true);
  const nav = page.getByRole('navigation', { name: 'Admin' });
  for (const { name } of deskScreens) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(saying(page, 'warning').first()).toContainText('You are offline.');
    await expect(saying(page, 'warning').first().getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await nav.getByRole('link', { name: 'Manage Categories' }).click();
  const secret = 'Typed without a network';
  await page.getByRole('textbox', { name: 'Name' }).fill(secret);
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByRole('alert')).toContainText('❌ Failed to add category.');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(secret);
  const stored = await page.evaluate(kept);
  expect(stored.length).toBeGreaterThan(3);
  expect(
    stored.filter(
      (line) => line.includes(secret) || line.includes('/api/') || line.includes('/assets/admin-') || line.includes('Syllogisms'),
    ),
  ).toEqual([]);

  const asked = portal.api.seen.length;
  await office.setOffline(false);
  await expect(saying(page, 'warning')).toHaveCount(0);
  expect(portal.api.seen.slice(asked).filter((line) => line.startsWith('POST'))).toEqual([]);
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(saying(page, 'success')).toContainText(secret);
});

/** One screen for each list that is asked for, and every screen. */
const forms = [
  { which: 'each list', screens: [0, 5, 6, 7].flatMap((at) => deskScreens[at] ?? []), tag: [] },
  { which: 'each screen', screens: deskScreens, tag: ['@long'] },
];

for (const { which, screens, tag } of forms)
  test(`a network that is reported but dead: ${which} says what could not be loaded, and loads at the next try`, { tag }, async ({
    desk,
    portal,
  }) => {
    portal.api.refuses(/^GET \/api\/(categories|exams|assessments|questions)/);
    const page = await desk('/admin/categories');
    for (const { path, failed } of screens) {
      await page.goto(path);
      await expect(page.getByRole('alert').first()).toContainText(failed);
    }
    portal.api.clears();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
