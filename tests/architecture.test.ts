import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The rows of the table of rooms in docs/architecture.md: room → rooms that it may import. A room may always import itself. */
const mayImport: Record<string, string[]> = Object.fromEntries(
  [...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([\w./-]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, room = '', allowed = '']) => [room, [...allowed.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)],
  ),
);
const files = ['contract', 'analysis', 'src', 'sw', 'server']
  .flatMap((top) => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => join(top, name)))
  .filter((name) => /\.tsx?$/.test(name));

interface Import {
  from: string;
  specifier: string;
}

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm)].map(
    ([, specifier = '']) => ({ from, specifier }),
  ),
);

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const roomOf = (path: string) => Object.keys(mayImport).find((room) => inside(path, room));
const known = new Set(files);

/** The target of an import: a file of the repository, or the specifier itself. */
function targetOf({ from, specifier }: Import): string {
  const target = relative(root, resolve(root, dirname(from), specifier));
  return ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => known.has(file)) ?? target;
}

const edges = new Map<string, string[]>(files.map((file) => [file, []]));
for (const one of imports) {
  const target = targetOf(one);
  if (known.has(target)) edges.get(one.from)?.push(target);
}

/** The first path from a file back to itself, or null. */
function circleFrom(start: string): string[] | null {
  const seen = new Set<string>();
  const open: string[][] = [[start]];
  for (let way = open.pop(); way !== undefined; way = open.pop())
    for (const next of edges.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) open.push([...way, next]);
      seen.add(next);
    }
  return null;
}

/** Packages that only the readers of uploaded files may import (ADR 31). */
const fileReaders = /^(saxes|entities)(\/|$)/;

describe('the architecture', () => {
  it('has every file in a room of the table', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  it('imports only as the table allows', () => {
    const strangers = imports
      .filter(({ specifier }) => specifier.startsWith('.'))
      .filter((i) => {
        const room = roomOf(i.from) ?? '';
        return ![room, ...(mayImport[room] ?? [])].some((allowed) => inside(targetOf(i), allowed));
      });
    expect(strangers.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  it('has only existing rooms in the table', () => {
    expect(Object.keys(mayImport).length).toBeGreaterThan(20);
    const named = [...new Set(Object.entries(mayImport).flatMap(([room, allowed]) => [room, ...allowed]))];
    expect(named.filter((room) => !files.some((file) => inside(file, room)))).toEqual([]);
  });

  it('has no folder of more than 25 files', () => {
    const folders = ['contract', 'analysis', 'src', 'sw', 'server', 'tests', 'scripts', 'bench', 'simulation', 'docs'];
    const entries = folders.flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    );
    const counts = new Map<string, number>();
    for (const { parentPath } of entries) counts.set(parentPath, 1 + (counts.get(parentPath) ?? 0));
    const full = [...counts].filter(([, count]) => count > 25).map(([folder, count]) => `${relative(root, folder)}: ${count}`);
    expect(full).toEqual([]);
  });

  it('has no circle of imports, type imports included', () => {
    expect(files.map(circleFrom).filter((circle) => circle !== null)).toEqual([]);
  });

  it.each([
    [
      'React',
      /^(react|react-dom|react-router-dom|zustand)(\/|$)/,
      ['contract', 'analysis', 'src/runner/attempt', 'src/runner/device', 'src/runner/outbox', 'sw', 'server'],
    ],
    ['Node', /^node:/, ['contract', 'analysis', 'src', 'sw']],
    ['any package but valibot', /^(?!valibot$|\.)/, ['contract', 'analysis']],
    [
      'the widgets of admins',
      /^(react-aria|@tanstack|@react-aria|xlsx)/,
      ['src/app', 'src/learner', 'src/pictures', 'src/session', 'src/runner', 'src/ui', 'src/api', 'sw'],
    ],
  ])('keeps %s out of rooms where it does not belong', (_, what, rooms) => {
    const guests = imports
      .filter(({ from, specifier }) => what.test(specifier) && rooms.some((room) => inside(from, room)))
      .filter(({ from, specifier }) => !(fileReaders.test(specifier) && inside(from, 'contract/formats')));
    expect(guests.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  it('keeps the libraries that read files in contract/formats', () => {
    const users = imports.filter(({ specifier }) => fileReaders.test(specifier)).map(({ from, specifier }) => `${from} → ${specifier}`);
    expect(users.sort()).toEqual(['contract/formats/html.ts → entities/decode', 'contract/formats/moodle/xml.ts → saxes']);
  });

  it('passes the clock, the network and the tokens to the pure rooms as arguments', () => {
    const pure = files.filter(
      (file) => inside(file, 'src/runner/attempt') || inside(file, 'contract') || inside(file, 'analysis') || inside(file, 'server/rules'),
    );
    const grabs = (code: string) =>
      /\bDate\.now\(|\bperformance\.now\(|\bMath\.random\(/.test(code) ||
      (/[^.\w]fetch\(/.test(code) && !/\bconst fetch = scope\./.test(code));
    const withoutComments = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const grabbing = pure.filter((file) => grabs(withoutComments(file)));
    expect(grabbing).toEqual([]);
  });
});
