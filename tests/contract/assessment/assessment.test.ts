import { describe, expect, it } from 'vitest';
import { questionCount, sittingSeconds, withExtraTime } from '../../../contract/assessment/assessment';
import { answeredIn } from '../../../contract/assessment/parcel-body';
import { adminProfile, admitsToProfilePages, otpFault, phoneFault } from '../../../contract/people/people';
import { inWords, isFilled, tagsFrom } from '../../../contract/question/question';

const drawing = { hash: 'a'.repeat(64), width: 2, height: 1, alt: 'A lens' };

describe('a sitting lasts', () => {
  const seconds = (durationInMinutes: number | null, questions = 10) => sittingSeconds({ durationInMinutes, questions });

  it('as many minutes as it says, to the second', () => {
    expect([seconds(45), seconds(0.51)]).toEqual([2_700, 31]);
  });

  it('40 seconds for each question where it has no valid minutes', () => {
    for (const minutes of [null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY]) expect(seconds(minutes)).toBe(400);
  });

  it('more than no time, and at most a day', () => {
    expect([seconds(0.001), seconds(null, 0), seconds(1_000_000)]).toEqual([1, 40, 86_400]);
  });
});

describe('extra time', () => {
  it('is rounded up to whole minutes', () => expect(withExtraTime(3_600, 133)).toBe(4_800));
  it('is zero at the usual hundred per cent, to the second', () => {
    expect([withExtraTime(61, 100), withExtraTime(61), withExtraTime(61, 50)]).toEqual([61, 61, 61]);
  });
});

it('a paper has the questions of all its subjects', () => {
  expect(questionCount({ subjects: [2, 3].map((numberOfQuestions) => ({ subjectName: '', numberOfQuestions })) })).toBe(5);
});

describe('the number of answers in a body', () => {
  const body = (...chosen: (number | null)[]) =>
    JSON.stringify({
      ...{ assessmentId: 1, timeTaken: 1, submitted: true },
      answers: chosen.map((selectedOptionId, at) => ({ questionId: at + 1, selectedOptionId, markedForReview: false })),
    });

  it('is counted apart from questions left out', () => expect(answeredIn(body(1, null, 2, null, null))).toEqual({ answered: 2, of: 5 }));
  it('is counted whatever its kind', () => {
    const answer = { questionId: 1, selectedOptionId: null, markedForReview: false };
    const answers = [answer, { ...answer, selectedOptionIds: [2, 3] }, { ...answer, selectedOptionIds: [] }, { ...answer, value: '-5' }];
    expect(answeredIn(JSON.stringify({ assessmentId: 1, timeTaken: 9, submitted: true, answers }))).toEqual({ answered: 2, of: 4 });
  });
  it('is no number of which only the sign or the point is typed', () => {
    const answers = ['-', '.', '-.5'].map((value, at) => ({ questionId: at + 1, selectedOptionId: null, value, markedForReview: false }));
    expect(answeredIn(JSON.stringify({ assessmentId: 1, timeTaken: 9, submitted: true, answers }))).toEqual({ answered: 1, of: 3 });
  });
  it('is unknown for an invalid body', () => expect([answeredIn('{'), answeredIn('{}')]).toEqual([null, null]));
});

describe('an option', () => {
  it('needs a text or a picture', () => {
    expect([isFilled({ text: 'yes' }), isFilled({ text: ' ', picture: drawing }), isFilled({ text: ' ' })]).toEqual([true, true, false]);
  });

  it('is named by its own text, else by the text of its picture', () => {
    expect([inWords({ text: 'yes', picture: drawing }), inWords({ text: ' ', picture: drawing }), inWords({ text: ' ' })]).toEqual([
      'yes',
      'A lens',
      '',
    ]);
  });
});

it('tags are split at commas, trimmed, and never empty', () => expect(tagsFrom(' SSC , ,Bank PO,')).toEqual(['SSC', 'Bank PO']));

describe('a typed number or code', () => {
  it('has its digits, without blanks around them', () => {
    expect(phoneFault('9876543210')).toBeNull();
    for (const wrong of ['x9876543210', '9876543210x', '987654321', '98765432101']) expect(phoneFault(wrong)).not.toBeNull();
  });

  it('has six characters', () =>
    expect(['12345', '123456', '1234567'].map((code) => otpFault(code) === null)).toEqual([false, true, false]));
});

describe('pages that need a profile', () => {
  const full = {
    uid: 'u',
    firstName: 'A',
    lastName: 'B',
    email: '',
    phone: '',
    location: 'C',
    role: 'user' as const,
    profileComplete: true,
  };

  it('accept a profile that the server calls complete, with names and location', () => {
    expect(admitsToProfilePages(full)).toBe(true);
    for (const lack of [{ firstName: ' ' }, { lastName: '' }, { location: ' ' }, { profileComplete: false }])
      expect(admitsToProfilePages({ ...full, ...lack })).toBe(false);
    expect(admitsToProfilePages(null)).toBe(false);
  });
});

it('an admin has a profile without a form: complete, and named Admin', () => {
  expect(adminProfile('u', 'a@example.org')).toEqual({
    ...{ uid: 'u', email: 'a@example.org', role: 'admin', firstName: 'Admin', lastName: 'Admin', phone: '', location: '' },
    profileComplete: true,
  });
});
