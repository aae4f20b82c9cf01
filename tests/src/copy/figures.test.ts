import { expect, it, vi } from 'vitest';
import { byDay } from '../../../src/copy/figures/by-day';
import { numberIn } from '../../../src/copy/figures/number-in';

it('writes whole numbers as Intl does, in both languages', () => {
  const counts = [...Array(1_002).keys(), 99_999, 1_234_567];
  for (const locale of ['en-IN', 'hi-IN']) {
    const intl = new Intl.NumberFormat(locale);
    expect(counts.map((count) => numberIn(locale, count))).toEqual(counts.map((count) => intl.format(count)));
  }
  expect(numberIn('en-IN', 123_456)).toBe('1,23,456');
});

it('says days from today as Intl does', () => {
  const intl = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  const all = Array.from({ length: 2_003 }, (_, place) => place - 1_001);
  expect(all.map(byDay)).toEqual(all.map((days) => intl.format(days, 'day')));
});

it('makes no formatter for a number below 1,000, nor for a day within 1,000', () => {
  const asked = vi.spyOn(Number.prototype, 'toLocaleString');
  try {
    expect([numberIn('en-IN', 0), numberIn('hi-IN', 999), byDay(-999)]).toEqual(['0', '999', '999 days ago']);
    expect(asked).not.toHaveBeenCalled();
    numberIn('en-IN', 1_000);
    expect(asked).toHaveBeenCalledOnce();
  } finally {
    asked.mockRestore();
  }
});
