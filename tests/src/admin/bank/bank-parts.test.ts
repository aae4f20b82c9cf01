import { expect, test } from 'vitest';
import { maxBytes } from '../../../../contract/fields/limits';
import { readFile } from '../../../../contract/formats/read-file';
import type { Question } from '../../../../contract/question/question';
import { partsOf } from '../../../../src/admin/bank/query/parts';
import { written } from '../../../../src/admin/bank/upload/worker/write/export-file';
import { bank } from '../kit';

const question = (id: number, length: number): Question => ({
  id,
  description: `${'क'.repeat(length)}${id}`,
  categoryIds: [3],
  difficultyLevel: 'Easy',
  language: 'Hindi',
  examTags: ['SSC'],
  options: [1, 2].map((n) => ({ id: n, text: `${'ख'.repeat(Math.min(length, 900))}${n}`, correct: n === 1, explanation: '' })),
});

test('a bank above the size limit of a file is exported in parts: no question is lost, and each part can be imported again', () => {
  const all = Array.from({ length: 12_000 }, (_, at) => question(at + 1, at < 10_500 ? 3 : 1_500));
  const parts = partsOf(all);
  expect(parts.flat()).toEqual(all);
  expect(parts[0]).toHaveLength(Math.min(10_000, parts[0]?.length ?? 0));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every((part) => part.length <= 10_000)).toBe(true);
  for (const part of [parts.at(-1) ?? [], parts.at(-2) ?? []])
    for (const format of ['gift', 'xml'] as const) {
      const bytes = new Uint8Array(written({ format, questions: part, categories: bank, pictures: new Map() }));
      expect(bytes.length).toBeLessThan(maxBytes.sheet);
      const read = readFile({ name: `a.${format}`, bytes });
      expect('entries' in read && [...read.entries]).toHaveLength(part.length);
    }
});
