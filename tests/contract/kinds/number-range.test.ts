import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boundText, isInRange, RangeSchema, readNumber } from '../../../contract/kinds/number-range';

describe('a typed number', () => {
  it.each([
    ['0', 0],
    ['-12.50', -12.5],
    ['+3', 3],
    ['.5', 0.5],
    ['7.', 7],
    [' 42 ', 42],
    ['007', 7],
    [`${'0'.repeat(22)}.5`, 0.5],
  ])('%j means %d', (typed, number) => expect(readNumber(typed)).toBe(number));

  it.each(['', ' ', '-', '.', '-.', '1e5', '1,000', '1.2.3', '--1', '½', '१', 'NaN', 'Infinity', '0x10', '1'.repeat(25)])(
    '%j means none and is in no range',
    (typed) => expect([readNumber(typed), isInRange(typed, { from: -1e12, to: 1e12 })]).toEqual([null, false]),
  );
});

describe('a range', () => {
  it.each([
    ['0.3', { from: 0.1 + 0.2 - Number.EPSILON, to: 0.3 }, true],
    ['0.30', { from: 0.3, to: 0.3 }, true],
    ['0.3000000000000000001', { from: 0.3, to: 0.3 }, false],
    ['-2', { from: -2, to: -1 }, true],
    ['-2.0001', { from: -2, to: -1 }, false],
    ['0.0000001', { from: 1e-7, to: 1e-7 }, true],
    ['1000000000000', { from: 1e12, to: 1e12 }, true],
    ['-0', { from: 0, to: 0 }, true],
  ] as const)('has %s in %j: %s', (typed, range, isIn) => expect(isInRange(typed, range)).toBe(isIn));

  it.each([
    [{ from: 2, to: 1 }, 'range-backwards'],
    [{ from: Number.NaN, to: 1 }, 'not-a-number'],
    [{ from: 0, to: 1e13 }, 'above'],
    [{ from: 0, to: '1' }, 'not-a-number'],
  ])('%j is refused: %s', (range, code) =>
    expect(
      v
        .safeParse(RangeSchema, range)
        .issues?.map(({ message }) => message)
        .join(),
    ).toContain(code),
  );
});

it.each([
  [0, '0'],
  [-12.5, '-12.5'],
  [0.05, '0.05'],
  [-0.5, '-0.5'],
  [1e-7, '0.0000001'],
  [-1.25e-8, '-0.0000000125'],
  [1e12, '1000000000000'],
])('%d is written as it is typed', (bound, text) => {
  expect(boundText(bound)).toBe(text);
  expect(readNumber(text)).toBe(bound);
});
