import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsFor, sheetRowsOf } from '../../../contract/formats/filed';
import type { QuestionDraft } from '../../../contract/question/question';
import { passageColumns, sheetColumns } from '../../../contract/sheet/columns';
import { rowsIn } from '../../kit/table';
import { anyBank, paths, tree } from './kit';

/** A cell has no name for a category whose own name holds the sign between names. */
const inPlainCategories = (question: QuestionDraft): QuestionDraft => ({ ...question, categoryIds: [2, 6] });

test('a bank written as a sheet is read back unchanged', () => {
  fc.assert(
    fc.property(anyBank, (questions) => {
      const bank = questions.map(inPlainCategories);
      const columns = columnsFor(bank);
      const rows = rowsIn([columns, ...sheetRowsOf(bank, columns, paths)], tree);
      expect(rows.map((row) => ('draft' in row ? row.draft : row.faults))).toEqual(bank);
    }),
    { numRuns: 300 },
  );
});

test('a bank has the columns of the kinds only where a question needs them', () => {
  fc.assert(
    fc.property(anyBank, (bank) => {
      const kinds = new Set(bank.map(({ kind }) => kind));
      const numbers = kinds.has('numeric') ? ['Answer from', 'Answer to'] : [];
      const kind = kinds.has('multiple') || kinds.has('numeric') ? ['Kind'] : [];
      const passages = bank.some(({ passage }) => passage !== undefined) ? passageColumns : [];
      expect(columnsFor(bank)).toEqual([...sheetColumns, ...kind, ...numbers, ...passages]);
    }),
    { numRuns: 50 },
  );
});
