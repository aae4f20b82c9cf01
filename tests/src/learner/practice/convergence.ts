import { expect } from 'vitest';
import type { Store } from '../../../../server/store/engine/store';
import { weeksOf } from './devices';

/** Devices of one person, in so many seeded runs, each of them against one reference fold. Returns how many transactions were held. */
export async function convergesIn(processes: readonly [Store, ...Store[]], from: number, to: number): Promise<number> {
  let all = 0;
  for (let seed = from; seed <= to; seed += 1) {
    const { made, lost, count, reference, devices, held, drillsLeft } = await weeksOf(processes, seed);
    expect({ seed, lost, count }).toEqual({ seed, lost: [], count: made });
    for (const device of devices) expect({ seed, device }).toEqual({ seed, device: reference });
    expect(drillsLeft.every((left) => left === 0)).toBe(true);
    all += held;
  }
  return all;
}
