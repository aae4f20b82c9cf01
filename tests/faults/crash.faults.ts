import { Hall } from '../e2e/kit/hall';
import { expect, isReadyOffline, signsIn, test } from '../e2e/kit/test';
import { crashRuns } from './crash';
import { isLong, isShort, seedsOf, tags } from './seeds';

// The headless shell has the same storage, and starts in half the time.
test.use({ onDisk: true, isWhole: !isShort });

const batchSize = 50;
const wanted = seedsOf(isLong ? [1, 2, 3] : [1]);

for (let from = 0; from < wanted.length; from += batchSize) {
  const seed = wanted[from] ?? 1;
  const runs = Math.min(batchSize, wanted.length - from);
  test(`an acknowledged answer survives kill -9 (seed ${seed}, runs: ${runs}) [trap 44, 57]`, {
    tag: tags,
  }, async ({ portal, phone }) => {
    test.setTimeout(60_000 + runs * 20_000);
    const admin = await portal.admin();
    const [category] = await portal.call(admin, 'getCategories', {});
    const name = `All day long ${seed}`;
    const day = { name, durationInMinutes: 1440, totalMarks: 100, questionCount: 20, categories: [category?.id ?? 0] };
    await portal.call(admin, 'generateByCategories', { body: day });
    const learner = await portal.learner('Ishan');
    const page = await phone.opens(`${portal.api.url}/user/login`);
    await signsIn(page, learner);
    await page.waitForURL('**/user/dashboard');
    await page.goto(`${portal.api.url}/user/available-assessments`);
    await page.getByRole('link', { name: `Start Assessment: ${name}` }).click();
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
    await isReadyOffline(page);
    portal.goesDark();
    await new Hall(page).starts();
    await new Hall(page).isSaved();
    const address = page.url();
    await page.close();
    const report = await crashRuns(phone, address, { seed, runs });
    console.log(
      `seed ${seed}: ${report.runs} kills, ${report.taps} taps, ${report.acknowledged} acknowledged, ${report.losses.length} lost`,
    );
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.losses).toEqual([]);
    expect(report.deadlines.size).toBe(1);
  });
}
