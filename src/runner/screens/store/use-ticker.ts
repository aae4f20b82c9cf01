import { useEffect } from 'react';
import { windowAt } from '../../attempt/sections/windows';
import type { Runner } from './runner-store';

/**
 * Ticks just after each second boundary of the attempt or its section, and at once when the page wakes, because timers of hidden or frozen pages are late.
 */
export function useTicker(runner: Runner, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      runner.dispatch({ type: 'ticked' });
      const { attempt, now } = runner.getState();
      const untilNext = attempt === null ? 1000 : (windowAt(attempt, now).until - now) % 1000;
      timer = setTimeout(tick, Math.max(20, untilNext + 5));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [runner, isRunning]);
}
