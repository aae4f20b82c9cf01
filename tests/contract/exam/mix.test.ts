import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GenerateByCategoriesSchema } from '../../../contract/assessment/generate';
import { SubjectDraftSchema } from '../../../contract/exam/exam';
import { ForecastQuerySchema, wantedText } from '../../../contract/exam/forecast';
import { levelsOf, type Mix, MixSchema, mixFits } from '../../../contract/exam/mix';

const percent = (...amounts: number[]): Mix => ({
  unit: 'percent',
  parts: amounts.map((amount, place) => ({ difficultyLevel: `Level ${place}`, amount })),
});
const counts = (mix: Mix, of: number) => levelsOf(mix, of).map(({ needed }) => needed);

describe('a difficulty mix', () => {
  it.each([
    [[40, 40, 20], 25, [10, 10, 5]],
    [[33, 33, 34], 10, [3, 3, 4]],
    [[40, 40, 20], 4, [2, 1, 1]],
    [[50, 50], 1, [1, 0]],
    [[40], 10, [4]],
    [[25, 25], 7, [2, 2]],
    [[1], 10, [0]],
    [[100], 300, [300]],
  ])('of %j per cent of %i questions is %j', (shares, all, wanted) => expect(counts(percent(...shares), all)).toEqual(wanted));

  it('gives all questions to shares of 100 per cent, whatever the number', () => {
    for (let all = 1; all <= 60; all += 1)
      for (const mix of [percent(40, 40, 20), percent(33, 33, 34), percent(7, 13, 80)])
        expect(counts(mix, all).reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it('of numbers is these numbers', () => {
    const mix: Mix = { unit: 'questions', parts: [{ difficultyLevel: 'Easy', amount: 3 }] };
    expect(levelsOf(mix, 25)).toEqual([{ difficultyLevel: 'Easy', needed: 3 }]);
    expect([mixFits(mix, 3), mixFits(mix, 2), mixFits(undefined, 1)]).toEqual([true, false, true]);
    expect([mixFits(percent(50, 50), 1), mixFits(percent(50, 51), 300)]).toEqual([true, false]);
  });

  it('names each level once, in any case', () => {
    const twice = { unit: 'percent', parts: [...percent(40).parts, { difficultyLevel: ' LEVEL 0 ', amount: 1 }] };
    expect(v.safeParse(MixSchema, twice).issues?.map(({ message }) => message)).toHaveLength(1);
    expect(v.is(MixSchema, { unit: 'share', parts: percent(1).parts })).toBe(false);
    expect(v.is(MixSchema, { unit: 'percent', parts: [] })).toBe(false);
  });

  it('may not be more than the whole, in an exam and in an assessment by categories', () => {
    const subject = { name: 'S', categoryIds: [1], numberOfQuestions: 10 };
    const body = { name: 'N', durationInMinutes: 1, totalMarks: 1, questionCount: 10, categories: [1] };
    for (const [mix, fits] of [
      [percent(60, 40), true],
      [percent(60, 41), false],
    ] as const) {
      const paths = [v.safeParse(SubjectDraftSchema, { ...subject, mix }), v.safeParse(GenerateByCategoriesSchema, { ...body, mix })].map(
        ({ issues }) => issues?.map((issue) => v.getDotPath(issue)),
      );
      expect(paths).toEqual(fits ? [undefined, undefined] : [['mix.parts'], ['mix.parts']]);
    }
  });

  it('is asked for in a forecast, with any sign in the name of a level', () => {
    const levels = [
      { difficultyLevel: 'मध्यम; 50 %, a:b=c', needed: 6 },
      { difficultyLevel: 'Easy', needed: 1 },
    ];
    const wanted = [
      { categoryIds: [3, 4], numberOfQuestions: 25 },
      { categoryIds: [7], numberOfQuestions: 10, levels },
    ];
    expect(wantedText(wanted).split(':').length).toBe(4);
    expect(v.parse(ForecastQuerySchema, { subjects: wantedText(wanted) })).toEqual({ subjects: wanted });
    expect(v.is(ForecastQuerySchema, { subjects: '10:7:Easy=6,Hard=5' })).toBe(false);
    expect(v.is(ForecastQuerySchema, { subjects: '10:7:%E0=6' })).toBe(false);
    for (const text of ['10:7:', '10:7:Easy', '10:7:Easy=', '10:7:=3', '10:7:Easy=1:Hard=2'])
      expect(v.is(ForecastQuerySchema, { subjects: text })).toBe(false);
  });
});
