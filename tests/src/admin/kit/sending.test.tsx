// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useListMemory } from '../../../../src/admin/kit/calls/use-reply';
import { useSending } from '../../../../src/admin/kit/form/use-sending';
import { type Answer, type Asked, server, settles } from '../kit';

let sender: ReturnType<typeof useSending<'addCategory'>>;
let root: Root;

function Sender() {
  sender = useSending('addCategory', 'Not added.');
  return null;
}

const Admin = () => (
  <QueryClientProvider client={useListMemory()}>
    <Sender />
  </QueryClientProvider>
);

/** Like `server`, but each answer waits for `release`. */
function holds(answer: Answer): { asked: Asked[]; release: () => Promise<void> } {
  const asked = server({ 'POST /categories': answer });
  const answers = globalThis.fetch;
  const waiting: (() => void)[] = [];
  globalThis.fetch = (input, init) => {
    const reply = answers(input, init);
    reply.catch(() => undefined);
    return new Promise((resolve) => waiting.push(() => resolve(reply)));
  };
  const release = async () => {
    for (const go of waiting.splice(0)) go();
    await settles();
  };
  return { asked, release };
}

const algebra = { id: 7, name: 'Algebra', parentId: null, subcategories: [] };
const args = { query: { name: 'Algebra' } };
const says = { sentence: 'Choose a file.', details: [], fields: [] };
const state = () => [
  sender.sending.isSending ? 'sending' : 'at rest',
  sender.sending.refusal?.sentence ?? null,
  sender.reply?.name ?? null,
];

/** Sends as often as asked before the next drawing. Returns a promise of each reply. */
async function sends(times = 1) {
  const { send } = sender;
  const replies: ReturnType<typeof send>[] = [];
  await act(async () => {
    for (let time = 0; time < times; time += 1) replies.push(send(args));
  });
  await settles();
  return replies;
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Admin />));
});
afterEach(() => act(async () => root.unmount()));

test('a second send before the next drawing makes no second call, and gets no reply', async () => {
  const { asked, release } = holds(algebra);
  const replies = await sends(2);
  expect(state()).toEqual(['sending', null, null]);
  await release();
  expect(await Promise.all(replies)).toEqual([algebra, null]);
  expect(asked).toHaveLength(1);
  expect(state()).toEqual(['at rest', null, 'Algebra']);
});

test('a failure stays until the next send; after the failure a send makes a call again', async () => {
  const { asked, release } = holds('no network');
  const [first] = await sends();
  await release();
  expect(await first).toBeNull();
  expect(state()).toEqual(['at rest', 'Not added.', null]);
  const [second] = await sends();
  expect(state()).toEqual(['sending', null, null]);
  await release();
  expect(await second).toBeNull();
  expect(asked).toHaveLength(2);
  expect(state()).toEqual(['at rest', 'Not added.', null]);
});

test('a failure asks no list anew, but where another admin has saved meanwhile', async () => {
  const anew = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  for (const [code, times] of [
    ['category-used', 0],
    ['changed-meanwhile', 1],
    ['paper-changed-meanwhile', 2],
    ['paper-frozen', 3],
  ] as const) {
    server({ 'POST /categories': { code: 'in-use', message: 'No.', reason: { code, version: 2 } } });
    await sends();
    expect(anew).toHaveBeenCalledTimes(times);
  }
  anew.mockRestore();
});

test('a refusal by a rule takes the place of the last reply, and makes no call', async () => {
  const { asked, release } = holds(algebra);
  await sends();
  await release();
  await act(async () => expect(await sender.send({ query: { name: '' } })).toBeNull());
  expect(state()).toEqual(['at rest', 'Please check these fields.', null]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['cleared', () => sender.clear(), null],
  ['refused by the form', () => sender.refuse(() => says), 'Choose a file.'],
])('a form that is %s during a call shows no call; the reply is shown when it arrives', async (_, change, sentence) => {
  const { asked, release } = holds(algebra);
  const [reply] = await sends();
  await act(async () => change());
  expect(state()).toEqual(['at rest', sentence, null]);
  expect(await sender.send(args)).toBeNull();
  await release();
  expect(await reply).toEqual(algebra);
  expect(asked).toHaveLength(1);
  expect(state()).toEqual(['at rest', null, 'Algebra']);
});

test('a form that is cleared after a reply or a failure shows neither', async () => {
  for (const answer of [algebra, 'no network'] as const) {
    const { release } = holds(answer);
    await sends();
    await release();
    await act(async () => sender.clear());
    expect(state()).toEqual(['at rest', null, null]);
  }
});
