import { useEffect, useRef } from 'react';

export const headingId = 'question-heading';

/** Focuses the question's heading after a move, unless the focus is on a control that makes the next move too. */
export function useHeadingFocus(questionId: number, isOurs: boolean): void {
  const shown = useRef(questionId);
  useEffect(() => {
    const hasMoved = shown.current !== questionId;
    shown.current = questionId;
    if (!hasMoved || !isOurs) return;
    const heading = document.getElementById(headingId);
    if (document.activeElement?.matches('[data-turns]')) heading?.scrollIntoView({ block: 'nearest' });
    else heading?.focus();
  }, [questionId, isOurs]);
}
