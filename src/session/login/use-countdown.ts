import { useEffect, useState } from 'react';

/** Returns the seconds that are left, 0 at first, and what starts them anew. */
export function useCountdown(seconds: number): [left: number, start: () => void] {
  const [{ end, now }, setTimes] = useState({ end: 0, now: 0 });
  const isRunning = end > now;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTimes((times) => ({ ...times, now: performance.now() })), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = () => {
    const present = performance.now();
    setTimes({ end: present + seconds * 1_000, now: present });
  };
  return [isRunning ? Math.ceil((end - now) / 1_000) : 0, start];
}
