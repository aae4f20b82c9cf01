// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { study } from '../../../src/learner/device/study';
import { RevisePage } from '../../../src/learner/revise/RevisePage';
import { keepReleased } from '../../../src/learner/score/released';
import { keepAwaited } from '../../../src/runner/device/awaited';
import { device } from '../../../src/runner/device/db';
import { keepResult, resultOn } from '../../../src/runner/device/shelf';
import { Link } from '../../../src/ui/link/Link';
import { until } from '../../kit/until';
import { allByRole, byRole, click, eventually, leave, meanwhile, onDevice, open, server, signIn, startOver, text } from './kit';
import { asha, awaited, question, result, summary } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

beforeEach(async () => {
  await startOver();
  signIn(asha);
  await Promise.all([study.drills.clear(), study.practice.clear()]);
});
afterEach(leave);

const dayMs = 86_400_000;
/** By assessment; of all others *English*. */
const subjects: Partial<Record<number, string>> = { 1: 'Maths', 9: '' };

const keeps = (
  assessmentId: number,
  count: number,
  over: Parameters<typeof question>[0] = { selectedOptionId: 11 },
  seconds: number | null = null,
) => {
  const questions = Array.from({ length: count }, (_, i) =>
    question({ questionId: assessmentId * 1000 + i, questionText: `Mistake ${i + 1}.`, ...over }),
  );
  const insight = {
    ...{ marksPerCorrect: 1, marksPerWrong: 0 },
    questions: questions.map(({ questionId }, i) => ({
      ...{ questionId, subjectName: subjects[assessmentId] ?? 'English', categories: [], difficultyLevel: i === 0 ? 'Easy' : 'Hard' },
      ...{ markedForReview: false, seconds, place: null },
    })),
  };
  const submittedAt = new Date(Date.now() - 500 * dayMs).toISOString();
  return keepResult(device, asha.uid, result({ assessmentId, assessmentTitle: `Mock ${assessmentId}`, submittedAt, questions, insight }));
};
const opens = () => open(<RevisePage />, '/user/mistake-notebook');
const answersOn = () => study.practice.where('uid').equals(asha.uid).toArray();

/** Writes an answer of an earlier day. */
const practised = (questionId: number, daysAgo: number, right: boolean, sure = true) =>
  study.practice.add({
    ...{ uid: asha.uid, state: 'kept', type: 'answered', id: crypto.randomUUID(), device: crypto.randomUUID(), n: 1, version: 1 },
    ...{ questionId, right, sure, at: new Date(Date.now() - daysAgo * dayMs).toISOString() },
  });

const choose = (label: string, option: string) =>
  meanwhile(async () => {
    const name = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
    const select = document.getElementById(name?.htmlFor ?? '') as HTMLSelectElement;
    select.value = [...select.options].find((one) => one.text === option)?.value ?? expect.fail(`No ${option}`);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

describe('what is due', () => {
  it('shows five of 200 due questions, then all 15 a page, the next page from its top, and asks ten', async () => {
    await keeps(1, 200);
    await opens();
    await eventually(() => byRole('heading', '200 questions are due today'));
    expect(allByRole('listitem')).toHaveLength(5);
    await click(byRole('button', 'Show all 200'));
    expect(allByRole('listitem')).toHaveLength(15);
    expect(document.activeElement?.tagName).toBe('UL');
    await click(byRole('button', 'Page 14'));
    expect(document.activeElement).toBe(byRole('heading', 'Questions 196–200 of 200'));
    expect(allByRole('listitem')).toHaveLength(5);
    await click(byRole('button', 'Revise the first 10'));
    byRole('heading', '1 of 10');
  });

  it('says beside how many it asks how long they take by the own times, where ten and more are known', async () => {
    await keeps(1, 12, undefined, 40);
    await opens();
    await eventually(() => byRole('button', 'Revise the first 10 · about\u00a07\u00a0min'));
    await leave();
    await keeps(1, 9, undefined, 40);
    await opens();
    await eventually(() => byRole('button', 'Revise 9'));
  });

  it('takes no test that was raced through for the pace of reading solutions', async () => {
    await keeps(1, 12, undefined, 4);
    await opens();
    await eventually(() => byRole('button', 'Revise the first 10 · about\u00a05\u00a0min'));
  });

  it('names subjects whose numbers add up to what is due, those of no subject among the others', async () => {
    await Promise.all([keeps(1, 3), keeps(9, 2)]);
    await opens();
    await eventually(() => byRole('heading', '5 questions are due today'));
    expect(text()).toContain('Maths 3 · other subjects 2');
  });

  it('says of each question why it is due, and on how many days of the week something was practised', async () => {
    await keeps(1, 4);
    await Promise.all([practised(1001, 400, false), practised(1002, 401, true, false), practised(1003, 402, true)]);
    await opens();
    await eventually(() => byRole('heading', '4 questions are due today'));
    const cards = allByRole('listitem').map((card) => card.textContent ?? '');
    const whys = [/^Wrong in the assessment 500 days agoMistake 1/, /^Not right when you practised 400 days agoMistake 2/];
    for (const why of [...whys, /^Not quite sure 401 days agoMistake 3/, /^Right 402 days ago: see if it still isMistake 4/])
      expect(cards.some((card) => why.test(card))).toBe(true);
    expect(cards.every((card) => card.endsWith('Maths · From Mock 1'))).toBe(true);
    expect(text()).not.toContain('this week');
    await meanwhile(() => practised(1000, 0, true));
    await eventually(() => byRole('heading', '3 questions are due today'));
    expect(text()).toContain('Active on 1 day this week.');
  });

  it('narrows by assessment, subject and difficulty, and keeps the choice after practice', async () => {
    await Promise.all([keeps(1, 2), keeps(2, 3)]);
    await opens();
    await eventually(() => byRole('button', 'Revise 5'));
    // Out of the way of the first question until somebody wants them.
    expect(document.querySelector('select')).toBe(null);
    // On a phone they open below the screen.
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await click(byRole('button', 'Filter'));
    expect(scrolled.mock.contexts).toEqual([document.querySelector('select')?.closest('.flex-wrap')]);
    scrolled.mockRestore();
    await choose('Subject', 'English');
    byRole('button', 'Revise 3');
    await choose('Difficulty', 'Hard');
    byRole('heading', '2 questions are due today');
    await choose('Assessment', 'Mock 1');
    byRole('button', 'Filter (3)');
    byRole('heading', 'Nothing is due today');
    expect(allByRole('button', /^(Revise|Practise)/)).toEqual([]);
    await choose('Subject', 'All subjects');
    await click(byRole('button', 'Revise 1'));
    await click(byRole('button', 'Revise'));
    await eventually(() => byRole('heading', '1 question is due today'));
    byRole('button', 'Filter (2)');
  });

  it('says what the due questions are about, and has no filter where all are alike', async () => {
    await keeps(1, 1);
    await opens();
    const said = () => byRole('heading', /due today/).parentElement?.textContent;
    await eventually(() => expect(said()).toBe('1 question is due todayMaths'));
    expect(allByRole('button', /^Filter/)).toEqual([]);
    await meanwhile(() => keeps(2, 3));
    await eventually(() => expect(said()).toBe('4 questions are due todayEnglish 3 · Maths 1'));
  });

  it('offers practice that does not count where nothing is due, and says when the next question comes back', async () => {
    await keeps(1, 2);
    await Promise.all([practised(1000, 0, false), practised(1001, 0, false)]);
    await opens();
    await eventually(() => byRole('heading', 'Nothing is due today'));
    expect(text()).toContain('2 questions come back tomorrow.');
    await click(byRole('button', 'Practise 2 questions anyway'));
    expect(text()).toContain('nothing of it counts');
    expect(allByRole('button', 'Check')).toHaveLength(1);
    expect(text()).not.toContain('I am not sure');
    await click(byRole('button', "I don't know"));
    await eventually(() => byRole('status', /^Here is how\. ?$/));
    await eventually(() => byRole('button', 'Save this question'));
    expect(await answersOn()).toHaveLength(2);
  });

  it('says that nothing is to be revised only where the results are known', async () => {
    await opens();
    await eventually(() => expect(text()).toContain('No connection. Connect once to load this'));
    expect(text()).not.toContain('Nothing to revise');
    server.gives('/assessment/results/user/asha', []);
    await click(byRole('button', 'Try again'));
    await eventually(() => expect(text()).toContain('Nothing to revise yet.'));
    // The empty list is remembered.
    await leave();
    server.goesDown();
    await opens();
    await eventually(() => expect(text()).toContain('Nothing to revise yet.'));
  });

  it('fetches the results that are not on the device by itself, but not without a network', async () => {
    await device.summaries.put({ ...summary({ assessmentId: 1 }), uid: asha.uid });
    server.goesDown();
    await opens();
    await eventually(() => expect(text()).toContain('The questions of 1 test are not on this device yet. They come with the network.'));
    expect(allByRole('alert')).toEqual([]);
    // Who presses is told what became of it.
    await click(byRole('button', 'Load them'));
    await eventually(() =>
      expect(byRole('alert').textContent).toContain('The questions of 1 test could not be loaded. Connect and try again.'),
    );
    server.gives('/assessment/1/result', result({ assessmentId: 1, questions: [question({ selectedOptionId: 11 })] }));
    server.comesBack();
    await eventually(() => byRole('heading', '1 question is due today'));
    expect(text()).not.toContain('not on this device yet');
    await leave();
    await startOver();
    await device.summaries.put({ ...summary({ assessmentId: 1 }), uid: asha.uid });
    server.gives('/assessment/1/result', result({ assessmentId: 1, questions: [question({ selectedOptionId: 11 })] }));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await opens();
    await eventually(() => byRole('button', 'Load them'));
    expect(text()).toContain('They come with the network.');
    expect(server.asked.filter((path) => path.endsWith('/result'))).toEqual([]);
    vi.restoreAllMocks();
    await leave();
    await opens();
    await eventually(() => byRole('heading', '1 question is due today'));
  });

  it('fetches them again once the wait is over that the server asked for', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    await device.summaries.put({ ...summary({ assessmentId: 1 }), uid: asha.uid });
    server.asksToWait('/assessment/1/result', 0.05);
    await opens();
    await eventually(() => expect(server.asked.filter((path) => path === '/assessment/1/result').length).toBeGreaterThan(2));
    server.gives('/assessment/1/result', result({ assessmentId: 1, questions: [question({ selectedOptionId: 11 })] }));
    await eventually(() => byRole('heading', '1 question is due today'));
  });

  it('fetches a result only for who asks where reading it sets aside what another device hands in later', async () => {
    const list = [summary({ assessmentId: 1, hasChances: true }), summary({ assessmentId: 2 })];
    await device.summaries.bulkPut(list.map((one) => ({ ...one, uid: asha.uid })));
    server.gives('/assessment/1/result', result({ assessmentId: 1, questions: [question({ selectedOptionId: 11 })] }));
    server.gives('/assessment/2/result', result({ assessmentId: 2, questions: [question({ questionId: 2, selectedOptionId: 11 })] }));
    await opens();
    await eventually(() => byRole('heading', '1 question is due today'));
    expect(server.asked).not.toContain('/assessment/1/result');
    await click(byRole('button', 'Load them'));
    await eventually(() => byRole('heading', '2 questions are due today'));
  });

  it('makes events of what earlier versions kept of practice', async () => {
    await keeps(1, 2);
    await study.drills.put({ uid: asha.uid, questionId: 1000, rights: 1, at: Date.now() });
    await opens();
    await eventually(() => byRole('heading', '1 question is due today'));
    expect(await answersOn()).toMatchObject([{ questionId: 1000, right: true, state: 'new' }]);
  });
});

const opensTopics = async () => {
  await opens();
  await click(await eventually(() => byRole('tab', 'Topics')));
  await eventually(() => expect(text()).toContain('From your tests: the weakest first'));
};

it('stays in its tab when the page is loaded again, and a new visit begins with today', async () => {
  await keeps(1, 2);
  await opensTopics();
  await leave();
  await opens();
  await eventually(() => expect(byRole('tab', 'Topics').getAttribute('aria-selected')).toBe('true'));
  await leave();
  history.replaceState(null, '');
  await opens();
  await eventually(() => expect(byRole('tab', 'Today').getAttribute('aria-selected')).toBe('true'));
});

describe('a release that was put off', () => {
  it('keeps the questions of the result back until the server has the result again', async () => {
    await Promise.all([keeps(1, 2), keeps(2, 3)]);
    await keepAwaited(device, asha.uid, [awaited({ assessmentId: 2 })]);
    await opens();
    await eventually(() => byRole('heading', '2 questions are due today'));
    expect(text()).not.toContain('Mock 2');
    const out = await resultOn(device, asha.uid, 2);
    await meanwhile(() => keepReleased(device, asha.uid, out ?? expect.fail('The result has left the device')));
    await eventually(() => byRole('heading', '5 questions are due today'));
  });
});

describe('topics', () => {
  it('show each topic of all tests with its numbers, weakest first, and practise ten of one as answers that count', async () => {
    await keeps(1, 12);
    await keeps(2, 2, { selectedOptionId: 14, correctOptionId: 14 });
    await opensTopics();
    const cards = allByRole('listitem').filter((card) => card.closest('[hidden]') === null);
    expect(cards.map((card) => card.textContent)).toEqual(['Maths0 of 12 right0%Practise 10', 'English2 of 2 rightPractise 2']);
    await click(byRole('button', 'Practise 2 questions: English'));
    byRole('heading', '1 of 2');
    await click(byRole('button', "I don't know"));
    await eventually(() => byRole('status', /^Here is how\. It comes back tomorrow/));
    expect(await answersOn()).toMatchObject([{ type: 'answered', right: false }]);
    await click(byRole('button', 'Revise'));
    // Where the exercise was begun.
    await eventually(() => byRole('button', 'Practise 2 questions: English'));
  });

  it('tell a share of what was attempted, none where few or nothing was, and say that tests alone count', async () => {
    const answers = { left: { selectedOptionId: null }, right: { selectedOptionId: 14, correctOptionId: 14 } };
    await keeps(1, 4, answers.left);
    await keeps(2, 4, answers.right);
    await device.results.toCollection().modify((stored) => {
      stored.questions = stored.questions.map((one, at) => (at === 0 && stored.assessmentId === 2 ? { ...one, ...answers.left } : one));
    });
    await opensTopics();
    expect(text()).toContain('From your tests: the weakest first, topics with fewer than 3 answers last.');
    expect(text()).not.toContain('Your weakest topic');
    // A question is marked by the learner, for review; an answer is checked.
    expect(text()).toMatch(/Checked on this device · .+ min/);
    const cards = allByRole('listitem').filter((card) => card.closest('[hidden]') === null);
    expect(cards.map((card) => card.textContent)).toEqual([
      'English3 of 3 right · 1 unattempted100%Practise 4',
      'Maths4 unattemptedPractise 4',
    ]);
    // A bar is a share, too.
    expect(cards.map((card) => card.querySelectorAll('[data-share]').length)).toEqual([1, 0]);
  });

  it('begin with the weakest', async () => {
    await keeps(1, 12);
    await opensTopics();
    await click(byRole('button', 'Practise 10 questions'));
    byRole('heading', '1 of 10');
  });

  it.each([
    ['was only skipped', 12, { selectedOptionId: null }, false],
    ['has few questions', 2, { selectedOptionId: 11 }, false],
    ['came out wholly right', 12, {}, false],
    ['came out wrong', 12, { selectedOptionId: 11 }, true],
  ] as const)('call a topic that %s the weakest only where it is', async (_, count, answer, isCalled) => {
    await keeps(1, count, answer);
    await opensTopics();
    expect(text().includes('Your weakest topic')).toBe(isCalled);
  });
});

describe('the day of the exam', () => {
  const types = (value: string) =>
    meanwhile(async () => {
      const field = document.querySelector<HTMLInputElement>('input[type=date]') ?? expect.fail('No field');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const dayFrom = (days: number) => {
    const at = new Date(Date.now() + days * dayMs);
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  };

  it('is offered as the institute names it where the learner has named none, and taken over by a press alone', async () => {
    await keeps(1, 3);
    await device.results.toCollection().modify({ examDate: dayFrom(30) });
    await opens();
    await eventually(() => expect(text()).toMatch(/Your institute names .+ as the day of the exam\./));
    expect(await answersOn()).toEqual([]);
    await click(byRole('button', 'Prepare for this day'));
    await eventually(() => expect(text()).toContain('in 30 days.'));
    expect(text()).not.toContain('Your institute names');
    expect(await answersOn()).toMatchObject([{ type: 'exam-date', date: dayFrom(30) }]);
  });

  it('is named and taken away as an event, and caps what a day asks for; more counts, too', async () => {
    await keeps(1, 70);
    await opens();
    await click(await eventually(() => byRole('button', 'Set the day of your exam')));
    await eventually(() => byRole('button', 'Save'));
    await click(byRole('button', 'Save'));
    expect(text()).toContain('Choose a day.');
    await types(dayFrom(-1));
    await click(byRole('button', 'Save'));
    expect(text()).toContain('This day is over.');
    await types(dayFrom(40));
    await click(byRole('button', 'Save'));
    await eventually(() => byRole('heading', '60 questions are due today'));
    expect(text()).toContain('in 40 days.');
    expect(text()).toContain('10 more questions can wait.');
    await onDevice(async () => (await answersOn()).every(({ state }) => state === 'new'));
    expect(await answersOn()).toMatchObject([{ type: 'exam-date', date: dayFrom(40) }]);
    await meanwhile(async () => {
      for (let at = 0; at < 60; at += 1) await practised(1000 + at, 0, false);
    });
    await eventually(() => byRole('heading', 'Today’s share is done'));
    await click(byRole('button', 'Go on with 10 more'));
    await click(byRole('button', "I don't know"));
    await eventually(() => byRole('status', /^Here is how\. It comes back tomorrow/));
    await click(byRole('button', 'Revise'));
    await click(await eventually(() => byRole('button', 'Change the day')));
    await click(await eventually(() => byRole('button', 'Not decided yet')));
    await eventually(() => byRole('heading', '9 questions are due today'));
    const told = await answersOn();
    await click(byRole('button', 'Set the day of your exam'));
    await click(await eventually(() => byRole('button', 'Not decided yet')));
    await eventually(() => expect(allByRole('button', 'Not decided yet')).toEqual([]));
    expect(await answersOn()).toEqual(told);
    byRole('heading', '9 questions are due today');
  });
});

describe('a result', () => {
  const leads = (mend: number) => open(<RevisePage />, { pathname: '/user/mistake-notebook', state: { mend } });

  it('leads to the practice of its own mistakes in the order of its paper, those practised today at the end; then come the tabs', async () => {
    await Promise.all([keeps(1, 2), keeps(2, 3)]);
    await practised(1000, 0, true);
    await leads(1);
    await eventually(() => byRole('heading', '1 of 2'));
    expect(text()).toContain('Mistake 2.');
    await click(byRole('button', 'Revise'));
    await eventually(() => byRole('heading', '4 questions are due today'));
  });

  it('leads to ten of many mistakes, and later to the others', async () => {
    await keeps(1, 12);
    await leads(1);
    await eventually(() => byRole('heading', '1 of 10'));
    await leave();
    await Promise.all(Array.from({ length: 10 }, (_, at) => practised(1000 + at, 0, true)));
    await leads(1);
    await eventually(() => byRole('heading', '1 of 10'));
    expect(text()).toContain('Mistake 11.');
  });

  it('leads to some of its mistakes where a lesson names them', async () => {
    await keeps(1, 4);
    await open(<RevisePage />, { pathname: '/user/mistake-notebook', state: { mend: 1, only: [1003, 1001, 7] } });
    await eventually(() => byRole('heading', '1 of 2'));
    expect(text()).toContain('Mistake 2.');
  });

  it('goes on with the run that its page kept, without what is no longer known, and for its own person alone', async () => {
    await keeps(1, 4);
    const checked = { isRight: true, isPartly: false, isAsked: false, isTold: false, days: 3, eventId: null };
    const left = { given: { selectedOptionId: null }, isSure: true, checked };
    const returns = (uid: string, shown: typeof left | null = null) => {
      const whys = [null, null, { code: 'missed', days: 1 }, null];
      // An order of more options than there are now counts no more.
      const orders = [
        [0, 1],
        [1, 0],
        [1, 0],
        [2, 1, 0],
      ];
      const run = { uid, ids: [1003, 77, 1000, 1002], whys, orders, isSpare: true, done: [checked, checked], shown };
      return open(<RevisePage />, { pathname: '/user/mistake-notebook', state: { mend: 1, run } });
    };
    await returns(asha.uid);
    await eventually(() => byRole('heading', '2 of 3'));
    expect(text()).toContain('Mistake 1.');
    byRole('button', 'Check');
    expect(text()).toContain('Not right when you practised yesterday');
    expect(text()).not.toContain('I am not sure');
    expect([...document.querySelectorAll('fieldset label')].map((label) => label.textContent)).toEqual(['A.four', 'B.three']);
    await leave();
    // An answer that was checked stays so.
    await returns(asha.uid, left);
    await eventually(() => byRole('button', 'Next question'));
    await leave();
    await returns('another');
    await eventually(() => byRole('heading', '1 of 4'));
    await click(byRole('button', 'Revise'));
    await eventually(() => byRole('heading', '4 questions are due today'));
    expect(window.history.state).toEqual({ usr: null });
  });

  it('that is not on this device leads to the tabs', async () => {
    await keeps(1, 2);
    await leads(7);
    await eventually(() => byRole('heading', '2 questions are due today'));
  });
});

describe('practice', () => {
  const practises = async (count: number, over?: Parameters<typeof question>[0]) => {
    await keeps(1, count, over);
    await opens();
    await click(await eventually(() => byRole('button', `Revise ${count}`)));
  };
  const answers = async (option: string) => {
    const field = [...document.querySelectorAll('label')].find((label) => label.textContent?.includes(option));
    await click(field ?? expect.fail(`No ${option}`));
  };
  const checks = async (verdict: 'Right.' | 'Not right.') => {
    await click(byRole('button', 'Check'));
    await eventually(() => byRole('status', new RegExp(`^${verdict}`)));
    await eventually(() => byRole('button', 'Save this question'));
  };
  const undoes = async () => {
    await click(byRole('button', 'Undo'));
    await eventually(() => byRole('button', 'Check'));
  };

  it('leads the focus on: to the next question after a check, which a held key does not press, and back to the question after an undo', async () => {
    await practises(2);
    await answers('four');
    (byRole('button', 'Check') as HTMLElement).focus();
    await checks('Right.');
    const next = byRole('button', 'Next question') as HTMLElement;
    expect(document.activeElement).toBe(next);
    const presses = (repeat: boolean) =>
      next.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
    expect([presses(true), presses(false)]).toEqual([false, true]);
    (byRole('button', 'Undo') as HTMLElement).focus();
    await undoes();
    expect(document.activeElement?.id).toBe('practised');
  });

  it('writes right and sure, right and not sure, wrong, and not known, and says when each comes back', async () => {
    await practises(4);
    for (const [option, isSure, verdict] of [
      ['four', true, 'Right.'],
      ['four', false, 'Right.'],
      ['three', true, 'Not right.'],
    ] as const) {
      await answers(option);
      if (!isSure) await answers('I am not sure');
      await checks(verdict);
      expect(text()).toMatch(verdict === 'Right.' ? /It comes back in \d+ days\./ : /It comes back tomorrow\./);
      expect(text()).toContain('Two and two make four.');
      await click(byRole('button', 'Next question'));
    }
    await click(byRole('button', "I don't know"));
    await eventually(() => byRole('status', /^Here is how\. It comes back tomorrow\./));
    await click(byRole('button', 'Finish'));
    expect(text()).toContain('2 of 4 right.');
    await eventually(() => expect(text()).toContain('2 questions come back tomorrow.'));
    await onDevice(async () => (await answersOn()).every(({ state }) => state === 'new'));
    const told = (await answersOn()).sort((a, b) => a.n - b.n);
    expect(told.map((row) => row.type === 'answered' && [row.right, row.sure])).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [false, true],
    ]);
    await click(byRole('button', 'Revise'));
    await eventually(() => byRole('heading', 'Nothing is due today'));
  });

  it('tells who looked at solutions alone how many, and begins no second run after the end when the page is loaded again', async () => {
    window.history.replaceState({ usr: { mend: 1 }, key: 'a', idx: 3 }, '');
    await practises(2);
    await click(byRole('button', "I don't know"));
    await click(await eventually(() => byRole('button', 'Next question')));
    expect(window.history.state.usr).toMatchObject({ mend: 1, run: { uid: asha.uid, done: [{ isAsked: true }], shown: null } });
    await click(byRole('button', "I don't know"));
    await click(await eventually(() => byRole('button', 'Finish')));
    byRole('heading', 'You read 2 solutions.');
    expect(window.history.state).toEqual({ usr: null, key: 'a', idx: 3 });
    window.history.replaceState(null, '');
  });

  it('ends where its own way in the bar of links is tapped', async () => {
    await keeps(1, 2);
    await open(
      <>
        <RevisePage />
        <Link to="/here">Tab</Link>
      </>,
    );
    await click(await eventually(() => byRole('button', 'Revise 2')));
    byRole('heading', '1 of 2');
    await click(byRole('link', 'Tab'));
    await eventually(() => byRole('heading', '2 questions are due today'));
  });

  it('shows how far a run has come', async () => {
    await practises(2);
    const done = () => document.querySelector<HTMLElement>('[data-progress]')?.style.width;
    expect(done()).toBe('0%');
    await answers('four');
    await checks('Right.');
    expect(done()).toBe('50%');
    await undoes();
    expect(done()).toBe('0%');
  });

  it('shows the options in another order at each showing, and marks them by what they say', async () => {
    const options = ['one', 'two', 'three', 'four', 'five'].map((name, at) => ({ id: at + 11, text: name }));
    await keeps(1, 1, { options, selectedOptionId: 11, correctOptionId: 14 });
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    await opens();
    const shown = async () => {
      await click(await eventually(() => byRole('button', 'Revise 1')));
      return [...document.querySelectorAll('fieldset label')].map((label) => label.textContent?.slice('A.'.length));
    };
    expect(await shown()).toEqual(['five', 'four', 'three', 'two', 'one']);
    await click(byRole('button', 'Revise'));
    vi.mocked(Math.random).mockReturnValue(0);
    expect(await shown()).toEqual(['one', 'two', 'three', 'four', 'five']);
    vi.mocked(Math.random).mockRestore();
    await answers('four');
    await checks('Right.');
  });

  it('comes back once with a corrected key, and promises no return', async () => {
    const at = new Date(Date.now() - dayMs).toISOString();
    const regrades = [{ questionId: 1, change: 'key' as const, reason: 'The key was wrong.', at }];
    await keepResult(device, asha.uid, result({ questions: [question()], regrades }));
    await opens();
    await eventually(() => expect(text()).toContain('Its answer was corrected'));
    await click(byRole('button', 'Revise 1'));
    await answers('four');
    await checks('Right.');
    expect(text()).not.toContain('It comes back');
    await click(byRole('button', 'Finish'));
    await click(byRole('button', 'Revise'));
    await eventually(() => byRole('heading', 'Nothing is due today'));
    expect(text()).not.toContain('back tomorrow');
  });

  it.each([
    ['right, undone and wrong', ['four', 'three'], '0 of 2 right.'],
    ['wrong, undone and right', ['three', 'four'], '0 of 2 right.'],
    ['right, undone and right', ['four', 'four'], '0 of 2 right.'],
  ] as const)('counts no right answer after the solution was seen: %s', async (_, [first, last], count) => {
    await practises(2);
    const verdictOn = (option: 'three' | 'four') => (option === 'four' ? 'Right.' : 'Not right.');
    await answers(first);
    await checks(verdictOn(first));
    await undoes();
    expect(await answersOn()).toEqual([]);
    await answers(last);
    await checks(verdictOn(last));
    expect(text().includes('You had seen the solution')).toBe(last === 'four');
    expect((await answersOn()).map((row) => row.type === 'answered' && row.right)).toEqual(last === 'four' ? [] : [false]);
    await click(byRole('button', 'Next question'));
    await answers('three');
    await checks('Not right.');
    await click(byRole('button', 'Finish'));
    expect(text()).toContain(count);
  });

  it('counts an answer and its undoing once, however often the button is pressed', async () => {
    await practises(1);
    await answers('four');
    const twice = (name: string, events: number) =>
      meanwhile(async () => {
        const button = byRole('button', name);
        button.click();
        button.click();
        await until(async () => (await study.practice.count()) === events);
      });
    await twice('Check', 1);
    await eventually(() => byRole('button', 'Undo'));
    await twice('Undo', 0);
    await eventually(() => byRole('button', 'Check'));
    await answers('four');
    await click(byRole('button', 'Check'));
    await click(await eventually(() => byRole('button', 'Finish')));
    expect(text()).toContain('0 of 1 right.');
  });
});

describe('on a device that cannot store it', () => {
  /** Until `ends`, no event can be written. */
  const full = () => vi.spyOn(study, 'transaction').mockRejectedValue(new Error('QuotaExceededError'));
  const failure = 'This could not be kept on this device. Please try again.';

  it('an answer is said not to be kept, stays as it was chosen, and is checked again', async () => {
    await keeps(1, 1);
    await opens();
    await click(await eventually(() => byRole('button', 'Revise 1')));
    const noRoom = full();
    const field = [...document.querySelectorAll('label')].find((label) => label.textContent?.includes('four'));
    await click(field ?? expect.fail('No option'));
    await click(byRole('button', 'Check'));
    await eventually(() => expect(text()).toContain(failure));
    noRoom.mockRestore();
    await click(byRole('button', 'Check'));
    await eventually(() => byRole('status', /^Right\. It comes back/));
    expect(text()).not.toContain(failure);
    expect(await answersOn()).toMatchObject([{ type: 'answered', right: true, sure: true }]);
  });

  it('an answer is told its verdict and led on while the device does not answer, and is written once it does', async () => {
    await keeps(1, 2);
    await opens();
    await click(await eventually(() => byRole('button', 'Revise 2')));
    const store = study.transaction.bind(study) as (...of: unknown[]) => Promise<unknown>;
    const held: (() => void)[] = [];
    const stuck = vi
      .spyOn(study, 'transaction')
      .mockImplementation(((...of: unknown[]) => new Promise((done) => held.push(() => done(store(...of))))) as never);
    onTestFinished(() => stuck.mockRestore());
    for (const [option, verdict, next] of [
      ['four', /^Right\. It comes back in \d+ days\./, 'Next question'],
      ['three', /^Not right\. It comes back tomorrow\./, 'Finish'],
    ] as const) {
      const field = [...document.querySelectorAll('label')].find((label) => label.textContent?.includes(option));
      await click(field ?? expect.fail('No option'));
      await click(byRole('button', 'Check'));
      // A device that stores at once is waited for.
      expect(allByRole('status').some(({ textContent }) => verdict.test(textContent ?? ''))).toBe(false);
      await eventually(() => byRole('status', verdict));
      await click(byRole('button', next));
    }
    byRole('heading', '1 of 2 right.');
    expect(await answersOn()).toEqual([]);
    await meanwhile(async () => {
      for (const goesOn of held) goesOn();
      await until(async () => (await answersOn()).filter(({ state }) => state === 'new').length === 2);
    });
    expect((await answersOn()).map((row) => row.type === 'answered' && row.right).sort()).toEqual([false, true]);
  });

  it('an answer that fails only once its question was left is written again', async () => {
    await keeps(1, 2);
    await opens();
    await click(await eventually(() => byRole('button', 'Revise 2')));
    let fails: () => void = () => undefined;
    const stuck = new Promise((_, reject) => (fails = () => reject(new Error('AbortError'))));
    const store = vi.spyOn(study, 'transaction').mockImplementationOnce((() => stuck) as never);
    onTestFinished(() => store.mockRestore());
    await click(byRole('button', "I don't know"));
    await click(await eventually(() => byRole('button', 'Next question')));
    await meanwhile(async () => {
      fails();
      await until(async () => (await answersOn()).some(({ state }) => state === 'new'));
    });
    byRole('heading', '2 of 2');
    expect(text()).not.toContain(failure);
  });

  it('an answer that cannot be taken back stands, is said to, and is taken back by a second press', async () => {
    await keeps(1, 1);
    await opens();
    await click(await eventually(() => byRole('button', 'Revise 1')));
    const field = [...document.querySelectorAll('label')].find((label) => label.textContent?.includes('four'));
    await click(field ?? expect.fail('No option'));
    await click(byRole('button', 'Check'));
    await eventually(() => byRole('button', 'Undo'));
    const lost = vi.spyOn(study.practice, 'where').mockImplementation(() => {
      throw new Error('DatabaseClosedError');
    });
    await click(byRole('button', 'Undo'));
    await eventually(() => expect(text()).toContain(failure));
    lost.mockRestore();
    expect(await answersOn()).toHaveLength(1);
    await click(byRole('button', 'Undo'));
    await eventually(() => byRole('button', 'Check'));
    expect([await answersOn(), text().includes(failure)]).toEqual([[], false]);
  });

  it('the day of the exam is said not to be kept, and its dialog stays open', async () => {
    await keeps(1, 1);
    await opens();
    await click(await eventually(() => byRole('button', 'Set the day of your exam')));
    await eventually(() => byRole('button', 'Save'));
    const input = document.querySelector('input[type="date"]') as HTMLInputElement;
    await meanwhile(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2098-01-01');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const noRoom = full();
    await click(byRole('button', 'Save'));
    await eventually(() => expect(text()).toContain('The day could not be kept on this device. Please try again.'));
    noRoom.mockRestore();
    await click(byRole('button', 'Save'));
    await eventually(() => expect(text()).toMatch(/in [\d,]+ days\./));
  });
});

describe('the end of a run', () => {
  const runs = async () => {
    await keeps(1, 1);
    await opens();
    await click(await eventually(() => byRole('button', 'Revise 1')));
    await click(byRole('button', "I don't know"));
    await click(await eventually(() => byRole('button', 'Finish')));
  };

  it('without a network says of this device alone that nothing is due', async () => {
    server.goesDown();
    await runs();
    await eventually(() => expect(text()).toContain('Nothing more on this device is due today.'));
  });

  it('asks what was sat on another device, and says what is due by it', async () => {
    const other = result({ assessmentId: 2, questions: [question({ questionId: 2, selectedOptionId: 11 })] });
    server.gives('/assessment/2/result', other);
    await runs();
    server.gives('/assessment/results/user/asha', [result({ assessmentId: 1 }), other]);
    await meanwhile(async () => void window.dispatchEvent(new Event('online')));
    await eventually(() => expect(text()).toContain('1 question is still due today.'));
    byRole('button', 'Revise 1 more');
  });

  it('says nothing of what is due until the results of a cleared device have come', async () => {
    await keeps(1, 1);
    const whole = (await resultOn(device, asha.uid, 1)) ?? expect.fail('No result');
    server.gives('/assessment/results/user/asha', [whole]);
    server.gives('/assessment/1/result', whole);
    let comes: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const replies = fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      if (String(input).endsWith('/assessment/1/result')) await held;
      return replies(input);
    });
    await opens();
    await click(await eventually(() => byRole('button', 'Revise 1')));
    await click(byRole('button', "I don't know"));
    await eventually(() => byRole('button', 'Finish'));
    await meanwhile(() => device.results.clear());
    await click(byRole('button', 'Finish'));
    await eventually(() => byRole('link', 'Go to Dashboard'));
    expect(text()).not.toContain('due today');
    expect(text()).not.toContain('That was all');
    comes();
    await eventually(() => expect(text()).toContain('That was all for today.'));
  });

  it('goes on saying what was counted where a further result does not come', async () => {
    server.gives('/assessment/results/user/asha', [result({ assessmentId: 1 }), result({ assessmentId: 2 })]);
    server.refuses('/assessment/2/result', 500);
    await runs();
    await eventually(() => expect(text()).toContain('Nothing more on this device is due today.'));
  });

  it('offers those that were not known again, at once and without counting; once all are known it offers nothing more', async () => {
    await keeps(1, 2);
    server.gives('/assessment/results/user/asha', [result({ assessmentId: 1 })]);
    await opens();
    await click(await eventually(() => byRole('button', 'Revise 2')));
    const answers = async (option: string, isLast = false) => {
      const field = [...document.querySelectorAll('label')].find((label) => label.textContent?.includes(option));
      await click(field ?? expect.fail(`No ${option}`));
      await click(byRole('button', 'Check'));
      await click(await eventually(() => byRole('button', isLast ? 'Finish' : 'Next question')));
    };
    await answers('three');
    await answers('four', true);
    expect(text()).toContain('1 of 2 right.');
    await eventually(() => expect(text()).toContain('That was all for today.'));
    await onDevice(async () => (await answersOn()).length === 2);
    // Before the way home, which is the other one then.
    const acts = () => [
      ...(byRole('heading', /of . right/)
        .closest('section')
        ?.querySelectorAll('button, a') ?? []),
    ];
    expect(acts().map(({ textContent }) => textContent)).toEqual(['Try the missed one again', 'Go to Dashboard']);
    await click(byRole('button', 'Try the missed one again'));
    expect(document.activeElement?.textContent).toBe('1 of 1');
    expect(text()).toContain('nothing of it counts');
    await answers('four', true);
    expect(text()).toContain('1 of 1 right. Well done!');
    expect(document.activeElement).toBe(byRole('heading', /^1 of 1 right/));
    expect((await eventually(() => byRole('link', 'Go to Dashboard'))).getAttribute('href')).toBe('/user/dashboard');
    expect(text()).not.toContain('again');
    expect(await answersOn()).toHaveLength(2);
  });

  it('says how many are left for today, and leads on to them', async () => {
    await keeps(1, 11);
    // A test was handed in on another day of this week.
    const today = new Date();
    const other = today.getDate() + (today.getDay() === 1 ? 1 : -1);
    const submittedAt = new Date(today.getFullYear(), today.getMonth(), other, 12).toISOString();
    const resultsAt = new Date(Date.now() + 9 * dayMs).toISOString();
    await keepAwaited(device, asha.uid, [{ assessmentId: 9, assessmentTitle: 'Mock 9', submittedAt, resultsAt }]);
    await opens();
    await click(await eventually(() => byRole('button', 'Revise the first 10')));
    for (let at = 1; at <= 10; at += 1) {
      await click([...document.querySelectorAll('label')].find((label) => label.textContent?.includes('three')) ?? expect.fail('No three'));
      await click(byRole('button', 'Check'));
      await click(await eventually(() => byRole('button', at === 10 ? 'Finish' : 'Next question')));
    }
    await eventually(() => expect(text()).toContain('1 question is still due today.'));
    // One way on, in one look; and the day is among those of the week.
    expect(allByRole('link', 'Go to Dashboard')).toEqual([]);
    await eventually(() => expect(text()).toContain('Active on 2 days this week.'));
    expect(document.querySelectorAll('[data-active=true]')).toHaveLength(2);
    await click(byRole('button', 'Revise 1 more'));
    await eventually(() => byRole('heading', '1 of 1'));
  });
});

describe('what is saved', () => {
  const saves = (questionId: number, daysAgo: number, note?: string) =>
    study.practice.add({
      ...{ uid: asha.uid, state: 'kept', type: 'saved', id: crypto.randomUUID(), device: crypto.randomUUID(), n: 1, questionId },
      ...{ ...(note !== undefined && { note }), at: new Date(Date.now() - daysAgo * dayMs).toISOString() },
    });
  const opensSaved = async () => {
    await opens();
    await click(await eventually(() => byRole('tab', 'Saved')));
  };
  const field = () => document.querySelector<HTMLInputElement>('input[type=search]') ?? expect.fail('No search');
  const searches = (value: string) =>
    meanwhile(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
  const cards = () => allByRole('listitem').filter((card) => card.closest('[hidden]') === null);

  it('says how a question is saved where none is', async () => {
    await keeps(1, 2);
    await opensSaved();
    await eventually(() => expect(text()).toContain('You have saved no question yet.'));
    expect(document.querySelector('input[type=search]')).toBe(null);
  });

  it('says of a question, due or saved, that it is in one language only, where the reader chose the other', async () => {
    const translation = { language: 'hi' as const, description: 'क्षेत्रफल?', options: ['एक'] };
    await Promise.all([keeps(1, 1), keeps(2, 1, { selectedOptionId: 11, translation }), saves(1000, 1), saves(2000, 1)]);
    const said = () => [...document.querySelectorAll('[role=tabpanel]:not([hidden]) [data-only]')].map(({ textContent }) => textContent);
    for (const look of [opens, opensSaved]) {
      await look();
      const hindi = await eventually(() => byRole('button', 'हिन्दी'));
      expect(said()).toEqual([]);
      await click(hindi);
      await eventually(() => expect(said()).toEqual(['This question is in English only.']));
      await click(byRole('button', 'English'));
      await leave();
    }
  });

  it('stands with its notes in sight, what was said last first, and is searched by note, question, option and its second language', async () => {
    const translation = { language: 'hi' as const, description: 'ज़मीन का क्षेत्रफल?', options: ['एक'] };
    await Promise.all([keeps(1, 3), keeps(2, 1, { selectedOptionId: 11, translation })]);
    await Promise.all([saves(1000, 3, 'Sign of the cosine'), saves(1001, 1), saves(2000, 2, 'कोण देखो')]);
    await opensSaved();
    await eventually(() => byRole('status', '3 saved questions'));
    expect(cards().map((card) => /Mistake \d/.exec(card.textContent ?? '')?.[0])).toEqual(['Mistake 2', 'Mistake 1', 'Mistake 1']);
    await eventually(() => expect(cards()[2]?.textContent).toContain('Sign of the cosine'));
    for (const [query, ...subjects] of [
      ['cosine SIGN', 'Maths'],
      ['कोण', 'English'],
      ['जमीन', 'English'],
      ['mistake 2.', 'Maths'],
      ['ENGLISH', 'English'],
    ]) {
      await searches(query ?? '');
      await eventually(() => byRole('status', '1 of 3 saved questions'));
      expect(cards().map((card) => /(Maths|English) · From/.exec(card.textContent ?? '')?.[1])).toEqual(subjects);
    }
    await searches('tangent');
    await eventually(() => byRole('status', 'No note and no saved question has “tangent”.'));
    expect(cards()).toEqual([]);
    await click(byRole('button', 'Show all saved questions'));
    expect(cards()).toHaveLength(3);
    expect(field().value).toBe('');
  });

  it('shows its solution, and gives up its star, which can be set again in its place', async () => {
    await keeps(1, 3);
    await Promise.all([saves(1000, 3, 'Sign of the cosine'), saves(1001, 1)]);
    await opensSaved();
    await click(await eventually(() => allByRole('button', 'See the solution')[1] ?? expect.fail('No second card')));
    expect(cards()[1]?.textContent).toContain('Two and two make four.');
    expect(cards()[0]?.textContent).not.toContain('Two and two make four.');
    await click(byRole('button', 'Hide the solution'));
    expect(text()).not.toContain('Two and two make four.');
    await click(await eventually(() => byRole('button', 'Saved: question 1')));
    await eventually(() => byRole('button', 'Save question 1'));
    await onDevice(async () => (await answersOn()).every(({ state }) => state !== 'open'));
    await click(byRole('button', 'Save question 1'));
    await eventually(() => byRole('button', 'Saved: question 1'));
    expect(cards().map((card) => /Mistake \d/.exec(card.textContent ?? '')?.[0])).toEqual(['Mistake 2', 'Mistake 1']);
  });

  it('goes to what was found by Enter, is practised without counting, and keeps the search meanwhile', async () => {
    await keeps(1, 20);
    for (let at = 0; at < 20; at += 1) await saves(1000 + at, 20 - at, at < 17 ? 'again' : 'never');
    await opensSaved();
    await eventually(() => byRole('status', 'Saved questions 1–15 of 20'));
    await click(allByRole('button', 'Page 2').at(-1) ?? expect.fail('No second page'));
    expect(document.activeElement).toBe(byRole('status', 'Saved questions 16–20 of 20'));
    await searches('again');
    await eventually(() => byRole('status', 'Saved questions 1–15 of 17'));
    await meanwhile(async () => field().form?.requestSubmit());
    expect(document.activeElement).toBe(byRole('status', 'Saved questions 1–15 of 17'));
    await click(byRole('button', 'Practise 10 questions'));
    expect(text()).toContain('nothing of it counts');
    expect(text()).toContain('Mistake 17.');
    await click(byRole('button', "I don't know"));
    await eventually(() => byRole('status', /^Here is how/));
    expect((await answersOn()).filter(({ type }) => type === 'answered')).toEqual([]);
    await click(byRole('button', 'Revise'));
    await eventually(() => byRole('status', 'Saved questions 1–15 of 17'));
    await click(allByRole('button', 'Practise this question')[0] ?? expect.fail('No card'));
    byRole('heading', '1 of 1');
  });
});
