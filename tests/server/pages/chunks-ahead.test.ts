import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { linksAhead } from '../../../server/pages/chunks-ahead';

const folder = mkdtempSync(join(tmpdir(), 'ahead-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
const files = [
  'index-AAAAAAAA',
  'both-B_b-BBBB',
  'known-CCCCCCCC',
  'exam-DDDDDDDD',
  'exam-calls-EEEEEEEE',
  'admin-exam-FFFFFFFF',
  'doors-GGGGGGGG',
];
for (const file of files) writeFileSync(join(folder, 'assets', `${file}.js`), '');
writeFileSync(join(folder, 'assets', 'exam-HHHHHHHH.js.br'), '');

it('names the chunks of a page but the first script, which the page names itself, and no file with a like name', () => {
  const link = (file: string) => `</assets/${file}.js>; rel=modulepreload; fetchpriority=low`;
  const exam = ['both-B_b-BBBB', 'known-CCCCCCCC', 'exam-DDDDDDDD'].map(link).join(', ');
  const of = linksAhead(folder, true);
  expect(['/assessments/8', '/Assessments/8/', '/assessments/x', '/assessments/8/review', '/', '/admin/people'].map(of)).toEqual([
    ...[exam, exam, null, null, null, null],
  ]);
  expect(of('/user/login')).toBe(['both-B_b-BBBB', 'doors-GGGGGGGG'].map(link).join(', '));
});

it('names no code of a sign-in that the portal does not have, and nothing where no build is', () => {
  expect(linksAhead(folder, false)('/user/login')).toBeNull();
  expect(linksAhead(join(folder, 'none'), true)('/assessments/8')).toBeNull();
});
