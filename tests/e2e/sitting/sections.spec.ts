import type { Page } from '@playwright/test';
import { questionsOf } from '../../../contract/assessment/assessment';
import { makesClocksMovable } from '../../faults/nemesis/wall';
import { isClean } from '../kit/axe';
import { isAtSecond, sectionedPaper } from '../kit/exam/sections';
import { Hall, storedAttempt } from '../kit/hall';
import { Phone } from '../kit/phone';
import type { Account, Portal } from '../kit/portal';
import { isReadyOffline, signsIn } from '../kit/test';
import { timerOf } from '../kit/timer';
import { entersAs, expect, isAt, messagesStay, test } from '../kit/visit';

const minute = 60;
/** Seconds that a busy machine may take between two looks at a clock. */
const slack = 15;

const section = (page: Page, number: number) => page.locator(`[data-section="${number}"]`);
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Seconds on the clock of the exam are at most `most`, and less by a few at most. */
async function showsAbout(page: Page, most: number): Promise<void> {
  const { left } = await timerOf(page);
  expect(left).toBeLessThanOrEqual(most);
  expect(left).toBeGreaterThan(most - slack);
}

/** Question number → option chosen, in the only submission of this learner. */
async function filedBy(portal: Portal, learner: Account, questionIds: readonly number[]): Promise<[number, number][]> {
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  const answers = portal.submissionsOf(learner)[0]?.body.answers ?? [];
  const given = answers.flatMap(({ questionId, selectedOptionId }) =>
    selectedOptionId === null ? [] : [[questionIds.indexOf(questionId) + 1, selectedOptionId] as [number, number]],
  );
  return given.toSorted(([a], [b]) => a - b);
}

test('a locked section warns ten seconds before its end, and the next one begins by itself; other sections say why they are closed', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Lata');
  const paper = await sectionedPaper(portal, { name: 'Locked', questions: 1 });
  const page = await visit('/user/login');
  await makesClocksMovable(page.context());
  await messagesStay(page);
  await page.goto(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  await expect(page.getByRole('table', { name: 'Sections' }).getByRole('row', { name: 'Quantitative Aptitude 1 15 +3 −1' })).toBeVisible();
  await new Hall(page).starts();
  await expect(section(page, 1)).toHaveText('Section 1 of 4: Reasoning');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  // On a phone the tabs are in the palette, with the reason beside them.
  const opener = page.getByRole('button', { name: 'All questions' });
  await opener.click();
  await expect(page.getByText('Next: General Awareness')).toBeVisible();
  // The palette's code has come with the first touch.
  portal.goesDark();
  await expect(tab(page, 'English')).toHaveAttribute('aria-disabled', 'true');
  await tab(page, 'General Awareness').press('Enter');
  await expect(page.getByText('General Awareness begins by itself when Reasoning ends.')).toBeVisible();
  await page.keyboard.press('Escape');
  // The warning is there for ten seconds.
  await isAtSecond(page, portal.api.url, 15 * minute - 9);
  await expect(page.locator('[aria-live=assertive]')).toHaveText('10 seconds left in Reasoning. Then General Awareness begins.');
  await isAtSecond(page, portal.api.url, 15 * minute - 1);
  await expect(section(page, 2)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 2 of 4' })).toBeFocused();
  await expect(page.getByText('Section 2 of 4: General Awareness, 15 min')).toBeVisible();
  await opener.click();
  await expect(tab(page, 'Reasoning')).toHaveAccessibleDescription('The time of Reasoning is over.');
});

test('a phone killed at 14:50 of a locked 4 × 15 paper and opened at 15:10 is in section 2 with 14:50 left; it sleeps over two windows, wakes in the fourth, and hands in what each section took', {
  tag: '@long',
}, async ({ portal }) => {
  const phone = new Phone({ isLight: true });
  await phone.on();
  try {
    const learner = await portal.learner('Mohan');
    const paper = await sectionedPaper(portal, { name: 'Four by fifteen' });
    const address = `${portal.api.url}/assessments/${paper.id}`;
    await makesClocksMovable(phone.context);
    let page = await phone.opens(address);
    await signsIn(page, learner);
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
    await isReadyOffline(page);
    portal.goesDark();
    await phone.losesNetwork();
    let hall = new Hall(page);
    await hall.starts();
    await hall.chooses(3);
    await isAtSecond(page, portal.api.url, 14 * minute + 50);
    await showsAbout(page, 10);
    const { startedAt = 0, questionIds = [] } = (await storedAttempt(page)) ?? {};

    await phone.dies();
    await phone.on();
    await makesClocksMovable(phone.context);
    await phone.losesNetwork();
    const wall = Math.round(startedAt + (15 * minute + 10) * 1000 - Date.now());
    await phone.context.addCookies([{ name: 'clocks', value: `${wall}.${wall}`, url: portal.api.url }]);
    page = await phone.opens(address);
    hall = new Hall(page);
    await expect(section(page, 2)).toBeVisible();
    await expect(hall.question(4)).toBeVisible();
    await showsAbout(page, 14 * minute + 50);
    await hall.chooses(2);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

    // Asleep: only the wall clock runs on.
    const turns = (to: 'hidden' | 'visible') =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, to);
    await turns('hidden');
    await isAtSecond(page, portal.api.url, 50 * minute, wall);
    await turns('visible');
    await expect(section(page, 4)).toBeVisible();
    await expect(hall.question(10)).toBeVisible();
    await showsAbout(page, 10 * minute);
    await hall.chooses(4);
    await hall.submits();
    await isAt(page, `/assessments/${paper.id}/result`);
    portal.comesBack();
    await phone.findsNetwork();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await filedBy(portal, learner, questionIds)).toEqual([
      [1, 3],
      [4, 2],
      [10, 4],
    ]);
  } finally {
    await phone.off();
    portal.comesBack();
  }
});

test('a learner with 133 % has 20 minutes in each section of 15, and 80 in all', { tag: '@long' }, async ({ visit, portal }) => {
  const [admin, learner] = [await portal.admin(), await portal.learner('Nita')];
  await portal.call(admin, 'setExtraTime', { params: { uid: learner.uid }, body: { timePercent: 133 } });
  const paper = await sectionedPaper(portal, { name: 'With a third more' });
  const page = await visit('/user/login');
  await makesClocksMovable(page.context());
  await page.goto('/user/login');
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await page.goto('/user/available-assessments');
  await expect(page.getByRole('listitem').filter({ hasText: paper.name })).toContainText('Time: 80 min (60 min + extra time)');
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByText('Time: 80 min (60 min + extra time)')).toBeVisible();
  await expect(page.getByRole('row', { name: 'English 3 20 +3 −1' })).toBeVisible();
  await new Hall(page).starts();
  portal.goesDark();
  await showsAbout(page, 20 * minute);
  await isAtSecond(page, portal.api.url, 20 * minute - 5);
  await expect(section(page, 1)).toBeVisible();
  await expect(section(page, 2)).toBeVisible();
  await showsAbout(page, 20 * minute);
  await isAtSecond(page, portal.api.url, 80 * minute - 3);
  await expect(page.locator('[aria-live=assertive]')).toHaveText('10 seconds left in English. Then the test is handed in.');
  await isAt(page, `/assessments/${paper.id}/result`);
  portal.comesBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => portal.submissionsOf(learner)[0]?.body).toMatchObject({ timeTaken: 4_800 });
});

for (const look of ['plain', 'hall'] as const)
  test(`a locked paper offline from start to hand-in by keyboard, in the ${look} look: sections ended early, sections that ran out, and each answer filed in its own`, {
    tag: '@long',
  }, async ({ visit, portal }) => {
    const learner = await portal.learner('Omkar');
    const paper = await sectionedPaper(portal, { name: `Offline in the ${look} look`, mayFinishEarly: true });
    const page = await visit('/user/login');
    await makesClocksMovable(page.context());
    await page.goto(`/assessments/${paper.id}`);
    await entersAs(page, learner);
    await isReadyOffline(page);
    await expect(page.getByText('Ready offline')).toBeVisible();
    portal.goesDark();
    await page.context().setOffline(true);
    await page.reload();
    await isClean(page, `start screen, sections, ${look}`);
    const hall = new Hall(page);
    if (look === 'hall') {
      await page.getByRole('checkbox', { name: /^Real-exam mode/ }).check();
      await page.getByRole('button', { name: 'Start Assessment' }).click();
      await expect(page.getByText('the next section begins by itself')).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await isClean(page, 'instructions of a paper with sections');
      await page.getByRole('checkbox', { name: /^I have read and understood/ }).check();
      await page.getByRole('button', { name: 'I am ready to begin' }).press('Enter');
    } else await page.getByRole('button', { name: 'Start Assessment' }).press('Enter');
    await expect(hall.question(1)).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('n');
    await expect(hall.question(2)).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(hall.question(3)).toBeVisible();
    await page.keyboard.press('c');
    await hall.isSaved();
    await isClean(page, `locked section, ${look}`);

    // Ended early, after a confirmation that can be left.
    const finish = page.getByRole('button', { name: 'Finish section' });
    await hall.asksToFinish();
    await expect(page.getByRole('dialog', { name: 'Finish Reasoning now?' })).toContainText('2 of 3 questions answered');
    await isClean(page, `a section is ended early, ${look}`);
    await page.keyboard.press('Escape');
    await expect(section(page, 1).first()).toBeVisible();
    await hall.asksToFinish();
    await page.getByRole('button', { name: 'Go on to General Awareness' }).press('Enter');
    await expect(section(page, 2)).toBeVisible();
    await expect(hall.question(4)).toBeVisible();
    await showsAbout(page, 15 * minute);
    await page.keyboard.press('d');
    await hall.isSaved();

    // A confirmation that stays open over the border ends nothing.
    await hall.asksToFinish();
    const { startedAt = 0, deadline = 0, questionIds = [] } = (await storedAttempt(page)) ?? {};
    const whole = (deadline - startedAt) / 1000;
    await isAtSecond(page, portal.api.url, whole - 30 * minute - 4);
    await isClean(page, `ten seconds before the end of a section, ${look}`);
    await expect(section(page, 3)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hall.question(7)).toBeVisible();
    await page.keyboard.press('a');
    await hall.isSaved();
    await isAtSecond(page, portal.api.url, whole - 5 * minute);
    await expect(section(page, 4)).toBeVisible();
    await expect(finish).toHaveCount(0);
    // At once: the name of a section comes with its first question.
    await page.keyboard.press('b');
    // The mark of the section's change may still say it.
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await hall.isSaved();
    await page.reload();
    await expect(hall.question(10)).toBeVisible();
    await isAtSecond(page, portal.api.url, whole + 1);
    await isAt(page, `/assessments/${paper.id}/result`);

    portal.comesBack();
    await page.context().setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const given = [
      [1, 2],
      [3, 3],
      [4, 4],
      [7, 1],
      [10, 2],
    ];
    expect(await filedBy(portal, learner, questionIds)).toEqual(given);
    expect(questionsOf(paper)).toHaveLength(12);
  });
