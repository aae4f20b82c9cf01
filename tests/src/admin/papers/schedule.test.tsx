// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Desk } from '../../../../contract/assessment/desk';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { fieldText, timeFrom, zoneAt } from '../../../../src/admin/papers/schedule/local-time';
import { fitting } from '../../../../src/admin/papers/schedule/move-notice';
import { actsOn, lifeOf } from '../../../../src/admin/papers/schedule/schedule-acts';
import { draftFrom, faultsOf, shownFrom } from '../../../../src/admin/papers/schedule/typed-schedule';
import { words as wordsEn } from '../../../../src/admin/words/en/schedule';
import { wordsHi } from '../../../../src/admin/words/hi/schedule';
import { papersInBoth } from '../../../../src/admin/words/use-papers-copy';
import {
  type Asked,
  all,
  bank,
  clicks,
  exam,
  leaves,
  opens,
  server,
  settles,
  texts,
  the,
  ticks,
  types,
  unloads,
  unversioned,
  value,
} from '../kit';

beforeAll(() => {
  process.env.TZ = 'Asia/Kolkata';
});
afterEach(leaves);

const hour = 3_600_000;
const inFuture = new Date(Date.UTC(2099, 10, 29, 4, 30)).toISOString();
const page = '/admin/assessments/3/schedule';
const path = 'POST /assessment/3/schedule';

let schedule: Schedule;
let sitting: number;
let handedIn: number;
let asked: Asked[];

const deskNow = (): Desk => ({
  assessmentId: 3,
  name: 'Mock 3',
  now: new Date().toISOString(),
  fetched: 50,
  started: 41,
  handedIn,
  sitting,
  awaited: 0,
  byMinute: [],
});

beforeEach(() => {
  schedule = { state: 'published', opensAt: null, closesAt: null, resultsAt: null, endsTogether: false, code: null };
  [sitting, handedIn] = [0, 0];
  asked = server({
    'GET /assessment/3/schedule': () => schedule,
    'GET /assessment/3/desk': deskNow,
    [path]: () => {
      schedule = { ...schedule, ...(sent().at(-1) as Partial<Schedule>) };
      return schedule;
    },
  });
});

const sent = () =>
  unversioned(asked)
    .filter(({ call }) => call === path)
    .map(({ body }) => body);
const dialog = () => document.querySelector('dialog')?.textContent ?? null;
const hintOf = (field: string) =>
  document.getElementById(the('field', field).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

describe('a time in a field', () => {
  it('is the same moment, in the zone of the browser, with its seconds if it has any', () => {
    expect(fieldText('2026-11-29T04:30:00.000Z')).toBe('2026-11-29T10:00');
    expect(fieldText('2026-11-29T18:31:05.000Z')).toBe('2026-11-30T00:01:05');
    expect(timeFrom('2026-11-29T10:00')).toBe('2026-11-29T04:30:00.000Z');
    expect([fieldText(null), timeFrom('')]).toEqual(['', null]);
  });

  it('has a zone with a name and a distance from UTC, on both sides of it', () => {
    expect(zoneAt(new Date(inFuture), 'en-IN')).toEqual({ name: 'India Standard Time', offset: 'UTC+05:30' });
    process.env.TZ = 'America/New_York';
    expect(zoneAt(new Date('2026-07-01T12:00:00Z'), 'en-IN')).toEqual({ name: 'Eastern Daylight Time', offset: 'UTC−04:00' });
    process.env.TZ = 'Asia/Kolkata';
    expect(zoneAt(new Date(inFuture), 'hi-IN').name).toBe('भारतीय मानक समय');
  });
});

describe('what is sent', () => {
  const stored = shownFrom({
    state: 'draft',
    opensAt: '2026-11-29T04:30:05.123Z',
    closesAt: inFuture,
    resultsAt: null,
    endsTogether: true,
  });

  it('is only what differs: a time that was not touched keeps its milliseconds, one that was taken away is null', () => {
    expect(draftFrom(stored, {})).toEqual({});
    expect(draftFrom(stored, { state: 'draft', opensAt: stored.opensAt, closesAt: '', endsTogether: false })).toEqual({
      closesAt: null,
      endsTogether: false,
    });
    expect(draftFrom(stored, { state: 'published', resultsAt: '2026-12-01T18:00' })).toEqual({
      state: 'published',
      resultsAt: '2026-12-01T12:30:00.000Z',
    });
  });

  it('has the day and the cut-off of the real exam where they differ, and refuses a cut-off that is no marks', () => {
    const aimed = { ...stored, examDate: '2027-01-31', cutOff: '52.5' };
    expect(draftFrom(stored, { examDate: '2027-01-31', cutOff: '52,5' })).toEqual({ examDate: '2027-01-31', cutOff: 52.5 });
    expect(draftFrom(aimed, { cutOff: ' 52.50 ' })).toEqual({});
    expect(draftFrom(aimed, { examDate: '', cutOff: '' })).toEqual({ examDate: null, cutOff: null });
    expect(faultsOf({ ...aimed, cutOff: 'many' }, [])).toEqual({ cutOff: { code: 'not-a-number' } });
    expect(faultsOf({ ...aimed, cutOff: '-1' }, [])).toEqual({ cutOff: { code: 'below', least: 0 } });
    expect(faultsOf({ ...aimed, cutOff: '0' }, [])).toEqual({});
  });

  it('is refused with times before the opening, and with half a time', () => {
    const shown = { ...stored, opensAt: '2026-11-29T10:00', closesAt: '2026-11-29T09:59', resultsAt: '2026-11-29T10:00' };
    expect(faultsOf(shown, [])).toEqual({ closesAt: { code: 'before-opening' } });
    expect(faultsOf({ ...shown, closesAt: '' }, ['resultsAt'])).toEqual({ resultsAt: { code: 'not-a-time' } });
  });
});

describe('the life of an assessment', () => {
  const now = Date.parse('2026-11-29T05:00:00Z');
  const at = (hours: number) => new Date(now + hours * hour).toISOString();
  const stages = (schedule: Parameters<typeof lifeOf>[0]) => lifeOf(schedule, now).map(({ is }) => is);

  it('has a stage for each time, before it and after it', () => {
    expect(stages({})).toEqual([]);
    expect(stages({ state: 'draft' })).toEqual(['draft']);
    expect(stages({ opensAt: at(1), closesAt: at(2), resultsAt: at(3) })).toEqual(['opens', 'last-start', 'results-on']);
    expect(stages({ opensAt: at(0), closesAt: at(0), resultsAt: at(1) })).toEqual(['open-since', 'last-start', 'results-on']);
    expect(stages({ state: 'hidden', opensAt: at(-3), closesAt: at(-2), resultsAt: at(-1) })).toEqual([
      'hidden',
      'closed-since',
      'results-since',
    ]);
  });

  it('offers only what changes something, and no results before the opening', () => {
    const acts = (schedule: Partial<Schedule>) => actsOn({ state: 'published', ...schedule }, now);
    expect(acts({})).toEqual(['hide']);
    expect(acts({ state: 'draft', opensAt: at(1) })).toEqual(['publish']);
    expect(acts({ opensAt: at(1), resultsAt: at(2) })).toEqual(['openNow', 'hide']);
    expect(acts({ opensAt: at(-1), resultsAt: at(2) })).toEqual(['releaseNow', 'hide']);
    expect(acts({ opensAt: at(-1), resultsAt: at(-1) })).toEqual(['hide']);
  });
});

test.each([
  ['asks how many learners there are, and who of them is shut out, once a dialog says for whom', undefined, 2],
  ['asks no such number for an admin who may not see people', ['make-tests'], 0],
])('the schedule %s', async (_, rights, count) => {
  const counts = () => asked.filter(({ call }) => call.startsWith('GET /people')).length;
  await opens(page, undefined, undefined, rights);
  expect(counts()).toBe(0);
  await clicks('button', 'Hide');
  expect(dialog()).toContain('For everybody.');
  expect(counts()).toBe(count);
});

test('state and times are saved; the zone is named, each time is said in words, and can be taken away', async () => {
  await opens(page);
  expect(document.querySelector('h1')?.textContent).toBe('Mock 3');
  expect(document.body.textContent).toContain('All times are in the time zone of this device: India Standard Time, UTC+05:30.');
  expect(document.body.textContent).toContain('Published, without times');
  await types('State', 'draft');
  await types('Opens', '2099-11-29T10:00');
  expect(hintOf('Opens')).toMatch(/^Sun, 29 Nov,? 2099, 10:00 am, India Standard Time, UTC\+05:30$/);
  await types('Last start', '2099-11-29T10:30');
  await clicks('field', 'A late start gets only the remaining time');
  await clicks('button', 'Save Schedule');
  expect(sent()).toEqual([]);
  expect(dialog()).toContain(
    'Hide this assessment?Mock 3State: Published → DraftOpens: at once → Sun, 29 Nov, 2099, 10:00 amLast start: at any later time → ',
  );
  expect(dialog()).toContain('No learner has handed in yet.From now on; a list that stands open loses it at the next touch.');
  await clicks('button', 'Change it');
  expect(sent()).toEqual([{ state: 'draft', opensAt: inFuture, closesAt: '2099-11-29T05:00:00.000Z', endsTogether: true }]);
  expect(texts('status').at(-1)).toBe('✅ Schedule saved.');
  expect(document.body.textContent).toMatch(/Opens on Sun, 29 Nov,? 2099, 10:00 am/);

  await clicks('button', 'Remove Last start');
  expect(value('Last start')).toBe('');
  await clicks('button', 'Save Schedule');
  expect(sent().at(-1)).toEqual({ closesAt: null });

  await clicks('button', 'Save Schedule');
  expect([texts('status').at(-1), sent().length]).toEqual(['Nothing was changed, so there is nothing to save.', 2]);
});

test('a change while learners sit asks first, says how many sit, and keeps what was typed if it is not made', async () => {
  sitting = 41;
  await opens(page);
  await types('Last start', '2099-11-29T10:30');
  the('button', 'Save Schedule').focus();
  await clicks('button', 'Save Schedule');
  expect(dialog()).toMatch(
    /Change the schedule\?Mock 3Last start: at any later time → .*An attempt .*At least 41 learners are sitting it now: .*recorded\.No learner has handed in yet\./,
  );
  await clicks('button', 'Cancel');
  expect(document.activeElement?.textContent).toBe('Save Schedule');
  expect([sent(), value('Last start')]).toEqual([[], '2099-11-29T10:30']);
  await clicks('button', 'Save Schedule');
  await clicks('button', 'Change it');
  expect(sent()).toEqual([{ closesAt: '2099-11-29T05:00:00.000Z' }]);
});

test('a published test that is to open at another time asks first, from when to when, and tells learners in a notice if that is ticked', async () => {
  // No other reason for the question holds: no learner sits the test, and the release is after the last end.
  schedule = {
    ...schedule,
    state: 'published',
    opensAt: inFuture,
    closesAt: '2100-01-01T04:30:00.000Z',
    resultsAt: '2100-06-01T04:30:00.000Z',
  };
  await opens(page);
  await types('Opens', '2099-12-04T10:00');
  await clicks('button', 'Save Schedule');
  expect(dialog()).toMatch(/Opens: Sun, 29 Nov,? 2099, 10:00 am → Fri, 4 Dec,? 2099, 10:00 am/);
  expect(sent()).toEqual([]);
  await clicks('button', 'Change it');
  expect(sent()).toEqual([{ opensAt: '2099-12-04T04:30:00.000Z' }]);
  expect(asked.filter(({ call }) => call === 'POST /notices')).toEqual([]);
});

test('learners are told of a moved test by a notice in both languages, if that is ticked', async () => {
  // The sentences in Hindi come from a disk here, in a time that no count of turns can know.
  await papersInBoth();
  schedule = { ...schedule, opensAt: inFuture, groupIds: [2] };
  let isRefused = true;
  asked = server({
    'GET /assessment/3/schedule': () => schedule,
    'GET /assessment/3/desk': deskNow,
    'GET /groups': [{ id: 2, name: 'Sikar', learners: 4, waiting: 1, assessments: 0 }],
    [path]: () => {
      schedule = { ...schedule, ...(sent().at(-1) as Partial<Schedule>) };
      return schedule;
    },
    'POST /notices': () =>
      isRefused
        ? { code: 'in-use', message: 'Too many.' }
        : { id: 1, text: 'Moved', until: inFuture, addedAt: inFuture, endedAt: null, mayEnd: true },
  });
  await opens(page);
  const tells = async (opening: string) => {
    await types('Opens', opening);
    await clicks('button', 'Save Schedule');
    await act(async () => document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click());
    expect(dialog()).toMatch(/Tell them in a notice on their home page: “Mock 3” now opens on .*2099/);
    await clicks('button', 'Change it');
    await settles();
  };
  await tells('2099-12-04T10:00');
  expect(texts('alert').join()).toContain('The schedule is saved, but the notice was not added.');
  isRefused = false;
  await tells('2099-12-05T10:00');
  expect(texts('alert')).toEqual([]);
  expect(texts('status').at(-1)).toBe('✅ Schedule saved. The notice is shown from now on.');
  const notice = asked.filter(({ call }) => call === 'POST /notices').at(-1)?.body as Record<string, unknown>;
  expect(notice).toMatchObject({
    text: expect.stringMatching(/^“Mock 3” now opens on Sat, 5 Dec,? 2099, 10:00 am\.$/),
    hindiText: expect.stringMatching(/^“Mock 3” अब .* खुलेगा।$/),
    groupIds: [2],
  });
  // A notice is shown for a year at most.
  expect(Date.parse(String(notice.until)) - Date.now()).toBeLessThan(366 * 24 * hour);
});

test('a name that is too long for a notice is cut in it', () => {
  const said = fitting('Mock '.repeat(40), (name) => `“${name}” now opens on Sunday.`);
  expect(said).toMatch(/^“Mock .*…” now opens on Sunday\.$/);
  expect(said.length).toBeGreaterThan(130);
  expect(said.length).toBeLessThanOrEqual(140);
  expect(fitting('Mock', (name) => `“${name}” now opens.`)).toBe('“Mock” now opens.');
});

const past = '2020-01-01T04:30:00.000Z';
test.each<[string, Partial<Schedule>, () => Promise<unknown>, string, Partial<Schedule>]>([
  [
    'puts off results that are out',
    // Closed: no doubt about the new time asks in its place.
    { closesAt: past, resultsAt: past },
    () => types('Results released', '2099-11-29T10:00'),
    'Results that were released are kept back again.',
    { resultsAt: inFuture },
  ],
  [
    'opens a closed test again',
    { closesAt: past },
    () => types('Last start', '2099-11-29T10:00'),
    'The test was closed, and can be started again.',
    { closesAt: inFuture },
  ],
])('a change that %s asks first where somebody has handed in', async (_, before, change, sentence, after) => {
  handedIn = 1_684;
  schedule = { ...schedule, ...before };
  await opens(page);
  await change();
  await clicks('button', 'Save Schedule');
  expect(dialog()).toContain(sentence);
  expect(dialog()).toContain('1,684 learners have handed in');
  expect(sent()).toEqual([]);
  await clicks('button', 'Change it');
  expect(sent()).toEqual([after]);
});

test('a release that is set before anybody has handed in takes nothing back', async () => {
  handedIn = 0;
  schedule = { ...schedule, opensAt: inFuture };
  await opens(page);
  await types('Results released', '2099-11-30T10:00');
  await clicks('button', 'Save Schedule');
  expect(dialog()).toContain('No learner has handed in yet.');
  expect(dialog()).not.toContain('kept back again');
});

test.each<[string, Partial<typeof schedule>, () => Promise<void>, string]>([
  [
    'publishes a draft',
    { state: 'draft' },
    () => types('State', 'published'),
    'Publish this assessment?Mock 3State: Draft → PublishedLearners see it in their lists',
  ],
  ['opens at once', { opensAt: inFuture }, () => types('Opens', '2020-11-29T10:00'), '2020, 10:00 amLearners can start from then on;'],
  ['releases', { resultsAt: inFuture }, () => types('Results released', '2020-11-29T10:00'), 'Release the results now?'],
])('a saved schedule that %s says what the button of it says', async (_, before, change, sentence) => {
  schedule = { ...schedule, ...before };
  await opens(page);
  await change();
  await clicks('button', 'Save Schedule');
  expect(dialog()).toContain(sentence);
  expect(dialog()).not.toContain('is not known');
});

test('a last start in the past asks first, though nobody sits; without times in the schedule, no start seen is not none', async () => {
  await opens(page);
  await types('Last start', '2020-01-01T10:00');
  await clicks('button', 'Save Schedule');
  expect(dialog()).toContain('Nobody can start it any more.');
  expect(dialog()).toContain('Closed since Wed, 1 Jan');
  await clicks('button', 'Cancel');
  expect(sent()).toEqual([]);
  await unloads();
  sessionStorage.clear();
  await opens(page);
  // A time that is only typed records nothing.
  await types('Opens', '2099-11-29T10:00');
  await clicks('button', 'Hide');
  expect(dialog()).toContain('How many learners are sitting it now is not known');
  expect(dialog()).not.toContain('No learner is sitting');
});

test('half a time and a last start before the opening are refused here; the fields are marked, and nothing is sent', async () => {
  sitting = 1;
  await opens(page);
  await types('Opens', '2099-11-29T10:00');
  await types('Last start', '2099-11-29T09:00');
  const field = the<HTMLInputElement>('field', 'Results released');
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  await act(async () => void field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: '1' })));
  await clicks('button', 'Save Schedule');
  expect(texts('alert')).toEqual(['Please check these fields.Last start: is before the opening.Results released: is not a time.']);
  expect(['Opens', 'Last start', 'Results released'].map((name) => the('field', name).getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
    'true',
  ]);
  expect([dialog(), sent()]).toEqual([null, []]);
});

test('a fault that the server finds is shown at its field; what was typed outlives the refusal and a reload', async () => {
  const problem = {
    code: 'invalid',
    message: 'Not taken.',
    fields: { closesAt: 'is before the opening' },
    reasons: { closesAt: { code: 'before-opening' } },
  };
  asked = server({ 'GET /assessment/3/schedule': schedule, 'GET /assessment/3/desk': deskNow, [path]: problem });
  await opens(page);
  await types('Last start', '2099-11-29T09:00');
  await clicks('button', 'Save Schedule');
  await clicks('button', 'Change it');
  expect(texts('alert').join()).toContain('❌ Failed to save the schedule.');
  expect(texts('alert').join()).toContain('Last start: is before the opening.');
  expect(the('field', 'Last start').getAttribute('aria-invalid')).toBe('true');
  await unloads();
  await opens(page);
  expect(value('Last start')).toBe('2099-11-29T09:00');
});

test('a schedule that a colleague changed meanwhile is not saved; the form says who changed it, and when, and keeps what is typed', async () => {
  const reason = { code: 'changed-meanwhile', version: 5, by: 'ravi@portal.test', at: '2026-03-01T09:00:00.000Z' };
  const problem = { code: 'in-use', message: 'Changed.', reason };
  asked = server({ 'GET /assessment/3/schedule': () => schedule, 'GET /assessment/3/desk': deskNow, [path]: problem });
  await opens(page);
  await types('Last start', '2099-11-29T12:00');
  schedule = { ...schedule, resultsAt: new Date(Date.UTC(2099, 11, 1, 12, 30)).toISOString() };
  await clicks('button', 'Save Schedule');
  await clicks('button', 'Change it');
  await settles();
  expect(texts('alert').join()).toContain('This was changed meanwhile, so nothing was saved.');
  expect(texts('alert').join()).toContain('Changed by ravi@portal.test, 1 Mar 2026, ');
  expect([value('Last start'), value('Results released')]).toEqual(['2099-11-29T12:00', '2099-12-01T18:00']);
  const said = () => document.querySelector('[data-overtaken]')?.textContent;
  // This screen is narrow: the foot with the refusal stands below both, and does not cover them.
  const foot = () => document.querySelector('form [data-long]')?.getAttribute('data-long');
  expect(foot()).toBe('true');
  expect(said()).toContain(
    'The schedule was saved after you began: Results released. What you did not type stands in the form as it is saved.',
  );
  expect(said()).toMatch(/Saved now, by ravi@portal\.test, 1 Mar 2026, .*:Last start: at any later timeTake the saved one/);
  expect(said()).toMatch(/Typed by you:Last start: Sun, 29 Nov,? 2099, 12:00 pmKeep mine/);
  await clicks('button', 'Keep mine; saving replaces it');
  expect([said(), texts('alert'), value('Last start'), foot()]).toEqual([undefined, [], '2099-11-29T12:00', 'false']);
  schedule = { ...schedule, closesAt: inFuture };
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await settles();
  expect(said()).toContain('Saved now:');
  await clicks('button', 'Take the saved one, discard mine');
  expect([said(), value('Last start')]).toEqual([undefined, '2099-11-29T10:00']);
});

test('an act asks first and is done at the server’s time; what is typed in another field is saved with it', async () => {
  schedule = { ...schedule, opensAt: inFuture, code: 'ABCD-EFGH-JKLM' };
  const ahead = 5 * hour;
  asked = server({
    'GET /assessment/3/schedule': () => schedule,
    'GET /assessment/3/desk': () => ({ ...deskNow(), now: new Date(Date.now() - ahead).toISOString() }),
    [path]: () => {
      schedule = { ...schedule, ...(sent().at(-1) as Partial<Schedule>) };
      return schedule;
    },
  });
  await opens(page);
  await types('Results released', '2099-12-01T18:00');
  await clicks('button', 'Open now');
  expect(dialog()).toContain('Open this assessment now?');
  await clicks('button', 'Cancel');
  expect(sent()).toEqual([]);
  await clicks('button', 'Open now');
  await act(async () => document.querySelector<HTMLElement>('dialog button:last-of-type')?.click());
  await settles();
  const [{ opensAt, resultsAt }] = sent() as [{ opensAt: string; resultsAt: string }];
  expect(resultsAt).toBe('2099-12-01T12:30:00.000Z');
  expect(Math.abs(Date.parse(opensAt) - (Date.now() - ahead))).toBeLessThan(60_000);
  expect(value('Results released')).toBe('2099-12-01T18:00');
});

describe('an act beside what is typed', () => {
  beforeEach(() => {
    schedule = { ...schedule, state: 'draft' };
    asked = server({
      'GET /assessment/3/schedule': () => schedule,
      'GET /assessment/3/desk': deskNow,
      'GET /groups': [
        { id: 2, name: 'Sikar', learners: 4, waiting: 1, assessments: 0 },
        { id: 5, name: 'Kota', learners: 30, waiting: 0, assessments: 0 },
      ],
      'GET /people': () => new Response('[]', { headers: { 'X-Total-Count': '5012' } }),
      // Who is shut out can sit nothing.
      'GET /people?role=user&page=1&size=1&state=shut-out': () => new Response('[]', { headers: { 'X-Total-Count': '12' } }),
      [path]: () => {
        schedule = { ...schedule, ...(sent().at(-1) as Partial<Schedule>) };
        return schedule;
      },
    });
  });
  const says = (yes: string) =>
    act(async () => [...document.querySelectorAll<HTMLElement>('dialog button')].find((each) => each.textContent === yes)?.click());

  test('Publish saves the typed hour and batch with it, and says for whom, how many and when', async () => {
    await opens(page);
    await types('Opens', '2099-11-29T10:00');
    await clicks('field', 'Only these groups');
    await clicks('field', 'Sikar 5 people');
    await clicks('button', 'Publish');
    expect(dialog()).toContain('For 1 group only, 5 people at present: Sikar.');
    expect(dialog()).toMatch(/Opens on Sun, 29 Nov,? 2099, 10:00 am/);
    expect(dialog()).toContain('What is typed below is saved with it: Opens, Groups.');
    expect(dialog()).toContain('Without a release time, each learner sees the answer key');
    await says('Publish');
    await settles();
    expect(sent()).toEqual([{ state: 'published', opensAt: inFuture, groupIds: [2] }]);
    expect(value('Opens')).toBe('2099-11-29T10:00');
  });

  test('Publish without anything typed says that it is for everybody, how many that is, and that it opens at once', async () => {
    await opens(page);
    await clicks('button', 'Publish');
    expect(dialog()).toContain('For everybody: 5,000 learners at present.');
    expect(dialog()).toContain('Without an opening: it can be started at once.');
    await says('Publish');
    await settles();
    expect(sent()).toEqual([{ state: 'published' }]);
  });

  test('Publish says that no learner can start an assessment whose last start is past, and does not say so while the last start is ahead', async () => {
    await opens(page);
    await types('Last start', '2099-11-29T10:00');
    await clicks('button', 'Publish');
    expect(dialog()).not.toContain('no learner can start this assessment');
    await says('Cancel');
    await types('Last start', '2020-11-29T10:00');
    await clicks('button', 'Publish');
    expect(dialog()).toContain('The last start is past: no learner can start this assessment.');
  });

  test('Publish does nothing while a field is at fault, and names the field', async () => {
    await opens(page);
    await types('Opens', '2099-11-29T10:00');
    await types('Last start', '2099-11-29T09:00');
    await clicks('field', 'Only these groups');
    await clicks('button', 'Publish');
    expect(texts('alert').join()).toContain('Last start: is before the opening.');
    expect(texts('alert').join()).toContain('no group is ticked');
    await clicks('button', 'Save Schedule');
    expect([dialog(), sent(), value('Opens')]).toEqual([null, [], '2099-11-29T10:00']);
  });

  test('an act that would replace what is typed in the same field is not done', async () => {
    schedule = { ...schedule, state: 'published', opensAt: inFuture };
    await opens(page);
    await types('Opens', '2099-11-30T10:00');
    await clicks('button', 'Open now');
    expect(texts('alert').join()).toContain('Nothing is done yet');
    expect([dialog(), sent(), value('Opens')]).toEqual([null, [], '2099-11-30T10:00']);
  });

  test('a saved change that publishes asks as Publish does; one that stays a draft does not', async () => {
    await opens(page);
    await types('State', 'published');
    await clicks('button', 'Save Schedule');
    expect([dialog()?.includes('For everybody: 5,000 learners at present.'), sent()]).toEqual([true, []]);
    await says('Cancel');
    await types('State', 'draft');
    await types('Opens', '2099-11-29T10:00');
    await clicks('button', 'Save Schedule');
    expect(sent()).toEqual([{ opensAt: inFuture }]);
  });
});

test('a release before the last possible end asks first', async () => {
  asked = server({
    'GET /assessment/3/schedule': { ...schedule, opensAt: inFuture, closesAt: '2099-11-29T05:00:00.000Z' },
    'GET /assessment/3/desk': () => ({ ...deskNow(), sittingSeconds: 3600 }),
    [path]: () => schedule,
  });
  await opens(page);
  await types('Results released', '2099-11-29T11:29');
  await clicks('button', 'Save Schedule');
  expect(dialog()).toMatch(/The results are released before the last attempts end \(Sun, 29 Nov,? 2099, 11:30 am/);
  await clicks('button', 'Cancel');
  await types('Results released', '2099-11-29T11:30');
  await clicks('button', 'Save Schedule');
  expect(dialog()).not.toContain('The results are released before');
  await clicks('button', 'Change it');
  expect(sent()).toEqual([{ resultsAt: '2099-11-29T06:00:00.000Z' }]);
});

test('a release names the first who sit, where the admin may know, and then says for how many it was', async () => {
  [sitting, handedIn] = [6, 5];
  schedule = { ...schedule, opensAt: past, closesAt: past, resultsAt: inFuture };
  const start = { startedAt: past, datedBy: 'server', seenAt: past };
  const one = (uid: string, name: string) => ({
    ...{ uid, person: { name, email: `${uid}@x.in` }, fetchedAt: past, start, handIn: null, facts: [] },
  });
  asked = server({
    'GET /assessment/3/schedule': () => schedule,
    'GET /assessment/3/desk': deskNow,
    'GET /assessment/3/sittings': [one('a', 'Asha'), one('b', '')],
    [path]: () => {
      schedule = { ...schedule, ...(sent().at(-1) as Partial<Schedule>) };
      return schedule;
    },
  });
  await opens(page);
  await clicks('button', 'Release results now');
  await settles();
  expect(asked.filter(({ call }) => call.includes('/sittings')).map(({ call }) => call)).toEqual([
    'GET /assessment/3/sittings?state=sitting&page=1&size=5',
  ]);
  expect(dialog()).toContain('6 learners are sitting it now.Asha, b@x.in and 4 more.5 learners have handed in.');
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === 'Release results now')?.click(),
  );
  await settles();
  expect(texts('status').at(-1)).toBe('✅ Results released for 5 learners.');
});

test('a release while chances are open says how many they are and until when, and asks first', async () => {
  const chances = { count: 2, endsAt: '2099-11-29T06:00:00.000Z' };
  asked = server({
    'GET /assessment/3/schedule': {
      ...schedule,
      opensAt: '2020-01-01T05:00:00.000Z',
      closesAt: '2020-01-01T06:00:00.000Z',
      resultsAt: inFuture,
    },
    'GET /assessment/3/desk': () => ({ ...deskNow(), sittingSeconds: 3600, openChances: chances }),
    [path]: () => schedule,
  });
  await opens(page);
  const doubt = /2 learners can still sit it once more, until Sun, 29 Nov,? 2099, 11:30 am/;
  expect(document.body.textContent).toMatch(doubt);
  await clicks('button', 'Release results now');
  expect(dialog()).toMatch(
    /2 learners can still sit it once more or are sitting it now; the last attempt ends on Sun, 29 Nov,? 2099, 11:30 am/,
  );
  expect(dialog()).toMatch(doubt);
  await clicks('button', 'Cancel');
  await types('Results released', '2099-11-29T11:29');
  await clicks('button', 'Save Schedule');
  expect(dialog()).toMatch(doubt);
  await clicks('button', 'Cancel');
  await types('Results released', '2099-11-29T11:30');
  expect(document.body.textContent).not.toMatch(doubt);
  await clicks('button', 'Save Schedule');
  await clicks('button', 'Change it');
  expect(sent()).toEqual([{ resultsAt: chances.endsAt }]);
});

test('the two forms of new assessments send a schedule only if it is given', async () => {
  const paper = { id: 12, name: 'Mock', totalMarks: 100, createdAt: '2026-01-01T00:00:00.000Z', subjects: [] };
  asked = server({
    'GET /categories': bank,
    'GET /exams/all': [exam(4, 'SSC CGL')],
    'POST /generate-assessment': paper,
    'POST /generate-assessment/from-exam': { id: 13 },
  });
  const bodyOf = (call: string) => asked.find((each) => each.call === call)?.body;
  await opens('/admin/generate-assessment');
  const fold = () => [...document.querySelectorAll('details')].at(-1);
  expect([fold()?.open, fold()?.querySelector('summary')?.textContent]).toEqual([false, '›Schedule (optional)']);
  await types('Assessment name', 'Mock');
  await ticks('Science');
  await act(async () => fold()?.toggleAttribute('open', true));
  await settles();
  await types('State', 'draft');
  await types('Opens', '2099-11-29T10:00');
  await clicks('button', 'Generate Assessment');
  expect(bodyOf('POST /generate-assessment')).toMatchObject({ name: 'Mock', state: 'draft', opensAt: inFuture });
  expect(bodyOf('POST /generate-assessment')).not.toHaveProperty('schedule');
  expect([value('State'), value('Opens')]).toEqual(['published', '']);
  await unloads();

  await opens('/admin/assessment-creation');
  await types('Exam', '4');
  await types('Assessment name', 'Mock');
  await clicks('button', 'Generate Assessment');
  await clicks('button', 'Publish');
  expect(bodyOf('POST /generate-assessment/from-exam')).toEqual({ examId: 4, name: 'Mock' });
});

test('the list shows state and times below the name, as a link to the schedule; without a schedule it is as before', async () => {
  const plain = { totalMarks: 1, createdAt: '2026-01-01T00:00:00.000Z', subjects: [{ subjectName: 'S', numberOfQuestions: 3 }] };
  server({
    'GET /assessments/all': [
      { ...plain, id: 1, name: 'Plain' },
      { ...plain, id: 2, name: 'Timed', state: 'draft', opensAt: inFuture },
    ],
  });
  await opens('/all-assessments');
  expect(texts('row')[2]).toBe('1Plain3ViewResults');
  const link = all('link').find((each) => each.textContent?.startsWith('Draft'));
  expect(link?.textContent).toMatch(/^Draft · Opens on Sun, 29 Nov,? 2099, 10:00 am$/);
  expect(link?.getAttribute('href')).toBe('/admin/assessments/2/schedule');
  expect(link?.getAttribute('aria-label')).toContain('schedule of Timed');
});

describe('the archive', () => {
  const name = 'Mock 3';
  let handedIn: number;
  let refused: Response | null;

  beforeEach(() => {
    handedIn = 0;
    refused = null;
    schedule = { ...schedule, opensAt: '2099-11-29T04:30:00.000Z' };
    asked = server({
      'GET /assessment/3/schedule': () => schedule,
      'GET /assessment/3/desk': () => ({ ...deskNow(), handedIn }),
      'GET /people': () => new Response('[]', { headers: { 'Content-Type': 'application/json', 'X-Total-Count': '5000' } }),
      'GET /assessments/all': [],
      'POST /assessment/3/archive': () => {
        schedule = { ...schedule, state: 'hidden', isArchived: true };
        return schedule;
      },
      'POST /assessment/3/restore': () => {
        schedule = { ...schedule, state: 'published', isArchived: false };
        return schedule;
      },
      'POST /assessment/3/delete': () => refused ?? { id: 3 },
    });
  });
  const posts = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call);
  const saves = () => all('button').some((each) => each.textContent === 'Save Schedule');
  const yes = (label: string) =>
    act(async () =>
      [...document.querySelectorAll('dialog button')]
        .find((each) => each.textContent === label)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );

  it('takes an assessment after a question that says for whom, how many and when; then its schedule is not to be changed', async () => {
    sitting = 2;
    await opens(page);
    await clicks('button', 'Archive');
    expect(dialog()).toContain(`Archive “${name}”?`);
    expect(dialog()).toContain('For everybody');
    expect(dialog()).toContain('From now on; a list that stands open loses it at the next touch. It can be taken back from the archive.');
    expect(dialog()).toContain('No learner has handed in yet.');
    expect(dialog()).toContain('2 learners are sitting it now.');
    await clicks('button', 'Cancel');
    expect(posts()).toEqual([]);
    await clicks('button', 'Archive');
    await yes('Archive');
    await settles();
    expect(posts()).toEqual(['POST /assessment/3/archive']);
    expect(document.body.textContent).toContain('This assessment is in the archive');
    expect(saves()).toBe(false);
    await clicks('button', 'Take back from the archive');
    await yes('Take back from the archive');
    await settles();
    expect(posts()[1]).toBe('POST /assessment/3/restore');
    expect(saves()).toBe(true);
  });

  it('is offered in the place of a deletion where somebody has sat it, as far as the page or the server knows', async () => {
    handedIn = 1;
    await opens(page);
    await clicks('button', 'Delete');
    expect(dialog()).toContain('It cannot be deleted: 1 learner has handed it in, and 0 attempts are under way.');
    expect([...document.querySelectorAll('dialog button')].map((each) => each.textContent)).not.toContain('Delete');
    await yes('Archive');
    expect(dialog()).toContain(`Archive “${name}”?`);
    await unloads();

    handedIn = 0;
    const problem = {
      ...{ code: 'in-use', message: 'No.', from: 'exam-portal' },
      reason: { code: 'assessment-sat', handIns: 1, sitting: 3 },
    };
    refused = new Response(JSON.stringify(problem), { status: 409, headers: { 'Content-Type': 'application/json' } });
    await opens(page);
    await clicks('button', 'Delete');
    await yes('Delete');
    await settles();
    expect(dialog()).toContain('1 have handed this one in, and 3 have started and not handed in. It can be archived');
    await yes('Archive');
    expect(dialog()).toContain(`Archive “${name}”?`);
  });

  it('is not needed where nobody has sat it: the assessment is deleted, nothing of it is asked for again, and the list is shown', async () => {
    await opens(page);
    await clicks('button', 'Delete');
    expect(dialog()).toContain('It cannot be taken back.');
    expect(dialog()).not.toContain('Without a release time');
    expect(dialog()).toContain('At once. It cannot be taken back.');
    const before = asked.length;
    await yes('Delete');
    await settles();
    expect(asked.slice(before).map(({ call }) => call)).toEqual([
      'POST /assessment/3/delete',
      'GET /assessments/all?page=1&size=25&sort=-id',
      'GET /assessments/all',
    ]);
  });

  it('has a list of its own', async () => {
    await opens('/all-assessments');
    await types('Show', 'archived');
    await settles();
    expect(document.body.textContent).toContain('The archive is empty.');
  });
});

test('a count over several groups is the most, since somebody may be in two, in either language', () => {
  const says = (names: string[], people: number) => [wordsEn.forGroups(names, people), wordsHi.forGroups(names, people)];
  expect(says(['Kota'], 30)).toEqual(['For 1 group only, 30 people at present: Kota.', 'केवल 1 समूह के लिए, इस समय 30 लोग: Kota।']);
  expect(says(['Kota', 'Sikar'], 35)).toEqual([
    'For 2 groups only, at most 35 people at present: Kota, Sikar.',
    'केवल 2 समूहों के लिए, इस समय ज़्यादा से ज़्यादा 35 लोग: Kota, Sikar।',
  ]);
});
