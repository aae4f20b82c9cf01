import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { pageChunks } from '../../../server/pages/chunks-ahead';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { hidesOthers } from '../kit/others';
import { stored } from '../kit/stored';
import { entersAs, expect, isAt, test } from '../kit/visit';

/** The start of a paper and the paper are two measurements of one page. */
type RouteName = keyof typeof pageChunks | 'start';

const chunksOf = (route: RouteName): readonly string[] => pageChunks[route === 'start' ? 'exam' : route].chunks;

/** Chunk name, without hash → kB in brotli. */
type Scripts = Map<string, number>;

/** The size in kB of the brotli copy of the build; the smallest files have none. */
function weightOf(file: string): number {
  const path = `dist/client/assets/${file}`;
  return (existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length) / 1000;
}

/** Records the JavaScript that a page fetches until `end` is called; `names`: the chunks so far. */
function scriptsOf(page: Page): { names: ReadonlySet<string>; end: () => Scripts } {
  const names = new Set<string>();
  const fetched: Scripts = new Map();
  const weigh = (response: Response): void => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname.replace(/^\/assets\//, '');
    const name = file.replace(/-[\w-]{8}\.js$/, '');
    names.add(name);
    fetched.set(name, weightOf(file));
  };
  page.on('response', weigh);
  const end = () => {
    page.off('response', weigh);
    return fetched;
  };
  return { names, end };
}

const sum = (scripts: Scripts): number => [...scripts.values()].reduce((total, size) => total + size, 0);

/** One row of docs/speed.md. */
const rowOf = (route: RouteName, scripts: Scripts): string => {
  const named = [...scripts].sort(([, a], [, b]) => b - a).map(([name, size]) => `${name} ${size.toFixed(1)}`);
  return `| ${route} | ${scripts.size} | ${sum(scripts).toFixed(1)} | ${named.join(' · ')} |`;
};

test('a first visit loads at most 120 kB of JavaScript up to the sign-in; an exam opened cold at most 145 kB in all, at its start or in progress; each learner route waits for its own chunks and no others', async ({
  visit,
  portal,
}) => {
  const built = readdirSync('dist/client/assets').flatMap((file) => /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? []);
  const named = [...new Set(Object.values(pageChunks).flatMap(({ chunks }): readonly string[] => chunks))];
  expect(
    named.filter((name) => built.filter((one) => one === name).length !== 1),
    'names that are not one file’s: the reply’s head would name another',
  ).toEqual([]);
  const learner = await portal.learner('Light');
  const showsOthers = await hidesOthers(portal);
  const paper = await assessmentOf(portal, { name: 'Light as a feather', questions: plainQuestions(3) });
  // Without a worker: it would download the whole app later, in the background.
  const page = await visit('/robots.txt', { serviceWorkers: 'block' });
  // Also without the files that an idle page fetches ahead: no screen waits for them.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const routes = new Map<RouteName, Scripts>();
  const hall = new Hall(page);

  /** Opens a path with an empty cache; `isThere` resolves once the route's screen is drawn. */
  async function opens(route: RouteName, path: string, isThere: () => Promise<void>): Promise<void> {
    await page.goto('/robots.txt');
    const scripts = scriptsOf(page);
    const reply = await page.goto(path);
    const ahead = [...(reply?.headers().link ?? '').matchAll(/<\/assets\/([^>]+)-[\w-]{8}\.js>/g)].map(([, name]) => name);
    expect(ahead.sort(), `${route}: chunks named in the reply’s head`).toEqual(
      chunksOf(route)
        .filter((name) => name !== 'index')
        .sort(),
    );
    await isThere();
    await page.waitForLoadState('networkidle');
    // The network may have been idle before the screen asked for its last chunk.
    await expect.poll(() => chunksOf(route).filter((name) => !scripts.names.has(name)), `${route}: chunks not fetched`).toEqual([]);
    routes.set(route, scripts.end());
  }
  const heading = (name: string) => () => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await opens('landing', '/', () => expect(page.getByRole('link', { name: 'User Login' })).toBeVisible());
  // The tab is shown only when all code for the sign-in is loaded.
  await opens('sign-in', '/user/login', () => expect(page.getByRole('tab', { name: 'Email' })).toBeVisible());
  await entersAs(page, learner);
  await isAt(page, '/user/dashboard');
  // The token is stored in the background.
  await expect.poll(async () => (await stored(page, 'settings')).map((row) => (row as { key: string }).key)).toContain('token');
  await opens('start', `/assessments/${paper.id}`, () => expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible());
  const fromStart = scriptsOf(page);
  await hall.starts();
  // The page is left next: a start that is not on the disk yet would be lost with it.
  await hall.isSaved();
  await page.waitForLoadState('networkidle');
  const begun = new Map([...(routes.get('start') ?? []), ...fromStart.end()]);
  await opens('exam', `/assessments/${paper.id}`, () => expect(hall.question(1)).toBeVisible());
  await hall.answers(1, 2);
  await hall.submits();
  await isAt(page, `/assessments/${paper.id}/result`);
  const resultIsThere = () => expect(page.getByText('Question no. 1')).toBeVisible();
  // A submission that still waits would ask the identity service for a token.
  await resultIsThere();
  await opens('result', `/assessments/${paper.id}/result`, resultIsThere);
  await opens('home', '/user/dashboard', heading('Welcome, Light!'));
  await opens('available', '/user/available-assessments', heading('Available Assessments'));
  await opens('outbox', '/user/outbox', heading('Unsent answers'));
  await opens('revise', '/user/mistake-notebook', heading('Revise'));

  const [signIn, resumed] = [sum(routes.get('sign-in') ?? new Map()), sum(routes.get('exam') ?? new Map())];
  const figures = `${signIn.toFixed(1)} kB to the sign-in, ${sum(begun).toFixed(1)} kB to the first question, ${resumed.toFixed(1)} kB back to it`;
  test.info().annotations.push({ type: 'JavaScript over the wire', description: figures });
  process.stdout.write(`${figures}\n${[...routes].map(([route, scripts]) => rowOf(route, scripts)).join('\n')}\n`);
  expect(signIn).toBeGreaterThan(20);
  expect(signIn).toBeLessThanOrEqual(120);
  expect(sum(begun)).toBeLessThanOrEqual(145);
  expect(resumed).toBeLessThanOrEqual(145);
  for (const [route, scripts] of routes)
    expect
      .soft(
        [...scripts.keys()].sort(),
        `${route}: a chunk that this route waits for appeared or vanished; see server/pages/chunks-ahead.ts`,
      )
      .toEqual([...chunksOf(route)].sort());
  await showsOthers();
});
