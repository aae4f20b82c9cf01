import { mkdirSync, writeFileSync } from 'node:fs';
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

const kinds = ['single', 'passage', 'multiple', 'numeric'] as const;
type Kind = (typeof kinds)[number];

interface Wanted {
  name: string;
  kinds: readonly Kind[];
  /** Whether each subject is a locked section, which may be finished early. */
  isLocked: boolean;
}

/** A paper with one question of each of these kinds, each in a subject of its own, in two languages: the most that stands around a question. */
async function paperOf(portal: Portal, { name, kinds: wanted, isLocked }: Wanted): Promise<{ id: number }> {
  const admin = await portal.admin();
  const options = (right: number[]) => choices.one.map((text, at) => ({ id: at + 1, text, correct: right.includes(at), explanation: '' }));
  const translation = {
    language: 'hi' as const,
    description: 'भारत की राजधानी कौन-सी है?',
    options: choices.hindi,
    explanation: '',
  };
  const ofKinds = {
    single: {
      subject: 'General Awareness',
      question: { description: 'What is the capital of India?', options: options([0]), translation },
    },
    passage: {
      subject: 'Data Interpretation',
      question: { description: 'Which shop sold the most books?', options: options([0]), passage: { text: `${table}\n${name}` } },
    },
    multiple: {
      subject: 'Several Right',
      question: { description: 'Which of these are on the sea?', kind: 'multiple' as const, options: options([1, 3]) },
    },
    numeric: {
      subject: 'Numbers',
      question: { description: 'What is the half of 5?', kind: 'numeric' as const, answer: { from: 2.5, to: 2.5 } },
    },
  };
  const subjects = [];
  for (const kind of wanted) {
    const { subject, question } = ofKinds[kind];
    const category = await portal.call(admin, 'addCategory', { query: { name: `${subject} ${process.pid} ${name}`.slice(0, 60) } });
    await portal.call(admin, 'createQuestion', { body: { ...question, categoryIds: [category.id] } });
    subjects.push({
      ...{ name: subject, numberOfQuestions: 1, categoryIds: [category.id] },
      ...{ kinds: [kind === 'passage' ? ('single' as const) : kind] },
      ...(isLocked && { minutes: 10, isLocked, mayFinishEarly: true }),
    });
  }
  const exam = await portal.call(admin, 'createExam', {
    body: {
      ...{ name, timerDuration: isLocked ? 10 * wanted.length : 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
      ...{ multipleScheme: 'jee-advanced', subjects },
    },
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

/** Goes on from a question: in a locked section by finishing it, else by the key of the look. */
async function goesOn(page: Page, look: 'plain' | 'hall', isLocked: boolean): Promise<void> {
  if (!isLocked) return page.keyboard.press(look === 'plain' ? 'n' : 's');
  await new Hall(page).asksToFinish();
  await page.getByRole('button', { name: /^Go on to / }).click();
}

/** Keeps what was measured for the table of `npm run shots -- room`. */
function keepsRooms(name: string, rooms: Record<string, Room>): void {
  if (process.env.ROOM === undefined) return;
  mkdirSync('test-results/room', { recursive: true });
  writeFileSync(`test-results/room/${name}.json`, JSON.stringify(rooms));
}

/** In large text, the hall's language stands beside the number of the question, and the foot has no more than two lines. */
async function hasLowRows(page: Page, state: string): Promise<void> {
  const [heading, language, mark] = await Promise.all(
    [page.locator('#question h2'), page.locator('#view-in'), page.locator('[data-key=m]')].map((one) => one.boundingBox()),
  );
  expect.soft(language?.y, `${state}: the language beside the number`).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  expect.soft(mark?.height, `${state}: the foot`).toBeLessThanOrEqual(60);
  await expect.soft(page.locator('.thumb-row [data-key=r]'), `${state}: Clear Response is with the question`).toHaveCount(0);
}

const forms = {
  short: { kinds: ['single', 'numeric'], locks: [true], looks: ['plain'] },
  long: { kinds, locks: [false, true], looks: ['plain', 'hall'] },
} as const;

for (const [form, { kinds: wanted, locks, looks }] of Object.entries(forms))
  for (const isLocked of locks)
    for (const look of looks)
      test(
        `on a phone, 72 % of the screen is the question, with its options in sight, at every text size: ${look} look, ${
          isLocked ? 'locked sections' : 'free subjects'
        }, ${form}`,
        form === 'long' ? { tag: '@long' } : {},
        async ({ visit, portal }) => {
          const name = `Monthly test, ${look} ${isLocked} ${form}`;
          const learner = await portal.learner(look === 'plain' ? 'Ruhi' : 'Rohan');
          const { id } = await paperOf(portal, { name, kinds: wanted, isLocked });
          const page = await visit(`/assessments/${id}`);
          await entersAs(page, learner);
          const hall = new Hall(page);
          await hall.startsIn(look);
          const rooms: Record<string, Room> = {};
          for (const [at, kind] of wanted.entries()) {
            await expect(hall.question(at + 1)).toBeVisible();
            await expect(page.getByRole(kind === 'numeric' ? 'textbox' : kind === 'multiple' ? 'checkbox' : 'radio').first()).toBeVisible();
            if (kind === 'passage') await expect(page.getByRole('columnheader', { name: 'February' })).toBeVisible();
            for (const language of ['en', 'hi'] as const) {
              await speaks(page, language);
              for (const size of ['normal', 'largest']) {
                await sizes(page, size);
                const state = `${kind} ${language} ${size}`;
                const shots = process.env.ROOM_SHOTS;
                const measures = async (name: string) => {
                  rooms[name] = await roomOf(page);
                  if (look === 'hall' && size === 'largest') await hasLowRows(page, name);
                  if (shots)
                    await page.screenshot({ path: `${shots}/${look}-${isLocked ? 'locked-' : ''}${name.replaceAll(' ', '-')}.png` });
                };
                await measures(state);
                if (kind !== 'passage') continue;
                // The sheet of the passage, drawn down.
                const pane = page.locator('#question [data-passage]');
                await pane.getByRole('button').first().press('Enter');
                await expect(pane).toHaveAttribute('data-draw', 'down');
                await measures(`down ${state}`);
                await pane.getByRole('button').first().press('Enter');
                await expect(pane).toHaveAttribute('data-draw', 'up');
              }
            }
            await sizes(page, 'normal');
            await speaks(page, 'en');
            if (at < wanted.length - 1) await goesOn(page, look, isLocked);
          }
          keepsRooms(`${look} ${isLocked ? 'locked' : 'free'}`, rooms);
          for (const [state, { share, first, all, covered }] of Object.entries(rooms)) {
            expect.soft(share, `${state}: share of the screen`).toBeGreaterThanOrEqual(state.endsWith('normal') ? 0.72 : 0.55);
            expect.soft(first, `${state}: the first option in sight`).toBe(true);
            expect.soft(covered, `${state}: options that something covers`).toEqual([]);
            // A passage stands above its question, and has its own scroll.
            // Of a number, the whole keypad.
            const isWhole = state.startsWith('numeric') || (state.endsWith('normal') && !state.startsWith('passage'));
            if (isWhole) expect.soft(all, `${state}: all options in sight`).toBe(true);
          }
        },
      );

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

test('on a phone, the first option is in sight below a tall picture, at every text size; on a wide screen, all options and buttons are', async ({
  visit,
  portal,
}) => {
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
  await sizes(page, 'normal');
  for (const [width, height, least] of [
    [1440, 900, 250],
    [1366, 768, 140],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('radio').last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Mark for Review' })).toBeInViewport({ ratio: 1 });
    expect((await picture.boundingBox())?.height, 'height of the picture').toBeGreaterThan(least);
  }
});

/** One question with a picture, whose four options are pictures: wide ones, or square ones. */
async function withFigures(portal: Portal, [width, height]: readonly [number, number]): Promise<{ id: number }> {
  const admin = await portal.admin();
  const draws = async (background: string, alt: string) => {
    const png = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const { bytes: _, ...picture } = await portal.call(admin, 'uploadPicture', { file: new File([new Uint8Array(png)], 'figure.png') });
    return { ...picture, alt };
  };
  const category = await portal.call(admin, 'addCategory', { query: { name: `Figures ${process.pid} ${width}` } });
  const options = [];
  for (const [at, name] of ['Circle', 'Square', 'Star', 'Cross'].entries())
    options.push({ id: at + 1, text: '', picture: await draws(`#0${at + 1}${at + 2}`, name), correct: at === 0, explanation: '' });
  const picture = await draws('#2a8f98', 'A row of figures');
  await portal.call(admin, 'createQuestion', {
    body: { description: 'Which figure comes next?', picture, options, categoryIds: [category.id] },
  });
  const order = { name: `Figures ${width}`, durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category.id] };
  return portal.call(admin, 'generateByCategories', { body: order });
}

test('on a phone, four options that are pictures are in sight below the picture of their question', async ({ visit, portal }) => {
  const learner = await portal.learner('Rita');
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  for (const size of [
    [600, 400],
    [400, 400],
  ] as const) {
    const { id } = await withFigures(portal, size);
    await page.goto(`/assessments/${id}`);
    await new Hall(page).starts();
    await expect(page.getByRole('img')).toHaveCount(5);
    await expect.poll(async () => (await roomOf(page)).all, { message: `${size}: all options in sight` }).toBe(true);
    expect((await roomOf(page)).covered).toEqual([]);
    for (const [at, name] of ['Circle', 'Square', 'Star', 'Cross'].entries()) {
      const [drawn, choice] = await Promise.all(
        [page.getByRole('img', { name }), page.getByRole('radio').nth(at)].map((one) => one.boundingBox()),
      );
      expect(drawn?.width, `${size}: ${name}`).toBeGreaterThan(70);
      // Below its letter.
      expect(drawn?.y).toBeGreaterThan((choice?.y ?? 0) + 10);
    }
    if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/figures-${size[0]}.png` });
    await sizes(page, 'largest');
    if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}/figures-${size[0]}-largest.png`, fullPage: true });
    await expect(page.getByRole('radio', { name: /A\./ })).toBeInViewport();
    await sizes(page, 'normal');
  }
});
