import { describe, expect, it } from 'vitest';
import { type Timetable, unscheduled } from '../../../../server/rules/schedule/schedule';
import { endOf, nextOf, phaseOf, spanOf } from '../../../../server/rules/schedule/today';

const minute = 60_000;
const timetable = (more: Partial<Timetable>): Timetable => ({ ...unscheduled, ...more });
const usual = timetable({ opensAt: 100 * minute, closesAt: 200 * minute, resultsAt: 300 * minute });

describe('a day', () => {
  it('ends an attempt that began at the last start by its duration, or with the others, and by the minutes that everybody gets', () => {
    expect(endOf(usual, 30)).toBe(230 * minute);
    expect(endOf({ ...usual, moreMinutes: 10 }, 30)).toBe(240 * minute);
    expect(endOf({ ...usual, endsTogether: true, moreMinutes: 10 }, 30)).toBe(210 * minute);
    expect(endOf(timetable({ opensAt: 5 }), 30)).toBeNull();
  });

  it.each([
    [99, 'opens', 100],
    [100, 'open', 100],
    [200, 'open', 200],
    [201, 'ends', 230],
    [230, 'ends', 230],
    [231, 'results', 300],
    [300, 'over', 300],
    [301, 'over', Number.MAX_SAFE_INTEGER / minute],
  ] as const)('at minute %d %s, next at %d', (at, phase, next) => {
    expect(phaseOf(usual, 30, at * minute)).toBe(phase);
    expect(nextOf(usual, 30, at * minute)).toBe(next === Number.MAX_SAFE_INTEGER / minute ? Number.MAX_SAFE_INTEGER : next * minute);
  });

  it('without a last start is open for ever; without a release it is over at its end', () => {
    expect(phaseOf(timetable({ opensAt: 5 }), 30, 1e12)).toBe('open');
    expect(phaseOf({ ...usual, resultsAt: null }, 30, 231 * minute)).toBe('over');
  });
});

it('Today shows the day of UTC, or the time that is asked for, which is a day of 25 hours at most', () => {
  const now = Date.parse('2026-11-28T10:00:00Z');
  const shown = (asked: Parameters<typeof spanOf>[0]) => {
    const { from, to } = spanOf(asked, now);
    return [from, to].map((ms) => new Date(ms).toISOString().slice(0, 16));
  };
  expect(shown({})).toEqual(['2026-11-28T00:00', '2026-11-29T00:00']);
  expect(shown({ from: '2026-11-27T18:30:00Z' })).toEqual(['2026-11-27T18:30', '2026-11-28T18:30']);
  expect(shown({ from: '2026-11-27T18:30:00Z', to: '2026-11-27T19:00:00Z' })).toEqual(['2026-11-27T18:30', '2026-11-27T19:00']);
  expect(shown({ from: '2026-11-27T18:30:00Z', to: '2026-12-27T18:30:00Z' })).toEqual(['2026-11-27T18:30', '2026-11-28T19:30']);
});
