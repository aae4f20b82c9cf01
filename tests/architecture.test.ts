import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Arrows, arrowsBetween, circleFrom, filesIn, foldersOf, importsOf, inside, partIn } from '../scripts/house/arrows.mjs';
import { floors, mayImport } from '../scripts/house/rooms.mjs';

const root = resolve(import.meta.dirname, '..');

const files = filesIn(root);
const imports = importsOf(root, files);
const known = new Set(files);
const roomOf = (path: string) => Object.keys(mayImport).find((room) => inside(path, room));

/** The circles that arrows make, each as the imports of one way round. */
const circlesOf = (arrows: Arrows): string[][] =>
  [...arrows.keys()].map((place) => circleFrom(place, arrows)).filter((way) => way !== null);

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
        return ![room, ...(mayImport[room] ?? [])].some((allowed) => inside(i.target, allowed));
      });
    expect(strangers.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  it('makes no call in the name of whoever is signed in by then: a sitting, a list and a result are one person’s', () => {
    const asWhoever = files.filter((file) => {
      const names = /import \{([^}]*)\} from '[./]+api\/call'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
      return /^src\/(?!admin\/|session\/)/.test(file) && /\b(call|clientParts)\b/.test(names);
    });
    expect(asWhoever).toEqual([]);
  });

  it('has only existing rooms in the table', () => {
    expect(Object.keys(mayImport).length).toBeGreaterThan(20);
    const named = [...new Set(Object.entries(mayImport).flatMap(([room, allowed]) => [room, ...allowed]))];
    expect(named.filter((room) => !files.some((file) => inside(file, room)))).toEqual([]);
  });

  it('has no circle between rooms', () => {
    const arrows = arrowsBetween(imports, (file) => roomOf(file) ?? null);
    expect(arrows.size).toBeGreaterThan(20);
    expect(circlesOf(arrows)).toEqual([]);
  });

  it('has no circle between the parts of a folder', () => {
    const rooms = Object.keys(mayImport);
    const circles = foldersOf(files)
      // What contains rooms is kept by the table of rooms.
      .filter((folder) => !rooms.some((room) => room !== folder && inside(room, folder)))
      .flatMap((folder) => circlesOf(arrowsBetween(imports, partIn(folder))));
    expect(foldersOf(files).length).toBeGreaterThan(100);
    expect(circles).toEqual([]);
  });

  it.each(Object.entries(floors))('lets the floors of %s import lower ones only', (room, order) => {
    const partOf = partIn(room);
    const floorOf = new Map(order.flatMap((floor, at) => floor.map((part) => [part, at] as const)));
    const parts = new Set(files.map(partOf).filter((part) => part !== null));
    expect([...floorOf.keys()].toSorted()).toEqual([...parts].toSorted());
    const upward = [...arrowsBetween(imports, partOf)].flatMap(([from, ways]) =>
      [...ways].filter(([to]) => (floorOf.get(to) ?? 0) >= (floorOf.get(from) ?? 0)).flatMap(([, hows]) => hows),
    );
    expect(upward).toEqual([]);
  });

  it('has floors in its largest rooms', () => {
    expect(Object.keys(floors).toSorted()).toEqual(['server/store', 'src/admin', 'src/admin/bank/upload', 'src/runner/screens']);
  });

  it('brings each subject of the admin by a dynamic import, so that its chunk begins there', () => {
    const subjects = readdirSync(join(root, 'src/admin')).filter((name) => !['words', 'kit', 'shell', 'README.md'].includes(name));
    const shell = files.filter((file) => inside(file, 'src/admin/shell'));
    const code = shell.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    expect(subjects.filter((subject) => !new RegExp(`import\\('\\.\\./${subject}/\\w+Part'\\)`).test(code))).toEqual([]);
    expect(
      [...code.matchAll(/from '\.\.\/(\w+)\//g)].map(([, folder = '']) => folder).filter((folder) => subjects.includes(folder)),
    ).toEqual([]);
    const words = files.filter((file) => /^src\/admin\/words\/use-admin-copy|^src\/admin\/words\/en\/common/.test(file));
    expect(imports.filter(({ from, target }) => words.includes(from) && target.includes('/subjects/'))).toEqual([]);
  });

  it('runs no present code in a step of the schema: a released step stays as it is', () => {
    const steps = 'server/store/open/migrations';
    const present = imports.filter(
      ({ from, specifier, target }) =>
        inside(from, steps) && specifier.startsWith('.') && ![steps, 'server/store/engine'].some((room) => inside(target, room)),
    );
    expect(present.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  it('has no circle of imports, type imports included', () => {
    expect(circlesOf(arrowsBetween(imports, (file) => (known.has(file) ? file : null)))).toEqual([]);
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
    expect(users.sort()).toEqual(['contract/formats/moodle/xml.ts → saxes', 'contract/formats/shared/html.ts → entities/decode']);
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
