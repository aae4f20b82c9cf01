import { beforeEach, expect, it, vi } from 'vitest';
import { type PushNews, recipientOf } from '../../contract/push/news';
import { type AttemptRow, Device, type Person } from '../../src/runner/device/db';
import { forget, remember } from '../../src/runner/device/people';
import { attemptLockName, pageLockName } from '../../src/runner/device/worker-messages';
import { type NewsPlace, openNewsPage, pathOf, showNews, wordsOf } from '../../sw/news/show';

const person = (uid: string): Person => ({ uid, email: '', displayName: '', phone: '', method: 'email', role: 'user', profile: null });
const now = Date.parse('2026-03-01T09:00:00.000Z');

let db: Device;
let shown: [string, NotificationOptions][];
let unsubscribe: ReturnType<typeof vi.fn>;
let held: string[];

beforeEach(async () => {
  db = new Device(crypto.randomUUID());
  await remember(db, person('asha'));
  shown = [];
  held = [];
  unsubscribe = vi.fn(async () => true);
});

const place = (): NewsPlace => ({
  db,
  registration: {
    showNotification: async (...notification) => void shown.push(notification),
    pushManager: { getSubscription: async () => ({ unsubscribe: unsubscribe as () => Promise<unknown> }) },
  },
  locks: { query: async () => ({ held: held.map((name) => ({ name })), pending: [] }) },
  language: 'en-US',
  now: () => now,
});
const news = async (changes: Partial<PushNews> = {}): Promise<PushNews> => ({
  ...{ code: 'results-out', to: await recipientOf('asha'), id: 7, title: 'Mock 3' },
  ...changes,
});
const reads = (language: string) => db.settings.put({ key: 'news', value: { uid: 'asha', language, toldAt: 0 } });

it('shows news with their sentence, the title of the test and the way there', async () => {
  await showNews(await news(), place());
  expect(shown).toEqual([
    [
      'Your result is out',
      { body: 'Mock 3', lang: 'en-IN', icon: '/icons/icon-192.png', tag: 'results-out 7', data: '/assessments/7/result' },
    ],
  ]);
});

it('speaks the language of the person, and of the device where none was chosen', async () => {
  await reads('hi');
  await showNews(await news(), place());
  expect(shown[0]).toMatchObject(['आपका परिणाम आ गया है', { body: 'Mock 3', lang: 'hi-IN' }]);
  await db.settings.delete('news');
  await showNews(await news(), { ...place(), language: 'hi-IN' });
  expect(shown[1]?.[0]).toBe('आपका परिणाम आ गया है');
});

it('says when a test opens, in the time of the device', () => {
  const at = '2026-03-01T10:30:00.000Z';
  const time = new Date(at).toLocaleTimeString('en-IN', { timeStyle: 'short' });
  expect(wordsOf({ code: 'test-opens', to: '', title: 'Mock 3', at }, 'en')).toEqual({
    title: `Your test opens at ${time}`,
    body: 'Mock 3',
  });
  expect(wordsOf({ code: 'test-opens', to: '', title: 'Mock 3', at }, 'hi').title).toMatch(
    /^आपका टेस्ट (रात|सुबह|दोपहर|शाम|भोर) \d{1,2}:30 बजे खुलेगा$/,
  );
});

it('says how many questions are due, and nothing else', () => {
  const words = (count: number, language: string) => wordsOf({ code: 'due', to: '', count }, language);
  expect(words(9, 'en')).toEqual({ title: '9 questions are due in Revise', body: '' });
  expect(words(1, 'en').title).toBe('1 question is due in Revise');
  expect(words(9, 'hi').title).toBe('आज 9 प्रश्न दोहराने हैं');
  expect(wordsOf({ code: 'due', to: '' }, 'en').title).toBe('There is news for you');
});

it('has a sentence for an answered report, and for a code of a later version', () => {
  expect(wordsOf({ code: 'report-answered', to: '' }, 'en')).toEqual({ title: 'Your report was answered', body: '' });
  expect(wordsOf({ code: 'something-new', to: '', title: 'X' }, 'hi')).toEqual({ title: 'आपके लिए कुछ नया है', body: 'X' });
});

it.each([
  ['results-out', '/assessments/7/result'],
  ['test-opens', '/user/available-assessments'],
  ['report-answered', '/user/dashboard'],
  ['due', '/user/mistake-notebook'],
  ['something-new', '/user/dashboard'],
])('%s leads to %s', async (code, path) => {
  expect(pathOf(await news({ code }))).toBe(path);
});

it('shows nothing to another person on the device, or after a sign-out, and ends the subscription', async () => {
  await remember(db, person('bina'));
  await showNews(await news(), place());
  expect(unsubscribe).toHaveBeenCalledOnce();
  await forget(db);
  await showNews(await news(), place());
  expect(unsubscribe).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([]);
});

it('is silent while a page holds an attempt, and keeps the subscription', async () => {
  held = [pageLockName('/assets/a.js'), attemptLockName('asha', 7)];
  await showNews(await news(), place());
  expect([shown, unsubscribe.mock.calls]).toEqual([[], []]);
  held = [pageLockName('/assets/a.js')];
  await showNews(await news(), place());
  expect(shown).toHaveLength(1);
});

it('is silent until the deadline of an attempt whose page is gone', async () => {
  const attempt = { uid: 'asha', assessmentId: 7, status: 'in-progress', deadline: now + 1 } as AttemptRow;
  await db.attempts.put(attempt);
  await showNews(await news(), place());
  expect(shown).toEqual([]);
  for (const over of [
    { ...attempt, deadline: now },
    { ...attempt, status: 'handed-in' as const },
  ]) {
    await db.attempts.put(over);
    await showNews(await news(), place());
  }
  expect(shown).toHaveLength(2);
});

it.each([[undefined], [null], ['text'], [{ code: 7 }], [{ code: 'results-out' }]])(
  'takes no message of another sender: %j',
  async (data) => {
    await showNews(data, place());
    expect([shown, unsubscribe.mock.calls]).toEqual([[], []]);
  },
);

it('opens a page of its own, or the page that shows it already', async () => {
  vi.stubGlobal('location', { href: 'https://portal.test/sw.js' });
  const focus = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const pages = (...urls: string[]) => ({ matchAll: async () => urls.map((url) => ({ url, focus })), openWindow });
  await openNewsPage('/assessments/7/result', pages('https://portal.test/assessments/8'));
  expect([openWindow.mock.calls, focus.mock.calls.length]).toEqual([[['/assessments/7/result']], 0]);
  await openNewsPage('/assessments/7/result', pages('https://portal.test/', 'https://portal.test/assessments/7/result'));
  expect([openWindow.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1]);
  vi.unstubAllGlobals();
});
