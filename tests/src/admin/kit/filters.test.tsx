// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageIn, useFilters } from '../../../../src/admin/kit/paths/use-filters';
import '../kit';

let list: ReturnType<typeof useFilters<{ search: string; page: number }>>;

function List() {
  list = useFilters((params) => ({ search: params.get('search') ?? '', page: pageIn(params) }));
  return null;
}

test('a filter takes the place of the filter before it, and a page is a step of its own: back leads from both to the screen before', async () => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/before', '/list'] },
  );
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  const at = () => router.state.location.pathname + router.state.location.search;
  for (const search of ['a', 'as']) await act(async () => list.narrow({ search }));
  expect(at()).toBe('/list?search=as');
  await act(async () => list.turnTo(2));
  await act(async () => list.narrow({ search: 'ash' }));
  expect(at()).toBe('/list?search=ash');
  await act(async () => router.navigate(-1));
  expect(at()).toBe('/list?search=as');
  await act(async () => router.navigate(-1));
  expect(at()).toBe('/before');
  await act(async () => root.unmount());
});
