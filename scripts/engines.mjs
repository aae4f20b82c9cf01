// `npm run engines`: the core of the product without Background Sync. Chromium with it disabled runs the thread; Firefox ESR and WebKitGTK
// take an exam offline, reload, submit, and deliver at the next opening, open a sealed paper by the spoken code, and draw formulas. Needs a
// build. A browser that is not installed is skipped with a message.
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { leave } from './leave.mjs';

const cli = 'node_modules/@playwright/test/cli.js';
const run = (args, env) =>
  spawnSync(process.execPath, [cli, 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), ...env },
  }).status;

// Node 20 has its WebSocket behind a flag; the Firefox driver needs it.
const others = run(['--workers=1'], { ENGINES: '1', NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket` });
const chromium = run(['tests/e2e/(?!spec/)'], { WITHOUT_SYNC: '1', TESTS: 'all' });
leave(others === 0 && chromium === 0 ? 0 : 1);
