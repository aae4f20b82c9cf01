// `npm run axe`: every state that the tests show to axe, on phone and desk, light and dark. `npm test` looks at each in two of the four.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureChromium } from './chromium.mjs';

buildIfStale();
const wanted = readdirSync('tests/e2e', { recursive: true })
  .map((name) => join('tests/e2e', name))
  .filter((path) => path.endsWith('.spec.ts') && readFileSync(path, 'utf8').includes('isClean('));
const env = { ...process.env, AXE: 'all', CHROMIUM_PATH: ensureChromium() };
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...wanted], { stdio: 'inherit', env });
process.exit(status ?? 1);
