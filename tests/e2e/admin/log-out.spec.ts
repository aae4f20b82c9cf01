import { demo } from '../kit/portal';
import { entersAs, expect, isAt, test } from '../kit/visit';

const desk = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;

test('a logout asks where any tab holds what is not saved, and that tab says why it stands at the login and brings the draft back', async ({
  visit,
}) => {
  const typing = await visit('/admin/login', desk);
  await entersAs(typing, demo.admin);
  await typing.goto('/admin/passages');
  const text = typing.getByRole('textbox', { name: 'Text of the passage', exact: true });
  await text.fill('Half a passage');
  const other = await typing.context().newPage();
  await other.goto('/admin/categories');
  const nav = other.getByRole('navigation', { name: 'Admin' });
  await nav.getByRole('button', { name: 'Logout' }).click();
  const dialog = other.getByRole('dialog', { name: 'Log out all the same?' });
  await expect(dialog).toContainText('1 form holds what is not saved: Write a passage.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await isAt(other, '/admin/categories');

  await test.step('the menu of the account asks the same, on a public page too', async () => {
    await other.goto('/privacy-policy');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.locator('#account').getByRole('button', { name: 'Logout' }).click();
    await expect(dialog).toContainText('1 form holds what is not saved: Write a passage.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await other.goto('/admin/categories');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.locator('#account').getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await isAt(other, '/');
  });

  await test.step('the other tab says why, and brings the draft back to who logs in there', async () => {
    await isAt(typing, '/admin/login');
    await expect(typing.getByText(/Your log-in ended here: by a logout in another tab/)).toBeVisible();
    await entersAs(typing, demo.admin);
    await isAt(typing, '/admin/passages');
    await expect(text).toHaveValue('Half a passage');
    await expect(typing.getByText('What you typed here earlier is still here.')).toBeVisible();
  });

  await test.step('a draft that came back is asked about too, before anything more is typed', async () => {
    await typing.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
    const again = typing.getByRole('dialog', { name: 'Log out all the same?' });
    await expect(again).toContainText('1 form holds what is not saved: Write a passage.');
    await again.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('what is discarded is asked about no more', async () => {
    await text.fill('Half a passage again');
    await typing.getByRole('button', { name: 'Discard' }).click();
    await typing.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(text).toHaveValue('');
    await typing.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
    await isAt(typing, '/');
    await expect(typing.getByText(/Your log-in ended here/)).toBeHidden();
  });
});
