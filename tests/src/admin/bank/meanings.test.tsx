// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { OtherTable } from '../../../../src/admin/bank/upload/reading/columns/other-table';
import { Meanings } from '../../../../src/admin/bank/upload/shaping/Meanings';
import { settles, value } from '../kit';

let root: Root;
const means = [null, 'Question'];
const looked: OtherTable = {
  rows: [
    ['Q', 'Question'],
    ['1', 'Two?'],
  ],
  ...{ header: 0, means, from: 'table' },
  lost: { pictures: 0, formulas: 0, lines: 0 },
};

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

test('two columns that may mean the same are both named, and which of them is read', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Meanings looked={looked} columns={['Question']} hint="" means={means} onChoose={() => undefined} />
      </QueryClientProvider>,
    ),
  );
  await settles();
  expect([value('Q'), value('Question')]).toEqual(['', 'Question']);
  expect(document.body.textContent).toContain('“Q” and “Question” may mean the same: “Question” is read.');
});
