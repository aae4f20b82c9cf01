// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { Regrade, RegradePreview } from '../../../../contract/assessment/regrade';
import type { Item } from '../../../../contract/assessment/statistics';
import type { Question, QuestionDraft } from '../../../../contract/question/question';
import { bankKeyOf } from '../../../../src/admin/results/regrade/bank-key';
import { type Asked, all, clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

afterEach(leaves);

const taken = (count: number) => ({ count, meanScore: null });
/** Counted here with the right option `right`, from 1. */
const itemOf = (right: number, more: Partial<Item> = {}): Item => ({
  ...{ questionId: 7, questionText: 'Q', subjectName: 'Physics', facility: 0.5, discrimination: null, medianSeconds: null },
  skipped: taken(0),
  options: ['iron', 'gold', 'tin'].map((text, at) => ({ id: at + 1, text, isCorrect: at + 1 === right, ...taken(4) })),
  ...more,
});
const optionsOf = (words: readonly string[], right: string) =>
  words.map((text, at) => ({ id: at + 1, text, correct: text === right, explanation: text === right ? 'So it is.' : '' }));
const inBank = (words = ['iron', 'gold', 'tin'], right = 'iron', more: Partial<Question> = {}): Question => ({
  ...{ id: 7, description: 'Q', categoryIds: [3], difficultyLevel: 'Easy', language: '', examTags: ['x'] },
  options: optionsOf(words, right),
  ...more,
});

describe('the bank beside the key of a test', () => {
  it('is the same with the same right option, wherever the option stands', () => {
    expect(bankKeyOf(inBank(), itemOf(1))).toEqual({ isSame: true, draft: null });
    expect(bankKeyOf(inBank(['tin', 'gold', 'iron']), itemOf(1)).isSame).toBe(true);
  });

  it('takes the key by what the option says, and keeps all else', () => {
    const { isSame, draft } = bankKeyOf(inBank(['tin', 'gold', 'iron']), itemOf(2));
    expect(isSame).toBe(false);
    expect(draft).toMatchObject({ description: 'Q', categoryIds: [3], difficultyLevel: 'Easy', examTags: ['x'] });
    expect(draft?.options.map(({ text, correct, explanation }) => [text, correct, explanation])).toEqual([
      ['tin', false, ''],
      ['gold', true, 'So it is.'],
      ['iron', false, ''],
    ]);
  });

  it('takes no key that it has no option for, nor two right options for a question with one', () => {
    expect(bankKeyOf(inBank(['iron', 'lead', 'tin']), itemOf(2))).toEqual({ isSame: false, draft: null });
    const two = itemOf(1);
    two.options = two.options.map((option) => ({ ...option, isCorrect: option.id < 3 }));
    expect(bankKeyOf(inBank(), two)).toEqual({ isSame: false, draft: null });
  });

  it('takes the right numbers, and several right options of a question that has several', () => {
    const number = inBank([], '', { kind: 'numeric', answer: { from: 9, to: 9 }, explanation: 'g' });
    const wanted = itemOf(0, { kind: 'numeric', options: [], correctValue: { from: 9.8, to: 9.82 } });
    expect(bankKeyOf(number, wanted).draft).toMatchObject({ kind: 'numeric', answer: { from: 9.8, to: 9.82 }, explanation: 'g' });
    expect(bankKeyOf({ ...number, answer: { from: 9.8, to: 9.82 } }, wanted).isSame).toBe(true);
    const several = itemOf(1, { kind: 'multiple' });
    several.options = several.options.map((option) => ({ ...option, isCorrect: option.id !== 2 }));
    const { draft } = bankKeyOf(inBank(undefined, undefined, { kind: 'multiple' }), several);
    expect([draft?.kind, draft?.options.map(({ correct }) => correct)]).toEqual(['multiple', [true, false, true]]);
  });

  it('has nothing to take from a question that does not count by its key', () =>
    expect(bankKeyOf(inBank(), itemOf(2, { ruling: 'drop' }))).toEqual({ isSame: true, draft: null }));
});

const paper: Paper = {
  ...{ id: 4, name: 'Mock', description: '', instructions: '', durationInMinutes: 30, totalMarks: 4 },
  ...{ createdAt: '2026-01-05T10:00:00.000Z', marksPerQuestion: 4, negativeMarkingPerWrongQuestion: 1 },
  subjects: [
    { subjectName: 'Physics', questions: [{ id: 7, description: 'Q', options: itemOf(2).options.map(({ id, text }) => ({ id, text })) }] },
  ],
};
const corrected: Regrade = {
  ...{ version: 1, questionId: 7, reason: 'Gold it is.', by: 'Head', at: '2026-01-06T10:00:00.000Z', marked: 12, changed: 5 },
  ...{ before: { change: 'key', optionIds: [1] }, after: { change: 'key', optionIds: [2] } },
};
let asked: Asked[];
let bank: { question: Question; versions: number };
const edits = () => asked.filter(({ call }) => call.startsWith('POST /questions/7/edit'));

const historyOf = () => ({
  ...{ id: 7, isRetired: false, question: bank.question },
  versions: Array.from({ length: bank.versions }, (_, at) => ({
    ...{ version: at + 1, change: 'edited', at: '2026-01-05T10:00:00.000Z', by: null, question: bank.question },
  })).reverse(),
});

const preview: RegradePreview = {
  ...{ isSame: false, participants: 12, changed: 5, risen: 5, fallen: 0, firstTen: 0, totalMarks: { before: 4, after: 4 } },
};

async function comes({ regrades = [corrected], others = [] as object[] } = {}) {
  asked = server({
    'GET /assessment/4/statistics': {
      assessmentId: 4,
      name: 'Mock',
      totalMarks: 4,
      participants: 12,
      asOf: null,
      scores: [],
      items: [itemOf(2)],
    },
    'GET /assessment/4/hand-ins': { handedIn: 12, latestAt: null },
    'GET /assessment/4': paper,
    'GET /assessment/4/regrades': regrades,
    'POST /assessment/4/regrade/preview': preview,
    'POST /assessment/4/regrade': { version: 2, changed: 5 },
    'GET /questions/7/history': historyOf,
    'GET /assessment/4/questions/7/elsewhere': { assessments: others, isWhole: others.length < 2 },
    'POST /questions/7/edit': () => {
      bank = { question: { ...bank.question, ...(edits().at(-1)?.body as QuestionDraft) } as Question, versions: bank.versions + 1 };
      return historyOf();
    },
  });
  await opens('/admin/assessments/4/questions/7');
}
beforeEach(() => {
  bank = { question: inBank(), versions: 2 };
});
const part = () => document.querySelector('section[aria-label="The same question elsewhere"]');
const told = () => part()?.textContent ?? '';

test('after a correction the page says that the bank has another key, and sets it there over the version that it showed', async () => {
  await comes();
  expect(told()).toContain('The question bank has another key: A. New tests take the key of the bank.');
  await clicks('button', 'Set the key B in the bank too');
  expect(edits().map(({ call }) => call)).toEqual(['POST /questions/7/edit?version=2']);
  expect(bank.question.options.map(({ correct }) => correct)).toEqual([false, true, false]);
  expect(told()).toBe('The bank has this key now, as a new version of the question.');
});

test('a test whose key was not corrected gives the bank no key, but says that the bank has another', async () => {
  await comes({ regrades: [] });
  expect(told()).toContain('The question bank has another key: A.');
  expect(texts('button').filter((name) => name.includes('in the bank too'))).toEqual([]);
});

test('a bank with other options is left to the admin, with the way to it', async () => {
  bank.question = inBank(['iron', 'lead', 'tin']);
  await comes();
  expect(told()).toContain('choose the right one in the bank');
  expect(part()?.querySelector('a')?.getAttribute('href')).toBe('/admin/questions?question=7');
  expect(texts('button').filter((name) => name.includes('in the bank too'))).toEqual([]);
});

test('other tests with another key are named, each with the way to its question', async () => {
  bank.question = inBank(undefined, 'gold');
  const others = [
    { id: 9, name: 'Mock 9', createdAt: '2026-01-05T10:00:00.000Z', handedIn: 1_200 },
    { id: 8, name: 'Mock 8', createdAt: '2026-01-04T10:00:00.000Z', handedIn: 1 },
  ];
  await comes({ others });
  const named = all('status').find((each) => each.textContent?.startsWith('2 other tests'));
  expect([...(named?.querySelectorAll('li') ?? [])].map((each) => each.textContent)).toEqual([
    'Mock 9 · 1,200 submissions',
    'Mock 8 · 1 submission',
  ]);
  expect(the('link', 'Mock 9').getAttribute('href')).toBe('/admin/assessments/9/questions/7');
  expect(told()).toContain('There may be more');
});

test('a correction that is undone never offers the key before it, though the figures still count by that', async () => {
  await comes();
  expect(texts('button')).toContain('Set the key B in the bank too');
  await act(async () => document.querySelector<HTMLInputElement>('input[name="right option"]')?.click());
  await types('Reason', 'Iron after all.');
  await act(async () => document.querySelector('form')?.requestSubmit());
  await settles();
  await clicks('button', 'Mark again now');
  await settles();
  expect(document.body.textContent).toContain('The change is saved');
  expect(texts('button').filter((name) => name.includes('in the bank too'))).toEqual([]);
  expect(told()).not.toContain('another key');
});

test('figures that do not know the latest correction yet give the bank the key of the correction', async () => {
  await comes({ regrades: [{ ...corrected, version: 2, before: corrected.after, after: { change: 'key', optionIds: [3] } }] });
  expect(texts('button').filter((name) => name.includes('in the bank too'))).toEqual(['Set the key C in the bank too']);
});
