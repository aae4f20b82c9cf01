// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AvailableAssessments } from '../../../../src/learner/lists/AvailableAssessments';
import { device } from '../../../../src/runner/device/db';
import { remember } from '../../../../src/runner/device/people';
import { timeNoted } from '../../../../src/runner/device/seen-times';
import { keepAvailable, keepPaper, paperOn, removePaper } from '../../../../src/runner/device/shelf';
import { allByRole, byRole, click, eventually, leave, meanwhile, onDevice, open, server, startOver, text } from '../kit';
import { asha, available, paper, sitting, summary } from '../made';

vi.mock('../../../../src/session/session-store', async () => (await import('../kit')).sessionDouble);

const list = '/assessment/available?chances=1';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Calls back when the item of this id comes near the screen, which jsdom does not have. */
const near = new Map<Element, () => void>();
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    near.set(target, () => this.#tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never));
  }
  unobserve(target: Element): void {
    near.delete(target);
  }
  disconnect(): void {
    near.clear();
  }
}
vi.stubGlobal('IntersectionObserver', Observer);

const comesNear = (id: string) =>
  meanwhile(async () => {
    const item = document.querySelector(`[data-item="${id}"]`);
    if (item !== null) near.get(item)?.();
  });

beforeEach(startOver);
afterEach(leave);

async function searches(words: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  if (field === null) throw new Error('There is no search');
  await meanwhile(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('available assessments', () => {
  it('begin for who has no result yet with the one that *Home* proposes, and go on as the server lists them', async () => {
    const minutes = (id: number, durationInMinutes: number, opensAt?: string) =>
      available({ id, name: `Mock ${id}`, durationInMinutes, ...(opensAt !== undefined && { opensAt }) });
    server.gives(list, [minutes(1, 45), minutes(2, 20), minutes(3, 5), minutes(4, 1, daysAgo(-9))]);
    await open(<AvailableAssessments />);
    // A card may have a list of its own once its code is there.
    const names = () => allByRole('listitem').flatMap((item) => /Mock \d/.exec(item.textContent ?? '')?.[0] ?? []);
    await eventually(() => expect(names()).toEqual(['Mock 3', 'Mock 1', 'Mock 2', 'Mock 4']));
    await leave();
    await device.summaries.put({ ...summary({ assessmentId: 9 }), uid: 'asha' });
    await open(<AvailableAssessments />);
    await eventually(() => expect(names()).toEqual(['Mock 1', 'Mock 2', 'Mock 3', 'Mock 4']));
  });

  it('show name, description, questions over all subjects, marks, duration and date, and link to the start', async () => {
    server.gives(list, [available({ id: 7, createdAt: '2026-01-05T10:00:00.000Z' })]);
    await open(<AvailableAssessments />);
    const card = await eventually(() => byRole('listitem'));
    for (const words of ['Mock 1', 'A first paper', 'Questions25', 'Marks100', 'Duration30 min', '5 Jan 2026'])
      expect(card.textContent).toContain(words);
    expect(byRole('link', 'Start Assessment: Mock 1').getAttribute('href')).toBe('/assessments/7');
  });

  it('say of an opening that was moved since it was last seen when it was before', async () => {
    await remember(device, asha);
    server.gives(list, [
      available({ id: 1, opensAt: '2100-01-01T10:00:00.000Z' }),
      available({ id: 2, opensAt: '2100-01-01T10:00:00.000Z' }),
    ]);
    await open(<AvailableAssessments />);
    await eventually(() => expect(text().match(/Opens on/g)).toHaveLength(2));
    await onDevice(
      async () => (await timeNoted(device, asha.uid, 'opens 1')) !== null && (await timeNoted(device, asha.uid, 'opens 2')) !== null,
    );
    expect(text()).not.toContain('The time was moved');
    await leave();
    server.gives(list, [
      available({ id: 1, opensAt: '2100-01-02T10:00:00.000Z' }),
      available({ id: 2, opensAt: '2100-01-01T10:00:00.000Z' }),
    ]);
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('The time was moved. Before: Fri, 1 Jan'));
    expect([...document.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Fri, 1 Jan/)]);
  });

  it('say first that a test runs on another device, since when and until when, and later that nothing has arrived', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const begun = { at: inMinutes(-5), until: inMinutes(25) };
    server.gives(list, [available({ id: 1 }), available({ id: 2, name: 'Mock 2', begun })]);
    await open(<AvailableAssessments />);
    const clock = (time: string) => new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' }).format(new Date(time));
    await eventually(() => {
      const [first, second] = allByRole('listitem').map((item) => item.textContent ?? '');
      // Of another day with its weekday, near midnight.
      expect(first).toMatch(/Running on another devicesince .+, until .+ at the latest/);
      for (const words of [`${clock(begun.at)}, until`, `${clock(begun.until)} at the latest`]) expect(first).toContain(words);
      expect(second).not.toContain('another device');
    });
    // The page asks first: to start what runs is not offered.
    expect(byRole('link', 'Cannot go on there? Mock 2').getAttribute('href')).toBe('/assessments/2');
    expect(allByRole('link', /^Start Assessment/).map((link) => link.getAttribute('href'))).toEqual(['/assessments/1']);
    await leave();
    server.gives(list, [available({ id: 2, opensAt: inMinutes(-60), begun: { until: inMinutes(-1) } })]);
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('Begun on another device; no answers have arrived yet'));
    expect(text()).not.toContain('Running');
    expect(allByRole('link', /^Start Assessment/)).toHaveLength(1);
  });

  it('say nothing of the kind of the own attempt', async () => {
    await device.attempts.put(sitting(1));
    server.gives(list, [available({ id: 1, begun: { until: new Date(Date.now() + 60_000).toISOString() } })]);
    await open(<AvailableAssessments />);
    await eventually(() => byRole('link', 'Continue: Mock 1'));
    expect(text()).not.toContain('another device');
  });

  it('say the languages of a test that is not in English alone: those that reach all its subjects, else all', async () => {
    const subject = (...languages: string[]) => ({ subjectName: 'A', numberOfQuestions: 1, ...(languages.length > 0 && { languages }) });
    const tests = [
      [subject('en', 'hi'), subject('hi', 'en')],
      [subject('en', 'hi'), subject()],
      [subject(), subject('hi')],
      [subject()],
      [subject('ta', 'tlh')],
    ];
    server.gives(
      list,
      tests.map((subjects, at) => available({ id: at + 1, name: `Mock ${at + 1}`, subjects })),
    );
    await open(<AvailableAssessments />);
    await eventually(() => expect(allByRole('listitem')).toHaveLength(5));
    const said = (at: number) => allByRole('listitem').find(({ textContent }) => textContent?.includes(`Mock ${at}`))?.textContent ?? '';
    expect(said(1)).toContain('English · हिन्दी');
    expect(said(2)).not.toMatch(/English|हिन्दी/);
    expect(said(3)).toContain('English · हिन्दी');
    expect(said(4)).not.toContain('English');
    expect(said(5)).toContain('தமிழ்');
    expect(said(5)).not.toContain('tlh');
    // As far as the server tells how many.
    server.gives(list, [available({ subjects: [{ subjectName: 'A', numberOfQuestions: 3, languages: [], readIn: { hi: 2, en: 1 } }] })]);
    server.comesBack();
    await eventually(() => expect(text()).toContain('Mostly हिन्दी'));
  });

  it('say of a further chance during an attempt that is not of it', async () => {
    const chance = { number: 2, reason: 'Power cut', counts: 'last', until: daysAgo(-7) } as const;
    server.gives(
      list,
      [1, 2, 3].map((id) => available({ id, name: `Mock ${id}`, chance })),
    );
    const deadline = Date.now() + 600_000;
    await device.attempts.bulkPut([
      { ...sitting(1), deadline },
      { ...sitting(2), deadline, chance: 2 },
    ]);
    await open(<AvailableAssessments />);
    const noteOf = (name: string) => allByRole('listitem').find(({ textContent }) => textContent?.includes(name))?.textContent;
    await eventually(() => {
      expect(noteOf('Mock 1')).toContain('When this attempt is submitted, you may sit this test again: Power cut');
      expect(noteOf('Mock 3')).toContain('You may sit this test again: Power cut');
    });
    expect(noteOf('Mock 2')).toContain('In progress');
    expect(noteOf('Mock 2')).not.toContain('Power cut');
  });

  it('say the day of the real exam while it is ahead, and the cut-off that is expected', async () => {
    const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA');
    const aims = [
      { examDate: dayFrom(12), cutOff: 61.5 },
      { examDate: dayFrom(1) },
      { examDate: dayFrom(0) },
      { examDate: dayFrom(-1), cutOff: 60 },
      {},
    ];
    server.gives(
      list,
      aims.map((aim, at) => available({ id: 20 + at, name: `Mock ${at}`, ...aim })),
    );
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('Expected cut-off: 61.5 marks'));
    const saidOf = (card: HTMLElement) =>
      [.../Exam on[^:]+: \d+ days? left|The exam is today|Expected cut-off: [\d.]+ marks/g[Symbol.matchAll](card.textContent ?? '')].map(
        String,
      );
    const said = allByRole('listitem').map(saidOf);
    expect(said.map((all) => all.map((one) => one.replace(/on .+:/, 'on …:')))).toEqual([
      ['Exam on …: 12 days left', 'Expected cut-off: 61.5 marks'],
      ['Exam on …: 1 day left'],
      ['The exam is today'],
      ['Expected cut-off: 60 marks'],
      [],
    ]);
  });

  it('grant 40 seconds a question where no duration is given', async () => {
    server.gives(list, [available({ durationInMinutes: null })]);
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('16 min 40 s'));
  });

  it('are marked NEW for seven days', async () => {
    server.gives(list, [
      available({ id: 1, name: 'Fresh', createdAt: daysAgo(6.9) }),
      available({ id: 2, name: 'Old', createdAt: daysAgo(7.1) }),
    ]);
    await open(<AvailableAssessments />);
    await eventually(() => expect(allByRole('listitem').map((li) => li.textContent?.includes('NEW'))).toEqual([true, false]));
  });

  it('draw of a long list what is near the screen, and search all of it', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => available({ id: at + 1, name: `Paper no. ${at + 1}` }));
    server.gives(list, many);
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('1,200 in all'));
    expect(allByRole('listitem').filter((item) => item.dataset.item)).toHaveLength(1_200);
    expect(allByRole('link', /^Start Assessment/)).toHaveLength(10);
    expect(byRole('heading', 'Paper no. 1200').closest('li')?.querySelector('a')).toBeNull();
    await comesNear('1200');
    await eventually(() => byRole('link', 'Start Assessment: Paper no. 1200'));
    expect(allByRole('link', /^Start Assessment/)).toHaveLength(11);
    await searches('NO. 1199 paper');
    await eventually(() => expect(text()).toContain('1 of 1,200'));
    await searches('nothing like it');
    await eventually(() => expect(text()).toContain('No name matches your search.'));
    await click(byRole('button', 'Clear the search'));
    await eventually(() => expect(text()).toContain('1,200 in all'));
    expect(document.activeElement?.getAttribute('type')).toBe('search');
    expect(allByRole('button', 'Clear the search')).toEqual([]);
  });

  it('keep open what a person opened in a long list when another test moves it down', async () => {
    const many = Array.from({ length: 20 }, (_, at) => available({ id: at + 2, name: `Paper no. ${at + 2}` }));
    await keepAvailable(device, 'asha', many);
    server.goesDown();
    await open(<AvailableAssessments />);
    const row = () => document.querySelector('[data-item="11"]');
    await eventually(() => expect(text()).toContain('20 in all'));
    await click(byRole('button', /^Details: Paper no. 11/));
    expect(row()?.querySelector('[data-folded]')).toBeNull();
    server.gives(list, [available({ id: 1, name: 'Paper no. 1' }), ...many]);
    server.comesBack();
    await eventually(() => expect(text()).toContain('21 in all'));
    expect(allByRole('listitem').filter((item) => item.dataset.item)[10]).toBe(row());
    expect(row()?.querySelector('[data-row]')).not.toBeNull();
    expect(row()?.querySelector('[data-folded]')).toBeNull();
  });

  it('group a long list by subject, minutes and newness, as the address says', async () => {
    const tests = Array.from({ length: 13 }, (_, at) =>
      available({
        id: at + 1,
        name: `Paper no. ${at + 1}`,
        durationInMinutes: at < 4 ? 10 : 90,
        // No test is exactly a week old, in which a millisecond decides.
        createdAt: daysAgo(at + 0.5),
        subjects: [{ subjectName: at < 5 ? 'Physics' : at < 12 ? 'Botany' : 'Alone', numberOfQuestions: 5 }],
      }),
    );
    server.gives(list, tests);
    await open(<AvailableAssessments />, '/user/available-assessments?group=minutes');
    const groups = () => [...document.querySelectorAll('section[aria-labelledby] > h2')].map((heading) => heading.textContent);
    const choose = await eventually(() => document.querySelector('select') ?? expect.fail('no select'));
    const groupsBy = (key: string) =>
      meanwhile(async () => {
        choose.value = key;
        choose.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await eventually(() => expect(groups()).toEqual(['Up to 15 min 4', 'Up to 120 min 9']));
    // No test is made from an exam: such an order would have a single group.
    expect([...choose.options].map(({ value }) => value)).toEqual(['', 'subject', 'minutes', 'new']);
    await groupsBy('');
    await eventually(() => expect(groups()).toEqual([]));
    await groupsBy('subject');
    await eventually(() => expect(groups()).toEqual(['Botany 7', 'Physics 5', 'Other tests 1']));
    await groupsBy('new');
    await eventually(() => expect(groups()).toEqual(['New this week 7', 'Earlier 6']));
    // Cleared, and at once put into another order: the word does not come back.
    await searches('no. 1');
    await eventually(() => expect(text()).toContain('5 of 13'));
    await meanwhile(async () => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]') ?? expect.fail('no search');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      choose.value = 'minutes';
      choose.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await eventually(() => expect(groups()).toEqual(['Up to 15 min 4', 'Up to 120 min 9']));
    expect(text()).toContain('13 in all');
  });

  it('say Continue and the minutes left where this device has the attempt open, which comes first', async () => {
    // Begun by a clock that was an hour ahead.
    await device.attempts.put({ ...sitting(1), deadline: Date.now() + 99.5 * 60_000, lag: 60 * 60_000 });
    server.gives(list, [available({ id: 2, name: 'Newer', createdAt: daysAgo(1) }), available({ createdAt: daysAgo(1) })]);
    await open(<AvailableAssessments />);
    await eventually(() => expect(byRole('link', 'Continue: Mock 1').getAttribute('href')).toBe('/assessments/1'));
    await eventually(() => expect(text()).toContain('In progress39 minutes left'));
    expect(allByRole('heading').map(({ textContent }) => textContent)).toEqual(['Available Assessments', 'Mock 1', 'Newer']);
    // What goes on is nothing new, and its button alone is filled.
    expect(allByRole('listitem').map((li) => li.textContent?.includes('NEW'))).toEqual([false, true]);
    const isFilled = (name: string) => byRole('link', name).className.split(' ').includes('bg-brand');
    expect([isFilled('Continue: Mock 1'), isFilled('Start Assessment: Newer')]).toEqual([true, false]);
  });

  it('say the specification’s sentence when there are none', async () => {
    server.gives(list, []);
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('No new assessments available right now.'));
    // Both lists are empty: neither leads to the other and back.
    expect(allByRole('link', 'My Assessments')).toEqual([]);
    await device.summaries.put({ ...summary(), uid: 'asha' });
    await eventually(() => byRole('link', 'My Assessments'));
  });

  it('are readable offline, with a short note, and refresh when the network returns', async () => {
    await keepAvailable(device, 'asha', [available({ name: 'Kept' })]);
    server.goesDown();
    await open(<AvailableAssessments />);
    await eventually(() => expect(byRole('status').textContent).toContain('last updated copy'));
    expect(text()).toContain('Kept');
    expect(allByRole('alert')).toEqual([]);

    server.gives(list, [available({ name: 'Newer' })]);
    server.comesBack();
    await eventually(() => expect(text()).toContain('Newer'));
    expect(text()).not.toContain('last updated copy');
  });

  it('ask for a connection once where nothing was ever loaded, and never for more patience', async () => {
    server.goesDown();
    await open(<AvailableAssessments />);
    const again = await eventually(() => byRole('button', 'Try again'));
    expect(text()).toContain('Connect once');
    expect(text()).not.toContain('Loading');

    server.gives(list, [available()]);
    server.comesBack();
    await click(again);
    await eventually(() => byRole('heading', 'Mock 1'));
  });

  it('show an error when the server refuses and no copy is kept', async () => {
    server.refuses(list, 500);
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('This could not be loaded.'));
    byRole('button', 'Try again');
  });

  it('never show the copy of another person', async () => {
    await keepAvailable(device, 'someone-else', [available({ name: 'Theirs' })]);
    server.goesDown();
    await open(<AvailableAssessments />);
    await eventually(() => byRole('button', 'Try again'));
    expect(text()).not.toContain('Theirs');
  });

  it('are downloaded ahead of time, show their size on the device, and can be removed again', async () => {
    server.gives(list, [available()]);
    await open(<AvailableAssessments />);
    const button = await eventually(() => byRole('button', 'Save for offline: Mock 1'));
    expect(text()).toContain('Not saved offline');
    server.gives('/assessment/1/paper', paper);
    await click(button);
    const remove = await eventually(() => byRole('button', 'Remove from this device: Mock 1'));
    expect(text()).toContain('1 kB');
    expect(await paperOn(device, 'asha', 1)).toMatchObject({ name: 'Mock 1' });
    await click(remove);
    await eventually(() => byRole('button', 'Save for offline: Mock 1'));
    expect(await paperOn(device, 'asha', 1)).toBeNull();
  });

  it('say why a download failed, and can be downloaded again', async () => {
    server.gives(list, [available()]);
    await open(<AvailableAssessments />);
    const button = await eventually(() => byRole('button', 'Save for offline: Mock 1'));
    server.refuses('/assessment/1/paper', 500);
    await click(button);
    await eventually(() => expect(text()).toContain('It could not be saved.'));
    server.goesDown();
    await click(byRole('button', 'Save for offline: Mock 1'));
    await eventually(() => expect(text()).toContain('No connection. Try again when there is one.'));
    vi.spyOn(device.papers, 'put').mockRejectedValueOnce(Object.assign(new Error(), { name: 'QuotaExceededError' }));
    server.comesBack();
    server.gives('/assessment/1/paper', paper);
    await click(byRole('button', 'Save for offline: Mock 1'));
    await eventually(() => expect(text()).toContain('There is no space left on this device.'));
  });

  it('free the space of all papers except the one with an attempt under way', async () => {
    server.gives(
      list,
      [1, 2, 3].map((id) => available({ id, name: `Mock ${id}` })),
    );
    for (const id of [1, 2, 3]) await keepPaper(device, 'asha', { ...paper, id });
    await device.attempts.put(sitting(3));
    await open(<AvailableAssessments />);
    await eventually(() => expect(text()).toContain('2 papers on this device ·'));
    await removePaper(device, 'asha', 3);
    await click(byRole('button', 'Remove all'));
    await eventually(() => expect(allByRole('button', /^Save for offline/)).toHaveLength(2));
    expect(await device.papers.toCollection().primaryKeys()).toEqual([['asha', 3]]);
  });

  it('show markup in a text as text', async () => {
    server.gives(list, [available({ name: '<img src=x onerror=alert(1)>' })]);
    await open(<AvailableAssessments />);
    await eventually(() => byRole('heading', '<img src=x onerror=alert(1)>'));
    expect(document.querySelector('img')).toBeNull();
  });
});
