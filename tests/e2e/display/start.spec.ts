import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { sectionedPaper } from '../kit/exam/sections';
import type { Portal } from '../kit/portal';
import { sizes, speaks } from '../kit/shots';
import { sitting } from '../kit/sitting';
import { entersAs, expect, test } from '../kit/visit';

const subjects = ['Quantitative Aptitude', 'Reasoning', 'Science', 'General Awareness'];

const name = 'Weekly Test 3: In English and Hindi';

/** A paper with instructions, subjects and negative marks. */
async function ofAnExam(portal: Portal): Promise<{ id: number }> {
  const admin = await portal.admin();
  const { id: category } = await portal.call(admin, 'addCategory', { query: { name: `At the start ${process.pid}` } });
  for (const subject of subjects)
    await portal.call(admin, 'createQuestion', {
      body: {
        description: `The start of ${subject}`,
        categoryIds: [category],
        options: ['Right', 'Wrong'].map((text, i) => ({ id: i + 1, text, correct: i === 0, explanation: '' })),
      },
    });
  const exam = await portal.call(admin, 'createExam', {
    body: {
      ...{ name, timerDuration: 20, marksPerCorrect: 2, negativeMarksPerWrong: 0.5 },
      instructions: 'Work on paper first. Keep the sheet until the end of the hour.',
      subjects: subjects.map((subject) => ({ name: subject, numberOfQuestions: 1, categoryIds: [category] })),
    },
  });
  return portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
}

/** Where the bar of the start begins, and where something ends: both from the top of the screen. */
const edgesOf = async (page: Page, what: ReturnType<Page['locator']>): Promise<{ end: number; bar: number }> => {
  const [box, bar] = [await what.boundingBox(), await page.locator('[data-bar]').boundingBox()];
  return { end: (box?.y ?? Infinity) + (box?.height ?? 0), bar: bar?.y ?? 0 };
};

const described = {
  name: 'Five-Minute Warm-Up',
  description:
    'Ten quick questions on words, facts and everyday science. No negative marking, so trust your first thought. Just right for a bus ride or a tea break.',
};
/** Papers with what is told of them, and what stands below the bar of the start. */
const papers = [
  { which: 'with instructions', of: ofAnExam, told: ['4', '20', '8', '−0.5'], below: /^Work on paper first/, tag: [] },
  {
    // The table of its sections follows the choice of the look.
    which: 'with sections',
    of: (portal: Portal) => sectionedPaper(portal, { name: 'Three sections to start', questions: 2, mayFinishEarly: true }),
    told: [/./, /./, /./],
    below: /^Marks$|^अंक$/,
    tag: ['@long'],
  },
  {
    which: 'with a description',
    of: (portal: Portal) => assessmentOf(portal, { ...described, questions: plainQuestions(4) }),
    told: ['4', '30', '4', '0'],
    below: /^Ten quick/,
    tag: ['@long'],
  },
];

for (const { which, of, told, below, tag } of papers)
  test(`on a phone the facts of a paper ${which} stand above the bar of its start, in the largest text too, and at the usual text so does the choice of the look`, {
    tag,
  }, async ({ visit, portal }) => {
    const { id } = await of(portal);
    const page = await visit(`/assessments/${id}`, { viewport: { width: 360, height: 740 } });
    await entersAs(page, await portal.learner('Bela'));
    const [facts, look] = [page.locator('dl'), page.locator('label').filter({ has: page.getByRole('checkbox') })];
    for (const language of ['en', 'hi'])
      for (const size of ['normal', 'largest']) {
        expect(await speaks(page, language)).toBe(true);
        await sizes(page, size);
        await expect(facts.locator('dd')).toHaveText(told);
        await expect(look).toBeAttached();
        await expect(page.getByText(/Getting ready|Ready offline|तैयार/)).toBeAttached();
        if (process.env.ROOM_SHOTS)
          await page.screenshot({ path: `${process.env.ROOM_SHOTS}/start-${told.length}-${language}-${size}.png` });
        const { end, bar } = await edgesOf(page, size === 'normal' ? look : facts);
        expect.soft(end, `${language} ${size}`).toBeLessThanOrEqual(bar);
      }
    // What there is to read follows, and can be scrolled to.
    await page.getByText(below).scrollIntoViewIfNeeded();
    await expect(page.getByText(below)).toBeInViewport();
  });

test('a test that runs on this phone is named on other pages and before another one starts, and a hand-in of nothing is asked about', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const phone = { width: 360, height: 740 };
  const page = await visit('/robots.txt', { viewport: phone });
  const { hall } = await sitting(portal, page, 'Bina');
  const other = await assessmentOf(portal, { name: 'Another paper', questions: plainQuestions(2) });
  await page.goto(`/assessments/${other.id}`);
  await expect(page.getByRole('link', { name: 'Finish that one first' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('The timer of “Bina’s paper” is running.')).toBeVisible();
  await isClean(page, 'start, another test runs on this phone');
  await page.setViewportSize(phone);
  await page.goto('/user/available-assessments');
  const strip = page.getByRole('link', { name: /^Bina’s paper \d+ minutes left Continue$/ });
  await expect(strip).toBeInViewport({ ratio: 1 });
  expect((await strip.boundingBox())?.height, 'a thin line').toBeLessThan(48);
  await isClean(page, 'the list, a test runs on this phone');
  await page.setViewportSize(phone);
  await strip.click();
  await expect(hall.question(1)).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.goto(`/assessments/${other.id}`);
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await hall.asksToSubmit();
  await expect(page.getByText('You have not answered any question yet.')).toBeVisible();
  await isClean(page, 'a hand-in without an answer');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Keep working' }).click();
  await expect(hall.question(1)).toBeVisible();
});

test('a paper that is long in coming leaves a way back', { tag: '@long' }, async ({ visit, portal }) => {
  const paper = await assessmentOf(portal, { name: 'Slow', questions: plainQuestions(2) });
  const page = await visit('/user/available-assessments');
  await entersAs(page, await portal.learner('Isha'));
  const comes = portal.api.holds(new RegExp(`GET /api/assessment/${paper.id}`));
  await page.clock.install();
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(1);
  const back = page.getByRole('main').getByRole('link', { name: 'Available Assessments' });
  await expect(back).toBeVisible();
  const helps = page.getByText(/^The network does not answer\. If refreshing does not help, go where the signal is better\./);
  await expect(helps).toHaveCount(0);
  await page.clock.runFor(10_100);
  await expect(helps).toBeVisible();
  await isClean(page, 'a paper that is long in coming');
  comes();
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
});
