import { expect, it } from 'vitest';
import { treeFrom } from '../../../../server/rules/bank/tree';

it('puts each category below its parent, in the order of the rows, whichever comes first', () => {
  const node = (id: number, name: string, parentId: number | null, subcategories: object[] = []) => ({ id, name, parentId, subcategories });
  expect(
    treeFrom([
      { id: 3, parent_id: 1, name: 'Light' },
      { id: 1, parent_id: null, name: 'Physics' },
      { id: 2, parent_id: null, name: 'Maths' },
      { id: 4, parent_id: 1, name: 'Sound' },
      { id: 5, parent_id: 3, name: 'Lenses' },
    ]),
  ).toEqual([node(1, 'Physics', null, [node(3, 'Light', 1, [node(5, 'Lenses', 3)]), node(4, 'Sound', 1)]), node(2, 'Maths', null)]);
});

it('shows a category without its parent at the top', () => {
  expect(treeFrom([{ id: 3, parent_id: 9, name: 'Lost' }])).toEqual([{ id: 3, name: 'Lost', parentId: 9, subcategories: [] }]);
});
