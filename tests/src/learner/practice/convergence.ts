import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../../../server/store/engine/store';
import { openServerStore, weeksOf } from './devices';

/** Devices of one person, in so many seeded runs, each of them against one reference fold. */
export function convergenceSuite(runs: number): void {
  let store: Store;
  beforeAll(async () => {
    store = await openServerStore();
  });
  afterAll(() => store.close());

  it(`${runs} runs of two to four devices end with the same log: no event is lost, and none is there twice`, {
    timeout: 600_000,
  }, async () => {
    for (let seed = 1; seed <= runs; seed += 1) {
      const { made, lost, count, reference, devices, drillsLeft } = await weeksOf(store, seed);
      expect({ seed, lost, count }).toEqual({ seed, lost: [], count: made });
      for (const device of devices) expect({ seed, device }).toEqual({ seed, device: reference });
      expect(drillsLeft.every((left) => left === 0)).toBe(true);
    }
  });
}
