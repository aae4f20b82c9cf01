import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SubmissionSchema } from '../../../../contract/assessment/assessment';
import { readRescue } from '../../../../contract/assessment/rescue';
import { type RescueFile, type RescueTicket, rescueOfAttempt, rescueOfParcel } from '../../../../src/runner/outbox/rescue-file';
import { opens, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

const ticket = (now: number): RescueTicket => ({
  person: { displayName: 'asha', email: 'asha@example.org', profile: null },
  origin: 'https://portal.example',
  now,
});

function contents({ text }: RescueFile) {
  const read = readRescue(text);
  if ('fault' in read) throw new Error(read.fault);
  return read.rescue;
}

const submissionIn = (file: RescueFile) => v.parse(SubmissionSchema, JSON.parse(contents(file).body));

async function handsIn() {
  const learner = await sits(paper());
  learner.chooses('Q1', 'B');
  learner.phone.waits('2:00');
  learner.submits();
  const parcel = await until(learner.parcel);
  return { learner, parcel };
}

describe('the rescue file', () => {
  it('carries the frozen bytes, the learner and the time of the hand-in', async () => {
    const { learner, parcel } = await handsIn();
    const file = rescueOfParcel(parcel, learner.attempt().startedAt, ticket(learner.phone.wall));
    expect(contents(file)).toMatchObject({
      origin: 'https://portal.example',
      uid: 'asha',
      person: { name: 'asha', email: 'asha@example.org' },
      assessment: { id: 7, name: 'Paper 7' },
      finished: true,
      startedAt: '2026-03-01T09:00:00.000Z',
      handedInAt: '2026-03-01T09:02:00.000Z',
      savedAt: '2026-03-01T09:02:00.000Z',
      body: parcel.body,
    });
    expect(file.name).toBe('exam-copy_Paper-7_asha_7.json');
  });

  it('is equal from an attempt and from its parcel', async () => {
    const { learner, parcel } = await handsIn();
    const { phone } = learner;
    expect(rescueOfAttempt(learner.attempt(), 'Paper 7', ticket(phone.wall))).toEqual(
      rescueOfParcel(parcel, learner.attempt().startedAt, ticket(phone.wall)),
    );
  });

  it('carries several options and a number as far as it is typed', async () => {
    const learner = await sits(paper());
    learner.ticks('Q1', 'D');
    learner.ticks('Q1', 'A');
    learner.types('Q2', '-');
    const { answers } = submissionIn(rescueOfAttempt(learner.attempt(), 'Paper 7', ticket(learner.phone.wall)));
    expect(answers.slice(0, 2)).toEqual([
      { questionId: 101, selectedOptionId: null, selectedOptionIds: [1, 4], markedForReview: false },
      { questionId: 102, selectedOptionId: null, value: '-', markedForReview: false },
    ]);
  });

  it('marks an attempt in progress as unfinished, with the answers and the time up to now', async () => {
    const learner = await sits(paper());
    learner.chooses('Q2', 'C');
    learner.phone.waits('10:00');
    const file = rescueOfAttempt(learner.attempt(), 'Paper 7', ticket(learner.phone.wall));
    expect(contents(file)).toMatchObject({ finished: false, handedInAt: null });
    expect(submissionIn(file)).toMatchObject({ timeTaken: 600 });
    expect(submissionIn(file).answers[1]).toMatchObject({ questionId: 102, selectedOptionId: 3 });
    expect(file.name).toBe('exam-copy_Paper-7_asha_7_unfinished.json');
    expect(learner.attempt().status).toBe('in-progress');
  });

  it('counts no time beyond the deadline', async () => {
    const learner = await sits(paper({ minutes: 1 }));
    learner.phone.waits('90:00');
    expect(submissionIn(rescueOfAttempt(learner.attempt(), 'Paper 7', ticket(learner.phone.wall))).timeTaken).toBe(60);
  });

  it('has a name that every file system accepts, also without a known person', async () => {
    const learner = await opens(paper());
    learner.starts();
    await learner.isSaved();
    const file = rescueOfAttempt(learner.attempt(), '../«गणित» / 1?', { ...ticket(0), person: null });
    expect(file.name).toBe('exam-copy_गणित-1_7_unfinished.json');
    expect(contents(file).person).toEqual({ name: '', email: '' });
  });
});

describe('the name of a rescue file', () => {
  const named = async (title: string) => {
    const learner = await sits(paper());
    return rescueOfAttempt(learner.attempt(), title, { ...ticket(0), person: null }).name;
  };

  it('has at most forty characters of a title, all whole, and no hyphen at their end', async () => {
    expect(await named('a'.repeat(41))).toBe(`exam-copy_${'a'.repeat(40)}_7_unfinished.json`);
    expect(await named('𝒜'.repeat(41))).toBe(`exam-copy_${'𝒜'.repeat(40)}_7_unfinished.json`);
    expect(await named(`${'a'.repeat(39)} b`)).toBe(`exam-copy_${'a'.repeat(39)}_7_unfinished.json`);
  });
});

describe('reading a rescue file', () => {
  it('names each fault', async () => {
    const { learner, parcel } = await handsIn();
    const { text } = rescueOfParcel(parcel, null, ticket(learner.phone.wall));
    const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
    expect(readRescue('not JSON')).toEqual({ fault: 'unreadable' });
    expect(readRescue(text.slice(0, -40))).toEqual({ fault: 'unreadable' });
    expect(readRescue(parcel.body)).toEqual({ fault: 'foreign' });
    expect(readRescue(changed({ version: 2, somethingNew: true }))).toEqual({ fault: 'other-version' });
    expect(readRescue(changed({ uid: 'ravi' }))).toEqual({ fault: 'damaged' });
    expect(readRescue(changed({ finished: false }))).toEqual({ fault: 'damaged' });
    expect(readRescue(changed({ person: null }))).toEqual({ fault: 'damaged' });
  });

  it('detects a change of any one character of the answers', async () => {
    const { learner, parcel } = await handsIn();
    const rescue = contents(rescueOfParcel(parcel, null, ticket(learner.phone.wall)));
    fc.assert(
      fc.property(fc.nat(rescue.body.length - 1), fc.constantFrom('0', '1', '7', ' ', 'é'), (place, sign) => {
        fc.pre(rescue.body[place] !== sign);
        const body = rescue.body.slice(0, place) + sign + rescue.body.slice(place + 1);
        expect(readRescue(JSON.stringify({ ...rescue, body }))).toEqual({ fault: 'damaged' });
      }),
    );
  });

  it('accepts white space and a byte order mark that a mail program added', async () => {
    const { learner, parcel } = await handsIn();
    const { text } = rescueOfParcel(parcel, null, ticket(learner.phone.wall));
    const mailed = await new Blob(['\uFEFF', text.replaceAll('\n', '\r\n')]).text();
    expect(readRescue(mailed)).toHaveProperty('rescue');
  });
});
