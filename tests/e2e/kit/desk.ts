import type { Page } from '@playwright/test';
import { test as base, expect, meets } from './visit';

/** A new page of the admin's workspace at a path; it is closed after the test. */
type Desk = (path: string) => Promise<Page>;

interface Mine {
  desk: Desk;
}

export const test = base.extend<Mine>({
  desk: async ({ office }, use) => {
    const pages: Page[] = [];
    await use(async (path) => {
      const page = await office.newPage();
      pages.push(page);
      await page.goto(path);
      return page;
    });
    await office.setOffline(false);
    await Promise.all(pages.map((page) => page.close()));
  },
});

/** The eight screens: name, the button that refuses an untouched form, and the message when the list cannot be loaded. */
export const deskScreens: { path: string; name: string; action: string | null; failed: string }[] = [
  { path: '/admin/categories', name: 'Manage Categories', action: 'Add Category', failed: 'Failed to load categories.' },
  { path: '/admin/questions?question=new', name: 'Manage Questions', action: 'Add Question', failed: 'Failed to load categories.' },
  { path: '/admin/bulk-upload', name: 'Question Bulk Upload', action: 'Upload', failed: 'Failed to load categories.' },
  {
    path: '/admin/generate-assessment',
    name: 'Assessment By Categories',
    action: 'Generate Assessment',
    failed: 'Failed to load categories.',
  },
  { path: '/admin/exam-creation', name: 'Create Exam', action: 'Create Exam', failed: 'Failed to load categories.' },
  { path: '/admin/assessment-creation', name: 'Assessments By Exam', action: 'Generate Assessment', failed: 'Failed to load exams.' },
  { path: '/all-assessments', name: 'Manage Assessments', action: null, failed: 'Failed to load assessments.' },
  { path: '/all-exams', name: 'Manage Exams', action: null, failed: 'Failed to load exams.' },
];

let made = 0;
/** A name that no other test of this run uses. */
export const fresh = (name: string): string => {
  made += 1;
  return `${name} ${process.pid}-${made}`;
};

/** Finds a category in the tree on screen and chooses it. */
export async function choosesCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search categories' }).fill(name);
  await page.getByRole('row', { name }).click();
  await expect(page.getByRole('list', { name: 'Chosen categories' })).toContainText(name);
}

/** The only message of this tone on the page. */
export const saying = (page: Page, tone: 'error' | 'success' | 'warning' | 'info') => page.locator(`main [data-tone="${tone}"]`);

export const presses = (page: Page, button: string): Promise<void> => page.getByRole('button', { name: button, exact: true }).click();

/** Generates an assessment that learners see at once, and says yes to the question. */
export async function generates(page: Page): Promise<void> {
  await presses(page, 'Generate Assessment');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
}

/** The name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const name = at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
    return name.replace(/ \*$/, '').trim();
  });

/** Presses Tab, or another key that moves the focus, until the element of this name has it. */
export async function tabsTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (here === name) return;
    passed.push(here);
  }
  throw new Error(`${key} never came to "${name}", but to: ${passed.join(' | ')}`);
}

export { expect, meets };
