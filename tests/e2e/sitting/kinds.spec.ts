import type { Page } from '@playwright/test';
import { questionsOf } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { allKinds } from '../kit/bank';
import { Hall, tabsTo } from '../kit/hall';
import { isReadyOffline, signsIn } from '../kit/test';
import { entersAs, expect, test } from '../kit/visit';

test.use({ onDisk: true });

const looks = {
  plain: { size: { width: 360, height: 740 }, next: 'n', undo: 'Reset Answer' },
  hall: { size: { width: 1440, height: 900 }, next: 's', undo: 'Clear Response' },
} as const;
type Look = keyof typeof looks;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer, a number' });

async function presses(page: Page, name: string | RegExp): Promise<void> {
  await tabsTo(page, page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }), 60);
  await page.keyboard.press('Enter');
}

async function starts(page: Page, look: Look): Promise<void> {
  if (look === 'plain') return presses(page, 'Start Assessment');
  await tabsTo(page, page.getByRole('checkbox', { name: /^Real-exam mode/ }));
  await page.keyboard.press('Space');
  await presses(page, 'Start Assessment');
  await expect(page.getByText('tick every right one')).toBeVisible();
  await expect(page.getByText('answered by a number')).toBeVisible();
  await isClean(page, 'general instructions, all kinds');
  await page.setViewportSize(looks.hall.size);
  await presses(page, /^Next/);
  await tabsTo(page, page.getByRole('checkbox', { name: /^I have read and understood/ }));
  await page.keyboard.press('Space');
  await presses(page, 'I am ready to begin');
}

for (const look of ['plain', 'hall'] as const)
  test(`a whole exam with questions of all kinds by keyboard alone, offline, killed with a number half typed: ${look} look`, {
    tag: '@long',
  }, async ({ phone, portal }) => {
    const { size, next, undo } = looks[look];
    const learner = await portal.learner(look === 'plain' ? 'Kiran' : 'Kavya');
    const { id } = await allKinds(portal, `All kinds, ${look}`);
    const asked = questionsOf(await portal.call(learner, 'getPaper', { params: { id } }));
    expect(asked.map(({ kind }) => kind)).toEqual([undefined, 'multiple', 'multiple', 'numeric', 'numeric']);
    const primes = asked.findIndex(({ description }) => description.includes('prime'));
    const half = asked.findIndex(({ description }) => description.includes('halves'));
    const address = `${portal.api.url}/assessments/${id}`;
    let page = await phone.opens(`${portal.api.url}/user/login`);
    await signsIn(page, learner);
    await page.waitForURL('**/user/dashboard');
    await page.goto(address);
    await isReadyOffline(page);
    await expect(page.getByText('Ready offline')).toBeVisible();
    portal.goesDark();
    await phone.losesNetwork();
    await page.setViewportSize(size);
    await starts(page, look);

    // One right option.
    let hall = new Hall(page);
    await expect(hall.question(1)).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press(next);

    // Several right options: all of one question, one of the other; by letters, and by Tab and Space.
    for (const at of [1, 2]) {
      await expect(hall.question(at + 1)).toBeVisible();
      await expect(page.getByText('One or more options may be right')).toBeVisible();
      const boxes = page.getByRole('checkbox');
      await tabsTo(page, boxes.first());
      await page.keyboard.press('Space');
      await expect(boxes.first()).toBeChecked();
      if (at === primes) {
        for (const key of ['2', '3', 'c']) await page.keyboard.press(key);
        await expect(boxes.nth(1)).toBeChecked();
        await expect(boxes.nth(2)).not.toBeChecked();
      }
      await hall.isSaved();
      await isClean(page, `${look}, several right options`);
      await page.setViewportSize(size);
      await page.keyboard.press(next);
    }

    // Numbers: typed from anywhere; the browser is killed while one is half typed.
    await expect(hall.question(4)).toBeVisible();
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('-');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('-');
    await expect(page.getByText('This is not a number yet')).toBeVisible();
    await hall.isSaved();
    await isClean(page, `${look}, a number half typed`);
    await phone.dies();
    await phone.on();
    await phone.losesNetwork();
    page = await phone.context.newPage();
    await page.setViewportSize(size);
    await page.goto(address);
    hall = new Hall(page);
    await expect(field(page)).toHaveValue('-');
    const value = { '-2.5': half === 3, '3.1': half !== 3 };
    const typed = Object.entries(value).toSorted(([, a], [, b]) => Number(b) - Number(a));
    await page.keyboard.press('Backspace');
    await page.keyboard.type(`${typed[0]?.[0]}x.`);
    await expect(field(page)).toHaveValue(typed[0]?.[0] ?? '');
    await hall.isSaved();
    await page.keyboard.press(next);
    await expect(hall.question(5)).toBeVisible();
    await page.keyboard.type('99');
    await expect(field(page)).toHaveValue('99');
    await presses(page, undo);
    await expect(field(page)).toHaveValue('');
    await expect(button(page, undo)).toBeDisabled();
    // A button that takes no press any more would drop the focus.
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(typed[1]?.[0] ?? '');
    await expect(field(page)).toHaveValue(typed[1]?.[0] ?? '');
    await hall.isSaved();
    await isClean(page, `${look}, a number`);
    await page.setViewportSize(size);

    if (look === 'hall') {
      await presses(page, 'Question paper');
      await expect(page.getByText('The answer is a number').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Type the number');
      await page.keyboard.press('Escape');
      await page.keyboard.press('s');
      const summary = page.getByRole('dialog', { name: 'Exam summary' });
      await expect(summary.getByRole('row')).toContainText(['Answered', 'One right11', 'Several right22', 'Numbers22', 'Total55']);
      await tabsTo(page, summary.getByRole('button', { name: 'Submit' }));
      await page.keyboard.press('Enter');
    } else await presses(page, 'Submit');
    await expect(page.getByRole('dialog', { name: 'Submit' })).toContainText('5');
    await presses(page, 'Yes, submit');
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();

    // 4 + 4 + 1 of 4 + 4 − 1.
    portal.comesBack();
    await phone.findsNetwork();
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('12 / 20');
    for (const words of ['Partly correct', 'Marks: 1', 'Your answer −2.5', 'Right answer from 3.14 to 3.15', 'Marks: −1'])
      await expect(page.getByText(words).first()).toBeAttached();
    await isClean(page, `result of all kinds, ${look}`);
    await page.setViewportSize(size);
    const answers = portal.submissionsOf(learner).map(({ body }) => body.answers);
    expect(answers).toHaveLength(1);
    const given = (at: number) => {
      const { questionId: _, markedForReview: __, ...rest } = answers[0]?.find(({ questionId }) => questionId === asked[at]?.id) ?? {};
      return rest;
    };
    expect(given(0)).toEqual({ selectedOptionId: 1 });
    expect(given(primes)).toEqual({ selectedOptionId: null, selectedOptionIds: [1, 2] });
    expect(given(3 - primes)).toEqual({ selectedOptionId: null, selectedOptionIds: [1] });
    expect(given(half)).toEqual({ selectedOptionId: null, value: '-2.5' });
    expect(given(7 - half)).toEqual({ selectedOptionId: null, value: '3.1' });
  });

test('questions of all kinds are answered, survive a reload, and are marked', async ({ portal, visit }) => {
  const learner = await portal.learner('Kusum');
  const { id } = await allKinds(portal, 'All kinds, short');
  const asked = questionsOf(await portal.call(learner, 'getPaper', { params: { id } }));
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await page.goto(`/assessments/${id}`);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  for (const place of [1, 2]) {
    await hall.next();
    await expect(hall.question(place + 1)).toBeVisible();
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).check();
    if (asked[place]?.description.includes('prime')) await boxes.nth(1).check();
  }
  for (const place of [3, 4]) {
    await hall.next();
    await expect(hall.question(place + 1)).toBeVisible();
    await field(page).fill(asked[place]?.description.includes('halves') ? '-2.5' : '3.1');
  }
  await hall.isSaved();
  await page.reload();
  await expect(field(page)).toHaveValue(/^(-2\.5|3\.1)$/);
  await hall.submits();
  // 4 + 4 + 1 of 4 + 4 − 1.
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('12 / 20');
});
