import { readFile } from 'node:fs/promises';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, presses, saying, test } from '../kit/desk';
import { handsIn } from '../kit/sitting';

test('an admin gives the institute’s contacts, downloads what is kept of a learner, and erases the learner', { tag: '@long' }, async ({
  desk,
  portal,
  visit,
}) => {
  const learner = await portal.learner('Leelavathi');
  const paper = await assessmentOf(portal, { name: 'Kept for Leela', questions: plainQuestions(2) });
  await handsIn(portal, learner, paper);
  const page = await desk('/');

  await page.goto('/admin/portal');
  await page.getByLabel('Email address of the institute').fill('help@asha.example');
  await page.getByLabel('Name of the grievance officer').fill('R. Rao');
  await page.getByLabel('How to reach the grievance officer').fill('+91 20 2612 3456');
  await presses(page, 'Save');
  await expect(saying(page, 'success')).toContainText('Saved.');
  await isClean(page, 'portal, with contacts');
  const stranger = await visit('/privacy-policy');
  await expect(stranger.getByRole('link', { name: 'help@asha.example' })).toHaveAttribute('href', 'mailto:help@asha.example');
  await expect(stranger.getByText('R. Rao')).toBeVisible();
  await isClean(stranger, 'privacy, with contacts');
  await stranger.goto('/accessibility');
  await expect(stranger.getByRole('link', { name: 'help@asha.example' })).toHaveAttribute('href', 'mailto:help@asha.example');
  await isClean(stranger, 'accessibility, with contacts');

  await page.goto('/admin/people');
  await page.getByRole('searchbox').fill('Leelavathi');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Manage Leelavathi/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), presses(page, 'Download as JSON, for programs')]);
  expect(download.suggestedFilename()).toBe('data-of-Leelavathi-Kumar.json');
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(kept).toMatchObject({ profile: { firstName: 'Leelavathi' }, submissions: [{ assessment: 'Kept for Leela' }] });
  await page.getByRole('region', { name: 'Data' }).scrollIntoViewIfNeeded();
  await isClean(page, 'data of one person');
  // A low screen begins at whom the act meets, not at the field below it.
  await page.setViewportSize({ width: 360, height: 500 });
  await presses(page, 'Erase this person');
  const asked = page.getByRole('dialog', { name: 'Erase Leelavathi Kumar?' });
  await expect(asked.getByRole('heading', { name: 'Erase Leelavathi Kumar?' })).toBeFocused();
  await expect(asked.locator('[data-reach]')).toBeInViewport();
  expect(await asked.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await isClean(page, 'a person is erased');
  await page.getByLabel('Type Leelavathi Kumar to confirm').fill('Leelavathi Kumar');
  await page.getByLabel('Type Leelavathi Kumar to confirm').press('Enter');
  await expect(page.getByText('The person is erased, and so is the account.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(portal.submissionsOf(learner)).toEqual([]);
  await expect(portal.call(learner, 'getAvailable', {})).rejects.toThrow('403');

  await page.goto('/admin/portal');
  for (const name of ['Email address of the institute', 'Name of the grievance officer', 'How to reach the grievance officer'])
    await page.getByLabel(name).fill('');
  await presses(page, 'Save');
  await expect(saying(page, 'success')).toContainText('Saved.');
});
