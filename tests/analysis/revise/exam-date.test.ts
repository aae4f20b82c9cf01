import { describe, expect, it } from 'vitest';
import { dueTodayOf, everything } from '../../../analysis/revise/due-today';
import { dailyMost, daysUntilReturn, examAhead, gainOf, lastLookDays, offeredDay } from '../../../analysis/revise/exam-date';
import { planOf } from '../../../analysis/revise/plan';
import { daysAfter } from '../../../analysis/revise/revisions';
import { startOf } from '../../../contract/fields/local-days';
import type { PracticeEvent } from '../../../contract/practice/events';
import { memory } from '../../../src/learner/practice/memory';
import { day, event, question, result, start } from './made';

const dateAfter = (days: number): string => {
  const at = new Date(start + days * day);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
const dated = (days: number): PracticeEvent => ({
  ...{ type: 'exam-date', id: `date ${days}`, device: 'a', n: 1, at: new Date(start).toISOString() },
  date: dateAfter(days),
});
/** Long known: it would come back in months. */
const firm = { difficulty: 5, stability: 300 };
const weak = { difficulty: 8, stability: 1 };

describe('the day of an exam', () => {
  it('is ahead until its first moment, by the time zone of the device', () => {
    const at = startOf('2026-03-10');
    expect([new Date(at).getDate(), new Date(at).getHours()]).toEqual([10, 0]);
    expect(examAhead('2026-03-10', at - 1)).toBe(at);
    expect(examAhead('2026-03-10', at)).toBe(null);
    expect(examAhead(null, 0)).toBe(null);
  });

  it('has no return after it: the last looks begin two weeks before, and the last of all is on the day before', () => {
    const back = (left: number, trace = firm) => daysUntilReturn(memory, trace, start, start + left * day);
    expect(daysUntilReturn(memory, firm, start, null)).toBe(300);
    expect(back(400)).toBe(300);
    expect(back(100)).toBe(100 - lastLookDays);
    expect(back(lastLookDays + 1)).toBe(1);
    expect(back(lastLookDays)).toBe(lastLookDays - 1);
    expect([back(2), back(1)]).toEqual([1, 1]);
    expect(back(100, weak)).toBe(1);
    // On the day before, there is no time for another look.
    expect(daysUntilReturn(memory, firm, start, start + day / 2)).toBe(300);
    for (let left = 1; left < 60; left += 1) expect(back(left)).toBeLessThanOrEqual(left);
  });

  it('gains more from a look at what would be forgotten by then than at what is firm', () => {
    const gain = (trace: typeof firm) => gainOf(memory, { trace, lastAt: start }, start + 5 * day, start + 10 * day);
    expect(gain(weak)).toBeGreaterThan(gain(firm));
    expect(gain(firm)).toBeGreaterThan(0);
    expect(gain(weak)).toBeLessThan(1);
  });
});

describe('a plan', () => {
  const questions = Array.from({ length: 80 }, (_, at) => question(at + 1, at < 70 ? 2 : null));
  const paper = result(1, start, questions);
  const planAt = (events: PracticeEvent[], now: number) => planOf([paper], events, memory, now);

  it('without an exam ahead is as it always was: no share, no shorter interval', () => {
    const answers = [event(1, start + day, true), event(1, start + 8 * day, true), event(1, start + 60 * day, true)];
    const now = start + 61 * day;
    const [plain, over] = [planAt(answers, now), planAt([...answers, dated(30)], now)];
    expect(over).toEqual({ ...plain, examDate: dateAfter(30) });
    expect(plain).toMatchObject({ share: Number.POSITIVE_INFINITY, examDate: null });
    expect(dueTodayOf(over, everything, now)).toMatchObject({ beyond: [] });
  });

  it('with one lets no question come back after it, and says so after an answer', () => {
    const now = start + 61 * day;
    const answers = [event(1, start + day, true), event(1, start + 8 * day, true), event(1, start + 60 * day, true)];
    const { revisions } = planAt([...answers, dated(90)], now);
    const one = revisions.find(({ question: { questionId } }) => questionId === 1);
    expect(one?.due?.at).toBe(start + (60 + 29 - lastLookDays) * day);
    expect(one && daysAfter(one, 'good', memory, now)).toBe(28 - lastLookDays);
    for (const { due } of revisions) expect(due?.at).toBeLessThanOrEqual(startOf(dateAfter(90)));
  });

  it('asks for sixty answers a day at most, less those of today, and has the rest beyond them', () => {
    const now = start + 3 * day;
    const ten = Array.from({ length: 10 }, (_, at) => event(at + 1, now - 60_000, true));
    const before = dueTodayOf(planAt([dated(60)], now), everything, now);
    expect([before.due.length, before.beyond.length]).toEqual([dailyMost, 80 - dailyMost]);
    const after = dueTodayOf(planAt([dated(60), ...ten], now), everything, now);
    expect([after.due.length, after.beyond.length]).toEqual([dailyMost - 10, 80 - dailyMost]);
    const much = Array.from({ length: 65 }, (_, at) => event(at + 1, now - 60_000, true));
    const done = dueTodayOf(planAt([dated(60), ...much], now), everything, now);
    expect([done.due.length, done.beyond.length]).toEqual([0, 15]);
  });

  it('stands least known first until the last looks begin, and then by what a look gains', () => {
    const now = start + 90 * day;
    // Nothing is known any more of two; one is a little better known, and a look at it lasts longer.
    const answers = [event(1, start + day, true)];
    const asked = (days: number) => planAt([...answers, dated(days)], now).revisions;
    const firstOf = (days: number) => asked(days).find(({ question: { questionId } }) => questionId < 3)?.question.questionId;
    expect(firstOf(90 + lastLookDays + 2)).toBe(2);
    expect(firstOf(90 + lastLookDays)).toBe(1);
    const gains = asked(100).map((one) => gainOf(memory, one, now, startOf(dateAfter(100))));
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });
});

it('the offered day is the next one that is ahead, and none without one', () => {
  const now = new Date(2026, 10, 26, 12).getTime();
  const days = (...named: (string | undefined)[]) =>
    offeredDay(
      named.map((examDate) => (examDate === undefined ? {} : { examDate })),
      now,
    );
  expect(days('2027-03-01', undefined, '2027-01-31')).toBe('2027-01-31');
  expect(days('2026-11-25', '2026-11-27')).toBe('2026-11-27');
  expect([days('2026-11-25'), days(undefined), days()]).toEqual([null, null, null]);
});
