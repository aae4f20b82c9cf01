import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Paper, SubmissionSchema, withExtraTime } from '../../../../contract/assessment/assessment';
import { submissionOf } from '../../../../src/runner/attempt/attempt';
import { keepAvailable } from '../../../../src/runner/device/shelf';
import { opens, Phone } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { available } from '../../learner/made';
import { personAs } from '../../session/kit';

describe('extra time', () => {
  it.each([
    [3600, undefined, 3600],
    [3600, 100, 3600],
    [3600, 133, 4800],
    [3600, 150, 5400],
    [600, 125, 780],
    [400, 150, 600],
    [3601, 100, 3601],
  ])('of %i seconds at %s is %i: in whole minutes, never less than granted', (seconds, percent, wanted) =>
    expect(withExtraTime(seconds, percent)).toBe(wanted),
  );

  it('is given to an attempt when it starts, and stays with it', async () => {
    const learner = await opens(paper({ minutes: 30 }));
    learner.runner.start(150);
    const { startedAt, deadline } = learner.attempt();
    expect(deadline - startedAt).toBe(45 * 60_000);
    learner.chooses('Q1', 'A');
    await learner.isSaved();
    const again = await opens(paper({ minutes: 30 }), { phone: learner.phone, isOffline: true });
    expect(again.attempt().deadline).toBe(deadline);
    expect(submissionOf(again.attempt()).timeTaken).toBe(45 * 60);
  });

  it('is sent with the hand-in to a server that accepts it, and to no other', async () => {
    const told = async (changes: Partial<Paper>, percent: number | undefined) => {
      const learner = await opens({ ...paper({ minutes: 30 }), ...changes });
      learner.runner.start(percent);
      learner.chooses('Q1', 'A');
      await learner.isSaved();
      const again = await opens({ ...paper({ minutes: 30 }), ...changes }, { phone: learner.phone, isOffline: true });
      const submission = submissionOf(again.attempt());
      return [v.is(SubmissionSchema, submission), submission.grantedPercent];
    };
    expect(await told({ takesGrantedPercent: true }, 150)).toEqual([true, 150]);
    expect(await told({ takesGrantedPercent: true }, 100)).toEqual([true, undefined]);
    expect(await told({ takesGrantedPercent: true }, undefined)).toEqual([true, undefined]);
    // Papers that the device stored before this version, or that an earlier server sent.
    expect(await told({}, 150)).toEqual([true, undefined]);
  });
});

describe("a device's copy of it", () => {
  const known = async ({ db }: Phone) => (await db.people.get('asha'))?.profile?.timePercent;

  it('comes and goes with the list, and changes nothing else of a person', async () => {
    const phone = new Phone();
    const asha = personAs('asha');
    await phone.db.people.put(asha);
    await keepAvailable(phone.db, 'asha', [available({ timePercent: 150 })]);
    expect(await known(phone)).toBe(150);
    // An empty list has no entry that could carry it.
    await keepAvailable(phone.db, 'asha', []);
    expect(await known(phone)).toBe(150);
    await keepAvailable(phone.db, 'asha', [available()]);
    expect(await phone.db.people.get('asha')).toEqual(asha);
  });

  it('is not stored for a person whom the device does not know', async () => {
    const phone = new Phone();
    await keepAvailable(phone.db, 'asha', [available({ timePercent: 150 })]);
    expect(await phone.db.people.count()).toBe(0);
  });
});
