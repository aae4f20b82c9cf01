// `npm run simulate -- --learners N`: see simulation/main.ts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const outdir = mkdtempSync(join(cache, 'simulate-'));
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
// Dexie's `liveQuery` would look at every page's rows at each change of any other's.
await bundle({ simulate: 'simulation/main.ts' }, outdir, { alias: { dexie: join(root, 'simulation/learners/live-query.ts') } });
// A page of every learner who has not been served is in memory.
const { status } = spawnSync(
  process.execPath,
  ['--max-old-space-size=8192', '--max-semi-space-size=128', join(outdir, 'simulate.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    cwd: root,
  },
);
process.exitCode = status ?? 1;
