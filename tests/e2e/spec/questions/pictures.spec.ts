import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { refusedBy, startsInTheDark } from '../../kit/dark';
import { choosesCategory, expect, fresh, presses, saying, test } from '../../kit/desk';
import { isReadyOffline } from '../../kit/test';
import { entersAs } from '../../kit/visit';

const drawing = async (background: string) => ({
  name: 'drawing.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});
const script = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };

const isPainted = (page: Page, alt: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name: alt })
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(900);
const isAccessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('an admin adds a question with pictures; a learner sees them in the exam without a network, and large @long', async ({
  desk,
  visit,
  portal,
}) => {
  const admin = await portal.admin();
  const name = fresh('Circuits');
  const category = await portal.call(admin, 'addCategory', { query: { name } });
  const form = await desk('/admin/questions?question=new');
  await form.getByRole('textbox', { name: /^Question/ }).fill('Which lamp is lit?');
  const chooser = form.getByLabel('Add a picture to the question');
  await chooser.setInputFiles(script);
  await expect(form.getByRole('alert')).toHaveText('Picture of the question: the file is not a JPEG, PNG, WebP, GIF or AVIF picture.');
  await expect(form.getByRole('textbox', { name: /^Question/ })).toHaveValue('Which lamp is lit?');
  await chooser.setInputFiles(await drawing('#d22'));
  await form.getByRole('textbox', { name: 'What the picture of the question shows' }).fill('A circuit of two lamps');
  await form.getByLabel('Add a picture to option A').setInputFiles(await drawing('#2d2'));
  await form.getByRole('textbox', { name: 'What the picture of option A shows' }).fill('The left lamp');
  await form.getByRole('radio', { name: 'Option A is correct' }).check();
  await form.getByRole('textbox', { name: 'Option B', exact: true }).fill('Neither');
  await choosesCategory(form, name);
  await isPainted(form, 'A circuit of two lamps');
  await isAccessible(form);
  await presses(form, 'Add Question');
  await expect(saying(form, 'success')).toContainText('Question added');
  const order = { name, durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category.id] };
  const paper = await portal.call(admin, 'generateByCategories', { body: order });

  const page = await visit('/user/available-assessments');
  const refusals = refusedBy(page);
  await entersAs(page, await portal.learner('Meera'));
  await isReadyOffline(page);
  const hall = await startsInTheDark(page, portal, paper.id);
  await isPainted(page, 'A circuit of two lamps');
  await isPainted(page, 'The left lamp');
  await isAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Enlarge the picture', exact: true }).click();
  const large = page.getByRole('dialog', { name: 'Picture' }).getByRole('img', { name: 'A circuit of two lamps' });
  await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(320);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: /The left lamp/ }).check();
  await hall.isSaved();
  expect(refusals).toEqual([]);
});
