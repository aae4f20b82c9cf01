// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const nothing = () => undefined;
/** A phone that stands: the query of the sheet is true, that of two columns is not. */
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('width < 64rem'),
  addEventListener: nothing,
  removeEventListener: nothing,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = nothing;
    disconnect = nothing;
  },
);
const { BesidePassage } = await import('../../../../../src/runner/screens/passage/BesidePassage');

let root: Root;
/** Each test has a passage of its own: how far one was drawn is remembered. */
let id = 0;
const draws = (questionId = 1) =>
  act(async () =>
    root.render(
      <section>
        <h2>Question</h2>
        <BesidePassage passage={{ id, text: 'The table.' }} questionId={questionId} from={1} to={2}>
          <input type="radio" aria-label="A" />
        </BesidePassage>
        <div>Row of buttons</div>
      </section>,
    ),
  );
const frame = () => document.querySelector<HTMLElement>('[data-passage]');
const drawn = () => frame()?.dataset.draw;
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
const title = 'Passage for questions 1 to 2';
const whole = 'Passage over the whole screen';
const clicks = (name: string) => act(async () => button(name)?.click());
const option = () => document.querySelector('input');
const covered = () => document.querySelector<HTMLElement>('[data-asked]')?.hasAttribute('inert');
const press = async (key: string): Promise<boolean> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void document.body.dispatchEvent(event));
  return event.defaultPrevented;
};

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  id += 1;
});
afterEach(() => act(async () => root.unmount()));

it('is a sheet on a phone, up at first; its title draws it down and up', async () => {
  await draws();
  expect([frame()?.dataset.passage, drawn()]).toEqual(['sheet', 'up']);
  expect(button(title)?.getAttribute('aria-expanded')).toBe('true');
  await clicks(title);
  expect([drawn(), button(title)?.getAttribute('aria-expanded'), button(whole)]).toEqual(['down', 'false', undefined]);
  expect(document.querySelector('section section')?.hasAttribute('hidden')).toBe(true);
  await draws(2);
  expect(drawn()).toBe('down');
  await clicks(title);
  expect(drawn()).toBe('up');
});

it('over its question, takes the focus from what is covered, and gives it back', async () => {
  await draws();
  option()?.focus();
  await clicks(whole);
  expect([drawn(), covered()]).toEqual(['full', true]);
  expect(document.activeElement).toBe(button(title));
  await clicks(whole);
  expect([drawn(), covered()]).toEqual(['up', false]);
  expect(document.activeElement).toBe(option());
});

it('over its question, shows it by a key of an option, which answers nothing yet; keys of what is in sight act', async () => {
  await draws();
  await clicks(whole);
  expect([await press('n'), await press('m'), drawn()]).toEqual([false, false, 'full']);
  expect([await press('b'), drawn()]).toEqual([true, 'up']);
  expect([await press('b'), drawn()]).toEqual([false, 'up']);
  await clicks(whole);
  expect([await press('7'), drawn()]).toEqual([true, 'up']);
});

it('goes down a step by Escape, and shows the question that one moves to', async () => {
  await draws();
  await clicks(whole);
  await draws(2);
  expect([drawn(), covered()]).toEqual(['up', false]);
  await clicks(whole);
  await press('Escape');
  expect(drawn()).toBe('up');
  await press('Escape');
  expect(drawn()).toBe('down');
  expect(await press('Escape')).toBe(false);
});

it('comes back as it was left, but never over a question', async () => {
  await draws();
  await clicks(title);
  await act(async () => root.render(null));
  await draws();
  expect(drawn()).toBe('down');
  await clicks(title);
  await clicks(whole);
  await act(async () => root.render(null));
  await draws(2);
  expect(drawn()).toBe('up');
});
