// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useSimilarRows } from '../../../../src/admin/bank/similar/use-similar-rows';
import { until } from '../../../kit/until';
import { all, bank, leaves, opens, server, settles, types } from '../kit';

afterEach(leaves);

const told = async (sentence: string) =>
  until(async () => {
    await settles();
    return (document.body.textContent ?? '').includes(sentence);
  });

test('a similar question of the bank is named while a question is typed, with a link', async () => {
  const similar = [{ id: 12, description: 'A train passes a pole in 9 seconds.', similarity: 0.786 }];
  const asked = server({
    'GET /categories': bank,
    'GET /questions/12/history': {
      ...{ id: 12, isRetired: false, versions: [] },
      question: { id: 12, description: '', categoryIds: [6], difficultyLevel: '', language: '', examTags: [], options: [] },
    },
    'POST /questions/similar': [similar],
  });
  await opens('/admin/questions?question=12');
  await types('Question', 'A train');
  await settles();
  await types('Question', 'A train passes a pole in 8 seconds.');
  await told('78 % alike');
  const bodies = asked.filter(({ call }) => call === 'POST /questions/similar').map(({ body }) => body);
  expect(bodies).toEqual([{ questions: [{ description: 'A train passes a pole in 8 seconds.', options: [] }], exceptId: 12 }]);
  const link = all('link').find((each) => each.textContent?.startsWith('Question 12'));
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/admin/questions?question=12', '_blank']);
  await types('Question', 'A tr');
  await settles();
  expect(document.body.textContent).not.toContain('78 % alike');
});

test('questions that are only somewhat alike are folded; one in the same words is not', async () => {
  const alike = (id: number, similarity: number, more?: object) => ({ id, description: `Number ${id} comes next?`, similarity, ...more });
  server({
    'GET /categories': bank,
    'POST /questions/similar': [[alike(1, 0.7), alike(2, 0.69), alike(3, 0.5), alike(4, 0.5, { isSameText: true })]],
  });
  await opens('/admin/questions?question=new');
  await types('Question', 'Which number comes next?');
  await told('somewhat alike');
  const folded = document.querySelector('details:has(a[href*="question="])');
  expect(folded?.querySelector('summary')?.textContent).toBe('2 questions are somewhat alike');
  const idsIn = (place: ParentNode | null | undefined) => [...(place?.querySelectorAll('li') ?? [])].map((each) => each.textContent?.[7]);
  expect(idsIn(folded)).toEqual(['2', '3']);
  expect(idsIn(folded?.parentElement)).toEqual(['1', '4', '2', '3']);
});

test('of several that are similar to a row, one in the same words is named', async () => {
  const near = { id: 5, description: 'Near?', similarity: 0.9 };
  server({ 'POST /questions/similar': [[near, { id: 6, description: 'Same?', similarity: 0.2, isSameText: true }], [near]] });
  let seen: ReadonlyMap<number, { id: number }> = new Map();
  const rows = [1, 2].map((id) => ({ id, question: `Same ${id}?`, options: ['a'], problems: [] }));
  function Rows() {
    seen = useSimilarRows(rows);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Rows />));
  await until(async () => {
    await settles();
    return seen.size === 2;
  });
  expect([...seen].map(([row, { id }]) => [row, id])).toEqual([
    [1, 6],
    [2, 5],
  ]);
  await act(async () => root.unmount());
});

test('the rows of a file are asked for in batches, bad ones not at all; a failed request ends it', async () => {
  let isDown = false;
  const asked = server({
    'POST /questions/similar': () =>
      isDown ? new Response('{"code":"internal","message":""}', { status: 500 }) : replyTo(asked.at(-1)?.body),
  });
  /** Names the question of each row that ends in 7. */
  const replyTo = (body: unknown) =>
    new Response(
      JSON.stringify(
        (body as { questions: { description: string }[] }).questions.map(({ description }) =>
          description.endsWith('7') ? [{ id: 5, description, similarity: 0.9 }] : [],
        ),
      ),
    );
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, question: `Row ${id}`, options: ['a'], problems: id === 7 ? ['bad'] : [] }));
  let seen: ReadonlyMap<number, { id: number }> = new Map();
  function Rows({ of }: { of: typeof rows }) {
    seen = useSimilarRows(of);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Rows of={rows} />));
  await until(async () => {
    await settles();
    return seen.size === 5;
  });
  expect([...seen.keys()]).toEqual([17, 27, 37, 47, 57]);
  expect(asked.map(({ body }) => (body as { questions: unknown[] }).questions.length)).toEqual([25, 25, 9]);
  isDown = true;
  await act(async () => root.render(<Rows of={[...rows]} />));
  await settles();
  expect([asked.length, seen.size]).toEqual([4, 0]);
  await act(async () => root.unmount());
});
