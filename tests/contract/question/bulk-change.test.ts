import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bankPictures } from '../../../contract/question/bank-pictures';
import { BulkChangedSchema, BulkChangeSchema } from '../../../contract/question/bulk-change';
import { categoryFault } from '../../../contract/question/category';
import { isUnused } from '../../../contract/question/category-change';
import { picturesBeside } from '../../../contract/question/picture';

/** The fields of a change that are refused, with their reasons. */
const faultsOf = (body: object) =>
  (v.safeParse(BulkChangeSchema, { ids: [1], ...body }).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

it('a bulk change has what its kind needs, and nothing of another kind', () => {
  const own = {
    move: { categoryId: 3 },
    attach: { passageId: 3 },
    tag: { tags: ['SSC'] },
    untag: { tags: ['SSC'] },
    retire: {},
    restore: {},
    detach: {},
  };
  const all = { categoryId: 3, passageId: 3, tags: ['SSC'] };
  for (const [change, fields] of Object.entries(own)) {
    expect(faultsOf({ change, ...fields })).toEqual([]);
    const needed = Object.keys(fields);
    expect(faultsOf({ change }).map(([field]) => field)).toEqual(needed);
    const wrong = faultsOf({ change, ...all });
    expect(wrong.map(([field]) => field)).toEqual(Object.keys(all).filter((field) => !needed.includes(field)));
    for (const [, why] of [...wrong, ...faultsOf({ change })]) expect(why).toContain('not-right');
  }
});

it('the reply to a bulk change says each version, and each question that stayed as it was', () => {
  const reply = { changed: [{ id: 1, version: 2 }], unchanged: 1, skipped: [{ id: 2, why: 'no-question' }] };
  expect(v.parse(BulkChangedSchema, reply)).toEqual(reply);
  for (const broken of [{ ...reply, unchanged: '1' }, { ...reply, skipped: [{ id: 2, why: 'tired' }] }, { ...reply, changed: [{}] }, {}])
    expect(v.safeParse(BulkChangedSchema, broken).success).toBe(false);
});

it('the pictures of questions of the bank are theirs, and then those of their passages', () => {
  const picture = (hash: string) => ({ hash, width: 1, height: 1, alt: '' });
  const questions = [
    { picture: picture('a'), options: [], passage: { picture: picture('b') } },
    { options: [], passage: {} },
    { options: [] },
  ];
  expect(bankPictures(questions).map(({ hash }) => hash)).toEqual(['a', 'b']);
  const beside = questions.map(({ passage, ...question }) => ({ question, passage }));
  expect(picturesBeside(beside).map(({ hash }) => hash)).toEqual(['a', 'b']);
});

it('a category is unused only where nothing at all is in it', () => {
  const none = { questions: 0, retired: 0, subcategories: 0, exams: [] };
  expect(isUnused(none)).toBe(true);
  for (const some of [
    { questions: 1 },
    { retired: 1 },
    { subcategories: 1 },
    { exams: [{ id: 1, name: 'SSC' }] },
    { retired: 2, subcategories: 2 },
  ])
    expect(isUnused({ ...none, ...some })).toBe(false);
});

it('a category without a name is refused', () => {
  expect([' ', 'Physics'].map(categoryFault)).toEqual(['category-without-name', null]);
});
