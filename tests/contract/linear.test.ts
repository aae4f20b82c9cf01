import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categoryIndex } from '../../contract/question/category-index';
import { questionKey } from '../../contract/question/question-key';
import { maxCharacters } from '../../contract/sheet/limits';
import { FileRefused } from '../../contract/sheet/whole-fault';
import { asRead } from '../kit/as-read';
import { header, row } from '../kit/sheet';
import { rowsIn } from '../kit/table';
import { read } from './formats/kit';

const room = join(import.meta.dirname, '../../contract');
const sources = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

const literal = /(?<=[(,=:[!&|?\s])\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[dgimsuvy]*/g;
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

const patterns = sources.flatMap((name) =>
  readFileSync(join(room, name), 'utf8')
    .split('\n')
    .filter((line) => !isComment(line))
    .flatMap((line) => [...line.matchAll(literal)].map(([, pattern = '']) => ({ name, pattern }))),
);

const repeated = String.raw`(?:\[(?:\\.|[^\]])*\]|\\[swdSWD]|\.)[*+]`;
/** A pattern that is tried from every position of a long run and reads the rest of the run each time. */
const shapes: [what: string, shape: RegExp][] = [
  ['begins with a repetition and continues', new RegExp(`^${repeated}.`)],
  ['searches for an end from each possible start', /\[\\s\\S\][*+]|\[\^\]/],
  ['ends with a repetition at the end of the text', new RegExp(`^(?!\\^).*${repeated}\\$$|\\|(?!\\^)[^|]*${repeated}\\$$`)],
  ['repeats what repeats', /[*+]\)[*+]/],
];

test('the shapes detect the patterns that were quadratic', () => {
  const known = [String.raw`[ \t]*\n[ \t]*`, String.raw`\s*[/>]\s*`, String.raw`<!--[\s\S]*?-->`, String.raw`^[\s'"]+|[\s'".]+$`, '(a+)+b'];
  for (const pattern of known) expect(shapes.filter(([, shape]) => shape.test(pattern)).length).toBeGreaterThan(0);
  expect(patterns.length).toBeGreaterThan(50);
});

test.each(shapes)('no pattern of the contract %s', (_, shape) => {
  expect(patterns.filter(({ pattern }) => shape.test(pattern))).toEqual([]);
});

// Each of these would take hours if every position of the text were compared with every other.
test('texts that consist only of framing, spaces or openings are read in one pass', () => {
  const long = 4_000_000;
  const key = (description: string) => questionKey({ description, options: [] });
  expect(key(`a${'…'.repeat(long)}b`)).toHaveLength(2 + 3 * long);
  expect(key(`a${'"'.repeat(long)}b${'.'.repeat(long)}`)).toBe(`a${'"'.repeat(long)}b`);
  const science = [{ id: 1, name: 'Science', parentId: null, subcategories: [{ id: 2, name: 'Light', parentId: 1, subcategories: [] }] }];
  expect(categoryIndex(science)(`Science ${' '.repeat(long)}Light`)).toEqual([]);
  expect(categoryIndex(science)(`Science ${' '.repeat(long)}/ Light`)).toEqual([2]);
  const spaces = ' '.repeat(90_000);
  const gift = [`[plain]Q${spaces}x{=a ~b}`, `[html]Q${'<!--'.repeat(24_000)}{=a ~b}`, `[html]Q${'<style>'.repeat(13_000)}{=a ~b}`];
  expect(read('a.gift', gift.flatMap((each) => Array<string>(30).fill(each)).join('\n\n')).drafts.length).toBeLessThan(3);
  expect(read('a.txt', `Q\nA) x\nanswer:${' '.repeat(5_000_000)}x\u2028y\nANSWER: A\n`).drafts).toEqual([]);
});

test('a sheet whose cells share long texts keeps no more of them than it stores', () => {
  const shared = 'ß'.repeat(4_000);
  const rows = Array.from({ length: 10_000 }, () => row(shared).map((cell, at) => (at === 9 ? shared : String(cell))));
  const science = [{ id: 1, name: 'Science', parentId: null, subcategories: [] }];
  expect(() => rowsIn([header, ...rows], science)).toThrow(
    new FileRefused({ code: 'too-many-millions', millions: maxCharacters / 1_000_000 }, 'too-large'),
  );
});

test('a quote in a fault is short, and a long cell is named without being read', () => {
  const science = [{ id: 1, name: 'Science', parentId: null, subcategories: [] }];
  const faultsOf = (...cells: (string | number)[]) =>
    rowsIn([header, cells.map(String)], science).flatMap((each) => ('faults' in each ? each.faults.map(asRead) : []));
  expect(faultsOf(...row('Long', 'x'.repeat(3_000), 'y'.repeat(3_000)))).toEqual([
    { column: 'Category', why: `"${'y'.repeat(79)}…" is not a category` },
    { column: 'Correct option', why: `"${'x'.repeat(79)}…" is not an option` },
  ]);
  expect(faultsOf(...row('Long', 2, `Science;${'y'.repeat(4_000)}`))).toEqual([
    { column: 'Category', why: 'has more than 4000 characters' },
  ]);
  expect(faultsOf(...row('Many', 2, 'Nowhere;'.repeat(101)))).toEqual([{ column: 'Category', why: 'names more than 100 categories' }]);
});
