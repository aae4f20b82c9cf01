import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, presses, saying, test } from '../kit/desk';
import type { Account, Portal } from '../kit/portal';
import { sizeNow, sizes } from '../kit/shots';
import { isAt } from '../kit/visit';

/** Fetches the paper and starts it, as a device with a network does. */
async function starts(portal: Portal, learner: Account, { id }: Pick<Paper, 'id'>): Promise<Paper> {
  const paper = await portal.call(learner, 'getPaper', { params: { id } });
  await portal.call(learner, 'start', { params: { id }, body: { startedAt: new Date().toISOString(), datedBy: 'key' } });
  return paper;
}

/** Hands in answers that were given without a network: the server never saw the start, and the hand-in is 20 minutes old. */
async function handsInLate(portal: Portal, learner: Account, paper: Paper): Promise<void> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const answers = questionsOf(paper).map(({ id }) => ({ questionId: id, selectedOptionId: null, markedForReview: false }));
  const evidence = { startedAt: ago(30), handedInAt: ago(20), datedBy: 'device' as const };
  const body = { assessmentId: paper.id, timeTaken: 600, submitted: true as const, answers, evidence };
  await portal.call(learner, 'submit', { params: { id: paper.id }, body });
}

test('a time and the calendar of its field stand beside each other, with the largest text on a phone too', async ({ desk, portal }) => {
  const { id } = await assessmentOf(portal, { name: fresh('At ten'), questions: plainQuestions(1) });
  const page = await desk('/');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/assessments/${id}/schedule`);
  const field = page.getByLabel('Opens', { exact: true });
  await field.fill('2099-11-29T10:00');
  await sizes(page, 'largest');
  await expect.poll(() => sizeNow(page)).toBe('largest');
  const [wanted, has] = await field.evaluate((input) => {
    const style = getComputedStyle(input);
    const text = input.ownerDocument.createElement('canvas').getContext('2d');
    if (text === null) throw new Error('There is no canvas.');
    text.font = style.font;
    // The calendar is as wide as the text is high.
    const calendar = Number.parseFloat(style.fontSize) * 1.25;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return [text.measureText('11/29/2099, 10:00 AM').width + calendar, input.clientWidth - padding];
  });
  expect(wanted).toBeLessThan(has ?? 0);
  // The next test uses the same browser profile.
  await sizes(page, 'normal');
});

test('a moved test is asked about, told of in a notice, and shown beside what another tab saves meanwhile', { tag: '@long' }, async ({
  desk,
  portal,
}) => {
  const name = fresh('Moved');
  const { id } = await assessmentOf(portal, { name, questions: plainQuestions(1) });
  const page = await desk('/');
  await page.goto(`/admin/assessments/${id}/schedule`);
  const opening = page.getByLabel('Opens', { exact: true });
  await opening.fill('2099-12-04T10:00');
  await presses(page, 'Save Schedule');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Opens: at once → Fri, 4 Dec.*2099/);
  await dialog.getByRole('checkbox', { name: /^Tell them in a notice/ }).check();
  await isClean(page, 'schedule, a moved opening asked');
  await presses(page, 'Change it');
  await expect(saying(page, 'success')).toHaveText('✅ Schedule saved. The notice is shown from now on.');
  const admin = await portal.admin();
  const notices = (await portal.call(admin, 'getAllNotices', {})).filter(({ text }) => text.includes(name));
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('now opens on Fri, 4 Dec')]);
  // It is for everybody: other tests of this portal count the notices of a learner.
  for (const { id: told } of notices) await portal.call(admin, 'endNotice', { params: { id: told } });

  await opening.fill('2099-12-05T10:00');
  const other = await page.context().newPage();
  await other.goto(`/admin/assessments/${id}/schedule`);
  await other.getByLabel('Results released', { exact: true }).fill('2099-12-20T18:00');
  await presses(other, 'Save Schedule');
  await presses(other, 'Change it');
  await expect(saying(other, 'success')).toHaveText('✅ Schedule saved.');
  await other.close();
  await expect(page.getByText('The schedule was saved after you began: Results released.')).toBeVisible();
  await isClean(page, 'schedule, saved meanwhile');
  await presses(page, 'Keep mine; saving replaces it');
  await presses(page, 'Save Schedule');
  await presses(page, 'Change it');
  await expect(saying(page, 'success')).toHaveText('✅ Schedule saved.');
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(/Opens on Sat, 5 Dec.*Results on Sun, 20 Dec/);
});

test('an admin schedules an assessment, reads its code, opens it, watches the hall, and is asked before a time changes @long', async ({
  desk,
  portal,
}) => {
  const name = fresh('At ten');
  const { id } = await assessmentOf(portal, { name, questions: plainQuestions(2) });
  const page = await desk('/');
  await page.goto('/all-assessments');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await isAt(page, `/admin/assessments/${id}/schedule`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const time = (field: string) => page.getByLabel(field, { exact: true });
  await time('Opens').fill('2099-11-29T10:00');
  // Half a time is no time: the browser reports such a field as empty.
  await time('Last start').pressSequentially('29');
  await presses(page, 'Save Schedule');
  await expect(saying(page, 'error')).toContainText('Last start: is not a time.');
  await isClean(page, 'schedule, refused');
  await presses(page, 'Remove Last start');
  await time('Results released').fill('2099-11-30T18:00');
  await presses(page, 'Save Schedule');
  // Without a last start, learners could start with the key known.
  await expect(page.getByRole('dialog')).toContainText('Without a last start');
  await presses(page, 'Change it');
  await expect(saying(page, 'success')).toHaveText('✅ Schedule saved.');
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(/Opens on .*2099.*Results on .*2099/);

  await page.getByRole('link', { name: 'Exam Day' }).click();
  await expect(page.getByRole('timer')).toContainText(' d ');
  await presses(page, 'Show the code');
  await expect(page.locator('[data-code]')).toHaveText(/^([A-HJ-NP-Z2-9]{4}){3}$/);
  await presses(page, 'Check the pictures');
  await expect(page.getByText('The paper has no pictures.')).toBeVisible();
  await isClean(page, 'exam day, before the opening');

  const [first, second] = [await portal.learner('First'), await portal.learner('Second')];
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await presses(page, 'Open now');
  await page.getByRole('dialog').getByRole('button', { name: 'Open now' }).click();
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('Open since');
  const paper = await starts(portal, first, { id });
  await portal.call(second, 'getPaper', { params: { id } });

  await page.getByRole('link', { name: 'Exam Day' }).click();
  const count = (which: string) => page.locator(`[data-count=${which}] dd`).first();
  await expect(count('sitting')).toHaveText('1', { timeout: 15_000 });
  await expect(count('fetched')).toHaveText('2');
  await handsInLate(portal, second, paper);
  await expect(count('handedIn')).toHaveText('1', { timeout: 15_000 });
  await expect(page.locator('[data-chart] canvas')).toBeVisible();
  await isClean(page, 'exam day, under way');
  await presses(page, 'Give everybody 10 more minutes');
  await expect(page.getByRole('dialog')).toContainText('1 learner is sitting it now.');
  await isClean(page, 'exam day, more time asked');
  await presses(page, 'Give the time');
  const moreTime = page.getByRole('region', { name: 'More time', exact: true });
  await expect(moreTime).toContainText('Everybody has 10 more minutes.');
  await expect(moreTime.locator('[data-code]')).toHaveText(/^([A-HJ-NP-Z2-9]{4}){3}$/);
  await isClean(page, 'exam day, more time');

  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await time('Last start').fill('2099-11-29T10:30');
  await presses(page, 'Save Schedule');
  await expect(page.getByRole('dialog')).toContainText('1 learner is sitting it now.');
  await presses(page, 'Cancel');
  await expect(time('Last start')).toHaveValue('2099-11-29T10:30');
  await presses(page, 'Save Schedule');
  await presses(page, 'Change it');
  await expect(saying(page, 'success')).toHaveText('✅ Schedule saved.');

  await page.getByRole('link', { name: 'Sittings' }).click();
  const row = (learner: string) => page.getByRole('row').filter({ hasText: `${learner} Kumar` });
  await expect(row('First')).toContainText('start seen by the server at');
  await expect(row('Second')).toContainText('arrived 20 minutes after it was handed in');
  await isClean(page, 'sittings');
  await page.getByLabel('Facts').selectOption({ label: 'Started offline (1)' });
  await expect(row('First')).toHaveCount(0);
  await expect(row('Second')).toHaveCount(1);

  await page.getByRole('link', { name: 'Manage Assessments' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/Open since .* · Last start on .* · Results on /);
  await isClean(page, 'assessments with a schedule');
});
