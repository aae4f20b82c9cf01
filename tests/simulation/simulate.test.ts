import { describe, expect, it, vi } from 'vitest';
import { compare } from '../../simulation/check';
import { asTested, planned } from '../../simulation/measured/costs';
import { failover, type Measured, type Outage } from '../../simulation/measured/failover';
import { runs } from '../../simulation/measured/runs';
import { type Scenario, simulate } from '../../simulation/scenario';
import { sendJitterMs } from '../../src/runner/outbox/send-jitter';

vi.mock('dexie', () => import('../../simulation/learners/live-query'));

const usual: Scenario = {
  learners: 120,
  by: 'hand',
  overMs: 4_000,
  processes: 3,
  balancers: 2,
  addressMovesMs: null,
  costs: asTested,
  networkMs: [1, 2],
  fault: null,
  seed: 1,
};

describe('a simulated slot', () => {
  it('has each hand-in filed and acknowledged once, with one try each where nothing fails', async () => {
    const { told, lost, doubled, takenOut } = await simulate(usual);
    expect(told.every(({ acknowledgedAt, tries }) => acknowledgedAt !== null && tries === 1)).toBe(true);
    expect([told.length, lost, doubled, takenOut]).toEqual([120, 0, 0, 0]);
  });

  it('is the same for the same seed, and another for another', async () => {
    const [one, same, other] = [await simulate(usual), await simulate(usual), await simulate({ ...usual, seed: 2 })];
    expect(same.told).toEqual(one.told);
    expect(other.told).not.toEqual(one.told);
  });

  it('spreads the first tries of the end of the time over the send jitter', async () => {
    const { told, beganAt } = await simulate({ ...usual, by: 'clock', overMs: 0 });
    const first = told.map(({ firstTryAt }) => (firstTryAt ?? 0) - beganAt).sort((a, b) => a - b);
    expect(first.at(-1)).toBeLessThan(sendJitterMs + 1_000);
    // An even spread has half of them in the first half.
    expect(first[60]).toBeGreaterThan(0.4 * sendJitterMs);
    expect(first[60]).toBeLessThan(0.6 * sendJitterMs);
  });

  it.each(Object.keys(failover))('loses and doubles nothing under the fault "%s"', async (name) => {
    const {
      runs: [outage],
      stepsOf,
    } = failover[name] as Measured;
    const fault = { afterMs: 1_200, steps: stepsOf(outage as Outage) };
    const { told, lost, doubled } = await simulate({ ...usual, learners: 40, fault });
    expect(told.filter(({ acknowledgedAt }) => acknowledgedAt === null)).toEqual([]);
    expect([lost, doubled]).toEqual([0, 0]);
  });

  it('shows a portal that is too small: learners try again, and a queue is long', async () => {
    const slow = { ...planned, process: { ...planned.process, takeMs: 100 } };
    const { told, queues, lost, doubled } = await simulate({ ...usual, learners: 300, overMs: 1_000, processes: 1, costs: slow });
    expect(told.filter(({ tries }) => tries > 1).length).toBeGreaterThan(50);
    expect(queues.find(({ name }) => name === 'process 1: processor')?.longest).toBeGreaterThan(50);
    expect([lost, doubled]).toEqual([0, 0]);
  });
});

describe('beside a real run of 5,000 learners', () => {
  it('has runs to be compared with, with and without a fault', () => {
    expect(runs.map(({ fault }) => fault)).toEqual(expect.arrayContaining(['none', 'primary']));
    expect(runs.every(({ learners }) => learners >= 5_000)).toBe(true);
  });

  it.each(runs)('the model is within a fifth: $fault, $seconds s', async (run) => {
    const figures = await compare(run, [1]);
    expect(figures.length).toBeGreaterThan(2);
    expect(figures.filter(({ isWithin }) => !isWithin)).toEqual([]);
  });
});
