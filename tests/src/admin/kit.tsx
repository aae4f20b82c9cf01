import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { Problem } from '../../../contract/calls/problem';
import { problemStatus } from '../../../contract/calls/problem';
import type { Exam } from '../../../contract/exam/exam';
import { fold } from '../../../contract/fields/fold';
import type { Category } from '../../../contract/question/category';
import AdminArea from '../../../src/admin/shell/AdminArea';
import { bringAll } from '../../../src/admin/shell/screens';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

export const branch = (id: number, name: string, subcategories: Category[] = [], parentId: number | null = null): Category => ({
  id,
  name,
  parentId,
  subcategories: subcategories.map((below) => ({ ...below, parentId: id })),
});

export const bank: Category[] = [
  branch(1, 'Quantitative Aptitude', [branch(2, 'Arithmetic', [branch(3, 'Trains'), branch(4, 'Profit and Loss')]), branch(5, 'Algebra')]),
  branch(6, 'Science', [branch(7, 'Physics')]),
];

export const exam = (id: number, name: string, more: Partial<Exam> = {}): Exam => ({
  id,
  name,
  timerDuration: 30,
  marksPerQuestion: 4,
  negativeMarkingPerWrongQuestion: 1,
  numberOfQuestions: 10,
  instructions: '',
  subjects: [],
  ...more,
});

export interface Asked {
  call: string;
  body: unknown;
}
/** The calls without the versions that an edit names in its query (ADR 62). */
export const unversioned = (asked: readonly Asked[]): Asked[] =>
  asked.map(({ call, body }) => ({ call: call.replace(/\?version=\d+(&paper=\d+)?$/, ''), body }));

export type Answer = object | 'no network' | (() => object);

/** Asked beside the number of learners: nobody is shut out, unless a test says otherwise. */
const usual: Record<string, Answer> = {
  'GET /people?role=user&page=1&size=1&state=shut-out': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
};

/** Sets the answers of `fetch`, by "METHOD /path". Returns the list in which every request is recorded. */
export function server(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input).replace(/^\/api/, '')}`;
    // Asked behind other things after a pause in typing: on a slow machine it would come between the requests of a test by chance.
    if (call === 'POST /questions/similar' && !(call in answers)) return new Response('[]');
    asked.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body });
    const answer = answers[call] ?? usual[call] ?? answers[call.split('?')[0] ?? ''];
    if (answer === undefined || answer === 'no network') throw new TypeError('Failed to fetch');
    const body = typeof answer === 'function' ? answer() : answer;
    if (body instanceof Response) return body;
    const { code } = body as Problem;
    return new Response(JSON.stringify(body), { status: code === undefined ? 200 : problemStatus[code] });
  };
  return asked;
}

/** The product's console output since the screen was opened. */
export let logged: string[] = [];

/** Of all screens that are open. */
const roots: Root[] = [];

/** Leaves the page; the tab stays open. */
export async function unloads(): Promise<void> {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.innerHTML = '';
}

/** Leaves the page and closes the tab. */
export async function leaves(): Promise<void> {
  await unloads();
  sessionStorage.clear();
}

/** Opens the admin's workspace at a path. Without `rights` the admin may do everything, without `groupIds` in the whole institute. */
export async function opens(
  path: string,
  onLogout: () => Promise<void> = async () => undefined,
  uid = 'admin-1',
  rights?: readonly string[],
  groupIds?: readonly number[],
): Promise<void> {
  // The code of a subject comes from a disk here, in a time that no count of turns can know.
  await bringAll();
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((what) => void logged.push(String(what)));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const area = (
    <AdminArea uid={uid} address={`${uid}@portal.test`} rights={rights} groupIds={groupIds} otherwise={null} onLogout={onLogout} />
  );
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="*" element={area} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  await settles();
}

/** What is on a control in sight. */
function wordsOn(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], .sr-only')) hidden.remove();
  return fold(copy.textContent ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Throws where a control's name does not hold the words on it: who speaks them to a voice control gets nothing (WCAG 2.5.3). */
function demandSpokenNames(): void {
  for (const control of document.querySelectorAll('button[aria-label], a[aria-label]')) {
    const name = control.getAttribute('aria-label') ?? '';
    const said = fold(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
    if (!said.includes(wordsOn(control))) throw new Error(`“${control.textContent}” is named “${name}”`);
  }
}

/**
 * Waits until calls are answered and the screen is drawn again. The wait is counted in turns of the event loop and not in time: on a busy machine
 * one long timer may fire before the timers that an answer sets one after the other.
 */
export async function settles(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 15; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  });
  demandSpokenNames();
}

/** The labels by the ids that they name. One look for all elements: a search by the value of an attribute goes through the whole page. */
const labels = (): ReadonlyMap<string, Element> =>
  new Map([...document.getElementsByTagName('label')].reverse().map((label) => [label.htmlFor, label]));

const nameOf = (element: Element, tied: ReadonlyMap<string, Element>): string => {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const own = element.id === '' ? undefined : tied.get(element.id);
  return (own ?? element.closest('label') ?? element).textContent?.replace(/ \*$/, '').trim() ?? '';
};

const selectors = {
  button: 'button',
  link: 'a',
  field: 'input, textarea, select',
  row: '[role="row"]',
  column: '[role="columnheader"]',
  alert: '[role="alert"]',
  status: '[role="status"]',
  option: 'option',
  item: '[role="menuitem"]',
  dialog: 'dialog, [role="dialog"]',
} as const;
type Kind = keyof typeof selectors;

export const all = (kind: Kind): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selectors[kind])];
export const texts = (kind: Kind): string[] => all(kind).map((element) => element.textContent?.trim() ?? '');

/** The only element of this kind with this name; throws on none or several. */
export function the<E extends HTMLElement = HTMLElement>(kind: Kind, name: string): E {
  const tied = labels();
  const named = all(kind).filter((element) => nameOf(element, tied) === name);
  if (named.length !== 1) {
    const names = all(kind).map((element) => nameOf(element, tied));
    throw new Error(`${named.length} of ${kind} "${name}" in: ${names.join(' | ')}`);
  }
  return named[0] as E;
}

export async function clicks(kind: Kind, name: string): Promise<void> {
  await act(async () => the(kind, name).click());
  await settles();
}

export async function types(name: string, text: string): Promise<void> {
  const field = the<HTMLInputElement>('field', name);
  // React tracks the value on the instance; a keystroke uses the setter of the prototype.
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

/** Ticks a category in a tree that shows the category. */
export async function ticks(category: string): Promise<void> {
  const row = all('row').find((each) => each.getAttribute('aria-label') === category);
  const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!box) throw new Error(`No "${category}" to tick in: ${all('row').map((each) => each.getAttribute('aria-label'))}`);
  await act(async () => box.click());
}

export const value = (name: string): string => the<HTMLInputElement>('field', name).value;
