import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { assessmentOf } from '../kit/bank';
import { Hall } from '../kit/hall';
import { isReadyOffline } from '../kit/test';
import { entersAs, expect, test } from '../kit/visit';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
const table = [
  ['Shop', ...months],
  ['A', ...months.map((_, at) => `${100 + at}`)],
  ['B', ...months.map((_, at) => `${90 - at}`)],
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');

/** How wide the page is beyond its screen, and the table beyond its box. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-scrolls]:has(table)');
    const root = document.documentElement;
    return { page: root.scrollWidth - root.clientWidth, table: (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0) };
  });

for (const look of ['plain', 'hall'] as const)
  test(`a table in a question is drawn, offline and in the result, and scrolls by itself: ${look} look`, {
    tag: look === 'hall' ? '@long' : [],
  }, async ({ visit, portal }) => {
    const learner = await portal.learner(look === 'plain' ? 'Tara' : 'Tilak');
    const questions = [{ text: `Books sold:\n${table}\nHow many more did A sell?`, options: ['10', '11', '12', '13'] }];
    const { id } = await assessmentOf(portal, { name: `Books, ${look}`, questions });
    const page = await visit(`/assessments/${id}`);
    await entersAs(page, learner);
    await isReadyOffline(page);
    await page.context().setOffline(true);
    const hall = new Hall(page);
    await hall.startsIn(look);
    const may = page.getByRole('columnheader', { name: 'May' });
    await expect(may).toBeAttached();
    const said = page.locator('legend');
    await expect(said.getByText('Books sold:', { exact: true })).toBeVisible();
    await expect(said.getByText('How many more did A sell?', { exact: true })).toBeVisible();
    await expect(said).not.toContainText('|');
    const wide = await excess(page);
    expect(wide.page).toBe(0);
    expect(wide.table).toBeGreaterThan(0);
    await page.reload();
    await expect(may).toBeAttached();
    await page.context().setOffline(false);
    await page.getByRole('radio').first().check();
    await isClean(page, `a table in a question, ${look}`);
    await hall.asksToSubmit();
    if (look === 'hall') await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Yes, submit' }).click();
    await page.waitForURL('**/result');
    await expect(may).toBeAttached();
    expect((await excess(page)).page).toBe(0);
  });
