// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Enlarged } from '../../../src/pictures/on-demand/Enlarged';

const picture = { hash: 'a'.repeat(64), width: 900, height: 600, alt: 'A circuit' };
const closed = vi.fn();
let root: Root;
/** The width at which a 360 px screen shows the whole picture; jsdom has no layout. */
const whole = 328;
let told: ResizeObserverCallback = () => undefined;

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: ResizeObserverCallback) {
        told = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Enlarged picture={picture} url="blob:a" isOpen onClose={closed} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  closed.mockClear();
});

const isLaidOut = (width: number) =>
  act(async () => told([{ contentRect: { width } } as ResizeObserverEntry], undefined as unknown as ResizeObserver));
const image = () => document.querySelector('img') as HTMLImageElement;
const frame = () => image().parentElement as HTMLElement;
const buttons = () => [...document.querySelectorAll('button')];
const names = () => buttons().map((button) => button.textContent);
const presses = (name: string) =>
  act(async () =>
    buttons()
      .find((button) => button.textContent === name)
      ?.click(),
  );

it('opens at fitting size; full size centres the tapped spot, and fitting size returns after closing', async () => {
  expect(names()).toEqual(['Close']);
  await isLaidOut(whole);
  expect(names()).toEqual(['Full size', 'Close']);

  const isFull = () => image().className.includes('cursor-zoom-out');
  Object.defineProperty(image(), 'clientWidth', { get: () => (isFull() ? 900 : whole) });
  Object.defineProperty(image(), 'clientHeight', { get: () => (isFull() ? 600 : (whole * 2) / 3) });
  Object.defineProperty(frame(), 'clientWidth', { value: 328 });
  Object.defineProperty(frame(), 'clientHeight', { value: 500 });
  const moved = vi.fn();
  frame().scrollTo = moved;
  await presses('Full size');
  expect(moved).toHaveBeenLastCalledWith(450 - 164, 300 - 250);
  await isLaidOut(900);
  expect(names()).toEqual(['Whole picture', 'Close']);

  await presses('Close');
  expect(closed).toHaveBeenCalledOnce();
  await isLaidOut(whole);
  expect(names()).toEqual(['Full size', 'Close']);
  const tap = new MouseEvent('click', { bubbles: true });
  Object.defineProperties(tap, { offsetX: { value: 246 }, offsetY: { value: 0 } });
  await act(async () => image().dispatchEvent(tap));
  expect(moved).toHaveBeenLastCalledWith(675 - 164, -250);
  // After Escape or a back press the browser closes the dialog.
  await act(async () => {
    document.querySelector('dialog')?.removeAttribute('open');
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  });
  expect(isFull()).toBe(false);
  expect(closed).toHaveBeenCalledTimes(2);
});

it('a picture that the screen already shows at full size or larger has no second size', async () => {
  await isLaidOut(1312);
  await act(async () => image().click());
  expect(names()).toEqual(['Close']);
});
