import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a state of the cluster, asking four times a second: its own work must not drown in questions. Fails after `limitMs`. */
export async function until<T>(look: () => Promise<T | null | false>, limitMs: number): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`Waited ${limitMs / 1_000} s in vain.`);
    await pause(250);
  }
}
