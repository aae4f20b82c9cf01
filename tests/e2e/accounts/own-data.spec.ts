import { readFile } from 'node:fs/promises';
import { isClean } from '../kit/axe';
import { sitting } from '../kit/sitting';
import { stored } from '../kit/stored';
import { entersAs, expect, isAt, test } from '../kit/visit';

test('a learner downloads the own data and deletes the account; the parcel that waits on another phone is filed for nobody', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const phone = await visit('/robots.txt');
  const { learner, hall } = await sitting(portal, phone, 'Mira');
  portal.api.refuses(/POST .*\/submit\b/);
  await hall.submits();
  await expect(phone.getByText('Waiting to be sent').first()).toBeVisible();

  const page = await visit('/robots.txt', { acceptDownloads: true });
  await page.goto('/user/login');
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('link', { name: 'Profile Settings' }).last().click();
  const data = page.getByRole('region', { name: 'Your data' });
  await isClean(page, 'own-data');
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(kept).toMatchObject({ account: { id: learner.uid }, profile: { firstName: 'Mira' }, acceptedNotices: [{ version: 4 }] });

  await data.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // On a small phone too what happens comes first, and both buttons are in sight.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 540 });
  for (const name of ['Keep my account', 'Delete for good'])
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('dialog').getByRole('heading')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Type DELETE to confirm').focus();
  await expect(page.getByLabel('Type DELETE to confirm')).toBeInViewport({ ratio: 1 });
  // What to type in the place of another word stands above the buttons too.
  const keep = page.getByRole('button', { name: 'Keep my account' });
  const wanted = page.getByText('Type exactly this: DELETE');
  // Typed where the field stands just above them.
  const above = (await keep.boundingBox())?.y ?? 0;
  await page.getByLabel('Type DELETE to confirm').evaluate((field, y) => {
    const dialog = field.closest('dialog');
    if (dialog) dialog.scrollTop += field.getBoundingClientRect().bottom - (y - 16);
  }, above);
  await page.keyboard.type('REMOVE');
  await expect
    .poll(async () => {
      const [box, edge] = [await wanted.boundingBox(), await keep.boundingBox()];
      return box && edge && box.y > 0 && box.y + box.height <= edge.y;
    })
    .toBe(true);
  if (size) await page.setViewportSize(size);
  await isClean(page, 'own-data-end');
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByLabel('Type DELETE to confirm').press('Enter');
  await expect(page.getByText('Your account and all that the portal kept of you are deleted.')).toBeVisible();
  expect(await stored(page, 'people')).toEqual([]);

  portal.api.clears();
  await phone.goto('/user/outbox');
  await expect(phone.getByText('This account was deleted, with all its data.')).toBeVisible();
  expect(portal.submissionsOf(learner)).toEqual([]);
  // No hand-in of an erased person is waited for: the log-in names none.
  const other = await phone.context().newPage();
  await other.goto('/user/login');
  await expect(other.getByRole('tab', { name: 'Email' })).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expect(other.locator('[data-waiting]')).toHaveCount(0);
  await other.close();
  await phone.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(phone.getByRole('dialog')).toContainText('The answers of 1 assessment did not reach the server');
  await phone.getByRole('button', { name: 'Delete for good' }).click();
  await expect(phone.getByText('Removed from this device.')).toBeVisible();
  expect([await stored(phone, 'people'), await stored(phone, 'parcels')]).toEqual([[], []]);
});
