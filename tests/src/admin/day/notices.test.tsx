// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import type { HomeNoticeRow } from '../../../../contract/institute/home-notice';
import { learnerPages } from '../../../../src/admin/day/notices/learner-pages';
import { routeTable } from '../../../../src/app/routing/route-table';
import { clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

afterEach(async () => {
  await leaves();
  sessionStorage.clear();
});

const kota = { id: 1, name: 'Kota', learners: 3, waiting: 1, assessments: 2 };
const row = (id: number, text: string, more: Partial<HomeNoticeRow> = {}): HomeNoticeRow => ({
  ...{ id, text, until: '2099-11-29T10:00:00.000Z', addedAt: '2026-11-25T10:00:00.000Z', endedAt: null, mayEnd: true },
  ...more,
});
const paged = () => new Response('[]', { headers: { 'X-Total-Count': '250' } });
const alerts = () => texts('alert').join(' ');

describe('notices', () => {
  test('are listed with their state and whom they are for; one that is shown is ended, after a question', async () => {
    const all = [
      row(3, 'Fees by Friday', { hindiText: 'शुक्रवार तक', link: 'https://x.in/fees', groupIds: [1] }),
      row(2, 'Shared', { mayEnd: false }),
      row(1, 'Old', { until: '2026-01-01T10:00:00.000Z' }),
      row(4, 'Gone', { endedAt: '2026-02-01T10:00:00.000Z' }),
    ];
    const asked = server({
      'GET /notices/all': () => all,
      'GET /groups': [kota],
      'GET /people': paged,
      'POST /notices/3/end': () => ({ ...all[0], endedAt: '2026-11-25T10:00:00.000Z' }),
    });
    await opens('/admin/notices');
    const items = [...document.querySelectorAll('section[aria-label="Notices"] li')].map((item) => item.textContent ?? '');
    expect(items[0]).toMatch(/^Fees by Fridayशुक्रवार तकhttps:\/\/x\.in\/feesFor KotaShown until .*2099.*End$/);
    expect(items[1]).toMatch(/^SharedFor everybodyShown until .*2099[^E]*$/);
    expect(items[2]).toMatch(/^OldFor everybodyOver since .*2026/);
    expect(items[3]).toMatch(/^GoneFor everybodyEnded on .*2026/);
    await clicks('button', 'End the notice “Fees by Friday”');
    expect(document.querySelector('dialog [data-reach]')?.textContent).toContain('Kota');
    await clicks('button', 'End the notice');
    expect(asked.filter(({ call }) => call === 'POST /notices/3/end')).toHaveLength(1);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('are added for everybody or for groups; what is missing is said, and what is typed is shown as learners see it', async () => {
    const asked = server({ 'GET /notices/all': [], 'GET /groups': [kota], 'GET /people': paged, 'POST /notices': () => row(1, 'T') });
    await opens('/admin/notices');
    expect(document.body.textContent).toContain('There are no notices yet.');
    await clicks('button', 'Show the notice');
    expect(alerts()).toContain('Text: is required.');
    expect(alerts()).toContain('Shown until: is required.');
    await types('Text', 'Fees by Friday');
    await types('Shown until', '2099-11-29T10:00');
    expect(document.querySelector('section[aria-label="As learners see it"]')?.textContent).toContain('Fees by Friday');
    expect(document.querySelector('form [data-reach]')?.textContent).toMatch(
      /^For everybody: 250 learners at present\.From now on until .*2099/,
    );
    await types('Shown until', '2020-01-01T10:00');
    expect(document.querySelector('form [data-reach]')?.textContent).toMatch(/\.Not at all: .*2020.* is over already\.$/);
    await clicks('button', 'Show the notice');
    expect(alerts()).toContain('Shown until: has passed already.');
    expect(document.body.textContent).toContain('14 of at most 140 characters');
    await types('Shown until', '2099-11-29T10:00');
    await types('Link (optional)', 'school.in');
    await clicks('button', 'Show the notice');
    expect(alerts()).toContain('Link: is neither an address with https:// nor a path of this portal');
    await types('Link (optional)', 'https://school.in');
    await clicks('field', 'Only these groups');
    expect(document.querySelector('form [data-reach]')?.textContent).toMatch(/^For nobody yet: tick a group, or choose Everybody\./);
    await clicks('button', 'Show the notice');
    expect(alerts()).toContain('Groups: no group is ticked');
    expect(asked.some(({ call }) => call === 'POST /notices')).toBe(false);
    await clicks('field', 'Kota 4 people');
    await clicks('button', 'Show the notice');
    await settles();
    expect(asked.find(({ call }) => call === 'POST /notices')?.body).toEqual({
      ...{ text: 'Fees by Friday', hindiText: '', link: 'https://school.in', until: new Date('2099-11-29T10:00').toISOString() },
      groupIds: [1],
    });
    expect(the<HTMLInputElement>('field', 'Text').value).toBe('');
    expect(texts('status').join(' ')).toContain('The notice is shown from now on.');
  });

  test('are used again: the form has what a notice says, without its time', async () => {
    const old = row(3, 'Fees by Friday', { hindiText: 'शुक्रवार तक', link: 'https://x.in/fees', groupIds: [1], mayEnd: false });
    server({ 'GET /notices/all': [old], 'GET /groups': [kota], 'GET /people': paged });
    await opens('/admin/notices');
    await clicks('button', 'Use again: “Fees by Friday”, in the form above');
    const value = (field: string) => the<HTMLInputElement>('field', field).value;
    expect([value('Text'), value('Text in Hindi (optional)'), value('Link (optional)'), value('Shown until')]).toEqual([
      ...['Fees by Friday', 'शुक्रवार तक', 'https://x.in/fees', ''],
    ]);
    expect(the<HTMLInputElement>('field', 'Kota 4 people').checked).toBe(true);
    expect(document.activeElement).toBe(the('field', 'Text'));
  });

  test('a shown one is corrected: the form has all of it, and what is saved takes its place', async () => {
    const wrong = row(3, 'Fees by Fryday', { link: 'https://x.in/fees' });
    let isRefused = true;
    const asked = server({
      'GET /notices/all': [wrong],
      'GET /groups': [kota],
      'GET /people': paged,
      'POST /notices': () => row(4, 'Fees by Friday'),
      'POST /notices/3/end': () =>
        isRefused ? { code: 'unavailable', message: 'No.' } : { ...wrong, endedAt: '2026-11-25T10:00:00.000Z' },
    });
    const corrects = async () => {
      await clicks('button', 'Correct: “Fees by Fryday”, in the form above');
      expect(the<HTMLInputElement>('field', 'Shown until').value).not.toBe('');
      expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Correct a notice');
      await types('Text', 'Fees by Friday');
      await clicks('button', 'Replace the notice');
      await settles();
    };
    await opens('/admin/notices');
    await corrects();
    expect(alerts()).toContain('The new notice is shown, but the one before it was not ended.');
    isRefused = false;
    await corrects();
    expect(alerts()).toBe('');
    expect(texts('status')).toContain('The notice is replaced.');
    const posts = asked.filter(({ call }) => call.startsWith('POST'));
    expect(posts.map(({ call }) => call)).toEqual(['POST /notices', 'POST /notices/3/end', 'POST /notices', 'POST /notices/3/end']);
    expect(posts.at(-2)?.body).toEqual({
      text: 'Fees by Friday',
      hindiText: '',
      link: 'https://x.in/fees',
      until: wrong.until,
      groupIds: [],
    });
    // The next one takes nobody's place.
    expect(texts('button')).toContain('Show the notice');
  });

  test('lead to pages that there are', async () => {
    const asked = server({ 'GET /notices/all': [], 'GET /groups': [kota], 'GET /people': paged, 'POST /notices': () => row(1, 'T') });
    await opens('/admin/notices');
    await types('Text', 'Look here');
    await types('Shown until', '2099-11-29T10:00');
    await types('Link (optional)', '/nowhere/at/all');
    await clicks('button', 'Show the notice');
    expect(alerts()).toContain('Link: is neither an address with https:// nor a path of this portal');
    expect(asked.some(({ call }) => call === 'POST /notices')).toBe(false);
    await types('Link (optional)', '/assessments/12?from=notice');
    await clicks('button', 'Show the notice');
    expect(asked.filter(({ call }) => call === 'POST /notices')).toHaveLength(1);
  });

  test('may lead to each page that a learner has, and to no log-in', () => {
    const ofLearners = routeTable.filter(({ path, who }) => who !== 'admin' && !path.endsWith('/login') && path !== '/unauthorized');
    expect([...learnerPages].sort()).toEqual(ofLearners.map(({ path }) => path).sort());
  });
});
