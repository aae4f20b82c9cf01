import type { Page } from '@playwright/test';
import { Phone } from '../kit/phone';
import { demo, type Portal } from '../kit/portal';
import { isReadyOffline, signsIn } from '../kit/test';
import { expect, test } from '../kit/visit';

async function desk(portal: Portal): Promise<{ computer: Phone; page: Page }> {
  const computer = new Phone({ isLight: true, viewport: { width: 1440, height: 900 } });
  await computer.on();
  const page = await computer.opens(`${portal.api.url}/admin/questions`);
  await page.waitForURL('**/admin/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.admin.email);
  await page.getByLabel(/^Password/).fill(demo.admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The login leads back to the page that was asked for, not to the admin's home.
  await page.waitForURL('**/admin/questions');
  return { computer, page };
}

test('an admin makes a category, a question, an exam and an assessment, and a learner finds it', { tag: '@long' }, async ({
  portal,
  phone,
}) => {
  const { computer, page } = await desk(portal);
  try {
    await page.getByRole('link', { name: 'Manage Categories' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Computer Awareness');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await expect(page.getByRole('treegrid').getByText('Computer Awareness')).toBeVisible();

    await page.getByRole('link', { name: 'Manage Questions' }).click();
    await page.getByRole('link', { name: 'New question' }).click();
    await page.getByRole('textbox', { name: /^Question/ }).fill('What does RAM stand for?');
    await page.getByRole('checkbox', { name: 'Computer Awareness' }).check({ force: true });
    for (const [letter, text] of Object.entries({
      A: 'Random Access Memory',
      B: 'Read Any Memory',
      C: 'Rapid Access Module',
      D: 'Run A Machine',
    }))
      await page.getByRole('textbox', { name: `Option ${letter}`, exact: true }).fill(text);
    await page.getByRole('radio', { name: 'Option A is correct' }).check();
    await page.getByRole('button', { name: 'Add Question' }).click();
    await expect(page.getByText('✅ Question added successfully!')).toBeVisible();

    await page.getByRole('link', { name: 'Create Exam' }).click();
    await page.getByRole('textbox', { name: 'Exam name' }).fill('Computer Basics');
    await page.getByRole('textbox', { name: 'Subject name' }).fill('Computers');
    await page.getByRole('checkbox', { name: 'Computer Awareness' }).check({ force: true });
    await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('1');
    await page.getByRole('button', { name: 'Create Exam', exact: true }).click();
    await expect(page.getByText('✅ Exam created successfully!')).toBeVisible();

    await page.getByRole('link', { name: 'Assessments By Exam' }).click();
    await page.getByRole('combobox', { name: 'Exam' }).selectOption({ index: 1 });
    await expect(page.getByRole('combobox', { name: 'Exam' })).toContainText(/^.*Computer Basics/);
    await page.getByRole('textbox', { name: 'Assessment name' }).fill('Computer Basics, week 1');
    await page.getByRole('button', { name: 'Generate Assessment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/✅ Assessment generated with ID: \d+/)).toBeVisible();
  } finally {
    await computer.off();
  }

  const learner = await portal.learner('Esha');
  const loaded: string[] = [];
  phone.context.on('request', (request) => loaded.push(request.url()));
  const home = await phone.opens(`${portal.api.url}/user/available-assessments`);
  await home.waitForURL('**/user/login');
  await signsIn(home, learner);
  await home.waitForURL('**/user/available-assessments');
  await home.getByRole('link', { name: 'Start Assessment: Computer Basics, week 1' }).click();
  await expect(home.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await isReadyOffline(home);
  expect(loaded.filter((url) => url.includes('/assets/')).length).toBeGreaterThan(3);
  expect(loaded.filter((url) => url.includes('/assets/admin-'))).toEqual([]);
});

test('a learner cannot open the workspace, and an admin cannot open the learner’s pages', async ({ portal, visit }) => {
  const learner = await portal.learner('Farida');
  const page = await visit('/admin/login', { serviceWorkers: 'block' });
  await page.getByRole('textbox', { name: 'Email' }).fill(learner.email);
  await page.getByLabel(/^Password/).fill(learner.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('❌ Access denied. You are not an admin.')).toBeVisible();

  await page.goto('/user/login');
  await signsIn(page, demo.admin);
  await expect(page.getByText('❌ Admin users must use the Admin Login portal.')).toBeVisible();

  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.goto('/admin/categories');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
