import { expect, it } from 'vitest';
import { foreignIn } from '../../../../src/learner/lists/languages-of';

const subject = (numberOfQuestions: number, readIn?: Record<string, number>) => ({
  ...{ subjectName: 'A', numberOfQuestions, ...(readIn && { readIn }) },
});
const inHindi = (...subjects: ReturnType<typeof subject>[]) => foreignIn({ subjects }, 'hi');

it('a test of which less than half can be read in the own language is said to be mostly, or only, in another', () => {
  expect(inHindi(subject(60, { en: 52, hi: 19 }))).toEqual({ name: 'English', isAll: false });
  expect(inHindi(subject(4, { en: 4 }), subject(6, { en: 6 }))).toEqual({ name: 'English', isAll: true });
  expect(inHindi(subject(4, { en: 4 }), subject(6, { en: 6, hi: 1 }))).toEqual({ name: 'English', isAll: false });
  expect(inHindi(subject(4, { en: 3 }))).toEqual({ name: 'English', isAll: false });
  expect(foreignIn({ subjects: [subject(3, { hi: 3 })] }, 'en')).toEqual({ name: 'हिन्दी', isAll: true });
});

it('nothing is said of half in the own language, of no language with more than half, of an unknown one, and of a test without counts', () => {
  expect(inHindi(subject(4, { en: 4, hi: 2 }))).toBeNull();
  expect(inHindi(subject(5, { en: 3, hi: 3 }))).toBeNull();
  expect(inHindi(subject(4, { en: 2, ta: 2 }))).toBeNull();
  expect(inHindi(subject(2, { tlh: 2 }))).toBeNull();
  expect(inHindi(subject(2, {}))).toBeNull();
  expect(inHindi(subject(2, { en: 2 }), subject(2))).toBeNull();
});
