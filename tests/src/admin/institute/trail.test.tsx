// @vitest-environment jsdom

import { act } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { trailGroups } from '../../../../contract/trail/trail';
import type { TrailRow } from '../../../../contract/trail/trail-list';
import { filtersIn, queryOf } from '../../../../src/admin/institute/trail/trail-filters';
import { addressOf } from '../../../../src/admin/kit/paths/use-filters';
import { chooseLanguage } from '../../../../src/copy/language';
import { adminEnglish, adminHindi } from '../english';
import { clicks, leaves, opens, server, settles, texts, the } from '../kit';

afterEach(leaves);

let next = 0;
const row = (act: string, more: Partial<TrailRow> = {}): TrailRow => {
  next += 1;
  const about = { kind: 'question', id: '12', name: 'Which gas do plants take in?' };
  return {
    id: next,
    at: '2026-03-01T09:00:00.000Z',
    by: { uid: 'mira', name: 'Mira Rao', email: 'm@x.in' },
    act,
    about,
    details: {},
    ...more,
  };
};

const paged = (rows: TrailRow[], total = rows.length) => ({
  'GET /trail': () => new Response(JSON.stringify(rows), { headers: { 'X-Total-Count': String(total) } }),
});

const lastQuery = (asked: { call: string }[]) => new URLSearchParams(asked.at(-1)?.call.split('?')[1]);

test('changes stand under their days, with who, what and where', async () => {
  server(
    paged([
      row('question-edited', { details: { version: 3 } }),
      row('person-shut-out', { by: null, about: { kind: 'person', id: 'gone', name: null } }),
      row('extra-time-set', {
        by: { uid: 'erased-4', name: '', email: '' },
        about: { kind: 'person', id: 'erased-4', name: null },
        details: { timePercent: 150 },
        at: '2026-02-28T09:00:00.000Z',
      }),
      row('chance-given', {
        details: { assessmentId: 15, number: 2, counts: 'best', until: '2026-03-02T15:30:00.000Z' },
        about: { kind: 'person', id: 'asha', name: null },
      }),
      row('not-yet-known', { about: { kind: 'moon', id: '1', name: null } }),
    ]),
  );
  await opens('/admin/changes');
  expect([...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent)).toEqual([
    'Changes',
    'Sunday, 1 March 2026',
    'Saturday, 28 February 2026',
    'Sunday, 1 March 2026',
  ]);
  expect([...document.querySelectorAll('ol > li')].map((li) => li.textContent)).toEqual([
    expect.stringMatching(/Question changed, version 3Which gas do plants take in\?Mira Rao$/),
    expect.stringMatching(/Shut outPersona command on the server$/),
    expect.stringMatching(/Time set to 1\.5× the usualan erased person \(4\)an erased person \(4\)$/),
    expect.stringMatching(/May sit assessment 15 again, hand-in 2 \(best counts\), until 2 Mar 2026, \d+:\d\d\s[ap]mPersonMira Rao$/i),
    expect.stringMatching(/Another change \(not-yet-known\)Mira Rao$/),
  ]);
  expect(the<HTMLAnchorElement>('link', 'Which gas do plants take in?').getAttribute('href')).toBe('/admin/questions?question=12');
});

test('the changes that match are saved as a file: the latest 2,000, each once, with no formula', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x', revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const about = { kind: 'group', id: '3', name: '=1+1' };
  const rows = Array.from({ length: 2_500 }, () => row('group-created', { about, at: '2026-03-01T09:05:00.000Z' }));
  const pageOf = (page: number, size: number) => rows.slice((page - 1) * size, page * size);
  const asked = server({
    'GET /trail': () => {
      const query = lastQuery(asked);
      const page = Number(query.get('page'));
      // From the second page on, a change that was made meanwhile has moved one row to it.
      const items =
        Number(query.get('size')) === 200 && page > 1
          ? [rows[(page - 1) * 200 - 1], ...pageOf(page, 200).slice(0, -1)]
          : pageOf(page, Number(query.get('size')));
      return new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(rows.length) } });
    },
  });
  await opens('/admin/changes?group=people&search=mira');
  expect(texts('status').join(' ')).toContain('The file has 2,000 of these 2,500, the latest: choose days for the others.');
  await clicks('button', 'Save as a CSV file');
  await settles();
  const pages = asked.filter(({ call }) => call.includes('size=200'));
  expect(pages).toHaveLength(10);
  for (const { call } of pages) expect(call).toMatch(/group=people.*search=mira|search=mira.*group=people/);
  const text = (await saved[0]?.text()) ?? '';
  const lines = text.split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff?Time \(.+\),Changed by,Change,What was changed$/);
  expect(lines[1]).toMatch(/^2026-03-01 \d\d:\d\d:00,Mira Rao,Group added,'=1\+1$/);
  expect(lines).toHaveLength(1 + 1_999 + 1);
});

test('a deleted passage is named by how it began', () => {
  const said = adminEnglish.trail.acts['passage-deleted'];
  expect([said({ name: 'Read the sales.' }), said({ name: '' })]).toEqual(['Passage deleted: Read the sales.', 'Passage deleted']);
});

test('one new group of a roster is one', () => {
  const said = adminEnglish.trail.acts['roster-uploaded'];
  expect(said({ waiting: 2, joined: 0, moved: 0, newGroups: 1 })).toMatch(/, 1 new group$/);
  expect(said({ waiting: 2, joined: 0, moved: 0, newGroups: 3 })).toMatch(/, 3 new groups$/);
});

test('a file of changes that cannot be fetched is refused in words', async () => {
  let isBroken = false;
  server({ 'GET /trail': () => (isBroken ? { code: 'unavailable', message: 'No.' } : [row('group-created')]) });
  await opens('/admin/changes');
  isBroken = true;
  await clicks('button', 'Save as a CSV file');
  await settles();
  expect(texts('alert').join(' ')).toContain('The file could not be made.');
});

test('a row has the words of its day, and below them those of today where they are others', async () => {
  const question = { kind: 'question', id: '12', name: 'Which gas do plants give off?', nameThen: 'Which gas do plants take in?' };
  server(
    paged([
      row('report-answered', { about: question, details: { outcome: 'mended', version: 1 } }),
      row('group-created', { about: { kind: 'group', id: '3', name: null, nameThen: 'Morning' } }),
    ]),
  );
  await opens('/admin/changes');
  expect([...document.querySelectorAll('ol > li > div')].map((said) => [...said.querySelectorAll('p')].map((p) => p.textContent))).toEqual([
    ['Report answered: the question was mended', 'Which gas do plants take in?', 'Now: Which gas do plants give off?'],
    ['Group added', 'Morning'],
  ]);
});

test('a corrected key names options by their letters, and a number as it is', async () => {
  const about = { kind: 'assessment', id: '6', name: 'Weekly' };
  const key = (from: unknown, to: unknown, kind?: string) =>
    row('key-corrected', { about, details: { questionId: 17, from, to, ...(kind && { kind }) } as TrailRow['details'] });
  server(paged([key(4, 2), key('1, 3', 6), key('1, 3', 7), key('9.8 – 10', 4, 'numeric')]));
  await opens('/admin/changes');
  const said = [...document.querySelectorAll('ol > li > div > p:first-child')].map((p) => p.textContent);
  expect(said).toEqual(['D to B', 'A, C to F', 'A, C to 7', '9.8 – 10 to 4'].map((keys) => `Key of question 17 corrected, from ${keys}`));
});

test('a change of a schedule says each time before and after; tests, questions and reasons have their words, where the server tells them', async () => {
  const ofTest = { kind: 'assessment', id: '6', name: 'Weekly' };
  const times = { opensAt: Date.parse('2026-12-06T04:30:00Z'), opensAtBefore: Date.parse('2026-12-05T04:30:00Z'), closesAtBefore: null };
  const person = { kind: 'person', id: 'asha', name: 'Asha' };
  const until = '2026-03-02T15:30:00.000Z';
  server(
    paged([
      row('assessment-scheduled', { about: ofTest, details: { ...times, closesAt: null, resultsAt: null } }),
      row('chance-given', {
        about: person,
        details: { assessmentId: 7, number: 2, counts: 'last', until },
        names: { assessment: 'Patna Mock 1', reason: 'Power cut' },
      }),
      row('question-dropped', { about: ofTest, details: { questionId: 17, changed: 2 }, names: { question: 'Which gas?' } }),
      row('look-saved', { about: { kind: 'portal', id: '', name: null }, details: { changed: ['name', 'icons'] } }),
      row('webhook-set', { about: { kind: 'portal', id: '', name: null }, details: { host: 'hooks.x.in' } }),
      row('passage-edited', { about: { kind: 'passage', id: '4', name: 'Read this.' }, details: { version: 2 } }),
    ]),
  );
  await opens('/admin/changes');
  const said = [...document.querySelectorAll('ol > li > div > p:first-child')].map((p) => p.textContent);
  expect(said).toEqual([
    expect.stringMatching(/^Schedule changed: opening 5 Dec 2026, .* → 6 Dec 2026, .*, last start never → never, results at once$/),
    expect.stringMatching(/^May sit “Patna Mock 1” again, hand-in 2 \(last counts\), until 2 Mar 2026, .*: Power cut$/),
    'Dropped: question 17 (“Which gas?”); 2 scores changed',
    'Name and look saved: name, logo',
    'Webhook set to hooks.x.in, with a new secret',
    'Passage changed, version 2',
  ]);
  expect(the<HTMLAnchorElement>('link', 'Read this.').getAttribute('href')).toBe('/admin/passages/4');
});

test('filters stand in the address and are what the server is asked for; a person of a row is one of them', async () => {
  const asked = server(paged([row('look-saved', { about: { kind: 'portal', id: '', name: null } })], 120));
  await opens('/admin/changes?group=institute&search=mira&from=2026-03-01&to=2026-03-02&page=2');
  const query = lastQuery(asked);
  expect(Object.fromEntries(query)).toMatchObject({ group: 'institute', search: 'mira', page: '2', size: '50' });
  expect(Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')).toBe(2 * 24 * 60 * 60 * 1000);
  expect(the<HTMLSelectElement>('field', 'Part of the portal').value).toBe('institute');
  expect(texts('status')).toContain('120 match');
  await clicks('link', 'Mira Rao');
  expect(Object.fromEntries(lastQuery(asked))).toEqual({ page: '1', size: '50', by: 'mira' });
  expect(document.body.textContent).toContain('Only changes by Mira Rao');
});

test('a trail without rows, and one whose filters fit none, say so', async () => {
  server(paged([]));
  await opens('/admin/changes');
  expect(document.body.textContent).toContain('No changes yet.');
  await leaves();
  server(paged([]));
  await opens('/admin/changes?search=x');
  expect(document.body.textContent).toContain('No change matches these filters.');
  expect(the('button', 'Show all changes')).toBeTruthy();
  await leaves();
  server(paged([]));
  await opens('/admin/changes?from=2026-11-28&to=2026-11-27');
  expect(document.body.textContent).toContain('The first day is after the last one.');
});

test('filters of an address are read with care', () => {
  const read = (address: string) => queryOf(filtersIn(new URLSearchParams(address)), 50);
  expect(read('page=-3&group=all&kind=moon&from=soon')).toEqual({ page: 1, size: 50 });
  expect(read('kind=person&id=asha&by=head&page=7')).toEqual({ page: 7, size: 50, kind: 'person', id: 'asha', by: 'head' });
  expect(addressOf(filtersIn(new URLSearchParams('group=bank&page=1&else=1')))).toEqual({ group: 'bank' });
});

test('each act has a sentence of its own in both languages, whatever its details', () => {
  const details = { version: 2, count: 1, questions: 2, change: 'tag', state: 'hidden', opensAt: 'today', closesAt: null, finished: true };
  for (const { trail } of [adminEnglish, adminHindi]) {
    const said = Object.values(trailGroups)
      .flat()
      .map((one) => trail.acts[one](details));
    expect(new Set(said).size).toBe(Object.values(trailGroups).flat().length);
    for (const sentence of said) expect(sentence).toMatch(/^\S/);
  }
  expect(adminEnglish.trail.acts['assessment-scheduled'](details)).toBe('Schedule changed: hidden, opening today, last start never');
  expect(adminEnglish.trail.acts['assessment-created']({ questions: 1 })).toBe('Assessment made, 1 question');
});

test('changes are worded in Hindi', async () => {
  await act(() => chooseLanguage('hi'));
  server(paged([row('question-retired')]));
  await opens('/admin/changes');
  expect(document.body.textContent).toContain('प्रश्न उपयोग से हटाया गया');
  await act(() => chooseLanguage('en'));
});

test('a row of an upload leads to its questions; one of an earlier version leads nowhere', async () => {
  const about = { kind: 'question', id: '', name: null };
  const details = { count: 3, first: 41, last: 43 };
  server(
    paged([
      row('questions-imported', { about, details: { ...details, upload: 41 } }),
      row('questions-imported', { about, details: { ...details, count: 4 } }),
      row('upload-taken-back', { about, details: { count: 2, upload: 41 } }),
    ]),
  );
  await opens('/admin/changes');
  expect(the('link', '3 questions added from a file, numbers 41 to 43').getAttribute('href')).toBe('/admin/questions?upload=41');
  expect(
    [...document.querySelectorAll('ol > li > div > p:first-child')].map((said) => [said.textContent, said.querySelector('a') !== null]),
  ).toEqual([
    ['3 questions added from a file, numbers 41 to 43', true],
    ['4 questions added from a file, numbers 41 to 43', false],
    ['2 questions of an upload taken back, the one from number 41 on', false],
  ]);
});
