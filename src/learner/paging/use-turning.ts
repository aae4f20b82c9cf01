import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Changes the page of a list, then focuses the top of the new page. */
export function useTurning<Top extends HTMLElement>(
  show: (page: number) => void,
): {
  top: RefObject<Top | null>;
  turnTo: (page: number) => void;
} {
  const top = useRef<Top>(null);
  const turnTo = (page: number) => {
    flushSync(() => show(page));
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return { top, turnTo };
}
