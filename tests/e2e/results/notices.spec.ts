import type { Locator } from '@playwright/test';
import { isClean } from '../kit/axe';
import { fresh, test } from '../kit/desk';
import { speaks } from '../kit/shots';
import { isReadyOffline, meets } from '../kit/test';
import { entersAs, expect } from '../kit/visit';

test('a notice of the institute is on the dashboard, offline too, until the learner closes it or an admin ends it', {
  tag: '@long',
}, async ({ visit, portal, desk }) => {
  const learner = await portal.learner('Noticing');
  const admin = await portal.admin();
  const { id: group } = await portal.call(admin, 'createGroup', { body: { name: fresh('Notices') } });
  await portal.call(admin, 'moveToGroup', { params: { uid: learner.uid }, body: { groupId: group } });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const add = (text: string, more: object = {}) => portal.call(admin, 'addNotice', { body: { text, until, groupIds: [group], ...more } });
  const hall = await add('Reporting time in hall 2 is 9:15 am.', { hindiText: 'हॉल 2 में 9:15 बजे पहुँचें।', link: '/user/outbox' });
  await add('Pay the fees for the second term by Friday.', { link: 'https://school.example/fees' });

  const page = await visit('/user/login');
  await entersAs(page, learner);
  await page.goto('/user/dashboard');
  const board = page.getByRole('region', { name: 'From your institute' });
  const lines = board.getByRole('status');
  await expect(lines).toHaveCount(2);
  await expect(board.getByRole('link', { name: 'Read more: Pay the fees' })).toHaveAttribute('rel', 'noopener noreferrer');
  // What was heard while the page was open stands at its end; from the next visit on it is first.
  await page.reload();
  // On a phone it is read first, in both languages.
  await page.setViewportSize({ width: 360, height: 740 });
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
  for (const [language, text] of [
    ['hi', 'हॉल 2 में 9:15 बजे पहुँचें।'],
    ['en', hall.text],
  ] as const) {
    await speaks(page, language);
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Pay the fees')).toBeInViewport({ ratio: 1 });
    expect(await top(page.getByText(text))).toBeLessThan(await top(page.locator('#next-step')));
  }
  await isClean(page, 'dashboard with notices');
  await isReadyOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(lines).toHaveCount(2);
  await board.getByRole('button', { name: 'Close: Pay the fees' }).click();
  await expect(lines).toHaveText([/hall 2/]);
  await page.context().setOffline(false);
  await page.reload();
  await expect(lines).toHaveText([/hall 2/]);

  const office = await desk('/admin/notices');
  await office.getByRole('textbox', { name: 'Text', exact: true }).fill('The library is closed on Sunday.');
  await isClean(office, 'notices of the institute');
  // Its states are longer there.
  await speaks(office, 'hi');
  await isClean(office, 'notices of the institute, Hindi');
  await speaks(office, 'en');
  await office.getByRole('button', { name: `End the notice “${hall.text}”` }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'End the notice' }).click();
  await expect(office.getByRole('dialog')).toBeHidden();
  meets(/^refused POST .*webhook: 400/);
  await office.goto('/admin/webhook');
  await expect(office.getByText('Nothing was sent yet.')).toBeVisible();
  await office.getByRole('textbox', { name: 'Address' }).fill('http://school.example');
  await office.getByRole('button', { name: 'Set the webhook' }).click();
  await expect(office.getByText('is no https:// address of an internet host')).toBeVisible();
  await isClean(office, 'webhook');
  await page.reload();
  await expect(board).toBeHidden();
  expect((await portal.call(learner, 'getNotices', {})).map(({ text }) => text)).toEqual(['Pay the fees for the second term by Friday.']);
});
