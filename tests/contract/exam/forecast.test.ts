import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ForecastQuerySchema, wantedText } from '../../../contract/exam/forecast';
import { faultIn } from '../../../contract/faults/issue';

const wanted = [
  { numberOfQuestions: 25, categoryIds: [3, 4] },
  { numberOfQuestions: 10, categoryIds: [7] },
];

it('subjects are written into a query and read back', () => {
  expect(wantedText(wanted)).toBe('25:3,4;10:7');
  expect(v.parse(ForecastQuerySchema, { subjects: '25:3,4;10:7' })).toEqual({ subjects: wanted });
});

it('kinds stand behind the difficulties, or in their place', () => {
  const kinds = [
    { numberOfQuestions: 5, categoryIds: [7], kinds: ['numeric'] },
    { numberOfQuestions: 10, categoryIds: [7], levels: [{ difficultyLevel: 'Easy', needed: 6 }], kinds: ['single', 'multiple'] },
  ] as const;
  const subjects = kinds.map((each) => ({ ...each, categoryIds: [...each.categoryIds], kinds: [...each.kinds] }));
  const text = '5:7:numeric;10:7:Easy=6:single,multiple';
  expect(v.parse(ForecastQuerySchema, { subjects: text })).toEqual({ subjects });
  expect(wantedText(v.parse(ForecastQuerySchema, { subjects: text }).subjects)).toBe(text);
});

it('a query asks for three hundred questions at most, over all subjects', () => {
  expect(v.safeParse(ForecastQuerySchema, { subjects: '200:1;100:2' }).success).toBe(true);
});

it.each(['25:3;10', '0:3', '200:1;101:2', 'x', '', '5:3:essay', '5:3:numeric:Easy=2', '5:3:single,single'])(
  '%j is refused as a query',
  (subjects) => {
    expect(v.safeParse(ForecastQuerySchema, { subjects }).success).toBe(false);
  },
);

it('a difficulty that no one encoded is refused as missing', () => {
  const issues = v.safeParse(ForecastQuerySchema, { subjects: '10:7:%E0=6' }).issues ?? [];
  expect(issues.map((issue) => [v.getDotPath(issue), faultIn(issue.message).code])).toEqual([
    ['subjects.0.levels.0.difficultyLevel', 'required'],
  ]);
});
