// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrawing } from '../../../../../src/runner/screens/passage/use-drawing';

const onDrawing = vi.fn();
const onDrawn = vi.fn();
let drawing: ReturnType<typeof useDrawing>;

function Head() {
  drawing = useDrawing({ height: () => 300, onDrawing, onDrawn });
  return null;
}

let root: Root;
beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.clearAllMocks();
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Head />));
});
afterEach(() => act(async () => root.unmount()));

const presses = () => drawing.head.onPointerDown({ button: 0, pointerId: 1, clientY: 500, timeStamp: 0 } as never);
/** A pointer at a height of the screen, at a time in milliseconds. */
const pointer = (type: string, clientY: number, timeStamp: number, pointerId = 1) =>
  window.dispatchEvent(
    Object.defineProperties(
      new Event(type),
      Object.fromEntries(Object.entries({ clientY, timeStamp, pointerId }).map(([name, value]) => [name, { value }])),
    ),
  );

it('follows the one finger that pressed, upwards and downwards, and ends with its last speed', () => {
  presses();
  pointer('pointermove', 460, 20);
  pointer('pointermove', 100, 30, 2);
  pointer('pointermove', 440, 40);
  pointer('pointermove', 470, 60);
  expect(onDrawing.mock.calls).toEqual([[340], [360], [330]]);
  pointer('pointerup', 470, 70);
  expect(onDrawn.mock.calls).toEqual([[330, -1.5]]);
  expect([drawing.wasDrawn(1), drawing.wasDrawn(0)]).toEqual([true, false]);
  pointer('pointermove', 100, 80);
  expect(onDrawing).toHaveBeenCalledTimes(3);
});

it('is a tap within a few pixels, and no flick after a rest', () => {
  presses();
  pointer('pointermove', 495, 10);
  pointer('pointerup', 495, 20);
  expect([onDrawing.mock.calls, onDrawn.mock.calls, drawing.wasDrawn(1)]).toEqual([[], [], false]);
  presses();
  pointer('pointermove', 400, 10);
  pointer('pointerup', 400, 110);
  expect(onDrawn.mock.calls).toEqual([[400, 0]]);
});
