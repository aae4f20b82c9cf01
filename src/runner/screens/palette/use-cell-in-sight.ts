import { type RefObject, useEffect, useRef } from 'react';

/** Room for the name of a section above its first row, and for a frame below, px. */
const [above, below] = [48, 12];

/** For a list of numbers that scrolls, beside the question on a wide screen: keeps that of the current question in sight. */
export function useCellInSight(currentQuestionId: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current cell is found in the list.
  useEffect(() => {
    const box = list.current;
    const cell = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !cell) return;
    const [port, at] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
    if (at.top < port.top) box.scrollTop -= port.top - at.top + above;
    else if (at.bottom > port.bottom) box.scrollTop += at.bottom + below - port.bottom;
  }, [currentQuestionId]);
  return list;
}
