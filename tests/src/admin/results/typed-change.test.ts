import { describe, expect, it } from 'vitest';
import type { Item } from '../../../../contract/assessment/statistics';
import { rangeText } from '../../../../src/admin/bank/kinds/numeric';
import { answersTo } from '../../../../src/admin/results/charts/answers';
import { draftOf, untouched, withOption } from '../../../../src/admin/results/regrade/typed-change';
import { adminEnglish as copy } from '../english';

const taken = (count: number) => ({ count, meanScore: null });
const base = {
  ...{ questionId: 7, questionText: 'Q', subjectName: 'S', facility: null, discrimination: null, medianSeconds: null },
  skipped: taken(4),
};
const several: Item = {
  ...{ ...base, kind: 'multiple', right: taken(1), partly: taken(2), wrong: taken(3) },
  options: [1, 2, 3].map((id) => ({ id, text: `${id}`, isCorrect: id !== 2, ...taken(5) })),
};
const number: Item = {
  ...{ ...base, kind: 'numeric', options: [], correctValue: { from: -0.5, to: 1e-7 }, right: taken(6), wrong: taken(2) },
  ...{ values: [], otherValues: taken(0) },
};

describe('a change of a question with several right options', () => {
  it('is a set, even of one option, and is sent as such', () => {
    const one = { ...several, options: several.options.map((option) => ({ ...option, isCorrect: option.id === 2 })) };
    const typed = withOption(untouched(one), one, 3);
    expect(untouched(one).isSeveral).toBe(true);
    expect(draftOf(one, typed)).toEqual({ questionId: 7, change: 'key', optionIds: [2, 3] });
    expect(draftOf(one, withOption(withOption(typed, one, 2), one, 3))).toBeNull();
  });
});

it('begins with the ruling that holds: another change is a choice of its own', () => {
  expect(untouched(several).change).toBe('key');
  expect(untouched({ ...several, ruling: 'bonus' }).change).toBe('bonus');
});

describe('a change of a numeric question', () => {
  it('begins with the range that holds, written as it would be typed', () => {
    expect(untouched(number).range).toEqual({ from: '-0.5', to: '0.0000001' });
    expect(draftOf(number, untouched(number))).toEqual({ questionId: 7, change: 'key', range: { from: -0.5, to: 1e-7 } });
  });

  it.each([
    [' +1.50', '2', { from: 1.5, to: 2 }],
    ['7', '7', { from: 7, to: 7 }],
    ['2', '1', null],
    ['', '1', null],
    ['1', '-', null],
    ['1e3', '2000', null],
  ])('from %j to %j is %j', (from, to, range) => {
    const draft = draftOf(number, { ...untouched(number), range: { from, to } });
    expect(draft).toEqual(range && { questionId: 7, change: 'key', range });
  });

  it('that drops it or gives its marks needs no range', () =>
    expect(draftOf(number, { ...untouched(number), change: 'drop', range: { from: '', to: '' } })).toEqual({
      questionId: 7,
      change: 'drop',
    }));
});

it('a range reads as one number where its ends are equal, and has a real minus sign', () => {
  expect(rangeText({ from: 9.8, to: 9.8 }, copy.kinds)).toBe('9.8');
  expect(rangeText({ from: -1.25, to: 1_000_000 }, copy.kinds)).toBe('−1.25 to 1000000');
});

it('a chart counts learners of these kinds once, partly right ones as right', () => {
  expect(answersTo(several)).toEqual({ right: 3, wrong: 3, skipped: 4 });
  expect(answersTo(number)).toEqual({ right: 6, wrong: 2, skipped: 4 });
});
