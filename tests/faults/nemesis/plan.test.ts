import { describe, expect, it } from 'vitest';
import { everyKind, shortForm, withSections } from '../seeds';
import { blows, kindsIn, planOf, preludes, windows } from './plan';

const plans = (first: number, count: number) => Array.from({ length: count }, (_, i) => planOf(first + i));

describe('the plan of a fault run', () => {
  it('is the same for the same seed', () => expect(planOf(77)).toEqual(planOf(77)));

  it('differs for another seed', () => {
    expect(new Set(plans(1, 50).map((plan) => JSON.stringify({ ...plan, seed: 0 }))).size).toBe(50);
  });

  it('has every kind of fault within the seeds of `npm run test:long`', () => {
    const drawn = new Set(everyKind.map(planOf).flatMap(kindsIn));
    expect([...drawn].toSorted()).toEqual([...windows, ...blows, ...preludes].toSorted());
  });

  it('meets a kill, a network that is off and a lost reply within the seeds of `npm test`', () => {
    expect(shortForm.map(planOf).flatMap(kindsIn)).toEqual(expect.arrayContaining(['kill', 'offline', 'dropped-after', 'clock-ahead']));
  });

  it('opens papers without a seal and by code within the seeds of `npm test`, and by key within the others', () => {
    expect(new Set(shortForm.map((seed) => planOf(seed).opensBy))).toEqual(new Set(['none', 'code']));
    expect(new Set(everyKind.map((seed) => planOf(seed).opensBy))).toEqual(new Set(['none', 'key', 'code']));
  });

  it('has locked sections whose borders are passed awake and asleep, over one and two, and ended early, in the runs of sections', () => {
    const planned = withSections.map(planOf);
    expect(planned.every(({ sections, questions }) => sections > 2 && questions === 2 * sections)).toBe(true);
    const steps = planned.flatMap((plan) => plan.steps);
    const borders = steps.flatMap((step) => (step.do === 'pass' ? [`${step.borders}, ${step.isAsleep ? 'asleep' : 'awake'}`] : []));
    expect(new Set(borders)).toEqual(new Set(['1, awake', '1, asleep', '2, awake', '2, asleep']));
    expect(steps.some((step) => step.do === 'finish')).toBe(true);
    expect(planned.flatMap(kindsIn)).toEqual(expect.arrayContaining(['kill', 'offline', 'clock-ahead', 'clock-behind']));
    expect(everyKind.map(planOf).every(({ sections }) => sections === 0)).toBe(true);
  });

  it('sits an assessment again, and every other run takes the chance back', () => {
    const planned = plans(330_000, 40);
    expect(planned.every(({ prelude, opensBy }) => prelude === 'handed-in-before' && opensBy === 'none')).toBe(true);
    expect(planned.filter(({ seed }) => seed % 2 === 0).every((plan) => kindsIn(plan).includes('chance-taken-back'))).toBe(true);
    expect(planned.flatMap(kindsIn)).toEqual(expect.arrayContaining(['kill', 'offline', 'dropped-after', 'clock-ahead']));
    expect(planned.flatMap(kindsIn)).not.toContain('second-device');
  });

  it('gives minutes to a learner alone who sits again, from another seed on', () => {
    const planned = plans(340_000, 40);
    expect(planned.every(({ prelude, sections, hasOpening }) => prelude === 'handed-in-before' && sections === 0 && hasOpening)).toBe(true);
    const alone = (plan: (typeof planned)[number]) =>
      plan.steps.some((step) => step.do === 'window' && step.kind === 'minutes-given' && !step.isWide);
    expect(planned.every(alone)).toBe(true);
    expect(planned.filter(({ seed }) => seed % 2 === 0).every((plan) => kindsIn(plan).includes('chance-taken-back'))).toBe(true);
  });

  it('ends by the learner or by the clock', () => {
    expect(new Set(shortForm.map((seed) => planOf(seed).end))).toEqual(new Set(['submit', 'zero']));
  });
});
