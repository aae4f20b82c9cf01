// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChancesOfOne } from '../../../../contract/assessment/chance-bodies';
import type { Desk } from '../../../../contract/assessment/desk';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { pageLimits } from '../../../../contract/calls/page';
import { type Asked, clicks, leaves, opens, server, settles, texts, the, types, unloads } from '../kit';

const page = '/admin/assessments/3/exam-day';
const now = '2026-11-29T04:30:00.000Z';
const figures: Desk = {
  ...{ assessmentId: 3, name: 'Mock 3', now, fetched: 2, started: 2, handedIn: 2, sitting: 0, awaited: 0, byMinute: [] },
};
const schedule: Schedule = { state: 'published', opensAt: null, closesAt: null, resultsAt: null, endsTogether: false, code: null };
const group = { id: 5, name: 'Morning', learners: 30, waiting: 2, assessments: 1 };
const chance = { number: 2, reason: 'Power cut', counts: 'best', by: 'head', at: now, until: '2026-12-06T04:30:00.000Z' } as const;
const used: ChancesOfOne = {
  ...{ uid: 'a', name: 'Asha Verma', chances: [{ ...chance, usedAt: now }] },
  handIns: [
    { number: 1, score: 8, submittedAt: now, counts: false },
    { number: 2, score: 12, submittedAt: now, counts: true },
  ],
};
const open: ChancesOfOne = { uid: 'b', name: 'Bina Rao', chances: [{ ...chance, usedAt: null }], handIns: [] };

/** The list of chances as the server answers it: whole, and the open ones alone. */
const chancesOf = (all: readonly ChancesOfOne[]): Parameters<typeof server>[0] => {
  const paged = (some: readonly ChancesOfOne[]) => () =>
    new Response(JSON.stringify(some), { headers: { 'X-Total-Count': String(some.length) } });
  const isOpen = ({ chances }: ChancesOfOne) => chances.some(({ usedAt, takenBackAt }) => usedAt === null && takenBackAt === undefined);
  const ofOpen = paged(all.filter(isOpen));
  const path = 'GET /assessment/3/chances';
  return {
    [path]: paged(all),
    [`${path}?page=1&size=1&state=open`]: ofOpen,
    [`${path}?page=1&size=${pageLimits.size}&state=open`]: ofOpen,
  };
};

let asked: Asked[];
const serves = (more: Parameters<typeof server>[0] = {}) => {
  asked = server({
    'GET /assessment/3/schedule': schedule,
    'GET /assessment/3/desk': figures,
    ...chancesOf([used, open]),
    'GET /groups': [group],
    'POST /assessment/3/again': { given: 28, open: 2, until: chance.until },
    ...more,
  });
};
beforeEach(() => {
  localStorage.clear();
  serves();
});
afterEach(leaves);

const sent = () => asked.flatMap(({ call, body }) => (call === 'POST /assessment/3/again' ? [body] : []));
const dialog = () => document.querySelector('dialog')?.textContent ?? '';

async function unfolds(): Promise<void> {
  await opens(page);
  const fold = [...document.querySelectorAll('details')].find((each) =>
    each.querySelector('summary')?.textContent?.includes('Choose for whom'),
  );
  await act(async () => void fold?.toggleAttribute('open', true));
  await settles();
}

describe('one more chance', () => {
  it('lists who got one, with every hand-in and the one that counts', async () => {
    await opens(page);
    const list = document.querySelector('section[aria-label="Learners with further chances"]');
    const [asha, bina] = [...(list?.querySelectorAll('li') ?? [])].map((each) => each.textContent);
    expect(asha).toBe('Asha Verma Hand-in 1: 8 · Hand-in 2: 12, counts · Power cut');
    expect(bina).toMatch(/^Bina Rao open until .*2026.* · Power cutTake back$/);
  });

  it('is given to a group after a question that says for whom, how many, which counts and until when', async () => {
    await unfolds();
    await clicks('field', 'A group');
    await types('Group', '5');
    // What is missing is said at its field, and the first one has the focus.
    await clicks('button', 'Open it again');
    expect(dialog()).toBe('');
    expect(document.querySelector('form')?.textContent).toContain('Say why. The learners read it.');
    expect(document.activeElement).toBe(the('field', 'Reason'));
    await types('Reason', ' Power cut ');
    await clicks('field', 'The best one');
    await clicks('button', 'Open again for Morning');
    for (const words of [
      'Open “Mock 3” again for Morning?',
      '30 learners get a chance',
      'the best hand-in counts',
      'until Sun',
      'already knows the answers',
    ])
      expect(dialog()).toContain(words);
    expect(sent()).toEqual([]);
    await clicks('button', 'Open it again');
    expect(sent()).toEqual([{ groupIds: [5], reason: 'Power cut', counts: 'best', until: chance.until }]);
    expect(texts('status')).toContain('28 learners got a chance. 2 have an open one.');
    expect(the<HTMLInputElement>('field', 'Reason').value).toBe('');
  });

  it('is given to one learner, who is found by name; a refusal is said', async () => {
    const asha = { uid: 'a', name: 'Asha Verma', contact: 'asha@b.test', role: 'user', timePercent: 100 };
    serves({ 'GET /people': [asha], 'POST /assessment/3/again': 'no network' });
    await unfolds();
    await types('Learner: name, email or phone', 'asha');
    await vi.waitFor(async () => {
      await settles();
      await clicks('field', 'Asha Verma asha@b.test');
    });
    await types('Reason', 'Wrong batch');
    await types('Can be begun until', '');
    await clicks('button', 'Open again for Asha Verma');
    expect(dialog()).toContain('1 learner gets a chance.');
    await clicks('button', 'Open it again');
    // An emptied time is the usual one, and a lower score counts only where an admin says so.
    expect(sent()).toEqual([{ uids: ['a'], reason: 'Wrong batch', counts: 'best' }]);
    expect(document.body.textContent).toContain('The assessment was not opened again.');
  });

  it('where the last hand-in counts, says which marks it takes the place of', async () => {
    const asha = { uid: 'a', name: 'Asha Verma', contact: 'asha@b.test', role: 'user', timePercent: 100 };
    const row = { ...{ uid: 'a', name: 'Asha Verma', email: '', phone: '', group: null, score: 2, rank: 1 }, submittedAt: now, flags: [] };
    const results = { ...row, correctAnswers: 1, wrongAnswers: 0, unattempted: 11, timeTaken: 60 };
    const rows = (total: number) => () => new Response(JSON.stringify([results]), { headers: { 'X-Total-Count': String(total) } });
    serves({
      'GET /people': [asha],
      'GET /assessment/3/results?page=1&size=50&search=Asha+Verma': rows(1),
      'GET /assessment/3/results?page=1&size=1&group=5': rows(12),
    });
    await unfolds();
    await types('Learner: name, email or phone', 'asha');
    await vi.waitFor(async () => {
      await settles();
      await clicks('field', 'Asha Verma asha@b.test');
    });
    await types('Reason', 'Power cut');
    await clicks('button', 'Open again for Asha Verma');
    await settles();
    expect(dialog()).not.toContain('Marks so far');
    await clicks('button', 'Cancel');
    await clicks('field', 'The last one');
    await clicks('button', 'Open again for Asha Verma');
    await settles();
    expect(dialog()).toContain('Marks so far: 2. They count no more once the new hand-in arrives, even if it has fewer.');
    await clicks('button', 'Cancel');
    await clicks('field', 'A group');
    await types('Group', '5');
    await clicks('button', 'Open again for Morning');
    await settles();
    expect(dialog()).toContain('Learners with marks so far: 12.');
  });

  it('says which of learner, group and reason is missing', async () => {
    await unfolds();
    await clicks('button', 'Open it again');
    const form = () => document.querySelector('form')?.textContent ?? '';
    expect(form()).toContain('Find the learner by name, email or phone, and choose the learner.');
    expect(document.activeElement).toBe(the('field', 'Learner: name, email or phone'));
    await clicks('field', 'A group');
    expect(form()).toContain('Choose a group.');
    await types('Group', '5');
    expect(form()).not.toContain('Choose a group.');
    expect(form()).toContain('Say why.');
  });

  it.each([
    ['2026-11-30T04:30:00.000Z', 'All others read results and key from Mon, 30 Nov'],
    ['2026-11-20T04:30:00.000Z', 'The results are out since Fri, 20 Nov'],
    [null, 'Each learner of this test reads result and key right after the hand-in'],
    ['2026-12-30T04:30:00.000Z', null],
  ])('with results at %s says whether others read the key before it ends', async (resultsAt, words) => {
    serves({ 'GET /assessment/3/schedule': { ...schedule, resultsAt } });
    await unfolds();
    await clicks('field', 'A group');
    await types('Group', '5');
    await types('Reason', 'Power cut');
    await clicks('button', 'Open again for Morning');
    if (words === null)
      for (const other of ['All others read', 'are out since', 'right after the hand-in']) expect(dialog()).not.toContain(other);
    else expect(dialog()).toContain(words);
  });

  describe('to somebody who is sitting', () => {
    const asha = { uid: 'a', name: 'Asha Verma', contact: 'asha@b.test', role: 'user', timePercent: 100 };
    const start = { startedAt: '2026-11-29T04:10:00.000Z', datedBy: 'server', seenAt: now };
    const sitting = { uid: 'a', person: { name: 'Asha Verma', email: 'asha@b.test' }, fetchedAt: now, start, handIn: null, facts: [] };
    const other = { ...sitting, uid: 'z' };
    const handIn = { arrivedAt: now, evidence: null };

    async function asks(more: Parameters<typeof server>[0]): Promise<string> {
      serves({ 'GET /people': [asha], 'GET /assessment/3/desk': { ...figures, sitting: 2 }, 'GET /assessment/3/chances': [], ...more });
      await unfolds();
      await types('Learner: name, email or phone', 'asha');
      await vi.waitFor(async () => {
        await settles();
        const named = [...document.querySelectorAll('label')].filter(({ textContent }) =>
          textContent?.startsWith('Asha Verma asha@b.test'),
        );
        // Who has opened the test stands first, of the same name or not.
        expect(named.length).toBeGreaterThan(0);
        await act(async () => named.at(-1)?.click());
      });
      await types('Reason', 'Power cut');
      await clicks('button', 'Open again for Asha Verma');
      await settles();
      const said = dialog();
      await unloads();
      return said;
    }

    it('is found first, and named as one who has opened the test, where many have the name', async () => {
      const many = Array.from({ length: 9 }, (_, at) => ({ ...asha, uid: `n${at}`, contact: `n${at}@b.test` }));
      serves({ 'GET /people': many, 'GET /assessment/3/chances': [], 'GET /assessment/3/sittings': [sitting] });
      await unfolds();
      await types('Learner: name, email or phone', 'asha');
      await vi.waitFor(async () => {
        await settles();
        const named = [...document.querySelectorAll('label')].flatMap(({ textContent }) =>
          textContent?.startsWith('Asha') ? [textContent] : [],
        );
        expect(named.slice(0, 2)).toEqual(['Asha Verma asha@b.test · has opened this test', 'Asha Verma n0@b.test']);
        expect(named).toHaveLength(6);
      });
      await unloads();
    });

    it('says that an attempt is under way, since when, and what the chance means', async () => {
      const said = await asks({ 'GET /assessment/3/sittings': [other, sitting] });
      expect(said).toMatch(/An attempt is under way: begun on .*29 Nov.*, not handed in yet/);
      expect(said).toContain('on the same device it can be begun after that, on another device at once');
      expect(said).toContain('give more time on Exam Day in place of a chance');
    });

    it('says nothing of an attempt that is handed in, is not begun, or is of another learner of the name', async () => {
      for (const own of [{ ...sitting, handIn }, { ...sitting, start: null }, other])
        expect(await asks({ 'GET /assessment/3/sittings': [own] })).not.toContain('under way');
    });

    it('names an open chance, which stays as it is', async () => {
      const mine: ChancesOfOne = { ...open, uid: 'a', name: 'Asha Verma' };
      const query = '?page=1&size=50&search=Asha+Verma&state=open';
      const said = await asks({
        'GET /assessment/3/sittings': [{ ...sitting, handIn }],
        [`GET /assessment/3/chances${query}`]: [mine],
      });
      expect(said).toMatch(/has an open chance until Sun.*6 Dec.*, which stays as it is/);
      expect(said).not.toContain('begun after that');
    });

    it('of a group says how many of the test are sitting, and nothing where nobody is', async () => {
      for (const [count, words] of [
        [2, '2 learners of this test have begun and not handed in'],
        [0, null],
      ] as const) {
        serves({ 'GET /assessment/3/desk': { ...figures, sitting: count } });
        await unfolds();
        await clicks('field', 'A group');
        await types('Group', '5');
        await types('Reason', 'Power cut');
        await clicks('button', 'Open again for Morning');
        if (words === null) expect(dialog()).not.toContain('have begun');
        else expect(dialog()).toContain(words);
        await unloads();
      }
    });
  });

  it('is taken back after a question, one or all that are open; what was begun counts, and that is said', async () => {
    const third: ChancesOfOne = { ...open, uid: 'c', name: 'Chitra Das' };
    const ended: ChancesOfOne = {
      ...open,
      uid: 'd',
      name: 'Dev Roy',
      chances: [{ ...chance, usedAt: null, until: now, takenBackAt: now }],
    };
    serves({ ...chancesOf([used, open, third, ended]), 'POST /assessment/3/again/back': { taken: 1, used: 1 } });
    await opens(page);
    const taken = () => asked.flatMap(({ call, body }) => (call === 'POST /assessment/3/again/back' ? [body] : []));
    const list = document.querySelector('section[aria-label="Learners with further chances"]');
    expect([...(list?.querySelectorAll('li button') ?? [])].map((one) => one.getAttribute('aria-label'))).toEqual([
      'Take back: Bina Rao',
      'Take back: Chitra Das',
    ]);
    expect([...(list?.querySelectorAll('li') ?? [])].at(-1)?.textContent).toMatch(/^Dev Roy taken back on .*2026/);
    await clicks('button', 'Take back: Bina Rao');
    for (const words of ['the chance of Bina Rao back?', 'has begun is handed in and counts', 'begins later is kept and does not count'])
      expect(dialog()).toContain(words);
    await clicks('button', 'Take back');
    expect(taken()).toEqual([{ uids: ['b'] }]);
    expect(texts('status')).toContain('1 chance was taken back. 1 was used meanwhile and stays.');
    await clicks('button', 'Take all 2 open ones back');
    await settles();
    expect(dialog()).toContain('2 learners');
    await clicks('button', 'Take back');
    expect(taken().at(-1)).toEqual({ uids: ['b', 'c'] });
  });

  it('is taken back from many in lots: what was taken before a refusal is said, and the others can be tried again', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...open, uid: `u${at}`, name: `Learner ${at}` }));
    const replies: object[] = [
      { taken: 50, used: 0 },
      { code: 'busy', message: 'Busy.' },
      { taken: 10, used: 0 },
    ];
    serves({ ...chancesOf(many), 'POST /assessment/3/again/back': () => replies.shift() ?? {} });
    await opens(page);
    const taken = () => asked.flatMap(({ call, body }) => (call === 'POST /assessment/3/again/back' ? [body] : []));
    await clicks('button', 'Take all 60 open ones back');
    await settles();
    await clicks('button', 'Take back');
    await settles();
    expect(texts('status')).toContain('50 chances were taken back.');
    expect(dialog()).toContain('10 learners');
    await clicks('button', 'Take back');
    await settles();
    expect(taken().at(-1)).toEqual({ uids: many.slice(50).map(({ uid }) => uid) });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('that could not be taken back is named in the dialog, with the reason, until it is closed', async () => {
    const others = (['used', 'over', 'back'] as const).map((why, at) => ({ uid: `u${at}`, why }));
    const learners = others.map(({ uid }, at) => ({ ...open, uid, name: `Learner ${at}` }));
    const reply = { taken: 1, used: 1, kept: others };
    serves({ ...chancesOf([open, ...learners]), 'POST /assessment/3/again/back': reply });
    await opens(page);
    await clicks('button', 'Take all 4 open ones back');
    await settles();
    await clicks('button', 'Take back');
    expect(dialog()).toContain('3 chances could not be taken back');
    expect([...document.querySelectorAll('dialog li')].map((one) => one.textContent)).toEqual([
      'Learner 0: has handed in with it meanwhile, and the hand-in stays',
      'Learner 1: its last start had passed already',
      'Learner 2: another admin took it back before',
    ]);
    expect(texts('status')).toContain('1 chance was taken back. 1 was used meanwhile and stays.');
    await clicks('button', 'Close');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is not offered before the opening, nor of a test that learners do not see', async () => {
    for (const changed of [{ opensAt: '2026-11-29T06:00:00.000Z' }, { state: 'hidden' as const }]) {
      serves({ 'GET /assessment/3/schedule': { ...schedule, ...changed }, 'GET /assessment/3': { subjects: [] } });
      await opens(page);
      expect(document.body.textContent).not.toContain('One more chance');
      await unloads();
    }
  });
});
