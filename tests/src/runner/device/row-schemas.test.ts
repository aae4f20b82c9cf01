import { describe, expect, it } from 'vitest';
import { isValidPaper, isValidParcel, isValidStanding, readAttemptRow } from '../../../../src/runner/device/row-schemas';
import { paper } from '../../../kit/paper';
import { parcel } from '../../../kit/parcel';

const attempt = {
  uid: 'asha',
  assessmentId: 7,
  status: 'in-progress',
  startedAt: 1_000,
  deadline: 61_000,
  handedInAt: null,
  isDated: false,
  lag: 20,
  currentQuestionId: 101,
  questionIds: [101, 102],
};
const standing = { uid: 'asha', assessmentId: 7, questionId: 101, selectedOptionId: null, markedForReview: false, at: 1_000 };

/** A row without one of its fields. */
const without = (row: object, field: string) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== field));

describe('an attempt on the device', () => {
  it('is read as it was written, including fields of a newer version', () => {
    const newer = { ...attempt, timing: { since: 5, spent: { 101: 3 }, pauses: 1 }, mood: 'calm' };
    expect(readAttemptRow(attempt)).toEqual(attempt);
    expect(readAttemptRow(newer)).toEqual(newer);
  });

  it('of the first version is given a date and no lag', () => {
    expect(readAttemptRow(without(without(attempt, 'isDated'), 'lag'))).toEqual({ ...attempt, isDated: true, lag: 0 });
  });

  it('is refused without a field that it cannot go on without', () => {
    const fields = ['uid', 'assessmentId', 'status', 'startedAt', 'deadline', 'handedInAt', 'currentQuestionId', 'questionIds'];
    for (const field of fields) expect([field, readAttemptRow(without(attempt, field))]).toEqual([field, null]);
    expect(readAttemptRow({ ...attempt, timing: { since: 5 } })).toBeNull();
    expect(readAttemptRow(null)).toBeNull();
  });

  it('of a paper with needs has no time of a hand-in before the hand-in, and is read by versions that know the needs alone', () => {
    const needy = { ...without(attempt, 'handedInAt'), needs: ['sections', 'numeric'] };
    expect(readAttemptRow(needy)).toEqual(needy);
    expect(readAttemptRow({ ...needy, handedInAt: 31_000 })).toEqual({ ...needy, handedInAt: 31_000 });
    expect(readAttemptRow({ ...needy, needs: ['numeric', 'matching'] })).toBeNull();
  });

  it('is refused if its times are not times or its ids not ids', () => {
    for (const change of [{ startedAt: Number.NaN }, { deadline: Number.POSITIVE_INFINITY }, { assessmentId: 1.5 }, { status: 'paused' }])
      expect(readAttemptRow({ ...attempt, ...change })).toBeNull();
  });

  it('is refused if the question on the screen is not one of its questions', () => {
    expect(readAttemptRow({ ...attempt, currentQuestionId: 103 })).toBeNull();
  });

  it('is not lost by a damaged note beside it: it goes on without notes', () => {
    const damaged = { ...attempt, visited: 'all', grantedPercent: 'much', moreMinutes: 'ten', clock: { ahead: -1 }, look: 'cinema' };
    expect(readAttemptRow(damaged)).toEqual({
      ...attempt,
      visited: [],
      grantedPercent: 100,
      moreMinutes: 0,
      clock: { ahead: 0, left: 0 },
      look: 'plain',
    });
    const noted = { ...attempt, visited: [101], grantedPercent: 125, moreMinutes: 10, clock: { ahead: 60, left: 5 }, look: 'hall' };
    expect(readAttemptRow(noted)).toEqual(noted);
  });
});

describe('the sections of an attempt on the device', () => {
  const sections = [
    { seconds: 900, questionIds: [101], mayFinishEarly: true },
    { seconds: 900, questionIds: [102] },
  ];

  it('are read as they were written', () => {
    const row = { ...attempt, sections, sectionEnds: [31_000] };
    expect(readAttemptRow(row)).toEqual(row);
  });

  it('are left out if they are damaged, and the attempt goes on until its deadline', () => {
    for (const damaged of ['all', [{ seconds: 0, questionIds: [101] }], [{ seconds: 900, questionIds: [] }], [{ seconds: 900 }]])
      expect(readAttemptRow({ ...attempt, sections: damaged, sectionEnds: 'soon' })).toEqual({ ...attempt, sections: [], sectionEnds: [] });
  });
});

describe('a standing on the device', () => {
  it('has a question, a choice, a mark and a time', () => {
    expect(isValidStanding(standing)).toBe(true);
    expect(isValidStanding({ ...standing, selectedOptionId: 2, chosenAt: 5, mood: 'calm' })).toBe(true);
    for (const field of Object.keys(standing)) expect([field, isValidStanding(without(standing, field))]).toEqual([field, false]);
    expect(isValidStanding({ ...standing, chosenAt: 'now' })).toBe(false);
    expect(isValidStanding({ ...standing, selectedOptionIds: [1, 3] })).toBe(true);
    expect(isValidStanding({ ...standing, value: '-' })).toBe(true);
    expect(isValidStanding({ ...standing, selectedOptionIds: 'A' })).toBe(false);
    expect(isValidStanding({ ...standing, value: 3 })).toBe(false);
  });
});

describe('a parcel on the device', () => {
  it('has all that a request needs', () => {
    expect(isValidParcel(parcel({ mood: 'calm' }))).toBe(true);
    for (const field of Object.keys(parcel())) expect([field, isValidParcel(without(parcel(), field))]).toEqual([field, false]);
  });

  it('carries JSON; the server decides whether it is a submission', () => {
    expect(isValidParcel(parcel({ body: '{"hello":"world"}' }))).toBe(true);
    for (const body of ['{', '', '"text"', '7', 'true']) expect([body, isValidParcel(parcel({ body }))]).toEqual([body, false]);
  });
});

it('a paper on the device has the shape of the contract', () => {
  expect(isValidPaper(paper())).toBe(true);
  expect([isValidPaper(without(paper(), 'subjects')), isValidPaper({}), isValidPaper(undefined)]).toEqual([false, false, false]);
});
