import { expect, test } from 'vitest';
import { type Cause, refusalFrom, refusedHere } from '../../../src/admin/refusal';
import { ApiError } from '../../../src/api/client';
import { adminEnglish, adminHindi } from './english';

const inEnglish = (cause: Cause | null) => cause && refusalFrom(cause, 'Failed.', adminEnglish);
const inHindi = (cause: Cause | null) => cause && refusalFrom(cause, 'असफल।', adminHindi);

test('a dotted path is read out as people count', () => {
  const { fieldName } = adminEnglish;
  expect(fieldName('name')).toBe('Name');
  expect(fieldName('subjects.0.numberOfQuestions')).toBe('Subject 1, number of questions');
  expect(fieldName('categoryIds.2')).toBe('Category 3');
  expect(fieldName('categories.0')).toBe('Category 1');
  expect(adminHindi.fieldName('subjects.0.numberOfQuestions')).toBe('विषय 1, प्रश्नों की संख्या');
  expect(adminHindi.fieldName('translation.options.2')).toBe('दूसरी भाषा, विकल्प 3');
});

test('numbers below 1 are named before anything is sent', () => {
  const body = { name: 'A', durationInMinutes: 0, totalMarks: Number.NaN, questionCount: 1, categories: [1] };
  const cause = refusedHere('generateByCategories', { body }, null);
  expect(inEnglish(cause)).toEqual({
    sentence: adminEnglish.checkFields,
    details: ['Duration: is less than 1.', 'Total marks: is not a number.'],
    fields: ['durationInMinutes', 'totalMarks'],
  });
  expect(inHindi(cause)?.details).toEqual(['अवधि: 1 से कम है।', 'कुल अंक: संख्या नहीं है।']);
});

test('a rule of the contract speaks alone, in either language', () => {
  const cause = refusedHere('addCategory', { query: { name: '' } }, 'Category name cannot be empty!');
  expect(inEnglish(cause)).toMatchObject({ sentence: 'Category name cannot be empty!', details: [] });
  expect(inHindi(cause)).toMatchObject({ sentence: 'श्रेणी का नाम खाली नहीं हो सकता!', details: [] });
});

test('the fields a server names follow its message', () => {
  const problem = { code: 'invalid', message: 'The request is not valid.', fields: { 'subjects.1.name': 'is required' } } as const;
  const cause: Cause = { is: 'thrown', error: new ApiError('problem', 400, problem) };
  expect(inEnglish(cause)).toEqual({
    sentence: 'Failed.',
    details: ['The request is not valid.', 'Subject 2, name: is required.'],
    fields: ['subjects.1.name'],
  });
  expect(inHindi(cause)?.details).toEqual(['भेजी गई जानकारी सही नहीं है।', 'विषय 2, नाम: आवश्यक है।']);
  expect(inHindi({ is: 'thrown', error: new ApiError('slow') })?.details).not.toEqual([]);
});
