import { describe, expect, it } from 'vitest';
import { checkedAgainst } from '../../../contract/calls/faults';
import { ExamDraftSchema } from '../../../contract/exam/exam';
import { minutesOf, sectionFaults } from '../../../contract/exam/section';

const subject = { name: 'Physics', categoryIds: [1], numberOfQuestions: 5 };

function faultsOf(more: object, ...subjects: object[]) {
  const checked = checkedAgainst(ExamDraftSchema, {
    ...{ name: 'Mock', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
    ...more,
    subjects: subjects.map((own) => ({ ...subject, ...own })),
  });
  return 'faults' in checked ? checked.faults : {};
}

describe('the sections of an exam', () => {
  it('may have minutes, marks, a lock, kinds and a share of passages of their own', () => {
    expect(faultsOf({}, {}, {})).toEqual({});
    expect(faultsOf({ timerDuration: 35 }, { minutes: 15, isLocked: true, mayFinishEarly: true }, { minutes: 20, isLocked: true })).toEqual(
      {},
    );
    expect(faultsOf({}, { marksPerCorrect: 0.8571, negativeMarksPerWrong: 0, kinds: ['numeric'], questionsPerPassage: 5 }, {})).toEqual({});
    expect(faultsOf({ timerDuration: 30 }, { minutes: 10 }, { minutes: 20 })).toEqual({});
    // A flag that is false is no section.
    expect(faultsOf({}, { isLocked: false, mayFinishEarly: false }, {})).toEqual({});
  });

  it('name the subject and the field that is wrong by itself', () => {
    expect(
      faultsOf({}, {}, { minutes: 0, marksPerCorrect: -1, negativeMarksPerWrong: '1', isLocked: 'yes', questionsPerPassage: 1 }),
    ).toEqual({
      'subjects.1.minutes': { code: 'below', least: 1 },
      'subjects.1.marksPerCorrect': { code: 'below', least: 0 },
      'subjects.1.negativeMarksPerWrong': { code: 'not-a-number' },
      'subjects.1.isLocked': { code: 'not-a-flag' },
      'subjects.1.questionsPerPassage': { code: 'below', least: 2 },
    });
    expect(faultsOf({}, { kinds: [] }, { kinds: ['single', 'single'] }, { kinds: ['essay'] })).toEqual({
      'subjects.0.kinds': { code: 'missing' },
      'subjects.1.kinds': { code: 'there-twice' },
      'subjects.2.kinds.0': { code: 'not-a-kind', kinds: 'single, multiple, numeric' },
    });
    expect(faultsOf({ multipleScheme: 'guess' }, {})).toEqual({ multipleScheme: { code: 'not-a-scheme' } });
    expect(faultsOf({}, { questionsPerPassage: 11 })).toEqual({ 'subjects.0.questionsPerPassage': { code: 'above', most: 10 } });
  });

  it('have minutes all or none, since a part of them is no plan', () => {
    expect(faultsOf({}, { minutes: 20 }, {}, {})).toEqual({
      'subjects.1.minutes': { code: 'minutes-in-others' },
      'subjects.2.minutes': { code: 'minutes-in-others' },
    });
  });

  it('are locked all or none, each with its minutes', () => {
    expect(faultsOf({}, { isLocked: true })).toEqual({ 'subjects.0.minutes': { code: 'locked-without-minutes' } });
    expect(faultsOf({ timerDuration: 30 }, { minutes: 10, isLocked: true }, { minutes: 20 })).toEqual({
      'subjects.1.isLocked': { code: 'sections-mixed' },
    });
  });

  it('end early only where they are locked', () => {
    expect(faultsOf({}, { mayFinishEarly: true })).toEqual({ 'subjects.0.mayFinishEarly': { code: 'early-without-lock' } });
  });

  it('add up to the duration of the exam, locked or not', () => {
    expect(faultsOf({ timerDuration: 60 }, { minutes: 15 }, { minutes: 20 })).toEqual({
      timerDuration: { code: 'minutes-not-sum', sum: 35 },
    });
    expect(minutesOf([{ minutes: 15 }, { minutes: 20 }])).toBe(35);
    expect(minutesOf([{ minutes: 15 }, {}])).toBeNull();
  });

  it('have nothing to say of an exam as it was before', () => {
    expect(sectionFaults({ timerDuration: 30, subjects: [{}, {}] })).toEqual({});
  });
});
