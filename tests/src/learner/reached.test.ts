import { expect, it } from 'vitest';
import { percentileShown } from '../../../analysis/rank';
import { reviewCopy } from '../../../src/copy/en/review';
import { reviewCopyHi } from '../../../src/copy/hi/review';
import { reachedBy, reachedCounts } from '../../../src/learner/score/reached';

const counted = (score: number, correctAnswers: number, wrongAnswers: number, unattempted = 0) => ({
  ...{ score, totalMarks: 100, correctAnswers, wrongAnswers, unattempted },
});

it.each([
  ['all', counted(100, 10, 0), 0],
  ['most', counted(75, 8, 2), 0],
  // All correct, but one only partly.
  ['most', counted(90, 10, 0), 1],
  ['half', counted(74, 8, 2), 0],
  ['half', counted(45, 5, 5), 0],
  ['some', counted(44, 5, 5), 0],
  ['some', counted(-3, 1, 9), 0],
  ['open', counted(-10, 0, 10), 0],
  ['open', counted(20, 2, 8), 2],
  ['open', counted(0, 0, 10, 10), 0],
  ['open', counted(20, 2, 0, 8), 2],
  ['open', counted(0, 0, 9, 11), 0],
  // What was left says more than few right answers.
  ['open', counted(1.5, 3, 9, 48), 0],
  ['some', counted(20, 6, 6, 12), 0],
  ['untouched', counted(0, 0, 0, 10), 0],
] as const)('%s is said of %j with %i partly right', (reached, result, partly) => {
  expect(reachedBy(result, partly)).toBe(reached);
});

it('no sentence about a result judges its paper: it says what the answers show', () => {
  const result = counted(0, 0, 10, 10);
  const says = { en: reviewCopy, hi: reviewCopyHi };
  const said = (language: 'en' | 'hi') => says[language].reached[reachedBy(result, 0)](reachedCounts(result, 0));
  expect([said('en'), said('hi')]).toEqual([
    'You tried 10 of 20, and none was right. The solutions show how.',
    '20 में से 10 के उत्तर दिए, पर सही कोई नहीं हुआ। हल में देखें कि ये कैसे होते हैं।',
  ]);
});

it('partly right answers are not counted as right, and dropped questions not at all', () => {
  expect(reachedCounts(counted(10, 6, 2, 1), 2)).toEqual({ right: 4, partly: 2, all: 9, tried: 8 });
});

it.each([
  [{ wrong: 9, partly: 0, untried: 48 }, 'Practise 57: 9\u00a0wrong, 48\u00a0unattempted', '57 का अभ्यास करें: 9\u00a0गलत, 48\u00a0अनुत्तरित'],
  [
    { wrong: 8, partly: 1, untried: 2 },
    'Practise 11: 9\u00a0not\u00a0fully\u00a0right, 2\u00a0unattempted',
    '11 का अभ्यास करें: 9\u00a0पूरे\u00a0सही\u00a0नहीं, 2\u00a0अनुत्तरित',
  ],
  [{ wrong: 0, partly: 0, untried: 10 }, 'Practise the 10 unattempted', 'जो 10 प्रश्न अनुत्तरित रहे, उनका अभ्यास करें'],
  [{ wrong: 0, partly: 0, untried: 1 }, 'Practise the one unattempted', 'जो 1 प्रश्न अनुत्तरित रहा, उसका अभ्यास करें'],
  [{ wrong: 9, partly: 0, untried: 0 }, 'Practise the 9 you got wrong', 'जो 9 प्रश्न गलत हुए, उनका अभ्यास करें'],
  [{ wrong: 1, partly: 0, untried: 0 }, 'Practise the one you got wrong', 'जो 1 प्रश्न गलत हुआ, उसका अभ्यास करें'],
  [{ wrong: 1, partly: 1, untried: 0 }, 'Practise the 2 that were not fully right', 'जो 2 प्रश्न पूरे सही नहीं हुए, उनका अभ्यास करें'],
])('what is left to practise is told apart: %j', (counts, english, hindi) => {
  const all = { ...counts, first: 60 };
  expect([reviewCopy.mend(all), reviewCopyHi.mend(all)]).toEqual([english, hindi]);
});

it('of more than one practice asks, the button says how many of which', () => {
  const many = { wrong: 7, partly: 0, untried: 13, first: 10 };
  expect([reviewCopy.mend(many), reviewCopyHi.mend(many)]).toEqual(['Practise 10 of the 20 you missed', 'छूटे या गलत 20 में से 10 का अभ्यास करें']);
});

it.each([
  [21, 19.05, 19],
  [999, 99.99, 99],
  [1_000, 99.95, 99.95],
])('of %i participants, %f is shown as %f', (participants, percentile, shown) => {
  expect(percentileShown({ participants, percentile })).toBe(shown);
});
