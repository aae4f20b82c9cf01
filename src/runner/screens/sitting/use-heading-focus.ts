import { useEffect, useRef } from 'react';

export const headingId = 'question-heading';

/** Leads the focus to the heading of the question one has moved to, unless it rests where the next move is made from too. */
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
