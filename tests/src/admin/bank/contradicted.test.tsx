// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { contradicted } from '../../../../src/admin/bank/upload/preview/contradicted';
import type { Preview } from '../../../../src/admin/bank/upload/preview/use-preview';
import { useTwice } from '../../../../src/admin/bank/upload/preview/use-twice';
import type { PreviewRow } from '../../../../src/admin/bank/upload/worker/ask/worker-messages';

const row = (at: number, answer: string, more: Partial<PreviewRow> = {}): PreviewRow => ({
  ...{ id: at, at, question: 'How long is it?', answer, category: '', level: '', pictures: [], problems: [] },
  ...more,
});
const pairsOf = (...rows: PreviewRow[]) => contradicted(rows).pairs;

test('the same question contradicts with a passage and without one, and not with another passage', () => {
  expect(pairsOf(row(2, 'one', { passage: 'A river' }), row(3, 'two'))).toEqual([[2, 3]]);
  expect(
    pairsOf(row(2, 'one', { passage: 'A river' }), row(3, 'two', { passage: 'A road' }), row(4, 'two', { passage: 'A river' })),
  ).toEqual([[2, 4]]);
});

test('the same question with another answer contradicts; capitals are no difference', () => {
  expect(pairsOf(row(2, 'one'), row(3, 'two', { question: 'HOW long is it?' }))).toEqual([[2, 3]]);
  expect(pairsOf(row(2, 'one'), row(3, 'ONE'))).toEqual([]);
  const { pairs, others } = contradicted([row(2, 'one'), row(3, 'two'), row(4, 'three')]);
  expect([pairs, [...others]]).toEqual([
    [
      [2, 3],
      [2, 4],
    ],
    [
      [3, 2],
      [2, 3],
      [4, 2],
    ],
  ]);
});

test('the same words about another passage or picture are another question, and a row that is refused is none', () => {
  expect(pairsOf(row(2, 'one', { passage: 'A road' }), row(3, 'two', { passage: 'A river' }))).toEqual([]);
  expect(pairsOf(row(2, 'one', { pictures: ['a.png'] }), row(3, 'two', { pictures: ['b.png'] }))).toEqual([]);
  const why = { code: 'required' } as const;
  expect(pairsOf(row(2, 'one'), row(3, 'two', { problems: [{ column: 'Category', why }] }))).toEqual([]);
});

test('what was sent before is judged no more', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const preview = { is: 'read', rows: [row(2, 'one'), row(3, 'two'), row(4, 'two', { question: 'Other?' })] } as unknown as Preview;
  const seen: number[] = [];
  function Shows({ done }: { done: ReadonlySet<number> }) {
    const { pairs, fault } = useTwice(preview, done);
    seen.push(pairs, fault === null ? 0 : 1);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  for (const done of [new Set<number>(), new Set([2, 3])]) await act(async () => root.render(<Shows done={done} />));
  await act(async () => root.unmount());
  expect(seen).toEqual([1, 1, 0, 0]);
});
