import { expect, test } from 'vitest';
import { copy } from '../../../src/admin/copy';
import { fieldName, refusedHere, refusedThere } from '../../../src/admin/refusal';
import { ApiError } from '../../../src/api/client';

test('a dotted path is read out as people count', () => {
  expect(fieldName('name')).toBe('Name');
  expect(fieldName('subjects.0.numberOfQuestions')).toBe('Subject 1, number of questions');
  expect(fieldName('categoryIds.2')).toBe('Category 3');
  expect(fieldName('categories.0')).toBe('Category 1');
});

test('numbers below 1 are named before anything is sent', () => {
  const body = { name: 'A', durationInMinutes: 0, totalMarks: Number.NaN, questionCount: 1, categories: [1] };
  expect(refusedHere('generateByCategories', { body }, null)).toEqual({
    sentence: copy.checkFields,
    details: ['Duration: is less than 1.', 'Total marks: is not a number.'],
    fields: ['durationInMinutes', 'totalMarks'],
  });
});

test('the fields a server names follow its message', () => {
  const problem = { code: 'invalid', message: 'The request is not valid.', fields: { 'subjects.1.name': 'is required' } } as const;
  expect(refusedThere('Failed.', new ApiError('problem', 400, problem))).toEqual({
    sentence: 'Failed.',
    details: ['The request is not valid.', 'Subject 2, name: is required.'],
    fields: ['subjects.1.name'],
  });
});
