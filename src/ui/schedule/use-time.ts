import { useEffect, useEffectEvent, useState } from 'react';

/** A timer may run late on a page that was frozen, and the clock may be corrected: looks again at least this often. Milliseconds. */
const longestMs = 30_000;

/**
 * Returns the time, epoch milliseconds: renewed just after each of `times`, and when the page wakes. `now` returns the present; the times
 * and the present are of the same clock.
 */
export function useTime(now: () => number, times: readonly number[]): number {
  const [time, setTime] = useState(now);
  const read = useEffectEvent(now);
  const ahead = times.filter((at) => at > time);
  const next = ahead.length === 0 ? null : Math.min(...ahead);
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const present = read();
      if (present >= next) setTime(present);
      else timer = setTimeout(look, Math.min(longestMs, next - present + 5));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
  return time;
}
