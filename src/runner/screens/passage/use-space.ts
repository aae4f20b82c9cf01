import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Space } from './sheet-size';

/** Heights in pixels around a sheet, and of the row of buttons that stays below it. */
export interface Measured extends Space {
  row: number;
}

const nothing: Measured = { room: 0, question: 0, first: 0, row: 0 };

/** Distance in pixels between the parts of a question (`gap-2`). */
const gap = 8;

/** Measures what stands around the question that `body` holds: its heading before, its row of buttons as the last of its section. */
function measure(body: HTMLElement): Measured {
  const heading = body.parentElement?.previousElementSibling;
  const row = body.closest('section')?.lastElementChild;
  if (!heading || !row) return nothing;
  const heightOfRow = row.getBoundingClientRect().height;
  const top = heading.getBoundingClientRect().bottom + window.scrollY + gap;
  const start = body.getBoundingClientRect().top;
  const first = body.querySelector('label:has(input), input')?.getBoundingClientRect();
  return {
    room: Math.round(window.innerHeight - heightOfRow - top),
    question: Math.round(body.scrollHeight + gap),
    first: Math.round(first ? first.bottom - start + gap : 0),
    row: Math.round(heightOfRow),
  };
}

/** Follows the space around a question while `isOn`. A question that is hidden keeps what was measured of it. */
export function useSpace(body: RefObject<HTMLElement | null>, isOn: boolean, questionId: number): Measured {
  const [space, setSpace] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another height.
  useLayoutEffect(() => {
    const element = body.current;
    if (!isOn || element === null) return;
    const look = () => {
      const now = measure(element);
      setSpace((before) => {
        const next = now.question > gap ? now : { ...before, room: now.room, row: now.row };
        return Object.keys(next).every((key) => next[key as keyof Measured] === before[key as keyof Measured]) ? before : next;
      });
    };
    look();
    const observer = new ResizeObserver(look);
    for (const each of [element, element.closest('section')?.lastElementChild, document.body]) if (each) observer.observe(each);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [body, isOn, questionId]);
  return space;
}
