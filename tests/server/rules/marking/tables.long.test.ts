import { expect, it } from 'vitest';
import { agreeOn } from './agreement';

/** Papers in one breath: the runner hears of a test that goes on. */
const atOnce = 5_000;

it('equals the tables on 100,000 random papers', { timeout: 600_000 }, async () => {
  let papers = 0;
  for (; papers < 100_000; papers += 1) {
    agreeOn(papers);
    if (papers % atOnce === 0) await new Promise((turn) => setImmediate(turn));
  }
  expect(papers).toBe(100_000);
});
