import { describe, expect, it } from 'vitest';
import { lastWeekOf, latestChange, trendOf } from '../../../analysis/trend';
import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { type Known, nextStep, unsentOf } from '../../../src/learner/home/next-step';

const now = Date.parse('2026-11-24T08:00:00Z');
const hours = (count: number): string => new Date(now + count * 3_600_000).toISOString();
const waits = (count: number) => ({ count, needs: null });
type Row = Pick<
  AssessmentSummary,
  'id' | 'name' | 'createdAt' | 'opensAt' | 'closesAt' | 'durationInMinutes' | 'subjects' | 'begun' | 'chance'
>;
const test = (id: number, more: Partial<Row> = {}): Row => ({
  ...{ id, name: `Mock ${id}`, createdAt: hours(-24 * id), durationInMinutes: 60, subjects: [] },
  ...more,
});
const step = (more: Partial<Known<Row>>) =>
  nextStep<Row>({
    tests: [],
    isHere: () => true,
    unsent: waits(0),
    isOnline: true,
    due: 0,
    hasResults: false,
    language: 'en',
    now,
    ...more,
  });

describe('the next step', () => {
  it('is a test that opens within a day, before all else of this device', () => {
    const soon = test(3, { opensAt: hours(2), closesAt: hours(4) });
    expect(step({ tests: [test(1), soon], unsent: waits(2) })).toEqual({ do: 'wait', test: soon, at: now + 2 * 3_600_000 });
  });

  it('is a test that can be started now and closes within a day', () => {
    const closing = test(3, { opensAt: hours(-1), closesAt: hours(5) });
    expect(step({ tests: [test(1), closing], unsent: waits(2) })).toEqual({ do: 'start', test: closing, closesAt: now + 5 * 3_600_000 });
  });

  it('is a test that is open and closes soon, before one that opens sooner', () => {
    const closing = test(3, { opensAt: hours(-1), closesAt: hours(5) });
    const opening = test(4, { opensAt: hours(1), closesAt: hours(9) });
    expect(step({ tests: [opening, closing] })).toEqual({ do: 'start', test: closing, closesAt: now + 5 * 3_600_000 });
  });

  it('is what waits for a sign-in, then what is due, then what else waits to be sent, then the newest test', () => {
    const tests = [test(2), test(1), test(5, { opensAt: hours(72) })];
    const unsent = { ...waits(2), needs: 'sign-in' as const };
    expect(step({ tests, unsent, due: 9 })).toEqual({ do: 'send', ...unsent });
    expect(step({ tests, unsent: waits(2), due: 9 })).toEqual({ do: 'revise', due: 9 });
    expect(step({ tests, unsent: waits(2) })).toEqual({ do: 'send', ...waits(2) });
    expect(step({ tests, hasResults: true })).toEqual({ do: 'start', test: tests[1], closesAt: null });
  });

  it('is a test that may be sat again before what is due, once it can be started', () => {
    const again = test(2, { chance: { number: 2, reason: 'Power cut', counts: 'last', until: hours(48) } });
    expect(step({ tests: [test(1), again], due: 9, hasResults: true })).toEqual({ do: 'start', test: again, closesAt: null });
    // It is of one person, and short.
    expect(step({ tests: [test(3, { closesAt: hours(5) }), again] })).toEqual({ do: 'start', test: again, closesAt: null });
    const later = { ...again, opensAt: hours(72) };
    expect(step({ tests: [test(1), later], due: 9, hasResults: true })).toEqual({ do: 'revise', due: 9 });
  });

  it('is without a network what can be done, then what waits to be sent', () => {
    const offline = { isOnline: false, unsent: waits(2) };
    expect(step({ ...offline, tests: [test(1), test(2)], isHere: (id) => id === 2 })).toMatchObject({ do: 'start', test: { id: 2 } });
    expect(step({ ...offline, due: 9 })).toEqual({ do: 'revise', due: 9 });
    expect(step({ ...offline, hasResults: true })).toEqual({ do: 'practise', away: 0 });
    expect(step({ ...offline, tests: [test(1)], isHere: () => false })).toEqual({ do: 'send', ...waits(2) });
  });

  it('is the shortest test for who has no result yet', () => {
    const tests = [test(1), test(2, { durationInMinutes: 5 }), test(3, { durationInMinutes: 5 })];
    expect(step({ tests })).toMatchObject({ do: 'start', test: { id: 2 } });
    expect(step({ tests, hasResults: true })).toMatchObject({ do: 'start', test: { id: 1 } });
  });

  it('is the shortest that is whole in the own language for who has no result yet, where there is one', () => {
    const subject = { subjectName: 'Grammar', numberOfQuestions: 5 };
    const inEnglish = test(1, { durationInMinutes: 5, subjects: [subject] });
    const inPart = test(2, { durationInMinutes: 5, subjects: [{ ...subject, languages: ['en', 'hi'] }, subject] });
    const inNone = test(4, { durationInMinutes: 2, subjects: [{ ...subject, languages: [] }] });
    const inBoth = test(3, { subjects: [{ ...subject, languages: ['en', 'hi'] }] });
    const tests = [inNone, inEnglish, inPart, inBoth];
    expect(step({ tests, language: 'hi' })).toMatchObject({ test: { id: 3 } });
    expect(step({ tests, language: 'en' })).toMatchObject({ test: { id: 1 } });
    expect(step({ tests, language: 'ta' })).toMatchObject({ test: { id: 4 } });
    expect(step({ tests, language: 'hi', hasResults: true })).toMatchObject({ test: { id: 1 } });
  });

  it('is a test that runs on another device, before all else, until its latest end', () => {
    const running = test(4, { begun: { at: hours(-1), until: hours(0.5) } });
    const tests = [test(3, { opensAt: hours(-1), closesAt: hours(5) }), running];
    const times = { since: now - 3_600_000, until: now + 1_800_000 };
    expect(step({ tests, unsent: waits(2) })).toEqual({ do: 'elsewhere', test: running, ...times });
    expect(step({ tests: [test(4, { begun: { until: hours(0.5) } })], isHere: () => false })).toMatchObject({
      do: 'elsewhere',
      since: null,
    });
    const over = test(1, { begun: { at: hours(-2), until: hours(0) } });
    expect(step({ tests: [over, test(9)], hasResults: true })).toMatchObject({ do: 'start', test: { id: 9 } });
    expect(step({ tests: [over], hasResults: true })).toMatchObject({ do: 'start', test: { id: 1 } });
  });

  it('is a test of a later day where none can be started, the first one of them', () => {
    const [late, first] = [test(1, { opensAt: hours(96) }), test(2, { opensAt: hours(48) })];
    expect(step({ tests: [late, first] })).toMatchObject({ do: 'wait', test: first });
  });

  it('is no test whose last start is over, and without a network none that is not on the device', () => {
    expect(step({ tests: [test(1, { closesAt: hours(-1) })], hasResults: true })).toEqual({ do: 'practise', away: 0 });
    expect(step({ tests: [test(1), test(2)], isHere: (id) => id === 2 })).toMatchObject({ do: 'start', test: { id: 2 } });
    expect(step({ tests: [test(1)], isHere: () => false, hasResults: true })).toEqual({ do: 'practise', away: 1 });
  });

  it('is rest where nothing can be done, and nothing where the device does not know', () => {
    expect(step({})).toEqual({ do: 'rest', away: 0 });
    expect(step({ tests: [test(1), test(2)], isHere: () => false })).toEqual({ do: 'rest', away: 2 });
    expect(step({ tests: null })).toBeNull();
    expect(step({ tests: null, hasResults: true })).toEqual({ do: 'practise', away: null });
    expect(step({ tests: null, unsent: waits(1) })).toEqual({ do: 'send', ...waits(1) });
  });
});

describe('what waits to be sent', () => {
  const [waiting, signIn, unsettled] = [
    { state: 'waiting' as const, cause: 'unreached' as const },
    { state: 'sign-in' as const, cause: 'sign-in' as const },
    { state: 'waiting' as const, cause: 'unsettled' as const },
  ];
  it('needs a sign-in where one of them does, or the sign-in is lost; then word of the server; else a connection alone', () => {
    const needs = (...args: Parameters<typeof unsentOf>) => unsentOf(...args).needs;
    expect(unsentOf([waiting, waiting], false)).toEqual({ count: 2, needs: null });
    expect([needs([waiting], true), needs([unsettled, signIn], false)]).toEqual(['sign-in', 'sign-in']);
    expect(needs([waiting, unsettled], false)).toBe('word');
  });
});

describe('the past week', () => {
  const result = (days: number, score: number, totalMarks = 10) => ({
    ...{ assessmentId: days, assessmentTitle: null, submittedAt: hours(-24 * days), score, totalMarks },
  });
  it('has the mean of its tests beside that of all before', () => {
    expect(lastWeekOf([result(1, 8), result(6, 6), result(8, 5), result(30, 1)], now)).toEqual({ tests: 2, share: 0.7, before: 0.3 });
  });
  it('is compared with nothing before the first test, and is nothing without one', () => {
    expect(lastWeekOf([result(1, 8)], now)).toEqual({ tests: 1, share: 0.8, before: null });
    expect(lastWeekOf([result(8, 5)], now)).toBeNull();
    expect(lastWeekOf([result(1, 0, 0)], now)).toBeNull();
  });
  it('and the latest test are two things: that is compared with the one before it, and with the best', () => {
    const change = (...all: Parameters<typeof result>[]) => latestChange(trendOf(all.map((one) => result(...one))));
    expect(change([1, 8], [9, 6], [20, 7])).toMatchObject({ share: 0.8, before: 0.6, isBest: true });
    expect(change([1, 7], [9, 6], [20, 7])).toMatchObject({ share: 0.7, before: 0.6, isBest: false });
    const isAlike = (...titles: (string | null)[]) =>
      latestChange(trendOf(titles.map((assessmentTitle, at) => ({ ...result(9 - at, 6), assessmentTitle }))))?.isAlike;
    expect([isAlike('Mock 1', 'mock 12'), isAlike('साप्ताहिक टेस्ट १', 'साप्ताहिक टेस्ट २')]).toEqual([true, true]);
    expect([isAlike('Mock 1: Algebra', 'Mock 2: History'), isAlike(null, null), isAlike('7', '8')]).toEqual([false, false, false]);
    expect(change([1, 8])).toBeNull();
    expect(change([1, 8], [2, 0, 0])).toBeNull();
  });
});
