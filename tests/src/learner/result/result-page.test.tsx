// @vitest-environment jsdom

import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { portalMark } from '../../../../contract/calls/problem';
import { chooseLanguage } from '../../../../src/copy/language';
import { study } from '../../../../src/learner/device/study';
import { QuestionList } from '../../../../src/learner/result/QuestionList';
import { ResultPage } from '../../../../src/learner/result/ResultPage';
import { follow, followedOn } from '../../../../src/learner/score/followed';
import { keepPutOff, keepReleased } from '../../../../src/learner/score/released';
import { awaitedOn, keepAwaited } from '../../../../src/runner/device/awaited';
import { device } from '../../../../src/runner/device/db';
import { remember } from '../../../../src/runner/device/people';
import { keepPaper, keepResult, keepSummaries } from '../../../../src/runner/device/shelf';
import { useToast } from '../../../../src/ui/controls/toast';
import {
  address,
  addressState,
  allByRole,
  byRole,
  click,
  eventually,
  leave,
  meanwhile,
  onDevice,
  open,
  server,
  signIn,
  startOver,
  text,
} from '../kit';
import { asha, available, awaited, paper, parcel, question, result, sitting, summary } from '../made';

vi.mock('../../../../src/session/session-store', async () => (await import('../kit')).sessionDouble);

const path = '/assessment/1/result';
const openResult = () => open(<ResultPage assessmentId={1} />, '/assessments/1/result');
const manyQuestions = (count: number) =>
  Array.from({ length: count }, (_, i) => question({ questionId: i + 1, questionText: `Text of ${i + 1}` }));

function regionOf(name: string): Element {
  const region = document.querySelector(`section[aria-label="${name}"]`);
  if (region === null) throw new Error(`No region ${name}`);
  return region;
}

/** The field with this label. */
function fieldOf(name: string): HTMLElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name));
  const field = label?.querySelector('input');
  if (!field) throw new Error(`No field ${name}`);
  return field;
}

beforeEach(async () => {
  await startOver();
  await study.cohorts.clear();
});
afterEach(leave);

describe('a result', () => {
  it('shows score, marks, counts and time taken at the top; Home names it no more', async () => {
    server.gives(path, result());
    await follow(device, 'asha', { 1: '', 2: '' });
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
    await onDevice(async () => Object.keys(await followedOn(device, 'asha')).join() === '2');
    for (const words of [
      '10 of 20 right. A good base to build on.',
      'Score 36 / 60',
      '60%',
      '10 Correct',
      '4 Wrong',
      '6 Unattempted',
      'Time taken12 min 5 s',
    ])
      expect(text()).toContain(words);
    // Neither a rank nor a test before is known: nothing stands for them, once the server has said so.
    await eventually(() => expect(regionOf('Marks').textContent).not.toContain('Rank'));
    expect(regionOf('Marks').textContent).not.toContain('Last test');
  });

  it('says what changed since the test before, also of an old result, and of a test that nobody answered what to do with it', async () => {
    const at = (assessmentId: number, day: number, score: number) =>
      summary({ assessmentId, score, totalMarks: 60, submittedAt: `2026-01-0${day}T10:00:00.000Z` });
    await keepSummaries(device, 'asha', [at(4, 4, 60), at(1, 3, 36), at(2, 2, 12), at(3, 1, 30)]);
    const nothing = { score: 0, correctAnswers: 0, wrongAnswers: 0, unattempted: 20 };
    const own = { submittedAt: '2026-01-03T10:00:00.000Z' };
    server.gives(path, result(own));
    await openResult();
    await eventually(() => expect(text()).toContain('Last test → this one20% → 60%Your best result so far.'));
    await leave();
    server.gives(path, result({ ...own, ...nothing, questions: [question({ selectedOptionId: null })] }));
    await openResult();
    await eventually(() => expect(text()).toContain('Last test → this one20% → 0%'));
    await leave();
    server.gives(path, result({ ...own, assessmentTitle: 'Another' }));
    await openResult();
    await eventually(() => byRole('heading', 'Another'));
    await eventually(() => expect(text()).toContain('Time taken'));
    // A test of another kind compares with none.
    expect(text()).not.toMatch(/Last test|Your best result so far/);
    await leave();
    server.gives(path, result({ ...own, ...nothing, questions: [question({ selectedOptionId: null })] }));
    await openResult();
    await eventually(() => expect(text()).toContain('Last test → this one20% → 0%'));
    expect(text()).toContain('Nothing was answered this time.');
    // The test itself comes before its practice.
    const hero = regionOf('Score');
    expect(hero.textContent).toContain('Sit it again');
    expect(hero.textContent).not.toContain('Practise');
    expect(byRole('link', 'Practise the one unattempted')).toBeTruthy();
  });

  it('shows the rank in the first half, whom one has passed behind it, and the average to the last', async () => {
    const tells = async (said: string, score: number, scores: { score: number; count: number }[] | null) => {
      server.gives(path, result({ score }));
      server.gives('/assessment/1/cohort', {
        ...{ assessmentId: 1, participants: 5, asOf: '2026-02-09T09:00:00.000Z' },
        norms: scores && { scores, questions: [] },
      });
      await openResult();
      await eventually(() => expect(regionOf('Marks').textContent).toContain(said));
      await leave();
    };
    const five = [0, 6, 12, 24, 36].map((score) => ({ score, count: 1 }));
    await tells('Rank among 52', 24, five);
    await tells('You did as well as, or better than,1 of 4 others', 6, five);
    await tells('Rank among 51', 36, five);
    await tells('Average of all15.6 / 60', 0, five);
    await tells('RankYour rank comes once 10 have taken it.', 0, null);
  });

  it('draws the rank’s place while it is asked for, and no dash, which would say that there is none', async () => {
    const release = server.holdsPath('/assessment/1/cohort');
    server.gives(path, result());
    await openResult();
    await eventually(() => expect(regionOf('Marks').textContent).toContain('Rank'));
    expect(regionOf('Marks').textContent).not.toContain('–');
    release();
  });

  it('says the first rank beside the score, and no other, nor one of a score of nothing', async () => {
    const first = async (score: number) => {
      server.gives(path, result({ score }));
      server.gives('/assessment/1/cohort', {
        ...{ assessmentId: 1, participants: 2, asOf: '2026-02-09T09:00:00.000Z' },
        norms: { scores: [...new Set([0, score])].map((each) => ({ score: each, count: 1 })), questions: [] },
      });
      await openResult();
      await eventually(() => expect(regionOf('Marks').textContent).toMatch(/Rank among 21|Average of all/));
      // The result before is on the device, and is shown until this one has come.
      await eventually(() => expect(regionOf('Score').textContent).toContain(`Score ${score} /`));
      const said = regionOf('Score').textContent;
      await leave();
      return said;
    };
    expect(await first(36)).toContain('Rank 1 60%');
    expect(await first(0)).not.toContain('Rank');
  });

  it('says in its first words what was reached, partly right answers too, and never that one wrong answer is not fully right yet', async () => {
    const tells = async (said: string, more: Parameters<typeof result>[0]) => {
      server.gives(path, result({ score: 0, totalMarks: 60, ...more }));
      await openResult();
      await eventually(() => expect(regionOf('Score').textContent).toContain(said));
      await leave();
    };
    const counted = (correctAnswers: number, wrongAnswers: number, unattempted: number) => ({ correctAnswers, wrongAnswers, unattempted });
    // Of its four marks one.
    const partly = question({
      ...{ kind: 'multiple', correctOptionId: 0, selectedOptionId: null, selectedOptionIds: [11], correctOptionIds: [11, 12], marks: 1 },
    });
    await tells('You tried 1 of 20, and it was not right. The solutions show how.', counted(0, 1, 19));
    await tells('You tried 2 of 20, and none was right. The solutions show how.', counted(0, 2, 18));
    await tells('You tried 1 of 20, and 1 came out partly right.', { ...counted(1, 0, 19), questions: [partly] });
    await tells('You tried 5 of 20: 1\u00a0right, 1\u00a0partly.', { ...counted(2, 3, 15), questions: [partly] });
    await tells('4 of 20 right, 1 partly. Practise the others while they are fresh.', { ...counted(5, 15, 0), questions: [partly] });
  });

  it('explains on its first screen what wrong answers took away, by the marks of each where all have the same', async () => {
    const insight = {
      ...{ marksPerCorrect: 2, marksPerWrong: 4 },
      questions: [1, 2].map((questionId) => ({
        ...{ questionId, subjectName: 'Maths', categories: [], difficultyLevel: '', markedForReview: false, seconds: null, place: null },
      })),
    };
    const [right, wrong] = [question(), question({ questionId: 2, selectedOptionId: 11 })];
    const tells = async (questions: (typeof right)[], check: (said: string) => void) => {
      server.gives(path, result({ score: -2, insight, questions }));
      await openResult();
      await eventually(() => check(regionOf('Marks').textContent ?? ''));
      await leave();
    };
    await tells([right, wrong], (said) => expect(said).toContain('Right +2, wrong −4 each: 4 marks lost.'));
    await tells([right, { ...wrong, marks: -1 }], (said) => expect(said).toContain('Wrong answers took away 1 mark.'));
    await tells([right, { ...right, questionId: 2 }], (said) => expect(said).not.toContain('lost.'));
  });

  it('tells the marks of each section of its paper, and has no table for a paper of one', async () => {
    const insightOf = (...subjects: string[]) => ({
      ...{ marksPerCorrect: 2, marksPerWrong: 0.5 },
      questions: subjects.map((subjectName, at) => ({
        ...{ questionId: at + 1, subjectName, categories: [], difficultyLevel: '', markedForReview: false, seconds: null, place: null },
      })),
    });
    const questions = [question(), question({ questionId: 2, selectedOptionId: 11 }), question({ questionId: 3, selectedOptionId: null })];
    const rows = () => [...document.querySelectorAll('table tr')].map((row) => [...row.children].map((each) => each.textContent?.trim()));
    server.gives(path, result({ insight: insightOf('Quant', 'Quant', 'English'), questions }));
    await openResult();
    await eventually(() =>
      expect(rows()).toEqual([
        ['Section', 'Marks', 'Correct', 'Wrong', 'Unattempted'],
        ['Quant', '1.5 / 4', '1', '1', '0'],
        ['English', '0 / 2', '0', '0', '1'],
      ]),
    );
    await leave();
    server.gives(path, result({ insight: insightOf('Quant', 'Quant', 'Quant'), questions }));
    await openResult();
    await eventually(() => expect(rows()).toEqual([]));
  });

  it('shows the cut-off that the institute expects beside the score, and none where none is said', async () => {
    server.gives(path, result({ cutOff: 40.5 }));
    await openResult();
    await eventually(() => expect(text()).toContain('Your institute expects a cut-off of 40.5 marks. You have 36.'));
    await leave();
    server.gives(path, result());
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
    // The device's copy comes first.
    await eventually(() => expect(text()).not.toContain('cut-off'));
  });

  it('says of many mistakes how many are practised first', async () => {
    const questions = Array.from({ length: 12 }, (_, at) => question({ questionId: at + 1, selectedOptionId: 11 }));
    server.gives(path, result({ questions: [...questions, question({ questionId: 99 })] }));
    await openResult();
    await eventually(() => byRole('link', 'Practise 10 of the 12 you missed'));
    // What was practised today comes last, and does not count; what was practised before does.
    const practised = (questionId: number, daysAgo: number) =>
      study.practice.add({
        ...{ uid: 'asha', state: 'kept', type: 'answered', id: crypto.randomUUID(), device: crypto.randomUUID(), n: 1, version: 1 },
        ...{ questionId, right: true, sure: true, at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() },
      });
    onTestFinished(() => study.practice.clear());
    await meanwhile(() => Promise.all([practised(1, 0), practised(2, 2)]));
    await eventually(() => byRole('link', 'Practise 10 of the 11 you missed'));
  });

  it('leads to its mistakes in *Revise*, and to its solutions from either view', async () => {
    const questions = [question(), question({ questionId: 2, selectedOptionId: 11 }), question({ questionId: 3, selectedOptionId: null })];
    server.gives(path, result({ questions }));
    await openResult();
    const mend = await eventually(() => byRole('link', 'Practise 2: 1\u00a0wrong, 1\u00a0unattempted'));
    await click(byRole('tab', 'Insights'));
    await click(byRole('button', 'See solutions'));
    expect(byRole('tab', 'Questions').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(byRole('heading', /^Questions 1–3/));
    await click(mend);
    expect(address()).toBe('/user/mistake-notebook');
    expect(addressState()).toEqual({ mend: 1 });
  });

  it('has nothing to mend where all is right, and for an admin, who has no *Revise*', async () => {
    server.gives(path, result({ questions: [question()] }));
    await openResult();
    await eventually(() => byRole('button', 'See solutions'));
    expect(allByRole('link', /^Mend/)).toEqual([]);
    await leave();
    signIn({ ...asha, role: 'admin' });
    server.gives(path, result({ questions: [question({ selectedOptionId: 11 })] }));
    await openResult();
    await eventually(() => byRole('button', 'See solutions'));
    expect(allByRole('link', /^Mend/)).toEqual([]);
  });

  it.each([
    [150, true],
    [undefined, false],
  ])('shows the granted time beside the usual one: %s', async (grantedPercent, isSaid) => {
    server.gives(path, result({ ...(grantedPercent !== undefined && { grantedPercent }) }));
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
    expect(text().includes('Time: 45 min (30 min + extra time)')).toBe(isSaid);
  });

  it('shows choice, correct option and explanation as text', async () => {
    const wrong = question({ questionId: 2, selectedOptionId: 11 });
    const open = question({ questionId: 3, selectedOptionId: null, explanation: null });
    server.gives(path, result({ questions: [question(), wrong, open] }));
    await openResult();
    await eventually(() => byRole('heading', 'Question 1'));
    const [first, second, third] = ['Question 1', 'Question 2', 'Question 3'].map(
      (name) => byRole('heading', name).closest('section')?.textContent ?? '',
    );
    expect(first).toContain('B.four Your answer, correct');
    expect(first).toContain('ExplanationTwo and two make four.');
    expect(second).toContain('A.three Your answer');
    expect(second).toContain('B.four Correct answer');
    expect(third).toContain('Unattempted');
    expect(third).not.toContain('Your answer');
    expect(third).not.toContain('Explanation');
  });

  it('says what was changed after the hand-in and why, and shows no option of such a question as right or wrong', async () => {
    const at = '2026-02-10T09:00:00.000Z';
    const [dropped, bonus, corrected] = [
      question({ selectedOptionId: 11, ruling: 'drop' }),
      question({ questionId: 2, selectedOptionId: null, ruling: 'bonus' }),
      question({ questionId: 3, selectedOptionId: 11, alsoCorrectOptionIds: [11] }),
    ];
    const regrades = [
      { questionId: 1, change: 'drop', reason: 'No option is right.', at },
      { questionId: 2, change: 'bonus', reason: '', at },
      { questionId: 3, change: 'key', reason: 'Both are right.', at },
    ] as const;
    server.gives(path, result({ questions: [dropped, bonus, corrected], regrades: [...regrades] }));
    await openResult();
    await eventually(() => byRole('heading', 'Marked again'));
    const [first = '', second = '', third = ''] = ['Question 1', 'Question 2', 'Question 3'].map(
      (name) => byRole('heading', name).closest('section')?.textContent ?? '',
    );
    expect(first).toContain('Does not count');
    expect(first).toContain('A.three Your answer');
    expect(first).not.toContain('Correct answer');
    expect(first).toContain('dropped: it does not count, and its marks left the total. Reason: No option is right.');
    expect(second).toContain('Marks for everybody');
    expect(second).not.toContain('Unattempted');
    expect(third).toContain('A.three Your answer, correct');
    expect(third).toContain('The answer key was corrected. Reason: Both are right.');
    // A server of an earlier version does not say what became of the score.
    expect(regionOf('Marked again').textContent).not.toContain('core');
    await leave();
    for (const [scoreBefore, words] of [
      [-2, 'Score: −2 → 36'],
      [36, 'The score stays 36.'],
    ] as const) {
      server.gives(path, result({ scoreBefore, questions: [dropped, bonus, corrected], regrades: [...regrades] }));
      await openResult();
      await eventually(() => expect(regionOf('Marked again').textContent).toContain(words));
      await leave();
    }
  });

  it('calls a change before the hand-in no second marking', async () => {
    const at = '2026-01-10T09:00:00.000Z';
    const regrades = [{ questionId: 1, change: 'bonus' as const, reason: 'Blurred.', at }];
    server.gives(path, result({ questions: [question({ ruling: 'bonus' })], regrades }));
    await openResult();
    await eventually(() => byRole('heading', 'Changed by your institute'));
    expect(text()).not.toContain('Marked again');
  });

  it('shows 15 questions a page and moves the focus to the top of the list', async () => {
    server.gives(path, result({ questions: manyQuestions(32) }));
    await openResult();
    await eventually(() => byRole('heading', 'Questions 1–15 of 32'));
    expect(text()).not.toContain('Text of 16');

    await click(byRole('button', 'Page 3'));
    const top = byRole('heading', 'Questions 31–32 of 32');
    expect(document.activeElement).toBe(top);
    expect(allByRole('heading', /^Question \d+$/).map((h) => h.textContent)).toEqual(['Question 31', 'Question 32']);
    expect(byRole('button', 'Page 3').getAttribute('aria-current')).toBe('page');
    expect(byRole('button', 'Next page').hasAttribute('disabled')).toBe(true);

    await click(byRole('button', 'Previous page'));
    byRole('heading', 'Questions 16–30 of 32');
    // Loaded again.
    await leave();
    await openResult();
    await eventually(() => byRole('heading', 'Questions 16–30 of 32'));
  });

  it('draws two questions with the page, which a phone shows, and the others once these are there, each in its place', async () => {
    const long = result({ questions: manyQuestions(15) });
    const first = renderToString(<QuestionList result={long} cohort={null} learner={null} />);
    expect(first.match(/Text of \d+/g)).toEqual(['Text of 1', 'Text of 2']);
    expect(first.match(/min-h-104/g)).toHaveLength(13);
    await open(<QuestionList result={long} cohort={null} learner={null} />);
    expect(allByRole('heading', /^Question \d+$/)).toHaveLength(15);
    expect(document.querySelector('.min-h-104')).toBeNull();
  });

  it('has no pager for one page', async () => {
    server.gives(path, result({ questions: manyQuestions(15) }));
    await openResult();
    await eventually(() => byRole('heading', 'Questions 1–15 of 15'));
    expect(allByRole('button', /page|^\d+$/i)).toEqual([]);
  });

  it('shows a filter from its first page, whichever page was open', async () => {
    const questions = manyQuestions(32).map((one, at) => (at < 20 ? { ...one, selectedOptionId: 11 } : one));
    server.gives(path, result({ questions }));
    await openResult();
    await click(await eventually(() => byRole('button', 'Page 3')));
    const filter = (name: string) => click(fieldOf(name));
    await filter('Wrong');
    byRole('heading', '20 of 32 questions');
    expect(allByRole('heading', /^Question \d/).map(({ textContent }) => textContent?.match(/Question \d+/)?.[0])).toEqual(
      Array.from({ length: 15 }, (_, at) => `Question ${at + 1}`),
    );
    expect(allByRole('button', 'Page 3')).toEqual([]);
    await click(byRole('button', 'Page 2'));
    expect(allByRole('heading', /^Question \d/)).toHaveLength(5);
    expect(document.querySelector('ol[start]')?.getAttribute('start')).toBe('16');
    await filter('All');
    byRole('heading', 'Questions 1–15 of 32');
    byRole('heading', /^Question 1\b/);
  });

  it('opens a passage at the first shown question of its set, on each page and in each filter', async () => {
    const inSet = (at: number) => (at >= 1 && at <= 3 ? 1 : at >= 13 && at <= 16 ? 2 : null);
    const questions = manyQuestions(20).map((one, at) => {
      const id = inSet(at + 1);
      return { ...one, ...(at % 2 === 1 && { selectedOptionId: 11 }), ...(id !== null && { passage: { id } }) };
    });
    server.gives(path, result({ questions, passages: [1, 2].map((id) => ({ id, text: `Passage ${id}` })) }));
    await openResult();
    /** The numbers of the questions below an open passage. */
    const opened = () =>
      [...document.querySelectorAll<HTMLDetailsElement>('details[data-passage]')]
        .filter((passage) => passage.open)
        .map((passage) => Number(passage.closest('li')?.textContent?.match(/Question (\d+)/)?.[1]));
    await eventually(() => expect(opened()).toEqual([1, 13]));
    await click(byRole('button', 'Page 2'));
    await eventually(() => expect(opened()).toEqual([16]));
    await click(fieldOf('Wrong'));
    await eventually(() => expect(opened()).toEqual([2, 14]));
  });

  it('can be read in either language where its questions are in two, and remembers the choice', async () => {
    const second = { language: 'hi' as const, description: '2 + 2 क्या है?', options: ['तीन', 'चार'], explanation: 'दो और दो चार।' };
    server.gives(
      path,
      result({ questions: [question({ translation: second }), question({ questionId: 2, questionText: 'Only English' })] }),
    );
    await openResult();
    const hindi = await eventually(() => byRole('button', 'हिन्दी'));
    expect(byRole('button', 'English').getAttribute('aria-pressed')).toBe('true');
    await click(hindi);
    expect(hindi.getAttribute('aria-pressed')).toBe('true');
    expect(
      [...document.querySelectorAll('main [lang=hi]:not(button), section [lang=hi]:not(button)')].map((said) => said.textContent),
    ).toEqual(['2 + 2 क्या है?', 'तीन', 'चार', 'दो और दो चार।']);
    expect(text()).toContain('Only English');
    expect([...document.querySelectorAll('[data-only]')].map((said) => said.textContent)).toEqual(['This question is in English only.']);
    expect(localStorage.getItem('question-language')).toBe('hi');
    await click(byRole('button', 'English'));
    expect(text()).toContain('What is 2 + 2?');
    // Back at the language of the screens, the questions follow the screens.
    await act(() => chooseLanguage('hi'));
    onTestFinished(() => act(() => chooseLanguage('en')));
    await eventually(() => expect(text()).toContain('2 + 2 क्या है?'));
  });

  it('has no choice of language where every question is in one', async () => {
    server.gives(path, result());
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
    expect(allByRole('button', 'हिन्दी')).toEqual([]);
  });

  it('is readable offline once it was loaded', async () => {
    await keepResult(device, 'asha', result());
    server.goesDown();
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
    expect(window.alert).not.toHaveBeenCalled();
  });

  it("links back to the list that belongs to the reader's role", async () => {
    signIn({ ...asha, role: 'admin' });
    server.gives(path, result());
    await openResult();
    await eventually(() => expect(byRole('link', 'All assessments').getAttribute('href')).toBe('/all-assessments'));
  });
});

describe('a result that cannot be loaded', () => {
  it.each([
    [403, 'You are not authorized to view this result.'],
    [404, 'You are not authorized to view this result.'],
    [500, 'Something went wrong while loading the result.'],
    [401, 'Something went wrong while loading the result.'],
  ])('after HTTP %i says so on the page and in an alert, and leads to the assessment', async (status, sentence) => {
    server.refuses(path, status);
    vi.mocked(window.alert).mockImplementation((said) => {
      expect(said).toBe(sentence);
      expect(byRole('alert').textContent).toBe(sentence);
    });
    await openResult();
    await eventually(() => expect(address()).toBe('/assessments/1'));
    expect(window.alert).toHaveBeenCalledOnce();
  });

  it('offline asks for a connection, without an alert or a redirect, and loads when the connection returns', async () => {
    server.goesDown();
    await openResult();
    const again = await eventually(() => byRole('button', 'Try again'));
    expect(text()).toContain('Connect once to load this result');
    server.gives(path, result());
    await click(again);
    server.comesBack();
    await eventually(() => byRole('heading', 'Mock 1'));
    expect(window.alert).not.toHaveBeenCalled();
    expect(address()).toBe('/assessments/1/result');
  });
});

describe('a result that cannot be loaded after the server took the answers', () => {
  const receipt = { title: 'Mock 1', handedInAt: 1, receivedAt: '2026-03-01T10:00:00.000Z', counts: { answered: 18, of: 20 } };

  it('offline says since when the server has the answers, and how many', async () => {
    await device.attempts.put({ ...sitting(1), status: 'delivered', receipt });
    server.goesDown();
    await openResult();
    await eventually(() => expect(text()).toContain('Connect once to load this result'));
    expect(text()).toMatch(/The server has your answers .*1 Mar 2026.* 18 of 20 questions answered, 2 unanswered\./);
    server.gives(path, result());
    server.comesBack();
    await eventually(() => expect(text()).toContain('See solutions'));
    expect(text()).not.toContain('The server has your answers');
  });

  it('says so without a sign-in too, and of nothing else', async () => {
    await device.attempts.put({ ...sitting(1), status: 'delivered', receipt });
    signIn(asha, { isLost: true });
    await openResult();
    await eventually(() => expect(text()).toContain('Sign in again to load this result.'));
    expect(text()).toContain('The server has your answers');
    await leave();
    await device.attempts.put(sitting(1));
    await openResult();
    await eventually(() => expect(text()).toContain('Sign in again to load this result.'));
    expect(text()).not.toContain('The server has your answers');
  });
});

describe('a result of a learner whose sign-in was lost', () => {
  it('asks for a sign-in and sends no request to the server', async () => {
    signIn(asha, { isLost: true });
    await openResult();
    await click(await eventually(() => byRole('link', 'Sign in again')));
    expect(address()).toBe('/user/login');
    expect(addressState()).toEqual({ from: '/assessments/1/result' });
    expect(server.asked).toEqual([]);
  });

  it('is shown where the device has a copy', async () => {
    signIn(asha, { isLost: true });
    await keepResult(device, 'asha', result());
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
  });
});

describe('a result whose answers are still on the device', () => {
  it('says that they are waiting, sends no request, and appears without a reload once they are sent [trap 25]', async () => {
    await device.parcels.put(parcel());
    server.refuses(path, 404);
    await openResult();
    await eventually(() => expect(text()).toContain('Waiting to be sent'));
    expect(server.asked).toEqual([]);

    server.gives(path, result());
    await meanwhile(() => device.parcels.clear());
    await eventually(() => byRole('heading', 'Questions 1–1 of 1'));
    expect(window.alert).not.toHaveBeenCalled();
  });

  it('has without a network nothing to send by hand, its tries folded, and the test that is ready offline', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    await device.parcels.put(parcel());
    // Above it in the list: one that is not on the device, and one that opens later.
    const listed = [{ id: 7 }, { id: 8, opensAt: new Date(Date.now() + 3_600_000).toISOString() }, { id: 9 }];
    const subjects = [{ subjectName: 'Maths', numberOfQuestions: 25, languages: ['hi'], readIn: { hi: 20, en: 5 } }];
    for (const one of listed) await device.available.put({ ...available({ ...one, name: `Mock ${one.id}`, subjects }), uid: 'asha' });
    for (const id of [8, 9]) await device.papers.put({ ...paper, id, uid: 'asha' });
    server.goesDown();
    await openResult();
    const ready = await eventually(() => byRole('link', /^Start Mock/));
    expect([ready.textContent, ready.getAttribute('href')]).toEqual(['Start Mock 9', '/assessments/9']);
    expect(text()).toContain('Ready offline · Mostly हिन्दीStart Mock 9');
    expect(allByRole('button', /^(Send now|Try again)/)).toEqual([]);
    expect(text().split('Last try')).toHaveLength(2);
    byRole('button', 'Save a copy: Mock 1');
    expect(document.querySelector('details:not([open])')?.textContent).toContain('Last try');
    expect(document.querySelector('[data-says-offline]')).not.toBeNull();
    // Beside what is due it is the second thing to do.
    const isFilled = () => byRole('link', 'Start Mock 9').className.split(' ').includes('bg-brand');
    expect(isFilled()).toBe(true);
    await meanwhile(() => keepResult(device, asha.uid, result({ assessmentId: 2, questions: [question({ selectedOptionId: 11 })] })));
    await eventually(() => byRole('link', 'Meanwhile, revise 1 question'));
    expect(isFilled()).toBe(false);
  });

  it('has with a network a button that sends, no test that is ready offline, and hides no word of the connection', async () => {
    await device.parcels.put(parcel());
    await device.available.put({ ...available({ id: 7 }), uid: 'asha' });
    await device.papers.put({ ...paper, id: 7, uid: 'asha' });
    server.refuses(path, 404);
    await openResult();
    await eventually(() => byRole('button', 'Send now: Mock 1'));
    await meanwhile(async () => void (await device.papers.count()));
    expect(allByRole('link', /^Ready offline/)).toEqual([]);
    expect(document.querySelector('[data-says-offline]')).toBeNull();
  });

  it('leaves time to revise what is due while the answers wait', async () => {
    await keepResult(device, asha.uid, result({ assessmentId: 2, questions: [question({ selectedOptionId: 11 })] }));
    await device.parcels.add(parcel());
    await openResult();
    const way = await eventually(() => byRole('link', 'Meanwhile, revise 1 question'));
    expect(way.getAttribute('href')).toBe('/user/mistake-notebook');
  });

  it('shows what another device handed in, above the copy of this device', async () => {
    await device.parcels.put(parcel({ state: 'elsewhere' }));
    server.gives(path, result());
    await openResult();
    await eventually(() => byRole('heading', 'Questions 1–1 of 1'));
    expect(text()).toContain('Already submitted elsewhere');
    byRole('button', 'Save a copy: Mock 1');
  });

  it('says that the account was deleted, where the server tells so to the last token', async () => {
    await device.settings.put({ key: 'token', value: { uid: 'asha', token: 'the last', until: 1 } });
    await device.parcels.put(parcel({ state: 'sign-in', tries: 1, cause: 'sign-in' }));
    const body = { code: 'forbidden', message: 'Deleted.', reason: { code: 'account-erased' }, from: portalMark };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 403 }));
    await openResult();
    await eventually(() => expect(text()).toContain('This account was deleted, with all its data.'));
    expect(text()).not.toContain('Sign in again');
    vi.unstubAllGlobals();
  });

  it('does not show another learner’s parcel', async () => {
    await device.parcels.put(parcel({ uid: 'someone-else' }));
    server.gives(path, result());
    await openResult();
    await eventually(() => byRole('heading', 'Questions 1–1 of 1'));
    expect(text()).not.toContain('Waiting to be sent');
  });
});

describe('a result that is released later', () => {
  const notReleased = { code: 'not-released', message: 'No.', at: '2100-01-01T10:00:00.000Z', from: portalMark };
  const handed = awaited({ assessmentId: 1, assessmentTitle: 'Mock 1' });
  const list = '/assessment/awaited/user/asha';

  it('says of what was submitted today that it was today, without a date', async () => {
    const today = { ...handed, submittedAt: new Date().toISOString() };
    await keepAwaited(device, asha.uid, [today]);
    server.gives(list, [today]);
    await openResult();
    await eventually(() => expect(text()).toMatch(/Submitted ?Today, \d+:\d\d [ap]m/));
  });

  it('names the assessment, when it was submitted, and when and how the result comes; then says that it is here', async () => {
    await remember(device, asha);
    await keepAwaited(device, asha.uid, [handed]);
    server.gives(list, [handed]);
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
    await eventually(() => expect(text()).toMatch(/Submitted .*1 Mar 2026.*Results on .*1 January.*This page loads them then/));
    await eventually(() => expect(server.asked).toContain(list));
    // The server would refuse it, and the browser write a line about that.
    expect(server.asked).not.toContain(path);
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => String(made.push(file)), revokeObjectURL: () => undefined }),
    );
    const names: string[] = [];
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await click(await eventually(() => byRole('button', 'Add to calendar')));
    await eventually(() => expect(text()).toContain('Open the downloaded file'));
    pressed.mockRestore();
    expect(names).toEqual(['results-1.ics']);
    expect(made[0]?.type).toBe('text/calendar');
    expect(await made[0]?.text()).toContain('DTSTART:21000101T100000Z\r\n');
    await leave();
    // The calendar does not hear of a release that is moved.
    const moved = [{ ...handed, resultsAt: '2100-01-02T10:00:00.000Z' }];
    await keepAwaited(device, asha.uid, moved);
    server.gives(list, moved);
    await openResult();
    await eventually(() => expect(text()).toMatch(/The time was moved after you added it to a calendar: there it is .*1 January/));
    useToast.setState({ toast: null });
    await meanwhile(() => keepReleased(device, asha.uid, result()));
    await eventually(() => byRole('tab', 'Questions'));
    // Told to a screen reader: a message would cover the result that it tells of.
    expect(document.querySelector('[role=status].sr-only')?.textContent).toBe('The result of “Mock 1” is here.');
    expect(useToast.getState().toast).toBeNull();
  });

  it('comes at the next look where its release was brought forward', async () => {
    await keepAwaited(device, asha.uid, [handed]);
    server.gives(list, []);
    server.gives(path, result());
    await openResult();
    await eventually(() => byRole('heading', 'Questions 1–1 of 1'));
    expect(server.asked.indexOf(list)).toBeLessThan(server.asked.indexOf(path));
  });

  it('comes likewise where only the paper on the device named the release', async () => {
    await keepPaper(device, asha.uid, { ...paper, id: 1, resultsAt: notReleased.at });
    await device.attempts.put({ ...sitting(1), status: 'delivered' });
    server.gives(list, []);
    server.gives(path, result());
    await openResult();
    await eventually(() => byRole('heading', 'Questions 1–1 of 1'));
  });

  it('again, after it was read here, is kept back online and offline', async () => {
    await keepResult(device, asha.uid, result());
    await keepAwaited(device, asha.uid, [handed]);
    server.says(path, 403, notReleased);
    await openResult();
    await eventually(() => expect(text()).toMatch(/Results on .*1 January/));
    await leave();
    server.goesDown();
    await openResult();
    await eventually(() => expect(text()).toMatch(/Results on .*1 January/));
    expect(text()).not.toContain('Questions');
  });

  it('again, of which only the server knows it, is kept back from its reply on', async () => {
    await keepResult(device, asha.uid, result());
    await keepSummaries(device, asha.uid, [summary({ assessmentId: 1 })]);
    server.says(path, 403, notReleased);
    server.gives(list, [handed]);
    await openResult();
    await eventually(() => expect(text()).toMatch(/Results on .*1 January/));
    await eventually(async () => expect(await awaitedOn(device, asha.uid)).toHaveLength(1));
    expect(text()).not.toContain('Questions');
    await leave();
    server.goesDown();
    await openResult();
    await eventually(() => expect(text()).toMatch(/Results on .*1 January/));
    expect(text()).not.toContain('Questions');
  });

  it('leaves time to revise what is due meanwhile', async () => {
    await keepAwaited(device, asha.uid, [handed]);
    await keepResult(device, asha.uid, result({ assessmentId: 2, questions: [question({ selectedOptionId: 11 })] }));
    await openResult();
    const way = await eventually(() => byRole('link', 'Meanwhile, revise 1 question'));
    expect(way.getAttribute('href')).toBe('/user/mistake-notebook');
  });

  it('again counts nothing of it among what is due meanwhile', async () => {
    const wrong = manyQuestions(3).map((one) => ({ ...one, selectedOptionId: 11 }));
    await keepResult(device, asha.uid, result({ questions: wrong.slice(1) }));
    await keepResult(device, asha.uid, result({ assessmentId: 2, questions: wrong.slice(0, 1) }));
    await keepSummaries(device, asha.uid, [summary({ assessmentId: 1 }), summary({ assessmentId: 2 })]);
    // Counted before the server's list comes, and after it.
    server.says(path, 403, notReleased);
    await openResult();
    await eventually(() => byRole('link', 'Meanwhile, revise 3 questions'));
    await keepPutOff(device, asha.uid, [handed], 1);
    await eventually(() => byRole('link', 'Meanwhile, revise 1 question'));
  });

  it('says how many questions were answered, where the hand-in left from this device', async () => {
    await keepAwaited(device, asha.uid, [handed]);
    const receipt = { title: 'Mock 1', handedInAt: 1, receivedAt: '2026-03-01T10:00:00.000Z', counts: { answered: 18, of: 20 } };
    await device.attempts.put({ ...sitting(1), status: 'delivered', receipt });
    server.says(path, 403, notReleased);
    await openResult();
    await eventually(() => expect(text()).toContain('18 of 20 questions answered, 2 unanswered.'));
  });

  it('that another device submitted: the server says when, and the name', async () => {
    server.says(path, 403, notReleased);
    server.gives(list, [handed]);
    await openResult();
    await eventually(() => byRole('heading', 'Mock 1'));
    expect(text()).toMatch(/Submitted .*1 Mar 2026/);
  });

  it('is none of a test that nobody sat: the screen says so, and leaves', async () => {
    server.says(path, 403, notReleased);
    server.gives(list, []);
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    await openResult();
    await eventually(() => expect(text()).toContain('You are not authorized to view this result.'));
    expect(text()).not.toContain('Submitted');
    await eventually(() => expect(alert).toHaveBeenCalledOnce());
    alert.mockRestore();
  });

  it('is none of a test that nobody sat, without a network too', async () => {
    await keepPaper(device, asha.uid, { ...paper, id: 1, resultsAt: notReleased.at });
    server.goesDown();
    await openResult();
    await eventually(() => byRole('button', 'Try again'));
    expect(text()).not.toContain('Submitted');
  });

  it('is not announced where it was here already', async () => {
    useToast.setState({ toast: null });
    await keepResult(device, asha.uid, result());
    await openResult();
    await eventually(() => byRole('tab', 'Questions'));
    expect(useToast.getState().toast).toBeNull();
  });
});
