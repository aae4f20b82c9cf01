import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, dueUntil, gradeOf, revisionsOf } from '../../../analysis/revise/revisions';
import type { Result } from '../../../contract/assessment/assessment';
import type { PracticeEvent } from '../../../contract/practice/events';
import { memory } from '../../../src/learner/practice/memory';
import { day, event, question, result, start } from './made';

const paper = result(1, start, [question(1, 2), question(2, null), question(3, 1)]);
const of = (events: PracticeEvent[], now: number, results: Result[] = [paper]) =>
  new Map(revisionsOf(results, events, memory, now).map((one) => [one.question.questionId, one]));
const dueDays = (events: PracticeEvent[], now = start + 400 * day) => {
  const due = of(events, now).get(1)?.due;
  return due ? (due.at - Date.parse(events.at(-1)?.at ?? '')) / day : null;
};

describe('the schedule', () => {
  it('has mistakes of an assessment due at once, says how they came out, and leaves out what was known', () => {
    const all = of([], start + day);
    expect(all.get(1)?.due).toEqual({ at: start, why: 'wrong' });
    expect(all.get(2)?.due).toEqual({ at: start, why: 'unattempted' });
    expect(all.get(3)?.due).toBeNull();
  });

  it('makes nothing due by a hand-in without any answer, but what is saved; and lets it change nothing of what was answered', () => {
    const blank = result(2, start + day, [question(1, null), question(2, null), question(4, null), question(5, null, { ruling: 'drop' })]);
    const now = start + 2 * day;
    const all = of([event(4, now, 'saved')], now, [blank]);
    expect([1, 2].map((id) => all.get(id)?.due)).toEqual([null, null]);
    expect(all.get(4)?.due).toEqual({ at: start + day, why: 'saved' });
    // Questions of an earlier test stay as that test and practice left them, and of that test.
    const [before, after] = [of([event(2, start + 1, true)], now), of([event(2, start + 1, true)], now, [paper, blank])];
    for (const id of [1, 2]) expect(after.get(id)).toEqual(before.get(id));
    const [older, at] = [result(3, start - day, [question(1, 1)]), new Date(now - 1).toISOString()];
    const corrected = { ...blank, regrades: [{ questionId: 1, change: 'key' as const, reason: '', at }] };
    expect(of([], now, [older, corrected, paper]).get(1)).toMatchObject({ assessmentId: 1, outcome: 'wrong', due: { why: 'key' } });
    // Once practised, it comes back as any other.
    expect(of([event(1, now, false)], now, [blank]).get(1)?.due?.why).toBe('missed');
  });

  it('grades by right and sure alone', () => {
    expect(gradeOf({ isRight: true, isSure: true })).toBe('good');
    expect(gradeOf({ isRight: true, isSure: false })).toBe('hard');
    expect(gradeOf({ isRight: false, isSure: true })).toBe('again');
    expect(gradeOf({ isRight: false, isSure: false })).toBe('again');
  });

  it('brings a wrong answer back next day, an unsure one before a sure one, and each right one later than the one before', () => {
    const at = start + 2 * day;
    expect(dueDays([event(1, at, false)])).toBe(1);
    const [unsure, sure] = [dueDays([event(1, at, true, false)]), dueDays([event(1, at, true)])];
    expect(unsure).toBeLessThanOrEqual(sure ?? 0);
    const answers: PracticeEvent[] = [];
    const intervals: number[] = [];
    for (let time = at, round = 0; round < 5; round += 1) {
      answers.push(event(1, time, true));
      intervals.push(dueDays(answers) ?? 0);
      time += (intervals.at(-1) ?? 0) * day;
    }
    expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
    expect(new Set(intervals).size).toBe(5);
    expect(dueDays([...answers, event(1, at + 300 * day, false)])).toBeLessThan(intervals[1] ?? 0);
  });

  it('is of FSRS-6: the first intervals of its default parameters', () => {
    const first = (['again', 'hard', 'good'] as const).map((grade) => memory.after(null, 0, grade));
    expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065]);
    expect(first.map(memory.interval)).toEqual([1, 1, 2]);
    const good = memory.after(null, 0, 'good');
    expect(memory.recall(good, 0)).toBe(1);
    expect(memory.recall({ ...good, stability: 10 }, 10)).toBeCloseTo(0.9, 5);
  });

  it('says of a practised question whether it was missed, unsure or known', () => {
    const why = (right: boolean, sure = true) => of([event(1, start + day, right, sure)], start + 4.5 * day).get(1)?.due?.why;
    expect(why(false)).toBe('missed');
    expect(why(true, false)).toBe('unsure');
    expect(why(true)).toBe('time');
  });

  it('brings back what was saved, though it was always right, and no longer once it is not', () => {
    const saved = event(3, start, 'saved');
    expect(of([saved], start + day).get(3)).toMatchObject({ isSaved: true, due: { at: start, why: 'saved' } });
    expect(of([saved, event(3, start + 1, 'unsaved')], start + day).get(3)?.due).toBeNull();
  });

  it('brings a question with a corrected key back once, and counts no answer by the old key', () => {
    const correctedAt = start + 5 * day;
    const at = new Date(correctedAt).toISOString();
    const corrected = { ...paper, regrades: [{ questionId: 3, change: 'key' as const, reason: '', at }] };
    const before = event(3, start + day, false);
    const now = start + 6 * day;
    expect(of([before], now, [corrected]).get(3)).toMatchObject({ isPractised: false, due: { at: correctedAt, why: 'key' } });
    expect(of([before, event(3, now, true)], now, [corrected]).get(3)?.due).toBeNull();
    expect(of([event(3, now, false)], now, [corrected]).get(3)?.due).toMatchObject({ why: 'missed' });
  });

  it('leaves out what does not count by its key', () => {
    const ruled = result(1, start, [question(1, 2, { ruling: 'drop' }), question(2, 2, { ruling: 'bonus' })]);
    expect(revisionsOf([ruled], [], memory, start)).toEqual([]);
  });

  it('counts each assessment that has the question, and shows the latest', () => {
    const again = result(2, start + 3 * day, [question(1, 1)]);
    const one = of([], start + 4 * day, [paper, again]).get(1);
    expect(one).toMatchObject({ assessmentId: 2, outcome: 'correct', due: { why: 'time' } });
  });

  it('takes a time ahead of now for now: a clock that was ahead hides no question', () => {
    const ahead = event(1, start + 900 * day, false);
    expect(of([ahead], start + day).get(1)?.due).toEqual({ at: start + 2 * day, why: 'missed' });
  });

  it('is the same on two devices, for any order and any repeats of events and results, also of clocks that were set', () => {
    const told = fc.record({
      questionId: fc.integer({ min: 1, max: 3 }),
      at: fc.integer({ min: -30, max: 60 }).map((days) => start + days * day),
      what: fc.oneof(fc.boolean(), fc.constantFrom('saved' as const, 'unsaved' as const)),
      sure: fc.boolean(),
    });
    const second = result(2, start + 3 * day, [question(1, 1), question(2, 3)]);
    fc.assert(
      fc.property(fc.array(told, { maxLength: 15 }), fc.integer({ min: 0, max: 14 }), (all, from) => {
        const events = all.map(({ questionId, at, what, sure }) =>
          typeof what === 'string' ? event(questionId, at, what) : event(questionId, at, what, sure),
        );
        const other = [...events.slice(from), ...events, ...events.slice(0, from)].reverse();
        const now = start + 20 * day;
        const here = revisionsOf([paper, second], events, memory, now);
        expect(revisionsOf([second, paper], other, memory, now)).toEqual(here);
        for (const { recall, due } of here) {
          expect(recall).toBeGreaterThan(0);
          expect(recall).toBeLessThanOrEqual(1);
          expect(due === null || Number.isFinite(due.at)).toBe(true);
        }
      }),
      { seed: 31 },
    );
  });

  it('gives what is due until a time, a corrected key first, then what is least known', () => {
    const at = new Date(start + day).toISOString();
    const corrected = { ...paper, regrades: [{ questionId: 3, change: 'key' as const, reason: '', at }] };
    const all = revisionsOf([corrected], [event(1, start + 2 * day, true)], memory, start + 3 * day);
    const ids = (until: number) => dueUntil(all, until).map((one) => one.question.questionId);
    expect(ids(start + 3 * day)).toEqual([3, 2]);
    expect(ids(start + 90 * day)).toEqual([3, 2, 1]);
  });

  it('says in how many days a question comes back after an answer', () => {
    const one = of([], start + day).get(1);
    const now = start + 2 * day;
    const days = (right: boolean) => one && daysAfter(one, right ? 'good' : 'again', memory, now);
    expect(days(false)).toBe(1);
    expect(days(true)).toBe(dueDays([event(1, now, true)]));
  });
});
