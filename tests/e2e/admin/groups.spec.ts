import { rm } from 'node:fs/promises';
import { sheet } from '../../kit/sheet';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, presses, saying, test } from '../kit/desk';
import { placementFaults } from '../kit/placement';
import { fileOf } from '../kit/sheets';

test('a coordinator uploads a roster, gives a test to one batch, sees who is there, and shuts one out', { tag: '@long' }, async ({
  desk,
  portal,
}) => {
  const batch = fresh('Batch');
  const learner = await portal.verifies(await portal.learner('Asha'));
  const other = await portal.verifies(await portal.learner('Ravi'));
  await portal.call(other, 'getAvailable', {});
  const { id } = await assessmentOf(portal, { name: fresh('For one batch'), questions: plainQuestions(2) });
  const page = await desk('/');

  await page.goto('/admin/roster');
  const rows = [
    ['Name', 'Email', 'Phone', 'Group'],
    ['Asha Verma', learner.email, '', batch],
    ['Not come', '', '98765 43210', batch],
    ['Not right', 'nowhere', '', batch],
    ['Asha again', learner.email.toUpperCase(), '', batch],
    ['Zubin Daruwala', other.email, '', batch],
  ];
  await page.getByLabel('Sheet (.xlsx, .xls or .csv)').setInputFiles(fileOf('roster.xlsx', sheet(rows, 'xlsx', 'Roster')));
  const shown = page.getByRole('region', { name: 'What this sheet does' });
  await expect(shown.getByRole('row')).toHaveCount(6);
  await expect(shown).toContainText('Email: is the same as in row 2.');
  await expect(shown).toContainText(`One group is added: “${batch}”.`);
  await expect(shown.getByRole('row', { name: 'Zubin' })).toContainText('On the portal this is Ravi Kumar.');
  await isClean(page, 'roster, before it is stored');
  // The token of the verified address is seen at the person's next call.
  expect(await portal.call(learner, 'getAvailable', {})).toContainEqual(expect.objectContaining({ id }));
  await presses(page, 'Leave out row 6');
  await presses(page, 'Store 2 rows');
  await expect(page.getByRole('dialog')).toContainText('2 people are added.');
  await isClean(page, 'roster, asked before it is stored');
  await page.getByRole('dialog').getByRole('button', { name: 'Store 2 rows' }).click();
  await expect(saying(page, 'success')).toContainText('Stored: 2 people.');
  // What is stored still counts as a part of the file.
  await expect(shown).toContainText('Email: is the same as in row 2.');
  await isClean(page, 'roster, stored');
  const [download] = await Promise.all([page.waitForEvent('download'), presses(page, 'Download a template')]);
  expect(download.suggestedFilename()).toBe('roster.xlsx');
  await rm(await download.path());

  await page.goto('/admin/groups');
  await isClean(page, 'groups');
  await expect(page.getByRole('row', { name: batch })).toContainText(/1\D*1\D*0/);

  await page.goto(`/admin/assessments/${id}/schedule`);
  await page.getByLabel('Only these groups').check();
  await page.getByRole('checkbox', { name: batch }).check();
  await isClean(page, 'schedule, for one group');
  await presses(page, 'Save Schedule');
  await presses(page, 'Change it');
  await expect(saying(page, 'success')).toHaveText('✅ Schedule saved.');
  await page.goto('/all-assessments');
  await expect(page.getByText(`For ${batch}`)).toBeVisible();
  const listed = async (who: typeof learner) => (await portal.call(who, 'getAvailable', {})).some((one) => one.id === id);
  expect([await listed(learner), await listed(other)]).toEqual([true, false]);

  await portal.call(learner, 'getPaper', { params: { id } });
  await portal.call(learner, 'start', { params: { id }, body: { startedAt: new Date().toISOString(), datedBy: 'server' } });
  await page.goto(`/admin/assessments/${id}/exam-day`);
  await expect(page.getByRole('region', { name: 'Present' })).toContainText('1 of 2 expected');
  await isClean(page, 'exam day of one group');
  await page.getByText('Who has not started').click();
  const absent = page.getByRole('grid', { name: 'Absent people' });
  await expect(absent.getByRole('rowheader')).toHaveText([/^Not come/]);
  await expect(absent.getByRole('link', { name: '+919876543210' })).toHaveAttribute('href', 'tel:+919876543210');
  await isClean(page, 'exam day, who has not started');

  await page.goto('/admin/people');
  await page.getByLabel('Group', { exact: true }).selectOption({ label: batch });
  await expect(page.getByRole('row')).toHaveCount(2);
  await isClean(page, 'people of one group');
  await page.getByRole('button', { name: /^Manage Asha/ }).click();
  await isClean(page, 'group, role and access of one person');
  await presses(page, 'Shut out');
  await expect(page.getByRole('dialog', { name: /^Shut .* out\?$/ })).toContainText('given to you as a file');
  await page
    .getByRole('dialog', { name: /^Shut .* out\?$/ })
    .getByRole('button', { name: 'Shut out' })
    .click();
  await expect(page.getByText('This person is shut out')).toBeVisible();
  await expect(portal.call(learner, 'getAvailable', {})).rejects.toThrow('403');
});

test('the learners whose groups are changed together stand below each other, with long addresses too', async ({ desk, portal }) => {
  const name = fresh('Many').replaceAll(' ', '-');
  for (const more of ['a', 'b', 'c']) await portal.learner(`${name}-${more}-of-the-morning-batch`);
  const page = await desk('/admin/people');
  await page.getByLabel('Search people').fill(name);
  await expect(page.getByText('3 of ')).toBeVisible();
  await presses(page, 'Groups of many');
  await expect(page.getByRole('checkbox', { name })).toHaveCount(3);
  expect(await placementFaults(page)).toEqual([]);
});
