// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { OtherTable } from '../../../../src/admin/bank/upload/reading/columns/other-table';
import { HeaderRow } from '../../../../src/admin/bank/upload/shaping/HeaderRow';
import { settles, texts, types, value } from '../kit';

let root: Root;
const onChoose = vi.fn();
const looked: OtherTable = {
  rows: [['Monthly test'], [], ['Question', 'A', 'B', 'Key'], ['Two?', 'one', 'two', 'B']],
  ...{ header: 2, means: ['Question', 'Option 1', 'Option 2', 'Correct option'], from: 'table' },
  lost: { pictures: 0, formulas: 0, lines: 0 },
};

async function shows(of: OtherTable) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <HeaderRow looked={of} onChoose={onChoose} />
      </QueryClientProvider>,
    ),
  );
  await settles();
}
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

test('the row with the names is said and can be chosen, and what stands above it is not read', async () => {
  await shows(looked);
  expect(texts('option')).toEqual(['Row 1: Monthly test', 'Row 3: Question · A · B · Key', 'Row 4: Two? · one · two · B']);
  expect(value('Row with the names of the columns')).toBe('2');
  expect(document.body.textContent).toContain('1 row above it is not read: “Monthly test”.');
  await types('Row with the names of the columns', '3');
  expect(onChoose).toHaveBeenCalledWith(3);
});

test('nothing is said above the first row, nor where no row has names', async () => {
  await shows({ ...looked, header: 0 });
  expect(document.body.textContent).not.toContain('above it');
  await act(async () => root.unmount());
  await shows({ ...looked, rows: [[], ...looked.rows], header: 0, isHeaderless: true });
  expect(texts('option')).toEqual([]);
});
