import { assessmentOf, plainQuestions } from '../../kit/bank';
import { Hall, tabsTo } from '../../kit/hall';
import { entersAs, expect, isAt, isRunning, test } from '../../kit/visit';

test.use({ hasWorker: false });

test('a whole exam by keyboard alone: sign in, start, answer, mark, palette, submit, result', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Mohan');
  const texts = Array.from({ length: 16 }, (_, i) => ({ text: `Key question ${i + 1}`, options: ['One', 'Two', 'Three'] }));
  const paper = await assessmentOf(portal, { name: 'By keys', questions: texts });
  const page = await visit('/');
  const keys = page.keyboard;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await isRunning(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The first Tab reaches the link past the header.
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();

  // After a redirect the focus is on the page's content; the login's tabs are one tab stop, with arrows between them.
  await page.goto(`/assessments/${paper.id}`);
  await isAt(page, '/user/login');
  await expect(page.getByRole('main')).toBeFocused();
  await tabsTo(page, page.getByRole('tab', { name: 'Email' }));
  await keys.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Phone' })).toBeFocused();
  await keys.press('ArrowLeft');
  await tabsTo(page, page.getByRole('textbox', { name: 'Email' }));
  await keys.type(learner.email);
  await keys.press('Tab');
  await keys.type(learner.password);
  await keys.press('Enter');

  await isAt(page, `/assessments/${paper.id}`);
  await expect(page.getByRole('main')).toBeFocused();
  await tabsTo(page, button('Start Assessment'));
  await keys.press('Enter');

  // Options are one tab stop; arrows choose.
  const option = (i: number) => page.getByRole('radio').nth(i);
  await expect(page.getByRole('region', { name: 'Question 1', exact: true })).toBeVisible();
  await tabsTo(page, option(0));
  await keys.press('Space');
  await expect(option(0)).toBeChecked();
  await keys.press('ArrowDown');
  await expect(option(1)).toBeChecked();
  await tabsTo(page, button('Mark for Review'));
  await keys.press('Enter');
  await expect(button('Mark for Review')).toHaveAttribute('aria-pressed', 'true');
  await tabsTo(page, page.getByRole('button', { name: 'Next' }));
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Question 2', exact: true })).toBeVisible();
  // Next keeps the focus, so that Enter alone goes through the questions.
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Question 3', exact: true })).toBeVisible();

  // The palette takes the focus, and returns it to the button that opened it.
  const opener = page.getByRole('button', { name: 'All questions' });
  await opener.focus();
  await keys.press('Enter');
  const palette = page.getByRole('dialog', { name: 'All questions' });
  await expect(palette).toBeVisible();
  await expect(palette.getByRole('button', { name: /^3, / })).toBeFocused();
  await keys.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
  // A back press closes an open dialog and stays in the exam, like Escape.
  await keys.press('Enter');
  await expect(palette).toBeVisible();
  await page.goBack();
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
  await isAt(page, `/assessments/${paper.id}`);
  await expect(opener).toHaveAccessibleName('All questions 1 of 16 answered · 1 marked');
  await keys.press('Enter');
  // The palette is one stop of the Tab key.
  await expect(palette.getByRole('button', { name: /^3, / })).toBeFocused();
  await keys.press('End');
  await expect(palette.getByRole('button', { name: /^16, / })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Question 16', exact: true })).toBeVisible();
  await tabsTo(page, option(0));
  await keys.press('Space');
  await expect(page.getByText('Saved on this device')).toBeVisible();

  const submit = button('Submit');
  await submit.focus();
  await keys.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Submit the assessment?' });
  await expect(asked).toContainText('2 of 16 questions answered');
  await keys.press('Escape');
  await expect(submit).toBeFocused();
  await keys.press('Enter');
  await tabsTo(page, button('Yes, submit'));
  await keys.press('Enter');

  await isAt(page, `/assessments/${paper.id}/result`);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  // Each of the 15 questions before it can be saved and reported.
  await tabsTo(page, page.getByRole('button', { name: 'Next page' }), 60);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Questions 16–16 of 16' })).toBeFocused();
  expect(portal.submissionsOf(learner)[0]?.body.answers.filter((a) => a.selectedOptionId !== null)).toHaveLength(2);
});

test('single keys choose, mark, reset and move; they are listed in a help, are off in text fields and dialogs, and can be switched off for good', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Omi');
  const paper = await assessmentOf(portal, { name: 'By letters', questions: plainQuestions(3) });
  const page = await visit(`/assessments/${paper.id}`, { viewport: { width: 1440, height: 900 } });
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  const keys = page.keyboard;
  const option = (i: number) => page.getByRole('radio').nth(i);
  await keys.press('b');
  await expect(option(1)).toBeChecked();
  await expect(option(1)).toBeFocused();
  await keys.press('3');
  await expect(option(2)).toBeChecked();
  await keys.press('m');
  await expect(page.getByRole('button', { name: /^1, answered, marked/ })).toBeVisible();
  await keys.press('Control+m');
  await keys.press('f');
  await keys.press('n');
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused();
  await keys.press('p');
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^1, answered, marked/ })).toBeVisible();
  await keys.press('r');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  // The dialog lists the keys, and no key acts behind it.
  await keys.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('Mark for Review');
  await keys.press('n');
  await help.getByRole('checkbox', { name: 'Use single keys' }).press('Space');
  await keys.press('Escape');
  await expect(help).toBeHidden();
  await keys.press('n');
  await keys.press('?');
  await expect(hall.question(1)).toBeVisible();
  await expect(help).toBeHidden();

  // The choice is remembered, and the button for the help stays in sight, on a phone too.
  await hall.isSaved();
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(hall.question(1)).toBeVisible();
  await keys.press('n');
  await expect(hall.question(1)).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await help.getByRole('checkbox', { name: 'Use single keys' }).check();
  await help.getByRole('button', { name: 'Close' }).click();
  await keys.press('n');
  await expect(hall.question(2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keyboard' })).toBeHidden();
});

test("the account menu and the logout's question open, close and return the focus by keyboard", async ({ visit, portal }) => {
  const learner = await portal.learner('Nila');
  const paper = await assessmentOf(portal, { name: 'Kept back', questions: [{ text: 'One?', options: ['Yes', 'No'] }] });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  portal.api.refuses(/POST .*\/submit\b/);
  await new Hall(page).asksToSubmit();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();

  const account = page.getByRole('button', { name: /^Account of/ });
  const menu = page.locator('#account');
  const logout = menu.getByRole('button', { name: 'Logout' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await tabsTo(page, logout, 5);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(dialog).toContainText('Kept back');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(logout).toBeFocused();
});
