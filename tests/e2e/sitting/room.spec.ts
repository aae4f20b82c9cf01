import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { Hall } from '../kit/hall';
import { type Room, roomOf } from '../kit/layout';
import type { Portal } from '../kit/portal';
import { sizes } from '../kit/shots';
import { entersAs, expect, test } from '../kit/visit';

test.use({ hasWorker: false });

const table = [
  'The table shows the number of books that three shops sold in five months.',
  '| Shop | January | February | March | April | May |',
  '| A | 120 | 135 | 98 | 142 | 150 |',
  '| B | 88 | 92 | 101 | 77 | 90 |',
  '| C | 64 | 70 | 59 | 81 | 66 |',
].join('\n');
const choices = { one: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai'], hindi: ['दिल्ली', 'मुंबई', 'कोलकाता', 'चेन्नई'] };

/** One question of each kind, each in a subject of its own, in two languages: the most that stands around a question. */
async function everyKind(portal: Portal, name: string): Promise<{ id: number }> {
  const admin = await portal.admin();
  const options = (right: number[]) => choices.one.map((text, at) => ({ id: at + 1, text, correct: right.includes(at), explanation: '' }));
  const translation = {
    language: 'hi' as const,
    description: 'भारत की राजधानी कौन-सी है?',
    options: choices.hindi,
    explanation: '',
  };
  const ofKinds = {
    'General Awareness': { description: 'What is the capital of India?', options: options([0]), translation },
    'Data Interpretation': {
      description: 'Which shop sold the most books?',
      options: options([0]),
      passage: { text: `${table}\n${name}` },
    },
    'Several Right': { description: 'Which of these are on the sea?', kind: 'multiple' as const, options: options([1, 3]) },
    Numbers: { description: 'What is the half of 5?', kind: 'numeric' as const, answer: { from: 2.5, to: 2.5 } },
  };
  const subjects = [];
  for (const [subject, question] of Object.entries(ofKinds)) {
    const category = await portal.call(admin, 'addCategory', { query: { name: `${subject} ${process.pid} ${name}`.slice(0, 60) } });
    await portal.call(admin, 'createQuestion', { body: { ...question, categoryIds: [category.id] } });
    subjects.push({
      ...{
        name: subject,
        numberOfQuestions: 1,
        categoryIds: [category.id],
        kinds: ['kind' in question ? question.kind : ('single' as const)],
      },
    });
  }
  const exam = await portal.call(admin, 'createExam', {
    body: { name, timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, multipleScheme: 'jee-advanced', subjects },
  });
  return portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
}

async function speaks(page: Page, language: 'en' | 'hi'): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('language', wanted);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const kinds = ['single', 'passage', 'multiple', 'numeric'] as const;

for (const look of ['plain', 'hall'] as const)
  test(`on a phone, most of the screen is the question, with its options in sight, at every text size: ${look} look`, async ({
    visit,
    portal,
  }) => {
    const learner = await portal.learner(look === 'plain' ? 'Ruhi' : 'Rohan');
    const { id } = await everyKind(portal, `Monthly test of the district, ${look}`);
    const page = await visit(`/assessments/${id}`);
    await entersAs(page, learner);
    const hall = new Hall(page);
    await hall.startsIn(look);
    const rooms: Record<string, Room> = {};
    for (const [at, kind] of kinds.entries()) {
      await expect(hall.question(at + 1)).toBeVisible();
      await expect(page.getByRole(kind === 'numeric' ? 'textbox' : kind === 'multiple' ? 'checkbox' : 'radio').first()).toBeVisible();
      if (kind === 'passage') await expect(page.getByRole('columnheader', { name: 'February' })).toBeVisible();
      for (const language of ['en', 'hi'] as const) {
        await speaks(page, language);
        for (const size of ['normal', 'largest']) {
          await sizes(page, size);
          rooms[`${kind} ${language} ${size}`] = await roomOf(page);
          if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/${look}-${kind}-${language}-${size}.png` });
        }
      }
      await sizes(page, 'normal');
      await speaks(page, 'en');
      if (at < kinds.length - 1) await page.keyboard.press(look === 'plain' ? 'n' : 's');
    }
    for (const [name, { share, first, all }] of Object.entries(rooms)) {
      expect.soft(share, `${name}: share of the screen`).toBeGreaterThanOrEqual(name.endsWith('normal') ? 0.6 : 0.45);
      expect.soft(first, `${name}: the first option in sight`).toBe(true);
      // A passage stands above its question, and has its own scroll.
      if (name.endsWith('normal') && !name.startsWith('passage')) expect.soft(all, `${name}: all options in sight`).toBe(true);
    }
  });

/** One question with a picture that is higher than wide. */
async function withTallPicture(portal: Portal): Promise<{ id: number }> {
  const admin = await portal.admin();
  const png = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#2a8f98' } })
    .png()
    .toBuffer();
  const { bytes: _, ...picture } = await portal.call(admin, 'uploadPicture', { file: new File([new Uint8Array(png)], 'tower.png') });
  const category = await portal.call(admin, 'addCategory', { query: { name: `Towers ${process.pid}` } });
  const options = choices.one.map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: '' }));
  const description = 'Which city has the tower that the picture shows?';
  await portal.call(admin, 'createQuestion', {
    body: { description, picture: { ...picture, alt: 'A tower' }, options, categoryIds: [category.id] },
  });
  const order = { name: 'A tall picture', durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category.id] };
  return portal.call(admin, 'generateByCategories', { body: order });
}

test('on a phone, the first option is in sight below a tall picture, at every text size', async ({ visit, portal }) => {
  const learner = await portal.learner('Rekha');
  const { id } = await withTallPicture(portal);
  const page = await visit(`/assessments/${id}`);
  await entersAs(page, learner);
  await new Hall(page).starts();
  const picture = page.getByRole('img', { name: 'A tower' });
  await expect(picture).toBeVisible();
  for (const size of ['normal', 'largest']) {
    await sizes(page, size);
    expect.soft((await roomOf(page)).first, `${size}: the first option in sight`).toBe(true);
    expect.soft((await picture.boundingBox())?.height, `${size}: height of the picture`).toBeGreaterThan(150);
    if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/picture-${size}.png` });
  }
  // A screen with more room shows the picture larger.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await picture.boundingBox())?.height).toBeGreaterThan(300);
});
