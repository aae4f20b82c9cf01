// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonTest, PersonTests } from '../../../../contract/assessment/person-tests';
import { meanShareOf, toldToParents, topicSums } from '../../../../src/admin/results/person/topics';
import { trendPlaces } from '../../../../src/admin/results/person/trend-chart';
import { chooseLanguage } from '../../../../src/copy/language';
import { type Asked, all, clicks, leaves, opens, server, settles, texts, the } from '../kit';

const topic = (name: string, correct: number, wrong: number, more: Partial<PersonTest['topics'][number]> = {}) => ({
  ...{ name, correct, partly: 0, wrong, unattempted: 0 },
  ...more,
});

const testOf = (assessmentId: number, more: Partial<PersonTest> = {}): PersonTest => ({
  ...{ assessmentId, name: `Mock ${assessmentId}`, totalMarks: 20, score: 10, rank: 3, participants: 40, percentile: 95, mean: 8 },
  ...{ correctAnswers: 5, wrongAnswers: 2, unattempted: 1, timeTaken: 425, submittedAt: `2026-03-0${assessmentId}T09:00:00.000Z` },
  ...{ flags: [], timePercent: 100, startSeenAt: null, topics: [topic('Algebra', 3, 1), topic('Physics', 2, 1)], ...more },
});

describe('the numbers of a person', () => {
  test('add categories up, the weakest first; of equal ones that with more answers; what was never attempted last', () => {
    const sums = topicSums([
      { topics: [topic('Algebra', 3, 1), topic('Left', 0, 0, { unattempted: 4 }), topic('Small', 1, 1)] },
      { topics: [topic('Algebra', 0, 1, { partly: 1 }), topic('Physics', 5, 5)] },
    ]);
    expect(sums).toEqual([
      { ...topic('Physics', 5, 5), tests: 1 },
      { ...topic('Algebra', 3, 2, { partly: 1 }), tests: 2 },
      { ...topic('Small', 1, 1), tests: 1 },
      { ...topic('Left', 0, 0, { unattempted: 4 }), tests: 1 },
    ]);
  });

  test('have averages and a trend without copies of unfinished attempts and tests without marks', () => {
    const tests = [
      testOf(4, { score: 20 }),
      testOf(3, { flags: ['provisional'], rank: null, score: 20 }),
      testOf(2, { totalMarks: 0 }),
      testOf(1, { mean: null }),
    ];
    expect(meanShareOf(tests)).toEqual({ share: 0.75, tests: 2 });
    expect(meanShareOf([])).toBeNull();
    expect(trendPlaces(tests).map(({ test, share, mean }) => [test.assessmentId, share, mean])).toEqual([
      [1, 0.5, null],
      [4, 1, 0.4],
    ]);
  });

  test('tell parents no marks before their release, and no copy of an unfinished attempt', () => {
    const tests = [
      testOf(1),
      testOf(2, { resultsAt: '2099-01-01T00:00:00.000Z' }),
      testOf(3, { flags: ['provisional'] }),
      testOf(4, { isArchived: true }),
    ];
    expect(toldToParents(tests).map(({ assessmentId }) => assessmentId)).toEqual([1, 4]);
  });
});

describe('one person’s page', () => {
  let asked: Asked[];
  let reply: PersonTests;
  beforeEach(() => {
    reply = {
      person: { uid: 'a b', name: 'Asha Rao', contact: 'asha@x.in', role: 'user', timePercent: 150, group: { id: 4, name: 'Morning' } },
      extraTime: { timePercent: 150, changes: [{ timePercent: 150, changedBy: 'head@x.in', changedAt: '2026-03-01T09:00:00.000Z' }] },
      count: 2,
      tests: [testOf(2, { resultsAt: '2099-01-01T00:00:00.000Z', score: 20, flags: ['late'] }), testOf(1)],
    };
    const trail = {
      id: 1,
      at: '2026-03-01T09:00:00.000Z',
      by: null,
      act: 'person-shut-out',
      about: { kind: 'person', id: 'a b', name: 'Asha' },
      details: {},
    };
    asked = server({
      'GET /people/a%20b/tests': () => new Response(JSON.stringify(reply)),
      'GET /trail': () => new Response(JSON.stringify([trail]), { headers: { 'X-Total-Count': '12' } }),
    });
  });
  afterEach(async () => {
    await leaves();
    await act(() => chooseLanguage('en'));
    vi.restoreAllMocks();
  });
  const opened = (rights?: string[]) => opens('/admin/people/a%20b', undefined, undefined, rights as never);
  const words = () => document.body.textContent ?? '';

  test('has each test with rank, percentile and the number of learners, the extra time, and the trail', async () => {
    await opened();
    expect(document.querySelector('h1')?.textContent).toBe('Asha Rao');
    expect(texts('row').slice(1)).toEqual([
      expect.stringMatching(/^Mock 22 Mar 202620 of 203 of 40958405217 min 5 sThe learner sees it from .* 2099.*Late⋯$/),
      'Mock 11 Mar 202610 of 203 of 40958405217 min 5 s⋯',
    ]);
    expect(the('button', 'More: Asha Rao, Mock 2')).toBeTruthy();
    expect(words()).toContain('75% (2 tests)');
    expect(words()).toContain('1.5×, by head@x.in');
    const ways = () => all('link').map((link) => link.getAttribute('href'));
    expect(ways()).toContain('/admin/assessments/2/results/a%20b');
    // The trail comes from a file of its own.
    await vi.waitFor(async () => {
      await settles();
      expect(ways()).toContain('/admin/changes?kind=person&id=a%20b');
    });
    expect(words()).toContain('Changes about this person');
  });

  test('has a phone to call beside the address, which a print-out leaves out', async () => {
    reply = { ...reply, person: { ...reply.person, phone: '+91 98111-12222' } };
    await opened();
    expect(document.querySelector('header')?.textContent).toContain('asha@x.in');
    expect(the('link', '+91 98111-12222').getAttribute('href')).toBe('tel:+919811112222');
    expect(the('link', '+91 98111-12222').closest('[data-unprinted]')).not.toBeNull();
  });

  test('does not ask for the trail without the right to read it', async () => {
    await opened(['results']);
    expect(words()).toContain('Mock 1');
    expect(asked.filter(({ call }) => call.startsWith('GET /trail'))).toEqual([]);
  });

  test('is printed for a parent: without what is not released, without facts of sittings and links, in words', async () => {
    document.head.innerHTML = '<meta name="institute-contact-phone" content="080 1234"><meta name="institute-contact-email" content="">';
    await opened();
    expect(document.querySelector('[data-institute]')?.textContent).toBe('Exam Portal080 1234');
    document.head.innerHTML = '';
    await act(() => window.dispatchEvent(new Event('beforeprint')));
    await settles();
    const printed = document.querySelector('table')?.textContent ?? '';
    expect(printed).toContain('Mock 1');
    expect(words()).not.toContain('Mock 2');
    expect(words()).toContain('1 test is left out');
    expect(words()).toContain('50% (1 test)');
    expect(words()).toContain('a rank of 3 means that two learners had more marks');
    expect(printed).not.toContain('min');
    await act(() => window.dispatchEvent(new Event('afterprint')));
    expect(words()).toContain('Mock 2');
  });

  test('tells a parent of extra time, and nothing of a time that is usual', async () => {
    const facts = () => document.querySelector('dl')?.textContent;
    await opened();
    await act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(facts()).toContain('1.5×');
    await act(() => window.dispatchEvent(new Event('afterprint')));
    await leaves();
    reply = { ...reply, extraTime: { timePercent: 100, changes: [] } };
    await opened();
    expect(facts()).toContain('Usual');
    await act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(facts()).not.toContain('Usual');
    await act(() => window.dispatchEvent(new Event('afterprint')));
  });

  test('manages the person, where the admin may', async () => {
    await opened(['results']);
    expect(texts('button')).not.toContain('Manage');
    await leaves();
    await opened();
    await clicks('button', 'Manage Asha Rao: group, role and access');
    expect(document.querySelector('dialog')?.textContent).toContain('Erase this person');
  });

  test('names what is not handed in, on the screen and for a parent; of an admin, and by an older server, nothing', async () => {
    const tests = [
      { assessmentId: 9, name: 'Mock 9', closesAt: '2099-01-01T00:00:00.000Z', hasStarted: true as const },
      { assessmentId: 8, name: 'Mock 8', closesAt: '2026-01-01T00:00:00.000Z' },
      { assessmentId: 7, name: 'Mock 7' },
    ];
    const missed = () => document.querySelector('[aria-label="Not handed in"]')?.textContent ?? '';
    await opened();
    expect(missed()).toBe('');
    await leaves();
    reply = { ...reply, notHandedIn: { count: 5, tests } };
    await opened();
    expect(missed()).toMatch(/Mock 9 started, nothing has arrived · open until .*2099/);
    expect(missed()).toMatch(/Mock 8 not started · closed on .*2026/);
    expect(missed()).toContain('Mock 7 not started · still open');
    expect(missed()).toContain('2 older tests');
    await act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(missed()).toContain('Mock 8');
    await act(() => window.dispatchEvent(new Event('afterprint')));
    await leaves();
    reply = { ...reply, notHandedIn: { count: 0, tests: [] } };
    await opened();
    expect(missed()).toContain('Every test that has opened for this learner is handed in.');
    await leaves();
    reply = { ...reply, person: { ...reply.person, role: 'admin' } };
    await opened();
    expect(missed()).toBe('');
  });

  test('turns pages, and says which tests the chart is about', async () => {
    reply = { ...reply, count: 45 };
    await opened();
    expect(words()).toContain('Chart and categories are about the 2 tests shown here, of 45.');
    await clicks('button', 'Next');
    await settles();
    expect(asked.at(-1)?.call).toBe('GET /people/a%20b/tests?page=2');
  });
});
