// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { UnknownCategories } from '../../../../src/admin/bank/upload/categories/UnknownCategories';
import { type Asked, branch, clicks, server, settles, texts, types, value } from '../kit';

let root: Root;
let asked: Asked[];
const onChoose = vi.fn();

async function shows(names: string | string[], topics: string[] = []) {
  asked = server({ 'POST /categories': branch(9, 'New') });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <UnknownCategories
          names={[names].flat()}
          categories={[branch(1, 'Bihar GK', [branch(2, 'Geography')])]}
          topics={topics}
          chosen={new Map()}
          onChoose={onChoose}
        />
      </QueryClientProvider>,
    ),
  );
  await settles();
}
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  onChoose.mockReset();
});

test('a name that is nearly a category of the bank is asked about before it is added', async () => {
  await shows('Bihar G.K.');
  const [first] = document.querySelector('select')?.options ?? [];
  expect(first?.text).toBe('Bihar GK (did you mean this?)');
  expect([document.body.textContent?.includes('Did you mean “Bihar GK”?'), texts('alert')]).toEqual([true, []]);
  await clicks('button', 'Add “Bihar G.K.”');
  expect(texts('alert').join()).toContain('Did you mean “Bihar GK”?');
  expect(asked).toEqual([]);
  await clicks('button', 'Use it');
  expect(onChoose).toHaveBeenCalledWith(new Map([['Bihar G.K.', 'Bihar GK']]));
  await clicks('button', 'Add a new one');
  expect(asked.map(({ call }) => call)).toEqual(['POST /categories?name=Bihar+G.K.']);
});

test('another name is added at once', async () => {
  await shows('Rivers');
  await clicks('button', 'Add “Rivers”');
  expect(asked).toHaveLength(1);
  expect(onChoose).toHaveBeenCalledWith(new Map([['Rivers', 'Rivers']]));
});

test('a new topic is added where the other topics of the sheet are, or where the admin says', async () => {
  await shows('Rivers', ['Geography', 'Rivers']);
  expect(value('New: “Rivers” under')).toBe('1');
  await clicks('button', 'Add “Rivers”');
  expect(asked.map(({ call }) => call)).toEqual(['POST /categories?name=Rivers&parentCategoryId=1']);
  expect(onChoose).toHaveBeenCalledWith(new Map([['Rivers', 'Bihar GK > Rivers']]));
  await types('New: “Rivers” under', '2');
  await clicks('button', 'Add “Rivers”');
  expect(asked.at(-1)?.call).toBe('POST /categories?name=Rivers&parentCategoryId=2');
  await types('New: “Rivers” under', '');
  await clicks('button', 'Add “Rivers”');
  expect(asked.at(-1)?.call).toBe('POST /categories?name=Rivers');
});

test('all new ones are added in one press, each where it belongs or all under one; what may be there already is not among them', async () => {
  await shows(['Rivers', 'Geography > Lakes', 'Lakes', 'Bihar G.K.'], ['Geography', 'Rivers']);
  await clicks('button', 'Add all 3');
  await settles();
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /categories?name=Rivers&parentCategoryId=1',
    'POST /categories?name=Lakes&parentCategoryId=2',
    'POST /categories?name=Lakes&parentCategoryId=1',
  ]);
  expect(onChoose.mock.calls).toEqual([
    [
      new Map([
        ['Rivers', 'Bihar GK > Rivers'],
        ['Geography > Lakes', 'Bihar GK > Geography > Lakes'],
        ['Lakes', 'Bihar GK > Lakes'],
      ]),
    ],
  ]);
  await types('New: 3 categories under', '');
  await clicks('button', 'Add all 3');
  await settles();
  // Both names are one category there.
  expect(asked.slice(3).map(({ call }) => call)).toEqual(['POST /categories?name=Rivers', 'POST /categories?name=Lakes']);
});

test('a topic of a new subject is added under it, and two topics share one; the path is named before', async () => {
  await shows(['Maths > Addition', 'Maths > Division', 'Bihar GK > Trees > Palms']);
  expect(texts('button')).toContain('Add “Maths > Addition”');
  await clicks('button', 'Add all 3');
  await settles();
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /categories?name=Maths',
    'POST /categories?name=Addition&parentCategoryId=9',
    'POST /categories?name=Division&parentCategoryId=9',
    'POST /categories?name=Trees&parentCategoryId=1',
    'POST /categories?name=Palms&parentCategoryId=9',
  ]);
  const paths = ['Maths > Addition', 'Maths > Division', 'Bihar GK > Trees > Palms'];
  expect(onChoose).toHaveBeenCalledWith(new Map(paths.map((path) => [path, path])));
  await clicks('button', 'Add “Maths > Addition”');
  expect(asked.slice(5).map(({ call }) => call)).toEqual([
    'POST /categories?name=Maths',
    'POST /categories?name=Addition&parentCategoryId=9',
  ]);
  expect(onChoose).toHaveBeenLastCalledWith(new Map([['Maths > Addition', 'Maths > Addition']]));
});
