import { Hall } from '../e2e/kit/hall';
import { expect, isReadyOffline, signsIn, test } from '../e2e/kit/test';
import { crashRuns } from './crash';

const seed = Number(process.env.FAULT_SEED ?? 1);
const runs = Number(process.env.FAULT_RUNS ?? 5);

test(`an acknowledged answer survives kill -9 (seed ${seed}, ${runs} runs)`, async ({ portal, phone }) => {
  test.setTimeout(60_000 + runs * 20_000);
  const admin = await portal.admin();
  const [category] = await portal.call(admin, 'getCategories', {});
  const day = { name: 'All day long', durationInMinutes: 1440, totalMarks: 100, questionCount: 20, categories: [category?.id ?? 0] };
  await portal.call(admin, 'generateByCategories', { body: day });
  const learner = await portal.learner('Ishan');
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.goto(`${portal.api.url}/user/available-assessments`);
  await page.getByRole('link', { name: 'Start Assessment: All day long' }).click();
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await isReadyOffline(page);
  portal.goesDark();
  await new Hall(page).starts();
  await new Hall(page).isSaved();
  const address = page.url();
  await page.close();
  const report = await crashRuns(phone, address, { seed, runs });
  console.log(`${report.runs} kills, ${report.taps} taps, ${report.acknowledged} acknowledged, ${report.losses.length} lost`);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.losses).toEqual([]);
});
