import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../tests/e2e/kit/bank';
import { launch } from '../tests/e2e/kit/chromium';
import { entersAs } from '../tests/e2e/kit/enters';
import { Portal } from '../tests/e2e/kit/portal';
import { handsIn } from '../tests/e2e/kit/sitting';
import { freePort } from '../tests/kit/free-port';
import { heading, median } from './kit/figures';

// Lighthouse's mobile preset (a slow phone on slow 4G, simulated) on the built portal, the median of three runs. Each run begins with an
// empty cache and no worker, like a first visit; a signed-in person stays signed in.

const runs = 3;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

/** The part of Lighthouse's report that this bench reads: scores from 0 to 1, times in ms. */
interface Result {
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string; details?: unknown }>;
  environment: { benchmarkIndex: number };
}

const run = promisify(execFile);
const lighthouse = 'tools/node_modules/lighthouse/cli/index.js';

async function look(context: BrowserContext, port: number, url: string): Promise<Result> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'cache_storage,service_workers' });
  await page.close();
  const options = [`--port=${port}`, '--disable-storage-reset', `--only-categories=${categories}`, '--quiet', '--output=json'];
  const { stdout } = await run(process.execPath, [lighthouse, url, ...options, '--no-enable-error-reporting'], {
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(stdout) as Result;
}

const scoreOf = ({ categories: all }: Result, category: Category): number => Math.round((all[category]?.score ?? 0) * 100);

/** Audits that cost a category points, with their texts. */
const faults = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (weight === 0 || audit?.score == null || audit.score >= 0.9) return [];
    return [`    ${category}: ${id} ${audit.displayValue ?? ''} ${JSON.stringify(audit.details ?? '').slice(0, 400)}`];
  });

const portal = await Portal.open();
const port = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const context = await chromium.launchPersistentContext(profile, { ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
try {
  const learner = await portal.learner('Light');
  const open = await assessmentOf(portal, { name: 'Still to be sat', questions: plainQuestions(20) });
  const done = await assessmentOf(portal, { name: 'Handed in', questions: plainQuestions(20) });
  await handsIn(portal, learner, done, (i) => i % 3);
  const visits: [name: string, path: string][] = [
    ['landing', '/'],
    ['login', '/user/login'],
    ['home', '/user/dashboard'],
    ['available', '/user/available-assessments'],
    ['start', `/assessments/${open.id}`],
    ['result', `/assessments/${done.id}/result`],
    ['revise', '/user/mistake-notebook'],
  ];
  heading(`Lighthouse, mobile, the middle of ${runs} runs; goals ${Object.values(goals).join(' / ')}`);
  process.stdout.write(`  ${['', ...categories, 'LCP s', 'TBT ms', 'CLS', 'machine'].map((word) => word.padEnd(15)).join('')}\n`);
  for (const [name, path] of visits) {
    if (name === 'home') {
      const page = await context.newPage();
      await page.goto(`${portal.api.url}/user/login`);
      await entersAs(page, learner);
      await page.close();
    }
    const results: Result[] = [];
    for (let time = 0; time < runs; time += 1) results.push(await look(context, port, portal.api.url + path));
    const middle = (of: (result: Result) => number) => median(results.map(of));
    const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    const scores = categories.map((category) => String(middle((result) => scoreOf(result, category))));
    const times = [(audit('largest-contentful-paint') / 1000).toFixed(2), audit('total-blocking-time').toFixed(0)];
    const shift = audit('cumulative-layout-shift').toFixed(3);
    // Lighthouse's own measure of the machine: below 1,000 it is too busy for meaningful times.
    const machine = middle(({ environment }) => environment.benchmarkIndex).toFixed(0);
    process.stdout.write(`  ${[name, ...scores, ...times, shift, machine].map((word) => word.padEnd(15)).join('')}\n`);
    const lines = results.flatMap((result) =>
      categories.filter((category) => scoreOf(result, category) < goals[category]).flatMap((category) => faults(result, category)),
    );
    for (const line of new Set(lines)) process.stdout.write(`${line}\n`);
  }
} finally {
  await context.close();
  await portal.close();
  rmSync(profile, { recursive: true, force: true });
}
