import { describe, expect, it } from 'vitest';
import { lessonsOf, mistakesBehind, offersOf } from '../../analysis/lessons';
import type { Insight } from '../../contract/assessment/insight';
import { cohortFrom, norm, one } from './kit';

describe('lessons', () => {
  const insight: Insight = { marksPerCorrect: 4, marksPerWrong: 1, questions: [] };

  it('name the marks lost, the easy questions left out, the weakest topic and the time on wrong answers', () => {
    const cohort = cohortFrom(Array(12).fill(1), { norms: { scores: [], questions: [norm(5, 8), norm(6, 7), norm(1, 12)] } });
    const answered = [
      one(1, { categories: ['Trains'] }),
      one(2, { categories: ['Trains'], outcome: 'wrong', seconds: 100 }),
      one(3, { categories: ['Algebra'], outcome: 'wrong', seconds: 20 }),
      one(4, { categories: ['Algebra'], outcome: 'wrong' }),
      one(5, { outcome: 'unattempted' }),
      one(6, { outcome: 'unattempted' }),
      one(7, { categories: ['Algebra'] }),
    ];
    expect(lessonsOf(answered, insight, cohort)).toEqual([
      { kind: 'negative', lost: 3, wrong: 3 },
      { kind: 'left-easy', numbers: [5] },
      { kind: 'weakest', group: { name: 'Algebra', correct: 1, partly: 0, wrong: 2, unattempted: 0 } },
      { kind: 'time-on-wrong', seconds: 120, questions: 2 },
    ]);
  });

  it('lead to the mistakes that they speak of, in paper order', () => {
    const cohort = cohortFrom(Array(12).fill(1), { norms: { scores: [], questions: [norm(5, 8), norm(6, 7)] } });
    const answered = [
      one(1, { categories: ['Trains'] }),
      one(2, { categories: ['Trains'], outcome: 'wrong', seconds: 100 }),
      one(3, { categories: ['Algebra'], outcome: 'wrong' }),
      one(4, { categories: ['Algebra'], outcome: 'wrong', seconds: 20 }),
      one(5, { categories: ['Algebra'], outcome: 'unattempted' }),
      one(6, { categories: ['Algebra'] }),
    ];
    const behind = lessonsOf(answered, insight, cohort).map((lesson) => [lesson.kind, mistakesBehind(lesson, answered)]);
    expect(behind).toEqual([
      ['negative', [2, 3, 4]],
      ['left-easy', [5]],
      ['weakest', [3, 4, 5]],
      ['time-on-wrong', [2, 4]],
    ]);
    expect(mistakesBehind({ kind: 'flawless' }, answered)).toEqual([]);
    const bySubject = answered.map((each) => ({ ...each, categories: ['All'], subjectName: each.number < 3 ? 'Maths' : 'English' }));
    const weakest = lessonsOf(bySubject, insight, null).find(({ kind }) => kind === 'weakest');
    expect(weakest && mistakesBehind(weakest, bySubject)).toEqual([3, 4, 5]);
  });

  it('name wrong answers that came before their questions were read, in place of the time that went into them', () => {
    const free = { ...insight, marksPerWrong: 0 };
    const wrong = (count: number, seconds: number) => Array.from({ length: count }, (_, at) => one(at + 1, { outcome: 'wrong', seconds }));
    const told = (answered: ReturnType<typeof one>[]) => lessonsOf(answered, free, null).filter(({ kind }) => kind !== 'wrong');
    expect(told(wrong(10, 2.7))).toEqual([{ kind: 'hasty', seconds: 3, questions: 10 }]);
    expect(told(wrong(3, 0.2))).toEqual([{ kind: 'hasty', seconds: 1, questions: 3 }]);
    // Sixteen of them took a minute, and say no less.
    expect(told(wrong(16, 4))).toEqual([{ kind: 'hasty', seconds: 4, questions: 16 }]);
    expect(told(wrong(2, 1))).toEqual([]);
    expect(told(wrong(10, 5))).toEqual([]);
    const hasty = wrong(10, 2.7);
    expect(mistakesBehind({ kind: 'hasty', seconds: 3, questions: 10 }, [...hasty, one(11, { outcome: 'wrong' })])).toHaveLength(10);
  });

  it('praise a flawless paper, and say nothing of one whose questions do not count', () => {
    expect(lessonsOf([one(1)], insight, null)).toEqual([{ kind: 'flawless' }]);
    expect(lessonsOf([one(1, { outcome: 'dropped' })], insight, null)).toEqual([]);
  });

  it('say how much was left or wrong where nothing else is to be said, and a third left beside all else', () => {
    const free = { ...insight, marksPerWrong: 0 };
    const left = (number: number) => one(number, { outcome: 'unattempted' });
    const wrong = (number: number) => one(number, { outcome: 'wrong' });
    expect(lessonsOf([one(1), one(2), one(3), left(4)], free, null)).toEqual([{ kind: 'left', count: 1, of: 4 }]);
    const few = [one(1), wrong(2), one(3, { isPartly: true }), one(4), left(5), one(6, { outcome: 'dropped' })];
    expect(lessonsOf(few, free, null)).toEqual([
      { kind: 'wrong', count: 2, of: 5 },
      { kind: 'left', count: 1, of: 5 },
    ]);
    expect(lessonsOf(few, free, null).map((lesson) => mistakesBehind(lesson, few))).toEqual([[2, 3], [5]]);
    expect(lessonsOf([wrong(1), left(2), one(3)], insight, null)).toEqual([
      { kind: 'negative', lost: 1, wrong: 1 },
      { kind: 'left', count: 1, of: 3 },
    ]);
    expect(lessonsOf([wrong(1), left(2), one(3), one(4)], insight, null)).toEqual([{ kind: 'negative', lost: 1, wrong: 1 }]);
  });

  /** `right` correct and `wrong` incorrect answers of one category. */
  const topic = (name: string, right: number, wrong: number) => [
    ...Array.from({ length: right }, (_, i) => one(i + 1, { categories: [name] })),
    ...Array.from({ length: wrong }, (_, i) => one(100 + i, { categories: [name], outcome: 'wrong' })),
  ];
  const weakest = (answered: ReturnType<typeof one>[]) =>
    lessonsOf(answered, insight, null).flatMap((lesson) => (lesson.kind === 'weakest' ? [lesson.group.name] : []));

  it('name the topic with the smallest share of correct answers, however many answers others have wrong', () => {
    for (const [few, many] of [
      [topic('Trains', 0, 3), topic('Algebra', 4, 4)],
      [topic('Trains', 1, 2), topic('Algebra', 3, 3)],
    ] as const) {
      expect(weakest([...few, ...many])).toEqual(['Trains']);
      expect(weakest([...many, ...few])).toEqual(['Trains']);
    }
  });

  it('of equal shares name the topic with more wrong answers', () => {
    expect(weakest([...topic('Trains', 2, 2), ...topic('Algebra', 3, 3)])).toEqual(['Algebra']);
    expect(weakest([...topic('Algebra', 3, 3), ...topic('Trains', 2, 2)])).toEqual(['Algebra']);
  });

  it('call no topic weak that has few answers or no wrong one', () => {
    expect(weakest([...topic('Trains', 3, 0), ...topic('Algebra', 0, 2)])).toEqual([]);
  });

  it('call no topic the weakest beside one of few answers that came out worse', () => {
    expect(weakest([...topic('Reading', 2, 1), ...topic('Figures', 0, 2)])).toEqual([]);
    expect(weakest([...topic('Reading', 2, 1), ...topic('Figures', 2, 0)])).toEqual(['Reading']);
  });

  it('name the subject where all questions share one category, and nothing where they share the subject too', () => {
    const both = ['Maths', 'English'].flatMap((subjectName) =>
      topic('Mixed', 1, subjectName === 'Maths' ? 2 : 1).map((each) => ({ ...each, subjectName })),
    );
    expect(weakest(both)).toEqual(['Maths']);
    expect(weakest(topic('Mixed', 1, 2))).toEqual([]);
  });

  it('call a question easy at exactly six correct answers in ten, and none where too few have handed in', () => {
    const left = [one(1), one(2, { outcome: 'unattempted' })];
    const ten = { scores: [], questions: [norm(2, 6)] };
    expect(lessonsOf(left, insight, cohortFrom(Array(10).fill(1), { norms: ten }))).toEqual([{ kind: 'left-easy', numbers: [2] }]);
    expect(lessonsOf(left, insight, cohortFrom([1], { norms: null }))).toEqual([{ kind: 'left', count: 1, of: 2 }]);
  });

  it('count the time on wrong answers only', () => {
    const answered = [one(1, { seconds: 50 }), one(2, { outcome: 'wrong', seconds: 70 }), one(3, { outcome: 'unattempted', seconds: 9 })];
    expect(lessonsOf(answered, insight, null)).toContainEqual({ kind: 'time-on-wrong', seconds: 70, questions: 1 });
  });

  it('tell the time on wrong answers from a minute in all: six seconds are no advice', () => {
    const told = (...seconds: number[]) =>
      lessonsOf([one(1), ...seconds.map((each, at) => one(2 + at, { outcome: 'wrong', seconds: each }))], insight, null)
        .filter(({ kind }) => kind === 'time-on-wrong')
        .map((lesson) => lesson.kind === 'time-on-wrong' && lesson.seconds);
    expect([told(1, 2, 3), told(30, 29), told(30, 30)]).toEqual([[], [], [60]]);
  });

  it('lead to each mistake once', () => {
    const both = [one(1), one(2, { outcome: 'wrong', seconds: 60 }), one(3, { outcome: 'wrong', seconds: 9 })];
    const told = lessonsOf(both, insight, null);
    expect(told.map(({ kind }) => kind)).toEqual(['negative', 'time-on-wrong']);
    expect(offersOf(told, both)).toEqual([[2, 3], []]);
    const untimed = both.map((each) => (each.questionId === 3 ? { ...each, seconds: null } : each));
    expect(offersOf(lessonsOf(untimed, insight, null), untimed)).toEqual([[2, 3], []]);
    const left = [...both, one(4, { outcome: 'unattempted' }), one(5, { outcome: 'unattempted' })];
    expect(offersOf(lessonsOf(left, insight, null), left)).toEqual([[2, 3], [], [4, 5]]);
  });
});
