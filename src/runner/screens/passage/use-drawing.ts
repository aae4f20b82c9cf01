import { type PointerEvent as PressEvent, useEffect, useRef } from 'react';

/** What follows when a sheet is drawn by its head. Heights are CSS pixels. */
interface Handlers {
  /** Height of the sheet at the beginning. */
  height: () => number;
  onDrawing: (height: number) => void;
  /** `speed`: pixels per millisecond, upwards. */
  onDrawn: (height: number, speed: number) => void;
}

/** From so many pixels on, a press is no tap. */
const slop = 6;
/** A finger that rests for so many milliseconds before it leaves flicks nothing. */
const restMs = 100;

/**
 * Follows a pointer from the head of a sheet, also where it is faster than the head. `wasDrawn` says of a click that it is the end of such a
 * move: the browser clicks what is under the pointer then.
 */
export function useDrawing({ height, onDrawing, onDrawn }: Handlers) {
  const end = useRef<(() => void) | null>(null);
  const wasDrawn = useRef(false);
  useEffect(() => () => end.current?.(), []);
  const onPointerDown = ({ button, pointerId, clientY: from, timeStamp }: PressEvent) => {
    if (button !== 0) return;
    end.current?.();
    wasDrawn.current = false;
    const start = height();
    let [y, at, speed] = [from, timeStamp, 0];
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (!wasDrawn.current && Math.abs(event.clientY - from) < slop) return;
      wasDrawn.current = true;
      if (event.timeStamp > at) speed = (y - event.clientY) / (event.timeStamp - at);
      [y, at] = [event.clientY, event.timeStamp];
      onDrawing(start + from - y);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      end.current?.();
      const isFlick = event.type === 'pointerup' && event.timeStamp - at < restMs;
      if (wasDrawn.current) onDrawn(start + from - y, isFlick ? speed : 0);
    };
    window.addEventListener('pointermove', move);
    for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, leave);
    end.current = () => {
      window.removeEventListener('pointermove', move);
      for (const type of ['pointerup', 'pointercancel'] as const) window.removeEventListener(type, leave);
      end.current = null;
    };
  };
  return {
    head: { onPointerDown },
    /** Whether this click, of a pointer, ends a move; a click of a key never does. */
    wasDrawn: (detail: number) => detail > 0 && wasDrawn.current,
  };
}
