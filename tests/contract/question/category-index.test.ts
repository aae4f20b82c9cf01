import { describe, expect, it } from 'vitest';
import { categoryIndex } from '../../../contract/question/category-index';

const node = (id: number, name: string, ...subcategories: ReturnType<typeof leaf>[]) => ({ id, name, parentId: null, subcategories });
const leaf = (id: number, name: string) => ({ id, name, parentId: 1, subcategories: [] });

const meant = categoryIndex([
  node(1, 'Science', leaf(2, 'Physics'), leaf(3, 'Basics')),
  node(4, 'English / Hindi', leaf(5, 'Basics'), leaf(6, 'Physics  Words')),
  node(7, 'Physics'),
]);

describe('a category as written in a sheet', () => {
  it.each([
    ['Science', [1]],
    ['science / physics', [2]],
    ['  SCIENCE>Physics ', [2]],
    ['English/Hindi > basics', [5]],
    ['physics words', [6]],
    ['Chemistry', []],
    ['', []],
  ])('%j means %j', (written, ids) => expect(meant(written)).toEqual(ids));

  it('is the category with exactly this path, even where other paths end in it', () => expect(meant('Physics')).toEqual([7]));

  it('may mean several categories where a name occurs more than once', () => expect(meant('Basics')).toEqual([3, 5]));

  it('is not a part of a name', () => expect(meant('sics')).toEqual([]));

  it('may be written in another Unicode form, with the same meaning', () => {
    const index = categoryIndex([leaf(1, 'Café')]);
    expect([index('Cafe\u0301'), index('Cafe\u0301')]).toEqual([[1], [1]]);
  });
});
