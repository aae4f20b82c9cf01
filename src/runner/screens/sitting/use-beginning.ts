import { useEffect, useRef } from 'react';
import type { RunnerPhase } from '../store/runner-store';
import { headingId } from './use-heading-focus';

/** At the start of an exam: the top of the page, and the focus on the first question. The button that had the focus is gone by then. */
export function useBeginning(phase: RunnerPhase): void {
  const last = useRef(phase);
  useEffect(() => {
    const hasBegun = last.current === 'start' && phase === 'taking';
    last.current = phase;
    if (!hasBegun) return;
    window.scrollTo(0, 0);
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [phase]);
}
