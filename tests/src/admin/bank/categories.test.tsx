// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { all, bank, branch, clicks, leaves, logged, opens, server, settles, texts, the, types, value } from '../kit';

afterEach(leaves);
const shown = () => all('row').map((row) => row.getAttribute('aria-label'));

test('§9.18 a search expands the branches that lead to a match', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/categories');
  expect(shown()).toEqual(['Quantitative Aptitude', 'Science']);
  await types('Search categories', 'profit');
  await settles();
  expect(shown()).toEqual(['Quantitative Aptitude', 'Arithmetic', 'Profit and Loss']);
  expect(document.querySelector<HTMLElement>('[role="treegrid"]')?.style.maxHeight).toBe('30rem');
});

test('a category is added below another one: name and parent are sent in the query', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /categories': branch(8, 'Optics', [], 7) });
  await opens('/admin/categories');
  await types('Name', 'Optics');
  await types('Parent category (optional)', '7');
  await clicks('button', 'Add Category');
  expect(asked).toContainEqual({ call: 'POST /categories?name=Optics&parentCategoryId=7', body: undefined });
  expect(texts('status')).toContain('✅ Category “Optics” added.');
  expect(value('Name')).toBe('');
  expect(shown()).toContain('Physics');
  expect(asked.filter(({ call }) => call === 'GET /categories')).toHaveLength(2);
});

test('a blank name is refused; a failed call keeps the typed name', async () => {
  server({ 'GET /categories': bank, 'POST /categories': { code: 'already-exists', message: 'There is a category of this name.' } });
  await opens('/admin/categories');
  await types('Name', '   ');
  await clicks('button', 'Add Category');
  expect(texts('alert')).toEqual(['Category name cannot be empty!']);
  await types('Name', 'Science');
  await clicks('button', 'Add Category');
  expect(texts('alert')).toEqual(['❌ Failed to add category.There is a category of this name.']);
  expect(logged).toEqual(['addCategory failed:']);
  expect(value('Name')).toBe('Science');
});

test('a list that cannot be loaded shows an error and can be loaded again', async () => {
  const answers: Parameters<typeof server>[0] = { 'GET /categories': 'no network' };
  server(answers);
  await opens('/admin/categories');
  expect(texts('alert')[0]).toContain('Failed to load categories.');
  answers['GET /categories'] = bank;
  await clicks('button', 'Try again');
  expect(shown()).toEqual(['Quantitative Aptitude', 'Science']);
});

test('the navigation has its nine entries in order; a failed logout shows an error', async () => {
  server({ 'GET /categories': [] });
  await opens('/admin/categories', () => Promise.reject(new Error('no')));
  const nav = document.querySelector('nav[aria-label="Admin"]');
  const [, bank, tests, ...others] = [...(nav?.querySelectorAll('ul') ?? [])].map((list) =>
    [...list.querySelectorAll('li')].map((li) => li.textContent),
  );
  expect(bank).toEqual(['Manage Categories', 'Manage Questions', 'Question Bulk Upload']);
  expect(tests).toEqual(['Assessment By Categories', 'Create Exam', 'Assessments By Exam', 'Manage Assessments', 'Manage Exams']);
  expect(others.at(-1)?.at(-1)).toBe('Logout');
  expect(the('link', 'Manage Categories').getAttribute('aria-current')).toBe('page');
  await clicks('button', 'Logout');
  expect(texts('alert')).toEqual(['❌ Error while logging out.']);
});

test('an empty bank says what to do next', async () => {
  server({ 'GET /categories': [] });
  await opens('/admin/categories');
  expect(document.body.textContent).toContain('There are no categories yet.');
});
