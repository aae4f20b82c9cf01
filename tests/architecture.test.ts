import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom (docs/architecture.md). A folder may always import itself. */
const mayImport: Record<string, string[]> = {
  contract: [],
  analysis: ['contract'],
  'src/runner/attempt': ['contract'],
  'src/runner/device': ['contract', 'src/runner/attempt'],
  'src/runner/outbox': ['contract', 'src/runner/attempt', 'src/runner/device'],
  'src/runner/screens': ['contract', 'src/runner/attempt', 'src/runner/device', 'src/runner/outbox', 'src/pictures', 'src/api', 'src/ui'],
  'src/pictures': ['src/api', 'src/ui', 'contract', 'src/runner/device'],
  'src/api': ['contract'],
  'src/ui': ['contract'],
  'src/session': ['src/api', 'src/ui', 'contract', 'src/runner/device'],
  'src/learner': ['src/api', 'src/ui', 'contract', 'analysis', 'src/pictures', 'src/session', 'src/runner/device', 'src/runner/outbox'],
  'src/admin': ['src/api', 'src/ui', 'contract', 'analysis'],
  'src/app': ['src', 'contract', 'analysis'],
  'src/main.tsx': ['src', 'contract'],
  sw: ['contract', 'src/runner/device', 'src/runner/outbox'],
  server: ['contract'],
};

const root = resolve(import.meta.dirname, '..');
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
const targetOf = ({ from, specifier }: Import) => relative(root, resolve(root, dirname(from), specifier));

/** Packages that only the readers of uploaded files need (ADR 31). */
const fileReaders = /^(saxes|entities)(\/|$)/;

describe('the house', () => {
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
  ])('keeps %s out of where it does not belong', (_, what, rooms) => {
    const guests = imports
      .filter(({ from, specifier }) => what.test(specifier) && rooms.some((room) => inside(from, room)))
      .filter(({ from, specifier }) => !(fileReaders.test(specifier) && inside(from, 'contract/formats')));
    expect(guests.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  it('keeps the libraries that read files in contract/formats', () => {
    const users = imports.filter(({ specifier }) => fileReaders.test(specifier)).map(({ from, specifier }) => `${from} → ${specifier}`);
    expect(users.sort()).toEqual(['contract/formats/html.ts → entities/decode', 'contract/formats/xml.ts → saxes']);
  });

  it('leaves the clock, the network and the tokens to arguments in the pure floors', () => {
    const pure = files.filter(
      (file) => inside(file, 'src/runner/attempt') || inside(file, 'contract') || inside(file, 'analysis') || inside(file, 'server/work'),
    );
    const grabs = (code: string) =>
      /\bDate\.now\(|\bperformance\.now\(|\bMath\.random\(/.test(code) ||
      (/[^.\w]fetch\(/.test(code) && !/\bconst fetch = scope\./.test(code));
    const withoutComments = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const grabbing = pure.filter((file) => grabs(withoutComments(file)));
    expect(grabbing).toEqual([]);
  });
});
