import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketsOf } from '../../../../analysis/rank';
import type { Item } from '../../../../contract/assessment/statistics';
import type { TestInFigures } from '../../../../contract/assessment/tests-before';
import { accuracyOf, answersBySection, answersTo } from '../../../../src/admin/results/charts/answers';
import { questionChart } from '../../../../src/admin/results/charts/question-chart';
import { scoreChart } from '../../../../src/admin/results/charts/score-chart';
import { sharesOf, testsBeforeChart } from '../../../../src/admin/results/charts/tests-before-chart';
import { adminEnglish as copy } from '../english';

const taken = (count: number) => ({ count, meanScore: null });

const items: fc.Arbitrary<Item[]> = fc.array(
  fc
    .record({ counts: fc.array(fc.nat(50), { minLength: 2, maxLength: 6 }), right: fc.nat(1), skipped: fc.nat(20), subject: fc.nat(2) })
    .map(({ counts, right, skipped, subject }) => ({
      ...{ questionId: 1, questionText: 'Q', subjectName: `S${subject}`, facility: null, discrimination: null, medianSeconds: null },
      options: counts.map((count, id) => ({ id: id + 1, text: '', isCorrect: id === right, ...taken(count) })),
      skipped: taken(skipped),
    })),
  { minLength: 1, maxLength: 12 },
);

describe('the charts of an overview', () => {
  it('count each answer once, by question and by section', () => {
    fc.assert(
      fc.property(items, (all) => {
        const chart = questionChart(all, 500, copy);
        const [skipped, wrong, right] = chart.series.map(({ values }) => values);
        for (const [at, { options, skipped: left }] of all.entries()) {
          const given = options.reduce((sum, { count }) => sum + count, 0);
          const correct = options.find(({ isCorrect }) => isCorrect)?.count ?? 0;
          expect([right?.[at], wrong?.[at], skipped?.[at]]).toEqual([correct, given, given + left.count]);
          expect(chart.readout(at)).toBe(`Question ${at + 1} · ${correct} right · ${given - correct} wrong · ${left.count} skipped`);
        }
        const sections = answersBySection(all);
        expect(sections.map(({ name }) => name)).toEqual([...new Set(all.map(({ subjectName }) => subjectName))]);
        const total = (of: 'right' | 'wrong' | 'skipped') => sections.reduce((sum, section) => sum + section[of], 0);
        expect(total('right') + total('wrong') + total('skipped')).toBe(
          all.reduce((sum, { options, skipped: left }) => sum + left.count + options.reduce((more, { count }) => more + count, 0), 0),
        );
      }),
    );
  });

  it('leave out questions that do not count by their key, and say so', () => {
    const [item] = fc.sample(items, 1)[0] as [Item];
    const dropped: Item = { ...item, ruling: 'drop' };
    expect(answersTo(dropped)).toBeNull();
    expect(answersBySection([dropped])).toEqual([]);
    const chart = questionChart([dropped, { ...item, ruling: 'bonus' }], 10, copy);
    expect(chart.series.map(({ values }) => values)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect([chart.readout(0), chart.readout(1), chart.readout(2)]).toEqual([
      'Question 1 · Dropped',
      'Question 2 · Marks for everybody',
      '',
    ]);
  });

  it('tell the accuracy among given answers, and none without any', () => {
    expect(accuracyOf({ right: 3, wrong: 1, skipped: 9 })).toBe(0.75);
    expect(accuracyOf({ right: 0, wrong: 0, skipped: 9 })).toBeNull();
  });

  it('have every learner in one range of scores', () => {
    const buckets = bucketsOf(
      [
        { score: -2, count: 1 },
        { score: 0, count: 4 },
        { score: 40, count: 2 },
      ],
      40,
      20,
    );
    const chart = scoreChart(buckets, copy);
    expect(chart.series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(7);
    expect(chart.readout(0)).toBe('−5 to 0 marks · 1 learner');
    expect([chart.x.text(0.5), chart.x.text(1.5), chart.readout(99)]).toEqual(['−5', '0', '']);
  });

  it('compare shares of totals, also below zero, and participation up to all', () => {
    const one = (more: Partial<TestInFigures>): TestInFigures => ({
      ...{
        id: 1,
        name: 'Mock',
        createdAt: '2026-03-01T09:00:00.000Z',
        totalMarks: 40,
        participants: 8,
        learners: 10,
        mean: 20,
        median: 30,
      },
      ...more,
    });
    expect(sharesOf(one({}))).toEqual({ mean: 0.5, median: 0.75, participation: 0.8 });
    expect(sharesOf(one({ learners: 4 })).participation).toBe(1);
    expect(sharesOf(one({ totalMarks: 0, participants: 0, learners: 0, mean: null }))).toEqual({
      mean: null,
      median: null,
      participation: null,
    });
    const chart = testsBeforeChart([one({ mean: -10 }), one({ name: 'Next' })], copy);
    expect([chart.y.from, chart.y.to]).toEqual([-0.25, 1]);
    expect(chart.series.map(({ values }) => values)).toEqual([
      [-0.25, 0.5],
      [0.8, 0.8],
      [0.75, 0.75],
    ]);
    expect(chart.readout(1)).toBe('Next · average 50% · median 75% · participation 80%');
    expect([chart.x.text(1), chart.x.text(3), chart.readout(2)]).toEqual(['1 Mar', '', '']);
  });
});
