// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { SittingReport } from '../../../../contract/assessment/desk';
import { factText } from '../../../../src/admin/day/sittings/facts';
import { adminEnglish } from '../english';
import { all, leaves, opens, server, settles, texts, types } from '../kit';

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

const serves = (sittings: SittingReport[]) => server({ 'GET /assessment/3/sittings': sittings, 'GET /assessment/3/desk': 'no network' });
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
  expect(rows()).toHaveLength(1);
  await types('Facts', '');
  await types('Search learners', 'a@x.in');
  expect(rows().map((row) => row.slice(0, 9))).toEqual(['Learner a']);
  // Times are kept as numbers for the order; a search for digits must not find them.
  await types('Search learners', '90071');
  expect(document.body.textContent).toContain('Nothing matches “90071”.');
});

test('five thousand rows are drawn a page at a time; a print-out has all that match', async () => {
  serves(Array.from({ length: 5_000 }, (_, place) => plain(`u${place}`, place % 100 === 0 ? { facts: ['late'] } : {})));
  await opens(page);
  await settles();
  expect([all('row').length, texts('status').at(-1)]).toEqual([26, '5,000 in all']);
  await types('Facts', 'late');
  expect([all('row').length, texts('status').at(-1)]).toEqual([26, '50 in all']);
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelectorAll('table[aria-label="Learners"] tbody tr')).toHaveLength(50);
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(all('row')).toHaveLength(26);
});

test('without any sitting the page says so', async () => {
  serves([]);
  await opens(page);
  expect(document.body.textContent).toContain('No account has fetched this paper yet.');
});
