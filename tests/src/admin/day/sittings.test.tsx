// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type SittingReport, sittingFacts, sittingFields } from '../../../../contract/assessment/desk';
import type { SittingsQuery } from '../../../../contract/calls/page';
import { pageOfSittings } from '../../../../server/handlers/results/sitting-page';
import { factText } from '../../../../src/admin/day/sittings/facts';
import { adminEnglish } from '../english';
import { all, clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

beforeAll(() => {
  process.env.TZ = 'Asia/Kolkata';
});
afterEach(leaves);

const page = '/admin/assessments/3/sittings';
const at = (time: string) => `2026-11-29T${time}.000Z`;
const plain = (uid: string, more: Partial<SittingReport> = {}): SittingReport => ({
  uid,
  person: { name: `Learner ${uid}`, email: `${uid}@x.in` },
  fetchedAt: at('04:00:00'),
  start: { startedAt: at('04:30:02'), datedBy: 'key', seenAt: at('04:30:04') },
  handIn: null,
  facts: ['start-seen'],
  ...more,
});
const offline = plain('b', {
  start: null,
  handIn: {
    arrivedAt: at('05:30:00'),
    evidence: { startedAt: at('04:31:00'), handedInAt: at('05:16:00'), datedBy: 'code' },
  },
  facts: ['start-said', 'arrived-later', 'late'],
});
const stranger = plain('c', {
  person: { name: '', email: '' },
  fetchedAt: null,
  start: null,
  facts: ['never-fetched', 'time-does-not-fit'],
});

/** Answers as the server does: a page where one is asked for, else all. Returns what was asked. */
function serves(sittings: SittingReport[]) {
  const asked = server({
    'GET /assessment/3/sittings': () => {
      const query = new URLSearchParams(asked.at(-1)?.call.split('?')[1]);
      if (query.size === 0) return sittings;
      const numbers = { page: Number(query.get('page')), size: Number(query.get('size')) };
      const { items, total } = pageOfSittings(sittings, { ...Object.fromEntries(query), ...numbers } as SittingsQuery, sittingFields);
      return new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(total) } });
    },
    'GET /assessment/3/sittings/facts': {
      all: sittings.length,
      facts: sittingFacts.map((fact) => ({ fact, count: sittings.filter(({ facts }) => facts.includes(fact)).length })),
    },
    'GET /assessment/3/desk': 'no network',
  });
  return asked;
}
const rows = () => texts('row').slice(1);

test('each fact is a sentence with its time', () => {
  const words = [plain('a'), offline, stranger].map((sitting) => sitting.facts.map((fact) => factText(fact, sitting, adminEnglish)));
  expect(words).toEqual([
    ['start seen by the server at 10:00:04 am'],
    [
      'started offline at 10:01:00 am, as the device says',
      'arrived 14 minutes after it was handed in',
      'late: handed in after the end that the schedule allows',
    ],
    ['paper never fetched by this account', 'time does not fit'],
  ]);
});

test('times that do not fit say why: two starts with both times', () => {
  const handIn = {
    arrivedAt: at('05:30:00'),
    evidence: { startedAt: at('04:37:00'), handedInAt: at('05:30:00'), datedBy: 'server' as const },
  };
  const said = (misfit: NonNullable<SittingReport['misfit']>, more = {}) =>
    factText('time-does-not-fit', plain('a', { handIn, misfit, ...more }), adminEnglish);
  expect([said('begun-twice'), said('begun-twice', { start: null }), said('after-last-start')]).toEqual([
    'time does not fit: two starts, at 10:00:02 am and at 10:07:00 am, as on two devices',
    'time does not fit: two starts, as on two devices',
    'time does not fit: begun after the last start',
  ]);
});

test('a long way of a submission is told in hours and days; without the device’s word there is no span', () => {
  const arrives = (arrivedAt: string, said = true) => {
    const handIn = {
      arrivedAt,
      evidence: said ? { startedAt: at('04:30:00'), handedInAt: at('05:00:00'), datedBy: 'key' as const } : null,
    };
    return factText('arrived-later', plain('a', { handIn }), adminEnglish);
  };
  expect([arrives(at('05:01:00')), arrives(at('07:00:00')), arrives('2026-12-02T05:00:00.000Z'), arrives(at('06:00:00'), false)]).toEqual([
    'arrived 1 minute after it was handed in',
    'arrived 2 hours after it was handed in',
    'arrived 3 days after it was handed in',
    'arrived later than it was handed in',
  ]);
});

test('the table has every learner with times and facts; a search finds persons, a filter finds facts', async () => {
  serves([plain('a'), offline, stranger]);
  await opens(page);
  expect(rows()).toHaveLength(3);
  expect(rows().find((row) => row.startsWith('Learner b'))).toMatch(/^Learner bb@x\.in29 Nov.*10:01:00 am.*10:46:00 am.*11:00:00 am.*late/);
  expect(rows().some((row) => row.startsWith('No name yetc'))).toBe(true);
  expect(texts('option').slice(0, 3)).toEqual(['All learners (3)', 'Start seen by the server (1)', 'Started offline (1)']);
  await types('Facts', 'late');
  await settles();
  expect(rows()).toHaveLength(1);
  await types('Facts', '');
  await types('Search learners', 'a@x.in');
  await settles();
  expect(rows().map((row) => row.slice(0, 9))).toEqual(['Learner a']);
  // Times are kept as numbers for the order; a search for digits must not find them.
  await types('Search learners', '90071');
  await settles();
  expect(document.body.textContent).toContain('Nothing matches “90071”.');
});

test('five thousand rows come a page at a time; a print-out has all that match', async () => {
  const asked = serves(Array.from({ length: 5_000 }, (_, place) => plain(`u${place}`, place % 100 === 0 ? { facts: ['late'] } : {})));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await opens(page);
  await settles();
  expect([all('row').length, texts('status').at(-1)]).toEqual([26, '5,000 in all']);
  await types('Facts', 'late');
  await settles();
  expect([all('row').length, texts('status').at(-1)]).toEqual([26, '50 in all']);
  expect(asked.at(-1)?.call).toBe('GET /assessment/3/sittings?page=1&size=25&sort=name&fact=late');
  expect(asked.filter(({ call }) => call === 'GET /assessment/3/sittings')).toEqual([]);
  await clicks('button', 'Print');
  await settles();
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector<HTMLTableElement>('table[aria-label="Learners"]')?.tBodies[0]?.rows).toHaveLength(50);
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(all('row')).toHaveLength(26);
  vi.unstubAllGlobals();
});

test('back from a fact that nobody has, the list comes again in the same place, and nothing says that there is none', async () => {
  serves([plain('a'), offline]);
  await opens(page);
  const facts = the('field', 'Facts');
  await types('Facts', 'second-account');
  await settles();
  // In an order that was not asked for before, so that the way back shows nothing that is known.
  await act(async () => document.querySelector<HTMLElement>('[role="columnheader"]')?.click());
  await settles();
  await types('Facts', '');
  await settles();
  expect(rows()).toHaveLength(2);
  expect(the('field', 'Facts')).toBe(facts);
});

test('a server of an earlier version sends the whole list, and knows no counts', async () => {
  server({ 'GET /assessment/3/sittings': [plain('a'), offline], 'GET /assessment/3/desk': 'no network' });
  await opens(page);
  expect(rows()).toHaveLength(2);
  expect(texts('option').slice(0, 2)).toEqual(['All learners', 'Start seen by the server']);
});

test('without any sitting the page says so', async () => {
  serves([]);
  await opens(page);
  expect(document.body.textContent).toContain('No account has fetched this paper yet.');
});
