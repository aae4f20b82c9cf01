import { expect, it } from 'vitest';
import { dateCell } from '../../../contract/sheet/cells';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import { rowsIn } from '../../kit/table';

const tree = [{ id: 1, name: 'Science', parentId: null, subcategories: [] }];
const date = dateCell({ shown: '2-Mar', number: 46_083, format: 'd-mmm' });

it.each(['Option 2', 'Option 6', 'Option 1 (Hindi)', 'Correct option', 'Answer from', 'Answer to'])(
  'a date under %s was typed as something else: it is named with what to do',
  (column) => {
    const good = new Map<string, string>([
      ...[['Question', 'Which range?'] as const, ['Category', 'Science'] as const],
      ...[['Option 1', 'a'] as const, ['Option 2', 'b'] as const, ['Correct option', '1'] as const],
    ]);
    const header = [...new Set([...good.keys(), column])];
    const [row] = rowsIn([header, header.map((name) => (name === column ? date : (good.get(name) ?? '')))], tree);
    const said = row && 'faults' in row ? row.faults.map((fault) => rowSentence(row, fault)) : [];
    expect(said).toEqual([
      expect.stringMatching(`^Row 2, ${column.replace(/[()]/g, '.')}: holds a date or a time, shown as "2-Mar": .* type it again.$`),
    ]);
  },
);

it('a date is what it shows under any other column', () => {
  const header = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option', 'Explanation', 'Tags'];
  const [row] = rowsIn([header, [date, 'Science', 'a', 'b', '1', date, date]], tree);
  expect(row && 'draft' in row && row.draft).toMatchObject({ description: '2-Mar', examTags: ['2-Mar'] });
});
