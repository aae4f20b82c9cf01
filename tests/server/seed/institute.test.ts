import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { QuestionDraftSchema } from '../../../contract/question/question';
import { questionKey } from '../../../contract/question/question-key';
import { mostOf } from '../../../server/seed/institute/institute';
import { groupName } from '../../../server/seed/institute/names';
import { workedQuestion } from '../../../server/seed/institute/questions';

const ids = { percent: 1, speed: 2, interest: 3, series: 4 };

/** The answer of a question, worked out from its text alone. */
const workedOut: readonly (readonly [RegExp, (...numbers: number[]) => number])[] = [
  [/^What is (\d+)% of (\d+)\?$/, (share = 0, whole = 0) => (share * whole) / 100],
  [/bought for ₹(\d+) and sold for ₹(\d+)\./, (cost = 0, sold = 0) => (100 * (sold - cost)) / cost],
  [/^A train (\d+) m long runs at (\d+) km/, (metres = 0, speed = 0) => (metres * 18) / (speed * 5)],
  [/interest on ₹(\d+) at (\d+)% a year for (\d+) years/, (sum = 0, rate = 0, years = 0) => (sum * rate * years) / 100],
  [/^Which number comes next: (\d+), (\d+), (?:\d+, )+…/, (first = 0, second = 0) => first + 15 * (second - first)],
];

function answerTo(text: string): number {
  for (const [pattern, solve] of workedOut) {
    const found = pattern.exec(text);
    if (found !== null) return solve(...found.slice(1).map(Number));
  }
  throw new Error(`A question of no kind: ${text}`);
}

describe('the questions of a seeded institute', () => {
  const questions = Array.from({ length: 2_000 }, (_, at) => workedQuestion(at, ids));

  it('are questions of the bank, each with four options that differ', () => {
    for (const question of questions) {
      expect(v.is(QuestionDraftSchema, question)).toBe(true);
      expect(new Set(question.options.map(({ text }) => text)).size).toBe(4);
      expect(question.translation?.options ?? question.options.map(({ text }) => text)).toEqual(question.options.map(({ text }) => text));
    }
  });

  it('have the right answer, and only one', () => {
    for (const { description, options } of questions) {
      const right = options.filter(({ correct }) => correct).map(({ text }) => Number(text.replace(/[₹%]/g, '')));
      expect([description, right]).toEqual([description, [answerTo(description)]]);
    }
  });

  it('differ from each other, up to the most of a seed', () => {
    const texts = Array.from({ length: mostOf.questions }, (_, at) => workedQuestion(at, ids).description);
    expect(new Set(texts).size).toBe(mostOf.questions);
    expect(new Set(questions.map((question) => questionKey(question))).size).toBe(questions.length);
  });
});

it('groups of a seeded institute have names of their own', () => {
  const names = Array.from({ length: mostOf.groups }, (_, at) => groupName(at));
  expect(new Set(names).size).toBe(mostOf.groups);
});
