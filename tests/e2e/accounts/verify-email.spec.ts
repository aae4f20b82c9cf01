import type { Page } from '@playwright/test';
import { sheet } from '../../kit/sheet';
import { fresh } from '../kit/desk';
import type { Portal } from '../kit/portal';
import { expect, isAt, test } from '../kit/visit';

test.use({ hasWorker: false });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The links that verify an address, as the identity service has mailed them, the newest last. */
async function linksTo(portal: Portal, email: string): Promise<string[]> {
  const response = await fetch(`${portal.identity.url}/emulator/v1/projects/demo-exam/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  return oobCodes.filter((sent) => sent.email === email && sent.requestType === 'VERIFY_EMAIL').map(({ oobLink }) => oobLink);
}

test('who registers with a password gets a link that verifies the address, and joins the batch of the roster once it is opened', async ({
  visit,
  portal,
}) => {
  const email = `walkin-${Date.now()}@learner.example`;
  const admin = await portal.admin();
  const group = fresh('Batch');
  const { id: groupId } = await portal.call(admin, 'createGroup', { body: { name: group } });
  const roster = sheet([
    ['Name', 'Email', 'Phone', 'Group'],
    ['Walk In', email, '98111 12233', group],
  ]);
  await portal.call(admin, 'uploadRoster', { file: new File([roster], 'roster.xlsx'), query: {} });
  const members = async () => (await portal.call(admin, 'getPeople', { query: { group: groupId } })).length;

  const page = await visit('/user/login?register');
  await field(page, 'Email').fill(email);
  await page.getByLabel(/^Password/).fill('secret-123');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await isAt(page, '/user/profile-completion');
  const card = page.getByRole('region', { name: 'Confirm your email' });
  const prefilled = (name: string) => page.locator(`input[name=${name}]`);
  await expect(prefilled('firstName')).toHaveValue('');
  await expect(card).toContainText(`We sent a link to ${email}.`);
  await expect.poll(() => linksTo(portal, email)).toHaveLength(1);

  await card.getByRole('button', { name: 'I have opened the link' }).click();
  await expect(card).toContainText('It is not confirmed yet. Open the link in the newest email');
  expect(await members()).toBe(0);
  await card.getByRole('button', { name: 'Send the link again' }).click();
  await expect(card).toContainText(`A link is on its way to ${email}.`);
  await expect.poll(() => linksTo(portal, email)).toHaveLength(2);

  const opened = await fetch((await linksTo(portal, email)).at(-1) ?? '');
  expect(opened.ok).toBe(true);
  await card.getByRole('button', { name: 'I have opened the link' }).click();
  await expect(page.getByText('✅ Your email is confirmed')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect.poll(members).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await expect(card).toHaveCount(0);
  // As the roster has the owner of the address, who may change it.
  await expect(prefilled('firstName')).toHaveValue('Walk');
  await expect(prefilled('lastName')).toHaveValue('In');
  await expect(prefilled('phone')).toHaveValue('+919811112233');
});
