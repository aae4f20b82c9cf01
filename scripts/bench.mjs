// Bundles the benches and runs those named, or all: `npm run bench -- filing paper`. They talk to this machine only and end without help. What begins with a
// dash, and all after it, is for the bench: `npm run bench -- dearest --calls getResult`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTools } from '../tools/install.mjs';
import { bundleBenches } from './bundle-benches.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
// Each run has its own folder: the test suite may run a bench at the same time.
const outdir = mkdtempSync(join(cache, 'bench-'));
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
const all = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3));
const given = process.argv.slice(2);
const names = given.findIndex((text) => text.startsWith('-'));
const [wanted, options] = names < 0 ? [given, []] : [given.slice(0, names), given.slice(names)];
const strange = wanted.find((name) => !all.includes(name));
if (strange !== undefined) {
  console.error(`There is no bench "${strange}". There are: ${all.join(', ')}.`);
  process.exit(1);
}

await bundleBenches(all, outdir);

for (const name of wanted.length > 0 ? wanted : all) {
  if (name === 'lighthouse') installTools();
  const { status } = spawnSync(process.execPath, [join(outdir, `${name}.js`), ...options], { stdio: 'inherit', timeout: 20 * 60_000 });
  if (status !== 0) process.exit(status ?? 1);
}
