// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const list = Object.assign(new EventTarget(), { matches: true });
const phone = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', (query: string) => (query.includes('<') ? phone : list));
// The module asks for the width of the window when it is loaded.
const { DataTable } = await import('../../../../src/admin/kit/table/DataTable');

interface Learner {
  id: number;
  name: string;
  email: string;
  score: number;
  minutes: number;
}
const columns = [
  { id: 'name', title: 'Name', value: ({ name }: Learner) => name, isRowHeader: true },
  { id: 'email', title: 'Email', value: ({ email }: Learner) => email, isBelow: true },
  { id: 'score', title: 'Score', value: ({ score }: Learner) => score },
  { id: 'minutes', title: 'Minutes', value: ({ minutes }: Learner) => minutes },
  { id: 'menu', title: 'More', value: () => '', isUntitled: true },
];
const slow = { id: 2, name: 'Ravi', email: 'ravi@learner.example', score: 5, minutes: 90 };
const items = [{ id: 1, name: 'Asha', email: 'asha@learner.example', score: 7, minutes: 40 }];
/** Pixels that the test gives to each column, and to the place of the table; jsdom has no layout. */
const each = 100;
let room = 5 * each;
let root: Root;
const looks = new Set<() => void>();

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly look: () => void;
      constructor(look: () => void) {
        this.look = look;
      }
      observe = () => looks.add(this.look);
      unobserve = () => undefined;
      disconnect = () => looks.delete(this.look);
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => each);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => Math.max(room, each * titles().length));
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => root.render(<DataTable label="Learners" columns={columns} items={items} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

afterAll(() => vi.unstubAllGlobals());

const titles = () => [...document.querySelectorAll('th[role=columnheader]')].map((title) => title.textContent);
const header = () => document.querySelector('[role=rowheader]')?.textContent;
async function gets(width: number, steps = 6): Promise<void> {
  room = width;
  for (let step = 0; step < steps; step++) await act(async () => [...looks].map((look) => look()));
}

it('a table that is wider than its place has its latter columns below the header of the row, and in their own place again once there is room', async () => {
  await gets(5 * each);
  expect(titles()).toEqual(['Name', 'Email', 'Score', 'Minutes', 'More']);
  expect(header()).toBe('Asha');
  await gets(4 * each);
  expect(titles()).toEqual(['Name', 'Score', 'Minutes', 'More']);
  expect(header()).toBe('Ashaasha@learner.example');
  await gets(3 * each);
  expect(titles()).toEqual(['Name', 'Score', 'More']);
  expect(header()).toBe('Ashaasha@learner.exampleMinutes: 40');
  // The name and what has no title stay, however narrow it is.
  await gets(each);
  expect(titles()).toEqual(['Name', 'More']);
  await gets(6 * each);
  expect(titles()).toEqual(['Name', 'Email', 'Score', 'Minutes', 'More']);
});

it('what the list is read for keeps its place, however narrow it is', async () => {
  const kept = columns.map((column) => ({ ...column, isKept: column.id === 'score' }));
  await act(async () => root.render(<DataTable label="Learners" columns={kept} items={items} />));
  await gets(each);
  expect(titles()).toEqual(['Name', 'Score', 'More']);
});

it('as many columns as have no room stand below at once: a step draws every row anew', async () => {
  await gets(3 * each, 1);
  expect(titles()).toEqual(['Name', 'Score', 'More']);
});

it('columns that are made anew, as with each letter of a search, stay where they stand', async () => {
  await gets(3 * each);
  await act(async () => root.render(<DataTable label="Learners" columns={columns.map((one) => ({ ...one }))} items={items} />));
  expect(titles()).toEqual(['Name', 'Score', 'More']);
});

it('a list is put in order by a column that has no head to press', async () => {
  const fields = () => [...document.querySelectorAll('select')].map((field) => field.labels?.[0]?.textContent);
  const chooses = (place: number, value: string) =>
    act(async () => {
      const field = document.querySelectorAll('select')[place];
      if (!field) throw new Error(`No choice ${place}`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const names = () => [...document.querySelectorAll('[role=rowheader]')].map((cell) => cell.textContent?.slice(0, 4));
  await act(async () => root.render(<DataTable label="Learners" columns={columns} items={[...items, slow]} />));
  expect(fields()).toEqual([]);
  await gets(3 * each);
  expect(fields()).toEqual(['Order']);
  await chooses(0, 'minutes');
  expect([names(), fields()]).toEqual([
    ['Asha', 'Ravi'],
    ['Order', 'Direction'],
  ]);
  await chooses(1, 'descending');
  expect(names()).toEqual(['Ravi', 'Asha']);
  await gets(5 * each);
  expect([names(), fields()]).toEqual([['Ravi', 'Asha'], []]);
});
