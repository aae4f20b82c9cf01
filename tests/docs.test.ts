import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)\d{4}-/.test(path))
  .toSorted((a, b) => (a.slice(a.indexOf('/') + 1) < b.slice(b.indexOf('/') + 1) ? -1 : 1));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/architecture.md',
  'docs/scale.md',
  'docs/speed.md',
  'docs/decisions/README.md',
];

describe('the documentation', () => {
  it('lists every decision once, in order, under its own title', () => {
    const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| ([^|]+) \|/gm)].map(
      ([, number, path, title]) => ({
        number,
        path,
        title,
      }),
    );
    const records = decisions.map((path) => {
      const number = path.slice(path.indexOf('/') + 1).slice(0, 4);
      const [heading = ''] = read(`docs/decisions/${path}`).split('\n');
      return { number, path, title: heading.slice(`# ${Number(number)}. `.length) };
    });
    expect(records.length).toBeGreaterThan(30);
    expect(rows).toEqual(records);
  });

  it.each([...pages, ...decisions.map((path) => `docs/decisions/${path}`)])('of %s links to files that exist', (page) => {
    const links = [
      ...read(page)
        .replaceAll(/`[^`]*`/g, '')
        .matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)|src="([^"]+)"/g),
    ].map(([, link, source]) => link ?? source ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  describe('cuts the changelog into versions', () => {
    const lines = read('CHANGELOG.md').split('\n');
    const versions = lines.flatMap((line) =>
      [...line.matchAll(/^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/g)].map(([, number = '', date = '']) => ({ number, date })),
    );

    it('newest first, below unreleased entries, and package.json has the newest', () => {
      const headings = lines.filter((line) => line.startsWith('## '));
      expect(headings.indexOf('## Unreleased')).toBeLessThanOrEqual(0);
      expect(headings.filter((heading) => heading !== '## Unreleased')).toEqual(
        versions.map(({ number, date }) => `## ${number} - ${date}`),
      );
      const byNumber = versions.toSorted((a, b) => b.number.localeCompare(a.number, 'en', { numeric: true }));
      expect(versions).toEqual(byNumber);
      expect(versions.map(({ date }) => date)).toEqual(
        versions
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
      for (const file of ['package.json', 'package-lock.json']) expect(JSON.parse(read(file)).version).toBe(versions[0]?.number);
    });

    it('with one line of at most 140 characters an entry, under one of three headings', () => {
      const [head = '', ...sections] = lines.join('\n').split(/^## .*$/m);
      expect(head).toMatch(/^# Changelog\n/);
      for (const line of sections.join('\n').split('\n')) {
        expect(line).toMatch(/^(- \S.*|### (Added|Changed|Fixed)|)$/);
        expect(line.length, line).toBeLessThanOrEqual(140);
      }
    });
  });
});
