import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { questionKey } from '../../../../contract/question/question-key';
import type { Told } from '../../../../src/admin/bank/upload/worker/ask/worker-messages';
import { preview } from '../../../../src/admin/bank/upload/worker/read/preview';
import { previewText } from '../../../../src/admin/bank/upload/worker/read/preview-text';
import { template } from '../../../../src/admin/bank/upload/worker/write/template';
import { asRead } from '../../../kit/as-read';
import { type Bytes, bomb, header, locked, program, row, rows, sheet, zip } from '../../../kit/sheet';
import { bank } from '../kit';

async function told(bytes: Bytes, name = 'a.xlsx', categories = bank): Promise<Told[]> {
  const news: Told[] = [];
  await preview(new File([bytes], name), categories, (each) => news.push(each));
  return news;
}

test('the progress is first uncounted, then a share of the rows, then the rows themselves', async () => {
  const news = await told(sheet([header, ...rows(600)]));
  expect(news.map((each) => (each.is === 'reading' ? each.share : each.is))).toEqual([null, 251 / 601, 501 / 601, 'read']);
});

test('each row has its number, and its errors by column', async () => {
  const [, last] = await told(sheet([header, row('Good?'), [], row('Bad?', 9), row('good')]));
  expect(asRead(last)).toMatchObject({
    is: 'read',
    rows: [
      { at: 2, question: 'Good?', answer: 'two', problems: [] },
      { at: 4, question: 'Bad?', answer: '', problems: [{ column: 'Correct option', why: '"9" is not an option' }] },
      { at: 5, question: 'good', answer: '', problems: [{ column: 'Question', why: 'is the same as in row 2' }] },
    ],
  });
});

test('each good row has the hash under which the server files its question; a bad row has none', async () => {
  const [, last] = await told(sheet([header, row('पानी का सूत्र?'), row('Bad?', 9)]));
  const options = ['one', 'two', 'three'].map((text, at) => ({ id: at + 1, text, correct: at === 1, explanation: '' }));
  const key = questionKey({ description: 'पानी का सूत्र?', options });
  expect(last).toMatchObject({ rows: [{ hash: hash('sha256', key, 'base64') }, { problems: [expect.anything()] }] });
  expect(last).not.toHaveProperty('rows.1.hash');
});

test.each([
  ['is not an .xlsx or .xls sheet', program(), 'a.xlsx'],
  ['is not an .xlsx or .xls sheet', sheet([header]), 'a.csv'],
  ['cannot be read as a sheet', sheet([header, row('Half')]).slice(0, 900), 'a.xlsx'],
  ['is locked with a password', locked(), 'a.xlsx'],
  ['is too large: 10 MB, and 64 MB unpacked, is the most', bomb(true), 'a.xlsx'],
  ['is too large: 10 MB, and 64 MB unpacked, is the most', zip('x', new Uint8Array(1024 * 1024), 100, 100), 'a.xlsx'],
  ['has more than 10000 rows', sheet([header, ...rows(10_001)]), 'a.xlsx'],
  ['has no column Question, Category, Option 1, Option 2, Correct option', sheet([]), 'a.xls'],
])(
  'a file that %s is refused with that reason',
  async (why, bytes, name) => {
    expect(asRead((await told(bytes, name)).at(-1))).toEqual({ is: 'refused', why });
  },
  30_000,
);

test('the template is a good sheet for the bank it was made for', async () => {
  const bytes = new Uint8Array(template({ categories: bank, difficulties: ['Easy'], languages: ['English'] }));
  const [, last] = await told(bytes);
  expect(last).toMatchObject({
    is: 'read',
    rows: [
      { at: 2, answer: 'Mercury', problems: [] },
      { at: 3, answer: 'Venus · Mercury', problems: [] },
      { at: 4, answer: '365 – 365.3', problems: [] },
    ],
  });
});

test('a text file is previewed in the same way: each question with its line and its category', async () => {
  const news: Told[] = [];
  const gift = `$CATEGORY: Science/Physics\n\nGood?{=one ~two}\n\nBad?{}\n\nHow many?{#8 =%50%9}\n\n$CATEGORY: Fishing\n\nWhere?{=a ~b}\n`;
  await previewText(new File([gift], 'a.gift'), bank, 5, (each) => news.push(each));
  expect(asRead(news)).toMatchObject([
    { is: 'reading', share: null },
    {
      is: 'read',
      place: 'Line',
      rows: [
        { at: 3, question: 'Good?', answer: 'one', category: 'Science › Physics', problems: [] },
        {
          at: 5,
          question: 'Bad?',
          cells: expect.arrayContaining([
            { at: 0, column: 'Question', text: 'Bad?' },
            { at: 1, column: 'Category', text: 'Science > Physics' },
            { at: 5, column: 'Option 1', text: '' },
          ]),
          problems: [{ column: 'Question', why: 'is an essay; only multiple choice, true/false and numerical questions are taken' }],
        },
        { at: 7, answer: '8', problems: [], notes: [{ column: 'Question', why: 'gives 50 % for "9"; that is taken as wrong' }] },
        { at: 11, question: 'Where?', category: 'Quantitative Aptitude › Algebra', problems: [] },
      ],
    },
  ]);
  await previewText(new File(['<!DOCTYPE x><quiz/>'], 'a.xml'), bank, null, (each) => news.push(each));
  expect(asRead(news.at(-1))).toEqual({ is: 'refused', why: 'has a DOCTYPE, which is not taken (line 1)' });
});
