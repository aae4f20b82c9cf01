// `npm run release -- --key FILE [--also FILE.pub …] [--out FOLDER]`: builds the commit that is checked out and packs it as one signed file, for the system and
// the processor of this machine. FILE is a private SSH key (`ssh-keygen -t ed25519 -f FILE`); `--also` names the key that is to sign later releases.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pack } from './pack.mjs';
import { serverPackages } from './server-packages.mjs';

const usage = 'npm run release -- --key FILE [--also FILE.pub …] [--out FOLDER]';

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } }).trim();

/** @returns {{ key?: string, also?: string[], out: string }} */
function options() {
  try {
    const known = { key: { type: 'string' }, also: { type: 'string', multiple: true }, out: { type: 'string', default: 'out/releases' } };
    return parseArgs({ options: known }).values;
  } catch (fault) {
    return fail(`${fault.message}\n${usage}`);
  }
}

const { key, also, out } = options();
if (key === undefined) fail(`Say with which key: ${usage}`);
for (const file of [key, ...(also ?? [])]) if (!existsSync(file)) fail(`There is no file ${file}.`);
if (git('status', '--porcelain') !== '')
  fail('The checkout has changes that are not committed, and a release is a commit. Commit them first.');
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
const file = pack({
  root: process.cwd(),
  paths: ['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md', 'dist', 'deploy/one', ...serverPackages(process.cwd())],
  version: JSON.parse(readFileSync('package.json', 'utf8')).version,
  commit: git('rev-parse', 'HEAD'),
  at: git('log', '-1', '--format=%cd', '--date=format-local:%Y%m%d%H%M%S'),
  ...{ key, also, out },
});
process.stdout.write(`${file}\n${file}.sha256\n${file}.sig\n`);
