import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ForecastQuerySchema, wantedText } from '../../../contract/exam/forecast';

const wanted = [
  { numberOfQuestions: 25, categoryIds: [3, 4] },
  { numberOfQuestions: 10, categoryIds: [7] },
];

it('subjects are written into a query and read back', () => {
  expect(wantedText(wanted)).toBe('25:3,4;10:7');
  expect(v.parse(ForecastQuerySchema, { subjects: '25:3,4;10:7' })).toEqual({ subjects: wanted });
});

it('a query asks for three hundred questions at most, over all subjects', () => {
  expect(v.safeParse(ForecastQuerySchema, { subjects: '200:1;100:2' }).success).toBe(true);
});

it.each(['25:3;10', '0:3', '200:1;101:2', 'x', ''])('%j is refused as a query', (subjects) => {
  expect(v.safeParse(ForecastQuerySchema, { subjects }).success).toBe(false);
});
