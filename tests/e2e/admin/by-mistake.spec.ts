import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { adminMistakes, type Ids, learnerMistakes, type Mistake } from '../kit/by-mistake';
import { demo, type Portal } from '../kit/portal';
import { entersAs, expect, test } from '../kit/visit';

/** Calls that only look, as forms do while they are filled. */
const looks = /\/questions\/(similar|find)|\/regrade\/preview/;

/** A label to the letter; that of a field that is needed has a star. */
const labelled = (label: string) => new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\s*\\*?$`);

/** Presses the button of a half-filled form: the screen answers in words, keeps what is typed, and nothing is sent. */
async function makes({ through, opens, typed, press, said }: Mistake, page: Page, place: string): Promise<void> {
  await page.goto(place);
  if (through !== undefined) await page.getByRole('main').getByRole('link', { name: through }).click();
  const main = page.getByRole('main');
  if (opens !== undefined)
    await main
      .getByRole('tab', { name: opens })
      .or(main.getByRole('button', { name: opens }))
      .first()
      .click();
  const field = (label: string) => page.getByRole('main').getByLabel(labelled(label)).first();
  for (const [label, text] of typed) await field(label).fill(text);
  const sent: string[] = [];
  const hears = (request: { method: () => string; url: () => string }) => {
    if (request.method() === 'POST' && request.url().includes('/api/') && !looks.test(request.url())) sent.push(request.url());
  };
  page.on('request', hears);
  await page.getByRole('main').getByRole('button', { name: press, exact: true }).first().click();
  await expect(page.getByText(said).first(), `${place}: words`).toBeVisible();
  for (const [label, text] of typed) await expect(field(label), `${place}: ${label}`).toHaveValue(text);
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) > 0) await expect(dialog.locator('[data-reach]'), `${place}: for whom, how many, when`).toBeVisible();
  page.off('request', hears);
  expect(sent, `${place}: nothing is sent`).toEqual([]);
}

const of = (rows: Record<string, Mistake | string>, isShort: boolean): Mistake[] =>
  Object.values(rows).filter((row): row is Mistake => typeof row !== 'string' && (row.isShort === true) === isShort);

async function idsOf(portal: Portal): Promise<Ids> {
  const fresh = await assessmentOf(portal, { name: 'By mistake', questions: plainQuestions(1) });
  const [passage] = await portal.call(await portal.admin(), 'getPassages', { query: {} });
  return { fresh: fresh.id, passage: passage?.id ?? 0 };
}

for (const isShort of [true, false]) {
  const tag = isShort ? '' : '@long';
  test(`half-filled forms of an admin lose nothing, ignore nothing and do nothing without a word ${tag}`, async ({ portal, visit }) => {
    const ids = await idsOf(portal);
    const page = await visit('/admin/login', { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await entersAs(page, demo.admin);
    for (const row of of(adminMistakes, isShort)) await test.step(row.at(ids), () => makes(row, page, row.at(ids)));
  });

  test(`half-filled forms of a learner lose nothing, ignore nothing and do nothing without a word ${tag}`, async ({ portal, visit }) => {
    const ids = { fresh: 0, passage: 0 };
    const page = await visit('/user/login', { serviceWorkers: 'block' });
    const rows = of(learnerMistakes, isShort);
    for (const row of rows.filter(({ at }) => at(ids).includes('login'))) await makes(row, page, row.at(ids));
    await page.goto('/user/login');
    await entersAs(page, await portal.learner('Asha'));
    for (const row of rows.filter(({ at }) => !at(ids).includes('login'))) await makes(row, page, row.at(ids));
  });
}
