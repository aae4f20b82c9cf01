import { expect, it } from 'vitest';
import { scheduleCopy } from '../../../../src/copy/en/schedule';
import { scheduleCopyHi } from '../../../../src/copy/hi/schedule';
import { countdownText } from '../../../../src/runner/screens/sealed/countdown';

const hour = 3_600_000;

it('says one and several of a unit in both languages', () => {
  expect([25 * hour, 50 * hour, 2 * hour].map((left) => countdownText(left, scheduleCopy))).toEqual([
    '1 day 1 h',
    '2 days 2 h',
    '2 h 0 min',
  ]);
  expect([25 * hour, 50 * hour, 1.5 * hour].map((left) => countdownText(left, scheduleCopyHi))).toEqual([
    '1 दिन 1 घंटा',
    '2 दिन 2 घंटे',
    '1 घंटा 30 मिनट',
  ]);
});
