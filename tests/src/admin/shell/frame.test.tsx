// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { adminKeys, capsOf, isKey, keyNames, shortcutOf } from '../../../../src/admin/kit/keys/keys';
import { adminPaths } from '../../../../src/admin/kit/paths/admin-paths';
import { wayGroups } from '../../../../src/admin/shell/ways';
import { chooseLanguage } from '../../../../src/copy/language';
import { clicks, leaves, opens, server, settles, the } from '../kit';

// jsdom implements no layout.
beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});
afterEach(leaves);

const press = async (key: string, more: KeyboardEventInit = {}, on: Element = document.activeElement ?? document.body) => {
  await act(async () => void on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })));
  await settles();
};
const dialog = () => document.querySelector('dialog');
const field = () => the<HTMLInputElement>('field', 'Screen, assessment, person or question');
const finds = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);

async function typesInFinder(text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** What a paged list answers, by the search in its address. */
const lists = (found: Record<string, { assessments?: string[]; people?: string[]; questions?: string[] }>) => {
  const real = globalThis.fetch;
  const waiting: (() => void)[] = [];
  globalThis.fetch = async (input) => {
    const url = new URL(String(input), 'http://x.test');
    const search = url.searchParams.get('search') ?? '';
    const { assessments = [], people = [], questions = [] } = found[search] ?? {};
    if (search === 'slow') await new Promise<void>((done) => waiting.push(done));
    const rows: Record<string, object[]> = {
      '/api/assessments/all': assessments.map((name, at) => ({
        ...{ id: at + 1, name, description: '', durationInMinutes: 5, totalMarks: 5, createdAt: '2026-03-01T09:00:00.000Z', subjects: [] },
      })),
      '/api/people': people.map((name) => ({ uid: name, name, contact: `${name}@x.in`, role: 'user', timePercent: 100 })),
      '/api/questions/all': questions.map((description, at) => ({
        ...{ id: at + 7, description, categoryIds: [1], difficultyLevel: '', language: '', examTags: [], options: [] },
      })),
    };
    return new Response(JSON.stringify(rows[url.pathname] ?? []), { headers: { 'X-Total-Count': '1' } });
  };
  return {
    answer() {
      for (const done of waiting.splice(0)) done();
    },
    restore() {
      globalThis.fetch = real;
    },
  };
};

const opensFinder = () => act(async () => document.querySelector<HTMLElement>('[aria-keyshortcuts^="Control+K"]')?.click());

/** Typing has paused. */
const pauses = () => act(async () => void (await new Promise((later) => setTimeout(later, 230))));

describe('the navigation', () => {
  it('has each screen at most once, and only screens that there are', () => {
    const paths = wayGroups.flatMap(({ ways }) => ways.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(adminPaths).toContain(path);
  });

  it('opens and closes on a narrow screen, and closes when an entry is taken', async () => {
    server({ 'GET /categories': [], 'GET /exams/all': [] });
    await opens('/admin/categories');
    const menu = the('button', 'Admin menu');
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    await clicks('button', 'Admin menu');
    expect(menu.getAttribute('aria-expanded')).toBe('true');
    await clicks('link', 'Manage Exams');
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    expect(document.title).toBe('Manage Exams · Exam Portal');
  });
});

describe('the keys', () => {
  const pressed = { key: 'k', ctrlKey: false, metaKey: false, altKey: false };

  it.each([
    [{ ...pressed, ctrlKey: true }, 'finder'],
    [{ ...pressed, metaKey: true, key: 'K' }, 'finder'],
    [{ ...pressed, ctrlKey: true, key: 'Enter' }, 'save'],
    [{ ...pressed, key: '?' }, 'help'],
    [{ ...pressed, key: '/' }, 'search'],
    [pressed, null],
    [{ ...pressed, ctrlKey: true, altKey: true }, null],
    [{ ...pressed, key: 'Enter' }, null],
    [{ ...pressed, key: '/', metaKey: true }, null],
  ] as const)('%j is %s', (event, name) => expect(keyNames.filter((key) => isKey(event, key))).toEqual(name === null ? [] : [name]));

  it('are named for screen readers and by the caps of the device', () => {
    expect(keyNames.map(shortcutOf)).toEqual(['Control+K Meta+K', 'Control+Enter Meta+Enter', 'Control+Z Meta+Z', '/', '?']);
    expect([capsOf('finder', false), capsOf('finder', true), capsOf('save', false), capsOf('save', true), capsOf('help', true)]).toEqual([
      ['Ctrl', 'K'],
      ['⌘', 'K'],
      ['Ctrl', 'Enter'],
      ['⌘', '⏎'],
      ['?'],
    ]);
  });

  it('stand in one list, which ? shows and Close leaves; not while text is typed', async () => {
    server({ 'GET /categories': [] });
    await opens('/admin/categories');
    await press('?', {}, the('field', 'Name'));
    expect(dialog()).toBeNull();
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    document.body.append(box);
    onTestFinished(() => box.remove());
    await press('?', {}, box);
    expect(dialog()?.querySelectorAll('dt')).toHaveLength(Object.keys(adminKeys).length);
    expect(dialog()?.textContent).toContain('Send the form in which you type');
    // A key below a dialog does nothing.
    await press('k', { ctrlKey: true }, document.body);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('/ goes to the search field of the screen; Ctrl+Enter sends the form, whose button names it', async () => {
    const asked = server({ 'GET /categories': [], 'POST /categories': { id: 1, name: 'A', parentId: null, subcategories: [] } });
    await opens('/admin/categories');
    const name = the<HTMLInputElement>('field', 'Name');
    expect(the('button', 'Add Category').getAttribute('aria-keyshortcuts')).toBe('Control+Enter Meta+Enter');
    await press('Enter', { ctrlKey: true }, name);
    expect(document.body.textContent).toContain('Category name cannot be empty!');
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('the finder', () => {
  it('opens by key and by button, lists every screen, and opens one found by its letters', async () => {
    server({ 'GET /categories': [], 'GET /exams/all': [], 'GET /people': [] });
    await opens('/admin/categories');
    await press('k', { ctrlKey: true });
    expect(finds().length).toBeGreaterThan(10);
    await act(async () => dialog()?.dispatchEvent(new Event('cancel')));
    expect(dialog()).toBeNull();
    await opensFinder();
    await typesInFinder('manage ex');
    expect(finds()).toEqual(['Manage ExamsTests']);
    await act(async () => document.querySelector<HTMLElement>('[role="option"]')?.click());
    await settles();
    expect(dialog()).toBeNull();
    expect(document.title).toBe('Manage Exams · Exam Portal');
  });

  it('finds assessments, people and questions, and never shows the answer for another text', async () => {
    server({ 'GET /categories': [] });
    await opens('/admin/categories');
    const server2 = lists({ mock: { assessments: ['Mock 1'], questions: ['Mock question'] }, asha: { people: ['Asha'] } });
    await opensFinder();
    await typesInFinder('slow');
    expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('Searching …');
    await pauses();
    await typesInFinder('mock');
    await pauses();
    await settles();
    expect(finds()).toEqual(['Mock 1No. 1', 'Mock questionNo. 7']);
    server2.answer();
    await settles();
    expect(finds()).toEqual(['Mock 1No. 1', 'Mock questionNo. 7']);
    await typesInFinder('asha');
    expect(finds()).toEqual([]);
    await pauses();
    await settles();
    expect(finds()).toEqual(['AshaAsha@x.in']);
    expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('1 found');
    server2.restore();
  });

  it('says so where the server is not reached, and lists the screens', async () => {
    server({ 'GET /categories': [] });
    await opens('/admin/categories');
    await opensFinder();
    await typesInFinder('people');
    await pauses();
    await settles();
    expect(finds()[0]).toBe('PeoplePeople');
    expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('The server could not be asked; only screens are listed.');
  });
});

test('the frame speaks Hindi', async () => {
  await act(() => chooseLanguage('hi'));
  server({ 'GET /categories': [] });
  await opens('/admin/categories');
  const groups = [...document.querySelectorAll('nav p')].map((heading) => heading.textContent);
  expect(groups).toEqual(['प्रश्न बैंक', 'टेस्ट', 'लोग', 'संस्थान']);
  await act(() => chooseLanguage('en'));
  vi.restoreAllMocks();
});
