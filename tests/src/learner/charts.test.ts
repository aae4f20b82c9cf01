import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredOf, outcomeOf } from '../../../analysis/answers/answered';
import { inOrder } from '../../../analysis/answers/pace';
import { bucketOf, bucketsOf } from '../../../analysis/rank';
import { trendOf } from '../../../analysis/trend';
import { copy } from '../../../src/copy/en/common';
import { reviewCopy } from '../../../src/copy/en/review';
import { studyCopy } from '../../../src/copy/en/study';
import { copyHi } from '../../../src/copy/hi/common';
import { reviewCopyHi } from '../../../src/copy/hi/review';
import { studyCopyHi } from '../../../src/copy/hi/study';
import { figuresIn } from '../../../src/learner/figures';
import { orderChart } from '../../../src/learner/insight/order-chart';
import { outcomeWords } from '../../../src/learner/insight/outcome-series';
import { spreadChart } from '../../../src/learner/insight/spread-chart';
import { type Timed, timeChart } from '../../../src/learner/insight/time-chart';
import { trendChart } from '../../../src/learner/lists/trend-chart';
import { amounts, between, type Chart, numbers, placesOf, timeSteps, wholeSteps } from '../../../src/ui/chart/chart';
import { dataOf } from '../../../src/ui/chart/options';
import { ladderFrom, results, scores } from '../../analysis/kit';
import { summary } from './made';

const figures = figuresIn(copy);
const valuesOf = ({ series }: Chart, name: string | undefined) => series.find((one) => one.name === name)?.values ?? [];

/** For each position: the one value that the series of these names have there, with the series' name. */
const merged = (chart: Chart, names: readonly string[]) =>
  (chart.series[0]?.values ?? []).map((_, at) =>
    names.flatMap((name) => {
      const value = valuesOf(chart, name)[at] ?? null;
      return value === null ? [] : [{ name, value }];
    }),
  );

describe('a chart shows the stored answers', () => {
  it('with their seconds and outcomes, and the medians of the cohort', () => {
    fc.assert(
      fc.property(results, fc.option(fc.nat(200)), (result, median) => {
        const chart = timeChart(
          answeredOf(result).map((one) => ({ ...one, median })),
          reviewCopy,
          studyCopy,
          figures,
        );
        const shown = merged(chart, Object.values(reviewCopy.outcomes));
        const stored = result.questions.map((question, at) => {
          const seconds = result.insight?.questions[at]?.seconds ?? null;
          return seconds === null ? [] : [{ name: outcomeWords(outcomeOf(question), reviewCopy, studyCopy), value: seconds }];
        });
        const top = chart.y.to;
        const times = [...stored.flat().map(({ value }) => value), ...(median === null ? [] : stored.map(() => median))];
        const cut = times.filter((time) => time > top);
        expect(shown).toEqual(stored.map((at) => at.map(({ name, value }) => ({ name, value: Math.min(value, top) }))));
        expect(valuesOf(chart, studyCopy.usualTime)).toEqual(median === null ? [] : stored.map(() => Math.min(median, top)));
        // A value that is not drawn whole is rare and marked; without such a value the scale ends at the largest value.
        if (cut.length === 0) expect(top).toBe(Math.max(1, ...times));
        expect(cut.length).toBeLessThanOrEqual(0.1 * times.length + 1);
        expect(valuesOf(chart, studyCopy.longer).filter((value) => value !== null)).toHaveLength(
          stored.flat().filter(({ value }) => value > top).length,
        );
      }),
    );
  });

  it("one long pause does not flatten a chart: the scale fits the other bars, the pause's bar is cut and marked, and its value is shown in full", () => {
    const seconds = [50, 60, 40, 3_600, 70, 55, 45, 65, 30, 50];
    const timed = seconds.map((time, at) => ({ number: at + 1, outcome: 'correct', seconds: time, median: null }) as Timed);
    const chart = timeChart(timed, reviewCopy, studyCopy, figures);
    expect(chart.y.to).toBe(105);
    expect(valuesOf(chart, reviewCopy.outcomes.correct)).toEqual(seconds.map((time) => Math.min(time, 105)));
    expect(valuesOf(chart, studyCopy.longer)).toEqual(seconds.map((time) => (time === 3_600 ? 105 : null)));
    expect(chart.readout(3)).toBe('Question 4 · Correct · 60 min');
    expect(timeChart(timed.slice(0, 3), reviewCopy, studyCopy, figures).y.to).toBe(60);
  });

  it('in the order in which they were given', () => {
    fc.assert(
      fc.property(results, fc.nat(), (result, turn) => {
        const all = answeredOf(result).map((one, at, { length }) => ({
          ...one,
          place: one.outcome === 'unattempted' ? null : 1 + ((at + turn) % length),
        }));
        const chart = orderChart(inOrder(all), all.length, reviewCopy, studyCopy);
        expect(chart.names).toEqual({ up: 'Question', along: 'Answered as' });
        const stored = all.filter(({ place }) => place !== null).toSorted((a, b) => Number(a.place) - Number(b.place));
        expect(valuesOf(chart, undefined)).toEqual(stored.map(({ number }) => number));
        expect(merged(chart, Object.values(reviewCopy.outcomes))).toEqual(
          stored.map(({ number, outcome }) => [{ name: outcomeWords(outcome, reviewCopy, studyCopy), value: number }]),
        );
        for (const [at, { number, outcome }] of stored.entries())
          expect(chart.readout(at)).toBe(`Answer ${at + 1} · Question ${number} · ${outcomeWords(outcome, reviewCopy, studyCopy)}`);
      }),
    );
  });

  it('every learner once, and the learner’s own range marked', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (all, pick) => {
        const buckets = bucketsOf(ladderFrom(all), 40);
        const own = bucketOf(buckets, all[pick % all.length] as number);
        const chart = spreadChart(buckets, own, studyCopy, figures);
        const shown = merged(chart, [studyCopy.learners, studyCopy.yourScore]);
        expect(shown.flat().reduce((sum, { value }) => sum + value, 0)).toBe(all.length);
        expect(shown.findIndex(([one]) => one?.name === studyCopy.yourScore)).toBe(own);
      }),
    );
  });

  it('and each result’s share of the marks, by date', () => {
    const points = trendOf([
      summary({ assessmentId: 2, submittedAt: '2026-02-01T10:00:00.000Z', score: -5, totalMarks: 20 }),
      summary({ assessmentId: 1, submittedAt: '2026-01-01T10:00:00.000Z', score: 15, totalMarks: 20 }),
    ]);
    const words = {
      shareText: (share: number) => `${share * 100}%`,
      dayText: figures.dayText,
      titleOf: ({ assessmentId }: { assessmentId: number }) => `Mock ${assessmentId}`,
    };
    const chart = trendChart(points, words);
    expect(chart.series[0]?.values).toEqual([0.75, -0.25]);
    expect([chart.y.from, chart.y.to]).toEqual([-0.25, 1]);
    expect([chart.readout(0), chart.x.text(2)]).toEqual(['1 Jan 2026 · 75% · Mock 1', '1 Feb 2026']);
  });

  it('in the shape of the chart library: positions from 1, then one row a series', () => {
    const buckets = bucketsOf(ladderFrom([10, 10, 35]), 40, 4);
    expect(dataOf(spreadChart(buckets, 1, studyCopy, figures))).toEqual([
      [1, 2, 3, 4],
      [0, null, 0, 1],
      [null, 2, null, null],
    ]);
  });
});

describe('the selected value is told', () => {
  const timed = [{ number: 12, outcome: 'wrong', seconds: 45, median: 60 } as Timed];
  const buckets = bucketsOf(ladderFrom([30, ...Array.from({ length: 11 }, () => 32)]), 40, 4);

  it('in English', () => {
    expect(timeChart(timed, reviewCopy, studyCopy, figures).readout(0)).toBe('Question 12 · Wrong · 45 s · usually 1 min');
    expect(spreadChart(buckets, 3, studyCopy, figures).readout(3)).toBe('30 to 40 marks · 12 learners · you');
  });

  it('and in Hindi', () => {
    const hindi = figuresIn(copyHi);
    expect(timeChart(timed, reviewCopyHi, studyCopyHi, hindi).readout(0)).toBe('प्रश्न 12 · गलत · 45 सेकंड · आम तौर पर 1 मिनट');
    expect(spreadChart(buckets, 3, studyCopyHi, hindi).readout(3)).toBe('30 से 40 अंक · 12 परीक्षार्थी · आप');
  });
});

describe('an axis', () => {
  it('of numbers names the first and then round ones', () => {
    expect(numbers(6).ticks(1)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbers(60).ticks(10)).toEqual([1, 10, 20, 30, 40, 50, 60]);
    expect(numbers(4).ticks(5)).toEqual([1]);
  });

  it('of amounts names multiples of a step, negative ones too', () => {
    expect(amounts(0, 130, timeSteps, String).ticks(60)).toEqual([0, 60, 120]);
    expect(amounts(-0.3, 1, [], String).ticks(0.5)).toEqual([0, 0.5, 1]);
  });

  it('of scores ends at round numbers, whatever the lowest score is', () => {
    const edgesOf = (all: number[], total: number) => bucketsOf(ladderFrom(all), total).map(({ from }) => from);
    expect(edgesOf([-6.5, 31], 60)).toEqual([-10, 0, 10, 20, 30, 40, 50]);
    expect(edgesOf([3], 100)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(edgesOf([0.3, 0.5], 1)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
    expect(edgesOf([0], 0)).toEqual([0]);
  });

  it('of positions names every nth one, of ranges their bounds', () => {
    expect(placesOf([1, 2, 3, 4, 5], String).ticks(2)).toEqual([1, 3, 5]);
    const edges = between(10, (edge) => `${edge * 24}`);
    expect(edges.ticks(5).map(edges.text)).toEqual(['0', '120', '240']);
  });

  it('has a step for every possible amount', () => {
    expect(wholeSteps.at(-1)).toBeGreaterThanOrEqual(100_000);
    expect(wholeSteps).toEqual(wholeSteps.toSorted((a, b) => a - b));
  });
});
