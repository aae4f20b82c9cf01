import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const script = `import('${join(root, 'scripts/notices.mjs')}').then(({ notices }) => process.stdout.write(notices()))`;

it('names every package that the portal is built of or runs with, with the text of its licence, and no development tool', () => {
  const text = execFileSync(process.execPath, ['-e', script], { maxBuffer: 64 * 1024 * 1024 }).toString();
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object>;
  const packages = Object.entries(dependencies ?? {}).map(([name, version]) =>
    String(version).replace(/^npm:/, '').split('@').length > 1
      ? String(version)
          .slice(4)
          .replace(/@([^@]+)$/, ' $1')
      : `${name} ${version}`,
  );
  for (const named of packages) expect(text).toContain(`${named} (`);
  for (const name of ['vitest', 'firebase-tools', 'typescript']) {
    expect(Object.keys(devDependencies ?? {})).toContain(name);
    expect(text).not.toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('Apache License');
});

it('is written by the build, beside the pages', () => {
  expect(readFileSync(join(root, 'scripts/build.mjs'), 'utf8')).toContain("writeNotices('dist/client/THIRD-PARTY-NOTICES.txt')");
});
