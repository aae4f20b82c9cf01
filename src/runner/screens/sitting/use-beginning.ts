import { useEffect, useRef } from 'react';
import type { RunnerPhase } from '../store/runner-store';
import { headingId } from '../store/use-heading-focus';

/** At the start of an attempt: scrolls to the top and focuses the first question, because the focused button has disappeared. */
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
