import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { picturesIn } from '../../../contract/question/picture';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Portal } from '../kit/portal';
import { entersAs, expect, test } from '../kit/visit';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function downloads(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Save for offline: ${name}` }).click();
  await expect(card(page, name).getByText('Ready offline')).toBeVisible();
}

test('a page loads paper and pictures from a cache in front of the portal, and past a cache that fails or lies', { tag: '@long' }, async ({
  visit,
}) => {
  const portal = await Portal.open({ CACHE_IN_FRONT: 'on' });
  try {
    const admin = await portal.admin();
    const file = new File([readFileSync('public/icons/icon-192.png')], 'icon.png');
    const { bytes: _, ...uploaded } = await portal.call(admin, 'uploadPicture', { file });
    const { id: category } = await portal.call(admin, 'addCategory', { query: { name: 'Cached' } });
    const options = ['Right', 'Wrong'].map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: '' }));
    const body = { description: 'What is drawn?', categoryIds: [category], options, picture: { ...uploaded, alt: 'A sign' } };
    await portal.call(admin, 'createQuestion', { body });
    const plan = { name: 'With a picture', durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category] };
    const pictured = await portal.call(admin, 'generateByCategories', { body: plan });
    const [failing, lying] = [
      await assessmentOf(portal, { name: 'Past a failure', questions: plainQuestions(2) }),
      await assessmentOf(portal, { name: 'Past a lie', questions: plainQuestions(2) }),
    ];

    const page = await visit('/user/available-assessments', { baseURL: portal.api.url });
    await entersAs(page, await portal.learner('Kavya'));
    const asked = portal.api.records(/GET \/api\/(papers|pictures|assessment\/\d+)/);
    const told = () =>
      asked.splice(0).map(({ path, authorization }) => `${authorization === '' ? 'anyone' : 'Kavya'} ${path.replace(/[\w-]{43}/g, '#')}`);

    await downloads(page, 'With a picture');
    const [{ hash } = { hash: '' }] = picturesIn(pictured.subjects.flatMap(({ questions }) => questions));
    expect(asked.at(-1)?.path.endsWith(hash)).toBe(true);
    expect(told()).toEqual([
      `Kavya /api/assessment/${pictured.id}/paper`,
      `anyone /api/papers/${pictured.id}/#`,
      `anyone /api/papers/${pictured.id}/#/#`,
    ]);

    const past = (id: number) => [`Kavya /api/assessment/${id}/paper`, `anyone /api/papers/${id}/#`, `Kavya /api/assessment/${id}`];
    const mended = portal.api.answers(/GET \/api\/papers\//, 502, 'Bad gateway');
    await downloads(page, 'Past a failure');
    expect(told()).toEqual(past(failing.id));
    mended();
    portal.api.rewrites(/GET \/api\/papers\//, (text) => text.replace('Question no. 1', 'Question no. 7'));
    await downloads(page, 'Past a lie');
    expect(told()).toEqual(past(lying.id));

    portal.goesDark();
    await page.goto(`/assessments/${lying.id}`);
    await page.getByRole('button', { name: 'Start Assessment' }).click();
    await expect(page.getByText('Question no. 7')).toHaveCount(0);
    await expect(page.getByText(/Question no\. [12]/).first()).toBeVisible();
  } finally {
    await portal.close();
  }
});
