import { describe, expect, it } from 'vitest';
import { everyKind, shortForm } from '../seeds';
import { blows, kindsIn, planOf, windows } from './plan';

const plans = (first: number, count: number) => Array.from({ length: count }, (_, i) => planOf(first + i));

describe('the plan of a fault run', () => {
  it('is the same for the same seed', () => expect(planOf(77)).toEqual(planOf(77)));

  it('differs for another seed', () => {
    expect(new Set(plans(1, 50).map((plan) => JSON.stringify({ ...plan, seed: 0 }))).size).toBe(50);
  });

  it('has every kind of fault within the seeds of `npm run test:long`', () => {
    const drawn = new Set(everyKind.map(planOf).flatMap(kindsIn));
    expect([...drawn].toSorted()).toEqual([...windows, ...blows].toSorted());
  });

  it('meets a kill, a network that is off and a lost reply within the seeds of `npm test`', () => {
    expect(shortForm.map(planOf).flatMap(kindsIn)).toEqual(expect.arrayContaining(['kill', 'offline', 'dropped-after', 'clock-ahead']));
  });

  it('opens papers without a seal, by key and by code', () => {
    expect(new Set(shortForm.map((seed) => planOf(seed).opensBy))).toEqual(new Set(['none', 'key', 'code']));
  });

  it('ends by the learner or by the clock', () => {
    expect(new Set(shortForm.map((seed) => planOf(seed).end))).toEqual(new Set(['submit', 'zero']));
  });
});
