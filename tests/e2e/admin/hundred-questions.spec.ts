import type { Locator, Page } from '@playwright/test';
import { expect, fresh, test } from '../kit/desk';

/** A coordinator whose actions are counted: each click, each field that is filled, and each key pressed as a shortcut is one. */
class Coordinator {
  actions = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async clicks(what: Locator): Promise<void> {
    this.actions += 1;
    await what.click();
  }
  async fills(field: Locator, text: string): Promise<void> {
    this.actions += 1;
    await field.fill(text);
  }
  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  link = (name: string) => this.page.getByRole('link', { name, exact: true });
  field = (name: string) => this.page.getByRole('textbox', { name });
  number = (name: string) => this.page.getByRole('spinbutton', { name });

  /** Opens the form and fills in what it asks of the whole exam. */
  async beginsExam(name: string): Promise<void> {
    await this.clicks(this.link('Create Exam'));
    await this.fills(this.field('Exam name'), name);
    await this.fills(this.number('Timer (minutes)'), '60');
    await this.fills(this.number('Marks per correct answer'), '2');
    await this.fills(this.number('Negative marks per wrong answer'), '0.5');
  }
  /** Finds a category of a large tree. */
  async choosesCategory(inside: Locator, name: string): Promise<void> {
    await this.fills(inside.getByRole('searchbox', { name: 'Search categories' }), name);
    await this.clicks(inside.getByRole('row', { name, exact: true }));
  }
}

const sections = ['Quantitative Aptitude', 'Reasoning', 'English', 'General Awareness', 'Science'];

test('a mock of 100 questions in five sections takes at most 20 actions, from the question bank to learners’ lists', {
  tag: '@long',
}, async ({ desk }) => {
  const page = await desk('/admin/questions');
  const one = new Coordinator(page);
  await one.beginsExam(fresh('Mock of 100'));
  await one.clicks(page.getByText('Several subjects at once'));
  const several = page.locator('details').filter({ hasText: 'Several subjects at once' });
  for (const section of sections) await one.choosesCategory(several, section);
  await expect(several.getByText('5 subjects of 20 questions.')).toBeVisible();
  await one.clicks(one.button('Add subjects'));
  await expect(page.getByText('In all: 100 questions, 200 marks, 60 minutes')).toBeVisible();
  await one.clicks(one.button('Create exam and draw its questions'));
  await page.waitForURL(/\/admin\/assessments\/\d+\/questions$/);
  for (const section of sections) await expect(page.getByRole('heading', { name: `${section}: 20 questions` })).toBeVisible();
  await one.clicks(one.button('Publish'));
  await one.clicks(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('✅ Published.')).toBeVisible();
  expect(one.actions).toBeLessThanOrEqual(20);
});

test('the same mock field by field, as the specification says, takes 34 actions', { tag: '@long' }, async ({ desk }) => {
  const page = await desk('/admin/questions');
  const one = new Coordinator(page);
  const name = fresh('Mock of 100');
  await one.beginsExam(name);
  for (const [at, section] of sections.entries()) {
    if (at > 0) await one.clicks(one.button('+ Add subject'));
    const subject = page.getByRole('group', { name: `Subject ${at + 1}`, exact: true });
    await one.fills(subject.getByRole('textbox', { name: 'Subject name' }), section);
    await one.fills(subject.getByRole('spinbutton', { name: 'Number of questions' }), '20');
    await one.choosesCategory(subject, section);
  }
  await one.clicks(one.button('Create Exam'));
  await one.clicks(one.link('Make an assessment from it'));
  await one.fills(one.field('Assessment name'), name);
  await one.clicks(one.button('Generate Assessment'));
  await one.clicks(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText(/✅ Assessment generated with ID: \d+/)).toBeVisible();
  expect(one.actions).toBe(34);
});
