// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { UnknownCategories } from '../../../../src/admin/bank/upload/categories/UnknownCategories';
import { type Asked, branch, clicks, server, settles, texts, the, types, value } from '../kit';

let root: Root;
let asked: Asked[];
const onChoose = vi.fn();

async function shows(names: string | string[], topics: string[] = [], chosen: ReadonlyMap<string, string> = new Map()) {
  asked = server({ 'POST /categories': branch(9, 'New') });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <UnknownCategories
          names={[names].flat()}
          categories={[branch(1, 'Bihar GK', [branch(2, 'Geography')])]}
          topics={topics}
          chosen={chosen}
          onChoose={onChoose}
        />
      </QueryClientProvider>,
    ),
  );
  await settles();
}
/** What is said to be wrong with a field. */
const described = (name: string): string =>
  document.getElementById(the('field', name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  localStorage.clear();
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
  await types('New: “Bihar G.K.” under', '');
  await clicks('button', 'Add a new one');
  expect(asked.map(({ call }) => call)).toEqual(['POST /categories?name=Bihar+G.K.']);
});

test('another name is added as soon as somebody has said where', async () => {
  await shows('Rivers');
  await clicks('button', 'Add “Rivers”');
  expect(asked).toEqual([]);
  expect(described('New: “Rivers” under')).toBe('Choose first where “Rivers” belongs.');
  await types('New: “Rivers” under', '');
  expect(described('New: “Rivers” under')).toBe('');
  await clicks('button', 'Add “Rivers”');
  expect(asked).toHaveLength(1);
  expect(onChoose).toHaveBeenCalledWith(new Map([['Rivers', 'Rivers']]));
});

test('where the other topics of the sheet are comes first in the choice and is not chosen before the admin says so', async () => {
  await shows('Rivers', ['Geography', 'Rivers']);
  expect(value('New: “Rivers” under')).toBe('open');
  const choices = [...(document.querySelectorAll('select')[1]?.options ?? [])].map(({ text }) => text);
  expect(choices).toEqual(['Choose where', 'Bihar GK (as most others)', 'None: at the top', 'Bihar GK > Geography']);
  await types('New: “Rivers” under', '1');
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
  await shows(['Rivers', 'Geography > Lakes', 'Ponds', 'Bihar G.K.'], ['Geography', 'Rivers']);
  await clicks('button', 'Add all 3');
  expect(asked).toEqual([]);
  expect(described('New: 3 categories under')).toBe('Choose first where these 2 belong, such as “Rivers”, “Ponds”.');
  await types('New: “Rivers” under', '1');
  expect(described('New: 3 categories under')).toBe('Choose first where “Ponds” belongs.');
  await types('New: “Ponds” under', '1');
  await clicks('button', 'Add all 3');
  await settles();
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /categories?name=Rivers&parentCategoryId=1',
    'POST /categories?name=Lakes&parentCategoryId=2',
    'POST /categories?name=Ponds&parentCategoryId=1',
  ]);
  expect(onChoose.mock.calls).toEqual([
    [
      new Map([
        ['Rivers', 'Bihar GK > Rivers'],
        ['Geography > Lakes', 'Bihar GK > Geography > Lakes'],
        ['Ponds', 'Bihar GK > Ponds'],
      ]),
    ],
  ]);
  await types('New: 3 categories under', '');
  await clicks('button', 'Add all 3');
  await settles();
  expect(asked.slice(3).map(({ call }) => call)).toEqual(['Rivers', 'Lakes', 'Ponds'].map((name) => `POST /categories?name=${name}`));
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

test('what an earlier file meant by a name is proposed again, while that category is there', async () => {
  await shows(['Nadiyan', 'Pah\u0101\u0959']);
  await types('Nadiyan', 'Bihar GK > Geography');
  await types('Pah\u0101\u0959', 'Bihar GK');
  await act(async () => root.unmount());
  // Another editor composes the letters otherwise.
  await shows('Paha\u0304\u0916\u093c');
  expect(document.body.textContent).toContain('Did you mean “Bihar GK”?');
  await act(async () => root.unmount());
  await shows(['nadiyan', 'Other']);
  expect(document.body.textContent).toContain('Did you mean “Bihar GK > Geography”?');
  await clicks('button', 'Use it');
  expect(onChoose).toHaveBeenLastCalledWith(new Map([['nadiyan', 'Bihar GK > Geography']]));
  // Taken back.
  await act(async () => root.unmount());
  await shows('nadiyan', [], new Map([['nadiyan', 'Bihar GK > Geography']]));
  await types('nadiyan', '');
  await act(async () => root.unmount());
  await shows('Nadiyan');
  expect(document.body.textContent).not.toContain('Did you mean');
  localStorage.setItem('sheet-topics', JSON.stringify([['nadiyan', 'Gone']]));
  await act(async () => root.unmount());
  await shows('Nadiyan');
  expect(document.body.textContent).not.toContain('Did you mean');
});
