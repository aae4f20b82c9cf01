// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { sittingFacts } from '../../../../contract/assessment/desk';
import { fromExamFault, generateFault } from '../../../../contract/assessment/generate';
import { resultFlags } from '../../../../contract/assessment/result-list';
import { examFault } from '../../../../contract/exam/exam';
import { categoryFault } from '../../../../contract/question/category';
import { questionFault } from '../../../../contract/question/question';
import { fileFaults } from '../../../../contract/sheet/file';
import { everyColumn } from '../../../../contract/sheet/kind';
import { chooseLanguage } from '../../../../src/copy/language';
import { rowsIn } from '../../../kit/table';
import { adminEnglish, adminHindi } from '../english';
import { all, bank, clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

const devanagari = /[\u0900-\u097f]/;

afterEach(async () => {
  await leaves();
  await act(() => chooseLanguage('en'));
});

describe('the admin’s Hindi', () => {
  it('has a translation of every English sentence', () => {
    const own = Object.keys(adminEnglish).filter((key) => typeof adminEnglish[key as keyof typeof adminEnglish] === 'string');
    const same = own.filter((key) => adminHindi[key as keyof typeof adminHindi] === adminEnglish[key as keyof typeof adminEnglish]);
    expect(same.sort()).toEqual(['id']);
  });

  it('translates every rule of the contract', () => {
    const question = { description: 'Q', categoryIds: [1], options: [] };
    const options = [1, 2].map((at) => ({ text: `${at}`, correct: false }));
    const rules = [
      categoryFault(' '),
      questionFault({ ...question, description: '' }),
      questionFault(question),
      questionFault({ ...question, options }),
      generateFault({ name: '', categories: [] }),
      generateFault({ name: 'A', categories: [] }),
      examFault({ name: '', subjects: [] }),
      fromExamFault({ examId: null, name: '' }),
    ];
    for (const rule of rules) expect(rule && adminHindi.rule(rule)).toMatch(devanagari);
  });

  it('translates the errors of a file and of its rows', () => {
    for (const why of Object.values(fileFaults)) expect(adminHindi.reason(why)).toMatch(devanagari);
    const header = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option', 'Question (Hindi)'];
    const rows = [
      ['', '', '', '', '', ''],
      ['Q', 'Nowhere', 'a', '', '7', ''],
      ['', 'Science', 'a', 'b', '4', ''],
      ['Q', 'Science', 'a', '', '1', ''],
      ['Q', 'Science', 'a', 'b', '1', 'प्र'],
      ['Q', 'Science', 'a', 'b', '1', ''],
      ['Q', 'Science', 'b', 'a', '2', ''],
      ['x'.repeat(5_000), 'Science', 'a', 'b', '1', ''],
    ];
    const read = rowsIn([header, ...rows], [{ id: 1, name: 'Science', parentId: null, subcategories: [] }]);
    const faults = read.flatMap((row) => ('faults' in row ? row.faults.map((fault) => ({ row: row.row, fault })) : []));
    expect(faults.length).toBeGreaterThan(7);
    for (const { row, fault } of faults) {
      expect(adminHindi.reason(fault.why)).toMatch(devanagari);
      const name = adminHindi.columnName('Row', fault.column);
      expect(adminHindi.rowFault('Row', row, fault.column, fault.why)).toBe(`पंक्ति ${row}, ${adminHindi.fault(name, fault.why)}`);
    }
  });

  it('names the columns of a sheet as the sheet does, and the parts of a question in a text in Hindi', () => {
    for (const column of everyColumn) {
      expect(adminHindi.columnName('Row', column)).toBe(column);
      expect(adminHindi.columnName('Line', column)).not.toMatch(/[A-Za-z]/);
    }
    expect(adminHindi.columnName('Row', 'Options')).toBe('विकल्प');
    expect(adminHindi.columnName('Line', 'Option 2 (Hindi)')).toBe('विकल्प 2 (हिन्दी)');
    expect(adminHindi.rowFault('Line', 7, 'Options', { code: 'braces-unmatched' })).toBe('लाइन 7, विकल्प: कोष्ठक { } आपस में मेल नहीं खाते।');
    expect(adminEnglish.columnName('Line', 'Option 2 (Hindi)')).toBe('Option 2 (Hindi)');
  });
});

beforeEach(() => {
  const time = '2099-11-29T04:30:00.000Z';
  const person = { name: 'SSC', email: 'a@x.in' };
  const counts = { score: 1, correctAnswers: 1, wrongAnswers: 0, unattempted: 0, timeTaken: 61, submittedAt: time };
  const result = { uid: 'asha', name: 'SSC', email: 'ssc@SSC', phone: '', group: null, rank: 1, flags: [...resultFlags], ...counts };
  const options = [{ id: 1, text: 'SSC' }];
  const questions = [{ questionId: 1, questionText: 'SSC', options, selectedOptionId: 1, correctOptionId: 1, explanation: 'SSC' }];
  const marked = { assessmentId: 3, assessmentTitle: 'SSC', totalMarks: 1, totalQuestions: 1, questions, ...counts };
  server({
    'GET /categories': bank,
    'GET /exams/all': [],
    'GET /groups': [
      { id: 1, name: 'SSC', learners: 2, waiting: 1, assessments: 0 },
      { id: 2, name: 'Science', learners: 0, waiting: 0, assessments: 0 },
    ],
    'GET /groups/roster': () =>
      new Response(JSON.stringify([{ id: 7, name: 'SSC', email: 'ssc@SSC', group: { id: 1, name: 'SSC' }, enteredAt: time }]), {
        headers: { 'X-Total-Count': '1' },
      }),
    'GET /people': () =>
      new Response(
        JSON.stringify([
          { uid: 'a', name: 'SSC', contact: 'ssc@SSC', role: 'user', timePercent: 100, group: { id: 1, name: 'SSC' }, isShutOut: true },
          { uid: 'b', name: 'SSC', contact: 'ssc@SSC', role: 'admin', timePercent: 100, isAdminBySetting: true },
        ]),
        { headers: { 'X-Total-Count': '2' } },
      ),
    'GET /questions/all': [],
    'GET /assessment/3/schedule': {
      ...{ state: 'hidden', opensAt: time, closesAt: time, resultsAt: time, endsTogether: true, groupIds: [1] },
      code: 'ABCD-EFGH-JKLM',
    },
    'GET /assessment/3/desk': {
      ...{ assessmentId: 3, name: 'SSC 3', now: time, fetched: 1, started: 1, handedIn: 1, sitting: 0, awaited: 0 },
      byMinute: [{ at: time, starts: 1, handIns: 1 }],
    },
    'GET /people/asha/tests': {
      person: { uid: 'asha', name: 'SSC', contact: 'ssc@SSC', role: 'user', timePercent: 150, isShutOut: true },
      extraTime: { timePercent: 150, changes: [{ timePercent: 150, changedBy: 'ssc@SSC', changedAt: time }] },
      count: 30,
      tests: [3, 4].map((assessmentId) => ({
        ...{ ...counts, assessmentId, name: 'SSC', totalMarks: 1, participants: 2, percentile: 100, mean: 1, timePercent: 150 },
        ...{ rank: 1, flags: [...resultFlags], startSeenAt: null, resultsAt: time, isArchived: true },
        topics: [{ name: 'Science', correct: 1, partly: 1, wrong: 0, unattempted: 0 }],
      })),
    },
    'GET /trail': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'GET /assessment/3/results': () => new Response(JSON.stringify([result]), { headers: { 'X-Total-Count': '1' } }),
    'GET /assessment/3/results/of/asha': { row: result, result: marked },
    'GET /assessment/3/sittings': [{ uid: 'a', person, fetchedAt: time, start: null, handIn: null, facts: [...sittingFacts] }],
  });
});

test('a screen switches to Hindi at once, keeps the typed text, and translates a refusal that is shown', async () => {
  await opens('/admin/categories');
  await types('Name', ' ');
  await clicks('button', 'Add Category');
  expect(texts('alert')).toEqual(['Category name cannot be empty!']);
  await act(() => chooseLanguage('hi'));
  await settles();
  expect(texts('alert')).toEqual(['श्रेणी का नाम खाली नहीं हो सकता!']);
  expect(document.querySelector('h1')?.textContent).toBe('श्रेणी प्रबंधन');
  expect(texts('link').slice(0, 3)).toEqual(['आज', 'श्रेणी प्रबंधन', 'प्रश्न प्रबंधन']);
  expect(the<HTMLInputElement>('field', 'नाम').value).toBe(' ');
});

test.each([
  '/admin/categories',
  '/admin/questions',
  '/admin/bulk-upload',
  '/admin/generate-assessment',
  '/admin/exam-creation',
  '/admin/assessment-creation',
  '/all-assessments',
  '/all-exams',
  '/admin/rescue-files',
  '/admin/portal',
  '/admin/people',
  '/admin/groups',
  '/admin/notices',
  '/admin/webhook',
  '/admin/health',
  '/admin/roster',
  '/admin/assessments/3/schedule',
  '/admin/assessments/3/exam-day',
  '/admin/assessments/3/sittings',
  '/admin/assessments/3/results',
  '/admin/assessments/3/results/asha',
  '/admin/people/asha',
])('nothing on %s is left in English', async (path) => {
  await act(() => chooseLanguage('hi'));
  await opens(path);
  const said = [
    ...all('button'),
    ...all('link'),
    ...all('column'),
    ...document.querySelectorAll<HTMLElement>('h1, h2, h3, label, legend, p, summary, section li, [data-count] dt, [role=gridcell] li'),
  ].map((element) => element.textContent?.trim() ?? '');
  const names = /Science|Quantitative|Arithmetic|Algebra|Physics|Excel|GIFT|Aiken|Moodle|XML|\bID\b|SSC|PNG|CSV|^[A-F]$|^[×▲▼…*]*$/;
  const strays = said.filter((words) => /[A-Za-z]{3}/.test(words) && !devanagari.test(words) && !names.test(words));
  expect(strays).toEqual([]);
});
