// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Desk } from '../../../../contract/assessment/desk';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { spanOf } from '../../../../src/admin/day/desk/Countdown';
import { minuteBins } from '../../../../src/admin/day/desk/minute-bins';
import { minuteChart } from '../../../../src/admin/day/desk/minute-chart';
import { adminEnglish } from '../english';
import { type Asked, clicks, leaves, opens, server, settles, texts, types, unloads } from '../kit';

const page = '/admin/assessments/3/exam-day';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 4, 30 + minute)).toISOString();
const figures: Desk = {
  assessmentId: 3,
  name: 'Mock 3',
  now: at(0),
  fetched: 1_204,
  started: 41,
  handedIn: 6,
  sitting: 35,
  awaited: 2,
  byMinute: [
    { at: at(0), starts: 40, handIns: 0 },
    { at: at(3), starts: 1, handIns: 6 },
  ],
};
const schedule: Schedule = {
  state: 'published',
  opensAt: at(90),
  closesAt: null,
  resultsAt: null,
  endsTogether: false,
  code: 'ABCD-EFGH-JK23',
};
const hash = 'x'.repeat(43);
const question = (id: number) => ({
  id,
  description: 'Q',
  options: [{ id: 1, text: 'a' }],
  ...(id === 2 && { picture: { hash, width: 1, height: 1, alt: 'a' } }),
});
const paper = {
  id: 3,
  name: 'Mock 3',
  totalMarks: 2,
  createdAt: at(0),
  subjects: [{ subjectName: 'S', questions: [question(1), question(2)] }],
};
const picture = (bytes: string) => () => new Response(bytes, { headers: { 'Content-Type': 'image/webp' } });

let asked: Asked[];
const serves = (more: Parameters<typeof server>[0] = {}) => {
  asked = server({
    'GET /assessment/3/schedule': schedule,
    'GET /assessment/3/desk': figures,
    'GET /assessment/3': paper,
    [`GET /pictures/${hash}`]: picture('other bytes'),
    ...more,
  });
};
beforeEach(() => {
  localStorage.clear();
  serves();
});
afterEach(async () => {
  vi.useRealTimers();
  await leaves();
});

const counts = () => [...document.querySelectorAll('[data-count]')].map((each) => each.querySelector('dd')?.textContent);
const code = () => document.querySelector('[data-code]')?.textContent ?? null;

describe('the minutes', () => {
  it('have a bin each, the empty ones too', () => {
    const { minutes, bins } = minuteBins(figures.byMinute);
    expect(minutes).toBe(1);
    expect(bins.map(({ starts, handIns }) => [starts, handIns])).toEqual([
      [40, 0],
      [0, 0],
      [0, 0],
      [1, 6],
    ]);
    expect(minuteBins([])).toEqual({ minutes: 1, bins: [] });
  });

  it('come in wider bins over a long time, and none is lost', () => {
    const each = (every: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({ at: at(place * every), starts: 1, handIns: 2 }));
    for (const [every, count, width] of [
      [1, 120, 1],
      [1, 121, 2],
      [60, 200, 120],
      [1_440, 300, 4_320],
    ] as const) {
      const { minutes, bins } = minuteBins(each(every, count));
      expect([every, minutes, bins.length <= 120]).toEqual([every, width, true]);
      expect(bins.reduce((sum, { starts }) => sum + starts, 0)).toBe(count);
      expect(bins.reduce((sum, { handIns }) => sum + handIns, 0)).toBe(2 * count);
    }
  });

  it('are a chart of two series with the highest value in sight', () => {
    const chart = minuteChart(minuteBins(figures.byMinute).bins, adminEnglish);
    expect(chart.series.map(({ name, values }) => [name, values])).toEqual([
      ['Starts', [40, 0, 0, 1]],
      ['Hand-ins', [0, 0, 0, 6]],
    ]);
    expect(chart.y.to).toBe(40);
    expect(chart.readout(3)).toMatch(/ · Starts: 1 · Hand-ins: 6$/);
  });
});

test('the distance of an opening has days, hours, minutes and seconds, and is zero at the opening itself', () => {
  expect(spanOf(0)).toEqual([0, 0, 0, 0]);
  expect(spanOf(1)).toEqual([0, 0, 0, 1]);
  expect(spanOf(((26 * 60 + 3) * 60 + 4) * 1_000)).toEqual([1, 2, 3, 4]);
});

test('figures, countdown in the server’s time, and the minutes as a table', async () => {
  await opens(page);
  expect(document.querySelector('h1')?.textContent).toBe('Mock 3');
  expect(counts()).toEqual(['1,204', '41', '35', '6', '2']);
  expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/^1 h (30 min 0 s|29 min 5\d s)$/);
  const rows = [...document.querySelectorAll('details table tbody tr')].map((row) =>
    [...row.children].slice(1).map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['40', '0'],
    ['1', '6'],
  ]);
});

test('what is not noted of an assessment without times is no zero', async () => {
  serves({
    'GET /assessment/3/schedule': { ...schedule, opensAt: null },
    'GET /assessment/3/desk': { ...figures, fetched: 1, started: 0, sitting: 0, awaited: 0 },
  });
  await opens(page);
  expect(counts()).toEqual(['–', '–', '–', '6', '–']);
  expect(document.body.textContent).toContain('recorded only for assessments that have a time');
  await unloads();
  serves({
    'GET /assessment/3/schedule': { ...schedule, opensAt: null },
    'GET /assessment/3/desk': { ...figures, fetched: 1, started: 1, sitting: 1, awaited: 0 },
  });
  await opens(page);
  expect(counts()).toEqual(['–', '≥ 1', '≥ 1', '6', '–']);
});

test('the code that is told from the opening on comes by itself, to whoever waits for it on the open page', async () => {
  let isOpen = false;
  serves({ 'GET /assessment/3/schedule': () => ({ ...schedule, ...(!isOpen && { code: null, isCodeLater: true }) }) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await opens(page, undefined, undefined, ['results']);
  expect(document.body.textContent).toContain('The code opens the paper, so it stands here from the opening on');
  expect(texts('button')).not.toContain('Show the code');
  isOpen = true;
  await passes(5_000);
  await clicks('button', 'Show the code');
  expect(code()).toContain('ABCD');
});

test('the figures are asked for again every few seconds; if that fails, the page says of when they are', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const desks = () => asked.filter(({ call }) => call === 'GET /assessment/3/desk').length;
  await opens(page);
  expect(desks()).toBe(1);
  serves({ 'GET /assessment/3/desk': { ...figures, started: 42 } });
  await passes(5_100);
  expect([desks(), counts()[1]]).toEqual([1, '42']);
  serves({ 'GET /assessment/3/desk': 'no network' });
  await passes(5_100);
  expect(counts()[1]).toBe('42');
  expect(texts('status').join()).toContain('The figures could not be refreshed.');
});

test('the code is hidden until asked for; it is copied without being shown', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  await opens(page);
  expect([code(), document.body.textContent?.includes('ABCD')]).toEqual([null, false]);
  await clicks('button', 'Copy the code');
  expect([copied, code()]).toEqual([['ABCD-EFGH-JK23'], null]);
  expect(texts('status')).toContain('The code is copied.');
  await clicks('button', 'Show the code');
  expect(code()).toBe('ABCDEFGHJK23');
  expect([...document.querySelectorAll('[data-code] span')].map((each) => each.textContent)).toEqual(['ABCD', 'EFGH', 'JK23']);
  expect(document.body.textContent).toContain('Letter by letter: A B C D – E F G H – J K 2 3');
  expect(document.body.textContent).toContain(
    'To be read aloud: Alpha Bravo Charlie Delta – Echo Foxtrot Golf Hotel – Juliett Kilo two three',
  );
  await clicks('button', 'Hide the code');
  expect(code()).toBeNull();
  expect(document.body.textContent).not.toContain('Alpha');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the checklist finds a damaged picture and names its question; checks are remembered, the hour until it changes', async () => {
  const items = () => [...document.querySelectorAll('section[aria-label="Before the hour"] li')].map((item) => item.textContent ?? '');
  await opens(page);
  expect(items().map((item) => item.includes('To do'))).toEqual([true, true, true, true]);
  await clicks('button', 'Check the pictures');
  await settles();
  await vi.waitFor(() => expect(items()[1]).toContain('Not loaded: 1, in the questions 2.'));
  await clicks('field', 'The learners know the hour and the time zone');
  await clicks('field', 'The code is noted where it can be found without a network');
  await unloads();
  await opens(page);
  expect(items().map((item) => item.includes('Done'))).toEqual([false, false, true, true]);
  await unloads();
  serves({ 'GET /assessment/3/schedule': { ...schedule, opensAt: at(95) } });
  await opens(page);
  expect(items().map((item) => item.includes('Done'))).toEqual([false, false, false, true]);
});

test('a paper whose pictures have the right bytes is whole, and the preview counts once it is opened', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('right bytes'));
  const own = Buffer.from(digest).toString('base64url');
  const text = JSON.stringify(paper).replaceAll(hash, own);
  serves({ 'GET /assessment/3': JSON.parse(text), [`GET /pictures/${own}`]: picture('right bytes') });
  await opens(page);
  await clicks('button', 'Check the pictures');
  await settles();
  expect(texts('status').join()).toContain('The one picture loads.');
  expect(JSON.parse(localStorage.getItem('exam-day:3') ?? '{}')).toHaveProperty('picturesAt');
  const link = [...document.querySelectorAll<HTMLElement>('section a')].find((each) => each.textContent === 'View the paper');
  await act(async () => link?.click());
  expect(JSON.parse(localStorage.getItem('exam-day:3') ?? '{}')).toHaveProperty('previewedAt');
});

describe('who has not started', () => {
  const own = { id: 1, name: 'Morning' };
  const absent = [
    {
      uid: 'a',
      name: 'Asha Rao',
      email: 'asha@x.in',
      phone: '+919000000001',
      group: own,
      groups: [own, { id: 2, name: 'Kota' }],
      state: 'fetched',
    },
    { name: '=Bela', phone: '+4470001', group: own, state: 'never-signed-in' },
  ];
  const paged = () => new Response(JSON.stringify(absent), { headers: { 'X-Total-Count': '2' } });
  const list = {
    'GET /assessment/3/schedule': { ...schedule, groupIds: [1, 2] },
    'GET /assessment/3/desk': { ...figures, expected: 3, present: 1 },
    'GET /groups': [own, { id: 2, name: 'Kota' }].map((one) => ({ ...one, learners: 2, waiting: 0, assessments: 1 })),
    'GET /assessment/3/absent': () => (asked.at(-1)?.call.includes('?') ? paged() : absent),
  };
  const opensList = async (rights?: readonly string[], other: Parameters<typeof server>[0] = {}) => {
    serves({ ...list, ...other });
    await opens(page, undefined, 'admin-1', rights);
    const fold = [...document.querySelectorAll('details')].find((one) => one.textContent?.startsWith('›Who has not started'));
    if (fold === undefined) return null;
    await act(async () => {
      fold.open = true;
      fold.dispatchEvent(new Event('toggle'));
    });
    await settles();
    return fold;
  };

  /** Figures of the day are asked for again meanwhile. */
  const listsAsked = () => asked.map(({ call }) => call).filter((call) => call.includes('/absent'));

  it('is listed on demand with groups and numbers to call, and narrowed to a group', async () => {
    await opensList();
    const rows = texts('row').slice(1);
    expect(rows[0]).toMatch(/^Asha Rao\+919000000001Has the paperMorning; Kotaasha@x\.in$/);
    expect(rows[1]).toMatch(/^=Bela\+4470001Never signed inMorning/);
    expect([...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map(({ href }) => href)).toEqual([
      'tel:+919000000001',
      'tel:+4470001',
    ]);
    await types('Group', '2');
    await settles();
    expect(listsAsked().at(-1)).toBe('GET /assessment/3/absent?page=1&size=25&sort=name&group=2');
  });

  it('is asked for anew once others have started, and not at each start', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await opensList();
    expect(listsAsked()).toHaveLength(1);
    await passes(20_000);
    expect(listsAsked()).toHaveLength(1);
    asked.splice(0);
    serves({ ...list, 'GET /assessment/3/desk': { ...figures, expected: 3, present: 2, started: 42 } });
    await passes(5_100);
    await passes(1_000);
    expect(listsAsked()).toHaveLength(1);
    serves({ ...list, 'GET /assessment/3/desk': { ...figures, expected: 3, present: 3, started: 43 } });
    await passes(9_000);
    expect(listsAsked()).toEqual([]);
    await passes(8_000);
    expect(listsAsked()).toHaveLength(1);
  });

  it('is saved as a file, of the chosen group alone', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await opensList();
    await clicks('button', 'Save as a file');
    await settles();
    await types('Group', '2');
    await settles();
    await clicks('button', 'Save as a file');
    await settles();
    const head = 'Name,Groups,Phone,Email,How far';
    const asha = 'Asha Rao,"Morning; Kota",9000000001,asha@x.in,Has the paper';
    expect(await Promise.all(saved.map(async (blob) => (await blob.text()).replace('\ufeff', '').trim().split('\r\n')))).toEqual([
      [head, "'=Bela,Morning,'+4470001,,Never signed in", asha],
      [head, asha],
    ]);
    vi.restoreAllMocks();
  });

  it.each([
    ['groups', {}],
    ['everybody', { 'GET /assessment/3/schedule': schedule, 'GET /assessment/3/desk': figures }],
  ])('is not offered to who may not read results, of a test for %s', async (_, other) => {
    expect(await opensList(['make-tests'], other)).toBeNull();
  });

  it('is listed of a test for everybody too, of any group, and without a number of those who are expected', async () => {
    const forAll = { 'GET /assessment/3/schedule': schedule, 'GET /assessment/3/desk': figures };
    expect((await opensList(undefined, forAll))?.closest('[aria-label="Who has not started"]')?.querySelector('progress')).toBeNull();
    expect(texts('row').slice(1)).toHaveLength(2);
    await types('Group', '2');
    await settles();
    expect(listsAsked().at(-1)).toBe('GET /assessment/3/absent?page=1&size=25&sort=name&group=2');
  });

  it('is not listed of a test whose starts are not recorded', async () => {
    const unrecorded = { 'GET /assessment/3/schedule': { ...schedule, opensAt: null }, 'GET /assessment/3/desk': figures };
    expect(await opensList(undefined, unrecorded)).toBeNull();
  });
});

describe('more time for everybody', () => {
  const opened = { ...schedule, opensAt: at(-10) };
  const given = { ...opened, moreMinutes: 10, moreCode: 'MNPQ-RSTU-VW45' };
  const posts = () => asked.filter(({ call }) => call === 'POST /assessment/3/more-time').map(({ body }) => body);
  const give = async () => {
    await clicks('button', 'Give everybody 10 more minutes');
    await clicks('button', 'Give the time');
    await settles();
  };

  it('is not offered before the opening, and not without one', async () => {
    for (const opensAt of [at(90), null]) {
      serves({ 'GET /assessment/3/schedule': { ...schedule, opensAt } });
      await opens(page);
      expect(texts('button')).not.toContain('Give everybody 10 more minutes');
      await unloads();
    }
  });

  it('is given after a question that says how many learners sit, and shows the total and the code', async () => {
    serves({ 'GET /assessment/3/schedule': () => (posts().length === 0 ? opened : given), 'POST /assessment/3/more-time': given });
    await opens(page);
    await clicks('button', 'Give everybody 10 more minutes');
    expect(document.querySelector('dialog')?.textContent).toContain('35 learners are sitting it now.');
    expect(document.querySelector('dialog')?.textContent).not.toContain('in all');
    await clicks('button', 'Cancel');
    expect(posts()).toEqual([]);
    await give();
    expect(posts()).toEqual([{ minutes: 10 }]);
    expect(document.body.textContent).toContain('Everybody has 10 more minutes.');
    expect(document.body.textContent).toContain('An attempt that began before the opening was set takes no code');
    expect(code()).toBe('MNPQRSTUVW45');
  });

  it('has the large code: the one that opens the paper is smaller then, and large without it', async () => {
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-code]')].map(({ textContent, dataset }) => [textContent, dataset.now]);
    serves({ 'GET /assessment/3/schedule': given });
    await opens(page);
    await clicks('button', 'Show the code');
    expect(shown()).toEqual([
      ['MNPQRSTUVW45', 'true'],
      ['ABCDEFGHJK23', 'false'],
    ]);
    const named = [...document.querySelectorAll('h2, h3')].map((heading) => heading.textContent);
    expect(named).toEqual(expect.arrayContaining(['Code that opens the paper', 'Code for more time']));
    await unloads();
    serves({ 'GET /assessment/3/schedule': opened });
    await opens(page);
    await clicks('button', 'Show the code');
    expect(shown()).toEqual([['ABCDEFGHJK23', 'true']]);
  });

  it('is a total: a press after a lost reply sends the same one, and a press after a reply the next one', async () => {
    serves({ 'GET /assessment/3/schedule': opened, 'POST /assessment/3/more-time': 'no network' });
    await opens(page);
    await give();
    await give();
    expect(posts()).toEqual([{ minutes: 10 }, { minutes: 10 }]);
    expect(document.body.textContent).toContain('The time could not be changed.');
    serves({ 'GET /assessment/3/schedule': given, 'POST /assessment/3/more-time': { ...given, moreMinutes: 20 } });
    await unloads();
    await opens(page);
    await clicks('button', 'Give everybody 10 more minutes');
    expect(document.querySelector('dialog')?.textContent).toContain('20 minutes in all.');
    await clicks('button', 'Give the time');
    expect(posts()).toEqual([{ minutes: 20 }]);
  });

  it('names the release of the results, which stays', async () => {
    serves({ 'GET /assessment/3/schedule': { ...opened, resultsAt: at(60) } });
    await opens(page);
    await clicks('button', 'Give everybody 10 more minutes');
    expect(document.querySelector('dialog')?.textContent).toContain('Release of the results: ');
  });

  it('has no code for a paper that was never sealed, and no more than three hours', async () => {
    serves({ 'GET /assessment/3/schedule': { ...given, code: null, moreCode: null, moreMinutes: 175 } });
    await opens(page);
    expect(document.body.textContent).toContain('This paper has no time code');
    expect(code()).toBeNull();
    expect(document.body.textContent).toContain('Whole minutes from 1 to 5.');
    await clicks('button', 'Give everybody 10 more minutes');
    expect(document.querySelector('dialog')).toBeNull();
    await unloads();
    serves({ 'GET /assessment/3/schedule': { ...given, moreMinutes: 180 } });
    await opens(page);
    expect(texts('button')).not.toContain('Give everybody 10 more minutes');
  });

  it('is given in any whole minutes, and in nothing else', async () => {
    serves({ 'GET /assessment/3/schedule': opened, 'POST /assessment/3/more-time': given });
    await opens(page);
    for (const odd of ['7.5', '0', '-3', '', '181']) {
      await types('Minutes', odd);
      expect(document.body.textContent).toContain('Whole minutes from 1 to 180.');
    }
    await types('Minutes', '7');
    await clicks('button', 'Give everybody 7 more minutes');
    await clicks('button', 'Give the time');
    expect(posts()).toEqual([{ minutes: 7 }]);
  });

  it('is taken back to what stays, from the total that the page shows', async () => {
    serves({ 'GET /assessment/3/schedule': { ...given, moreMinutes: 50 }, 'POST /assessment/3/more-time': { ...given, moreMinutes: 5 } });
    await opens(page);
    await clicks('button', 'Take time back');
    await types('Minutes that stay', '50');
    await clicks('button', 'Take the time back');
    expect(posts()).toEqual([]);
    await types('Minutes that stay', '5');
    await clicks('button', 'Take the time back');
    expect(posts()).toEqual([{ minutes: 5, from: 50 }]);
  });

  it.each([
    // Opened ten minutes ago, and 2 minutes until all devices have heard: an attempt of 11 minutes may be in the second minute.
    [11, '1', 'Whole minutes from 1 to 9.'],
    [2, null, 'No minutes can be taken back any more'],
  ])('of an attempt of %i minutes is not taken back where a learner may be in it', async (minutes, stays, said) => {
    serves({ 'GET /assessment/3/schedule': given, 'GET /assessment/3/desk': { ...figures, sittingSeconds: minutes * 60 } });
    await opens(page);
    await clicks('button', 'Take time back');
    expect(document.querySelector<HTMLInputElement>('dialog input')?.value ?? null).toBe(stays);
    if (stays !== null) await types('Minutes that stay', '0');
    expect(document.querySelector('dialog')?.textContent).toContain(said);
    await clicks('button', 'Take the time back');
    expect(posts()).toEqual([]);
  });

  it('is given to one learner, who is found by name, and taken back from this learner', async () => {
    const ravi = {
      uid: 'ravi',
      name: 'Ravi Rao',
      contact: 'ravi@b.test',
      role: 'user',
      timePercent: 100,
      group: { id: 7, name: 'Morning' },
    };
    const stranger = { ...ravi, uid: 'ravi-2', contact: 'ravi@c.test', group: { id: 8, name: 'Evening' } };
    const own = { uid: 'ravi', name: 'Ravi Rao', contact: 'ravi@b.test', minutes: 12, code: 'WXYZ-2345-ABCD' };
    const withOwn = { ...opened, groupIds: [7], moreMinutes: 5, ownMinutes: [own] };
    serves({
      'GET /assessment/3/schedule': () => (posts().length === 0 ? { ...withOwn, ownMinutes: [{ ...own, minutes: 2 }] } : withOwn),
      'GET /people': [stranger, ravi],
      'POST /assessment/3/more-time': withOwn,
      'GET /assessment/3/sittings': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    });
    await opens(page);
    await clicks('field', 'One learner');
    expect(texts('button')).toContain('Choose a learner');
    await types('Learner: name, email or phone', 'rav');
    for (let turn = 0; turn < 100 && !document.body.textContent?.includes('ravi@c.test'); turn += 1) await settles();
    // Those of the test's groups first; of another the screen says so.
    expect([...document.querySelectorAll('label')].flatMap(({ textContent: text }) => (text.startsWith('Ravi') ? [text] : []))).toEqual([
      'Ravi Rao ravi@b.test · Morning',
      'Ravi Rao ravi@c.test · EveningNot in the groups of this test.',
    ]);
    await clicks('field', 'Ravi Rao ravi@b.test · Morning');
    await clicks('button', 'Give Ravi Rao 10 more minutes');
    const dialog = document.querySelector('dialog')?.textContent;
    expect(dialog).toContain('With the 5 minutes of everybody: 17 minutes in all.');
    expect(dialog).toContain('Ravi Rao · ravi@b.test · Morning');
    expect(dialog).not.toContain('Not in the groups');
    expect(dialog).not.toContain('35 learners');
    await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('neither fetched the paper nor started it'));
    await clicks('button', 'Give the time');
    await settles();
    expect(posts()).toEqual([{ minutes: 12, uid: 'ravi' }]);
    expect(document.body.textContent).toContain('Ravi Rao: 12 more minutesravi@b.test');
    expect(document.body.textContent).toContain('WXYZ-2345-ABCD');
    await clicks('button', 'Take time back: Ravi Rao');
    await clicks('button', 'Take the time back');
    expect(posts()[1]).toEqual({ minutes: 0, from: 12, uid: 'ravi' });
  });
});

test('a published paper without an opening says why no minutes can be given', async () => {
  serves({ 'GET /assessment/3/schedule': { ...schedule, opensAt: null, code: null, state: 'published' } });
  await opens(page);
  expect(document.body.textContent).toContain('Minutes can be given only to a test with an opening.');
  expect(document.querySelector('a[href="/admin/assessments/3/schedule"]')?.textContent).toBeTruthy();
});

test('a paper without an opening has no code and no hour to tell', async () => {
  serves({ 'GET /assessment/3/schedule': { ...schedule, opensAt: null, code: null, state: 'hidden' } });
  await opens(page);
  expect(document.body.textContent).toContain('No opening is set');
  expect(document.body.textContent).toContain('This paper has no code.');
  expect(texts('status')).toContain(
    'All fetches and starts are recorded only for assessments that have a time in their schedule; of this one, more learners may be sitting.',
  );
  expect(document.body.textContent).toContain('it is not published');
  expect(texts('button')).not.toContain('Show the code');
  expect(texts('field')).toEqual([]);
});
