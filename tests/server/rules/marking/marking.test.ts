import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grade } from '../../../../analysis/marking/grade';

// A second, independent implementation of marking: question by question, in whole hundred-thousandths, BigInt throughout.

const unit = 100_000n;

interface Asked {
  correct: number;
  /** null: seen and left out; undefined: missing in the submission. */
  chosen: number | null | undefined;
}

/** Rounds halves away from zero. */
function hundredths(scaled: bigint): number {
  const per = unit / 100n;
  const size = scaled < 0n ? -scaled : scaled;
  const whole = Number((size + per / 2n) / per) / 100;
  return scaled < 0n && whole !== 0 ? -whole : whole;
}

function markedByHand(asked: readonly Asked[], plus: number, minus: number) {
  let total = 0n;
  const tally = { correctAnswers: 0, wrongAnswers: 0, unattempted: 0 };
  for (const { correct, chosen } of asked) {
    if (chosen === undefined || chosen === null) tally.unattempted += 1;
    else if (chosen === correct) {
      tally.correctAnswers += 1;
      total += BigInt(plus);
    } else {
      tally.wrongAnswers += 1;
      total -= BigInt(minus);
    }
  }
  return { ...tally, score: hundredths(total) };
}

const option = fc.integer({ min: 1, max: 6 });
const paper = (chosen: fc.Arbitrary<number | null | undefined>) =>
  fc.array(fc.record({ correct: option, chosen }), { minLength: 1, maxLength: 300 });
/** Marks in hundred-thousandths: whole, halves, quarters, thirds cut off at three places, or any value. */
const marks = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((n) => n * 100_000),
  fc.constantFrom(25_000, 50_000, 33_300, 66_700, 12_500, 500, 1_500, 100_500),
  fc.integer({ min: 0, max: 10_000_000 }),
);

const keyOf = (asked: readonly Asked[], plus: number, minus: number) => ({
  marking: { perCorrect: plus / 100_000, perWrong: minus / 100_000 },
  answers: asked.map(({ correct }, at) => ({ questionId: at + 1, correctOptionId: correct, explanation: '' })),
});
const answersOf = (asked: readonly Asked[]) =>
  asked.flatMap(({ chosen }, at) =>
    chosen === undefined ? [] : [{ questionId: at + 1, selectedOptionId: chosen, markedForReview: at % 2 === 0 }],
  );

function agree(asked: readonly Asked[], plus: number, minus: number): void {
  expect(grade(keyOf(asked, plus, minus), answersOf(asked))).toEqual(markedByHand(asked, plus, minus));
}

describe('two implementations of marking agree', () => {
  it.each([
    ['whatever was chosen', fc.option(fc.option(option, { nil: undefined }), { nil: null })],
    ['when nothing was attempted', fc.constantFrom(null, undefined)],
    ['when all of it is wrong', fc.constant(7)],
  ])('%s', (_, chosen) => {
    fc.assert(fc.property(paper(chosen), marks, marks, agree), { numRuns: 1_000 });
  });

  it('if all answers are correct', () => {
    fc.assert(
      fc.property(paper(fc.constant(0)), marks, marks, (asked, plus, minus) =>
        agree(
          asked.map(({ correct }) => ({ correct, chosen: correct })),
          plus,
          minus,
        ),
      ),
    );
  });

  it('for any order of the answers, and any marks for review', () => {
    fc.assert(
      fc.property(paper(fc.option(option)), marks, marks, fc.nat(), (asked, plus, minus, turn) => {
        const answers = answersOf(asked);
        const turned = [...answers.slice(turn % answers.length), ...answers.slice(0, turn % answers.length)];
        const unmarked = turned.map((answer) => ({ ...answer, markedForReview: false }));
        expect(grade(keyOf(asked, plus, minus), unmarked)).toEqual(grade(keyOf(asked, plus, minus), answers));
      }),
    );
  });
});
