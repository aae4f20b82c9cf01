import type { Page } from '@playwright/test';
import { bringAxe, isClean } from '../kit/axe';
import { Hall } from '../kit/hall';
import type { Portal } from '../kit/portal';
import { entersAs, expect, test } from '../kit/visit';

interface Version {
  language: 'ur' | 'ta';
  description: string;
  options: string[];
  explanation: string;
}

const urdu: Version = {
  language: 'ur',
  description: 'مندرجہ ذیل میں سے کون سا شہر بھارت کا دارالحکومت ہے؟',
  options: ['نئی دہلی', 'ممبئی', 'چنئی', 'کولکاتا'],
  explanation: 'نئی دہلی 1911 سے دارالحکومت ہے۔',
};

const tamil: Version = {
  language: 'ta',
  description: 'பின்வருவனவற்றுள் இந்தியாவின் தலைநகரம் எது?',
  options: ['புது தில்லி', 'மும்பை', 'சென்னை', 'கொல்கத்தா'],
  explanation: 'புது தில்லி 1911 முதல் தலைநகரம்.',
};

/** An assessment of three questions: beside Urdu, beside Tamil, and in Urdu alone. */
async function ofLanguages(portal: Portal, name: string): Promise<{ id: number }> {
  const admin = await portal.admin();
  const { id: category } = await portal.call(admin, 'addCategory', { query: { name: `${name} ${process.pid} ${Date.now()}` } });
  const english = ['New Delhi', 'Mumbai', 'Chennai', 'Kolkata'];
  const add = (description: string, options: string[], explanation: string, more: { language?: string; translation?: Version }) =>
    portal.call(admin, 'createQuestion', {
      body: {
        description,
        categoryIds: [category],
        options: options.map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: at === 0 ? explanation : '' })),
        ...more,
      },
    });
  await add('Which of these cities is the capital of India?', english, 'New Delhi, since 1911.', { translation: urdu });
  await add('Which city is the capital of India?', english, 'New Delhi, since 1911.', { translation: tamil });
  await add('پانی کا کیمیائی فارمولا کیا ہے؟', ['$H_2O$', '$CO_2$', '$O_2$', 'نمک'], '', { language: 'Urdu' });
  const body = { name, durationInMinutes: 30, totalMarks: 3, questionCount: 3, categories: [category] };
  return portal.call(admin, 'generateByCategories', { body });
}

/** Goes through the paper until this text is on the screen. */
async function findsText(hall: Hall, page: Page, text: string): Promise<void> {
  for (const number of [1, 2, 3]) {
    await hall.goesTo(number);
    if (await page.locator('#question').getByText(text).isVisible()) return;
  }
  throw new Error(`No question says ${text}`);
}

const group = (page: Page) => page.locator('#question fieldset:has(legend)');
const leftOf = async (page: Page, text: string) => (await page.getByText(text).boundingBox())?.x ?? 0;

test('a paper is read in Urdu from right to left, in Tamil and in English, in the exam and in its result', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const { id } = await ofLanguages(portal, 'Three languages');
  const page = await visit('/');
  await bringAxe(page);
  await page.goto(`/assessments/${id}`);
  await entersAs(page, await portal.learner('Zoya'));
  const hall = new Hall(page);
  await hall.starts();

  await page.getByRole('button', { name: 'اردو' }).click();
  await findsText(hall, page, urdu.description);
  await expect(group(page)).toHaveAttribute('lang', 'ur');
  await expect(group(page)).toHaveAttribute('dir', 'rtl');
  // The circle of an option is on the right of its text.
  const circle = (await page.getByRole('radio').first().boundingBox())?.x ?? 0;
  expect(circle).toBeGreaterThan(await leftOf(page, 'نئی دہلی'));
  await hall.chooses(1);
  await isClean(page, 'a question in Urdu');
  // The question beside Tamil has no Urdu: its first language is shown.
  await findsText(hall, page, 'Which city is the capital of India?');
  await expect(group(page)).toHaveAttribute('dir', 'ltr');
  await page.getByRole('button', { name: 'தமிழ்' }).click();
  await expect(group(page)).toHaveAttribute('lang', 'ta');
  await expect(page.getByText(tamil.description)).toBeVisible();
  // A question in Urdu alone is in Urdu whatever is chosen.
  await findsText(hall, page, 'پانی');
  await expect(group(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#question .katex').first()).toHaveCSS('direction', 'ltr');

  await hall.submits();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.getByText(urdu.explanation)).toHaveAttribute('dir', 'rtl');
  await isClean(page, 'a result in Urdu');
});
