import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { colourOf } from '../kit/colour';
import { Hall } from '../kit/hall';
import { sitting } from '../kit/sitting';
import { entersAs, expect, isAt, test } from '../kit/visit';

const isRunning = /^since .+, until .+ at the latest$/;

test('a test that runs on one phone is shown as such on a second one until it is handed in; where the first phone is dead, the second one says what that means, and starts', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const [one, two] = [await visit('/robots.txt'), await visit('/user/login', { serviceWorkers: 'block' })];
  const { learner, paper, hall } = await sitting(portal, one, 'Vanya');
  const begun = async () => (await portal.call(learner, 'getAvailable', {})).find(({ id }) => id === paper.id)?.begun;
  await expect.poll(begun).toBeDefined();
  const other = await assessmentOf(portal, { name: 'Vanya’s other paper', minutes: 30, questions: plainQuestions(2) });

  await entersAs(two, learner);
  await isAt(two, '/user/dashboard');
  const next = two.getByRole('region', { name: paper.name });
  await expect(next).toContainText('Running on another device');
  await expect(next).toContainText('Your answers are on that device.');
  await expect(next.getByRole('link', { name: /Start Assessment/ })).toHaveCount(0);
  await isClean(two, 'dashboard, a test that runs on another device');
  await two.goto('/user/available-assessments');
  const row = two.getByRole('listitem').filter({ hasText: paper.name });
  await expect(row.getByText('Running on another device')).toBeVisible();
  await expect(row.getByText(isRunning)).toBeVisible();
  await isClean(two, 'available, a test that runs on another device');
  // Another test can be started, but neither button is the one to press. A dark surface has a hue.
  await two.emulateMedia({ colorScheme: 'light' });
  await expect(row.getByText('NEW', { exact: true })).toHaveCount(0);
  const begins = two.getByRole('link', { name: `Start Assessment: ${other.name}` });
  await expect.poll(() => colourOf(begins)).toBe('grey');
  await two.goto(`/assessments/${other.id}`);
  await expect(two.getByText(`“${paper.name}” is running on another device, since `)).toBeVisible();
  await expect.poll(() => colourOf(two.getByRole('button', { name: 'Start Assessment' }))).toBe('grey');
  await isClean(two, 'start, while another test runs on another device');
  await two.goto('/user/available-assessments');

  await hall.submits();
  await isAt(one, `/assessments/${paper.id}/result`);
  await expect.poll(begun).toBeUndefined();
  await two.reload();
  await expect(two.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);

  const dead = await assessmentOf(portal, { name: 'Vanya’s second paper', minutes: 30, questions: plainQuestions(2) });
  await portal.call(learner, 'start', { params: { id: dead.id }, body: { startedAt: new Date().toISOString(), datedBy: 'server' } });
  await two.goto('/user/dashboard');
  await two.getByRole('link', { name: 'Cannot go on there?' }).click();
  await expect(two.getByText('This test is running on another device or in another browser,')).toBeVisible();
  await expect(two.getByText('The answers given there are on that device only, and cannot come here.')).toBeVisible();
  await expect(two.getByText('One submission counts: the one that reaches the portal first.')).toBeVisible();
  await isClean(two, 'start, a test that runs on another device');
  const second = new Hall(two);
  await two.getByRole('button', { name: 'Start again here' }).click();
  const asked = two.getByRole('dialog', { name: 'Start again here?' });
  await expect(asked).toBeVisible();
  await isClean(two, 'start, asked about a test that runs on another device');
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toBeHidden();
  await two.getByRole('button', { name: 'Start again here' }).click();
  await asked.getByRole('button', { name: 'Start here' }).click();
  await second.chooses(1);
  await second.submits();
  await isAt(two, `/assessments/${dead.id}/result`);
});

test('a start on a second phone asks also where it is pressed at once', async ({ visit, portal }) => {
  const learner = await portal.learner('Vidya');
  const paper = await assessmentOf(portal, { name: 'Vidya’s paper', minutes: 30, questions: plainQuestions(2) });
  await portal.call(learner, 'start', { params: { id: paper.id }, body: { startedAt: new Date().toISOString(), datedBy: 'server' } });
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  await expect(page.getByRole('region', { name: paper.name })).toContainText('Running on another device');
  await page.goto(`/assessments/${paper.id}`);
  await page.getByRole('button', { name: /^Start (Assessment|again here)$/ }).click();
  const asked = page.getByRole('dialog', { name: 'Start again here?' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Start again here' })).toBeEnabled();
});

for (const missing of ['does not answer', 'is not there'] as const)
  test(`a start on a second phone goes on where the code of its question ${missing}`, async ({ visit, portal }) => {
    const learner = await portal.learner(missing === 'is not there' ? 'Vimala' : 'Vineeta');
    const paper = await assessmentOf(portal, { name: `${missing}: a paper`, minutes: 30, questions: plainQuestions(2) });
    await portal.call(learner, 'start', { params: { id: paper.id }, body: { startedAt: new Date().toISOString(), datedBy: 'server' } });
    const page = await visit('/user/login', { serviceWorkers: 'block' });
    const notes = /GET \/assets\/on-demand-notes.*\.js/;
    const comes = missing === 'is not there' ? portal.api.answers(notes, 404, 'Not found') : portal.api.holds(notes);
    await entersAs(page, learner);
    await isAt(page, '/user/dashboard');
    await page.goto('/robots.txt');
    await page.goto(`/assessments/${paper.id}`);
    await page.getByRole('button', { name: 'Start Assessment' }).click();
    await expect(new Hall(page).question(1)).toBeVisible();
    comes();
  });
