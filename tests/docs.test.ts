import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayImport } from '../scripts/house/rooms.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)\d{4}-/.test(path))
  .toSorted((a, b) => (a.slice(a.indexOf('/') + 1) < b.slice(b.indexOf('/') + 1) ? -1 : 1));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/accessibility.md',
  'docs/architecture.md',
  'docs/differences.md',
  'docs/features.md',
  'docs/first-day.md',
  'docs/operation.md',
  'docs/operation/restore.md',
  'docs/runs/2026-11.md',
  'docs/scale.md',
  'docs/speed.md',
  'docs/decisions/README.md',
];

const readmes = ['bench', 'contract', 'deploy', 'server', 'simulation', 'src', 'analysis', 'sw', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)README\.md$/.test(path))
    .map((path) => `${folder}/${path}`),
);

/** The folders of the table of rooms, those of the admin's subjects, and those inside a room that have a README of their own. */
const rooms = [
  ...new Set([
    ...Object.keys(mayImport).filter((room) => statSync(join(root, room)).isDirectory()),
    ...readdirSync(join(root, 'src/admin'), { withFileTypes: true }).flatMap((at) => (at.isDirectory() ? [`src/admin/${at.name}`] : [])),
    ...readmes.map(dirname).filter((folder) => /^(contract|server|src)\//.test(folder)),
  ]),
];
const written = [...pages, ...readmes, ...decisions.map((path) => `docs/decisions/${path}`)];

const files = [
  'analysis',
  'bench',
  'contract',
  'deploy',
  'docs',
  'public',
  'scripts',
  'server',
  'simulation',
  'src',
  'sw',
  'tests',
].flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`));
files.push(...readdirSync(root));

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

  it.each(written)('of %s links to files that exist', (page) => {
    const links = [
      ...read(page)
        .replaceAll(/`[^`]*`/g, '')
        .matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)|src="([^"]+)"/g),
    ].map(([, link, source]) => link ?? source ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it.each(decisions)('gives %s a status, a context, a decision and consequences', (path) => {
    const lines = read(`docs/decisions/${path}`).split('\n');
    expect(lines[2]).toMatch(/^Status: (accepted|superseded|proposed)/);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  it.each(written)('of %s names source files that exist', (page) => {
    const named = [...read(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|c))`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)))).toEqual([]);
  });

  it.each(written)('of %s names folders that exist', (page) => {
    const named = [...read(page).matchAll(/`((?:analysis|bench|contract|docs|scripts|server|simulation|src|sw|tests)\/[\w/-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(written.filter((page) => !page.startsWith('docs/decisions/') && page !== 'CHANGELOG.md'))(
    'of %s names what stands in the files',
    (page) => {
      const text = read(page);
      const said = [
        ...[...text.matchAll(/`(\w+)`(?:,? and `(\w+)`)? (?:in|of) `([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, one, other, path]) => ({
          ...{ path, names: [one, other] },
        })),
        ...[...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs))` \(`(\w+)`(?:, `(\w+)`)?/g)].map(([, path, one, other]) => ({
          path,
          names: [one, other],
        })),
      ];
      const lacking = said.flatMap(({ path = '', names }) => {
        const found = files.filter((file) => file === path || file.endsWith(`/${path}`)).map(read);
        return names.filter((name) => name !== undefined && !found.some((code) => new RegExp(`\\b${name}\\b`).test(code)));
      });
      expect(lacking).toEqual([]);
    },
  );

  it('of the architecture can be read to its end', () => {
    expect(Buffer.byteLength(read('docs/architecture.md'))).toBeLessThanOrEqual(20_000);
  });

  it('of the architecture has every room once, in the order of the import table', () => {
    const listed = [...read('docs/architecture.md').matchAll(/^\| `([\w./-]+)` \| [^|]+ \|$/gm)].map(([, room]) => room);
    expect(listed).toEqual(Object.keys(mayImport));
  });

  it.each(rooms)('has a README of 5 to 10 lines in %s', (room) => {
    const lines = read(`${room}/README.md`)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines[0]).toBe(`# ${room}`);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.length).toBeLessThanOrEqual(10);
    const first = lines.find((line) => line.startsWith('- Read first: ')) ?? '';
    const named = [...(first.split('. ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => /[./]/.test(path));
    expect(named.filter((path) => !existsSync(join(root, room, path)))).toEqual([]);
  });

  it('describes every setting that the server reads, and no other', () => {
    const config = readdirSync(join(root, 'server/config')).map((file) => read(`server/config/${file}`));
    const settings = [...config.join('\n').matchAll(/(?:given|portFrom|countFrom|flagFrom|listFrom)\(env, '([A-Z_]+)'/g)].map(
      ([, name]) => name,
    );
    const table = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
    const described = [...table.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, names = '']) =>
      names.split(', ').map((name) => name.slice(1, -1)),
    );
    expect(described.toSorted()).toEqual([...new Set([...settings, 'VITE_API_BASE_URL'])].toSorted());
  });

  it('describes every command of package.json, and no other', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const described = [...`${read('README.md')}${read('CONTRIBUTING.md')}`.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name);
    expect([...new Set(described)].toSorted()).toEqual([...scripts, 'ci'].toSorted());
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

    it('with one line of at most 140 characters an entry, once, under a heading for its reader or its kind', () => {
      const [head = '', ...sections] = lines.join('\n').split(/^## .*$/m);
      expect(head).toMatch(/^# Changelog\n/);
      for (const line of sections.join('\n').split('\n')) {
        expect(line).toMatch(/^(- \S.*|### (Learners|Institutes|Operators and engineers|Added|Changed|Fixed)|)$/);
        expect(line.length, line).toBeLessThanOrEqual(140);
      }
      const entries = (sections[0] ?? '').split('\n').filter((line) => line.startsWith('- '));
      expect(entries.filter((entry, at) => entries.indexOf(entry) < at)).toEqual([]);
    });
  });
});
