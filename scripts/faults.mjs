// `npm run faults -- [--seed N] [--count N]`: kills the browser under a tap, over and over, and compares its disk with what the
// screen had acknowledged. The same seed makes the same schedule. Needs a build.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } } });
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), FAULT_SEED: values.seed, FAULT_RUNS: values.count };
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'tests/faults'], { stdio: 'inherit', env });
process.exit(status ?? 1);
