import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsFor, sheetRowsOf } from '../../../contract/formats/shared/filed';
import type { QuestionDraft } from '../../../contract/question/question';
import { questionLanguages } from '../../../contract/question/translation';
import { passageColumns, sheetColumns } from '../../../contract/sheet/columns';
import { maxColumns } from '../../../contract/sheet/limits';
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

test('a bank in thirteen languages fits into the columns that are read', () => {
  const option = (id: number) => ({ id, text: `${id}`, correct: id === 1, explanation: id === 1 ? 'So.' : '' });
  const bank = questionLanguages.map(
    (language, at): QuestionDraft => ({
      ...{ description: `Question ${at}?`, categoryIds: [6], difficultyLevel: '', examTags: [] },
      language: language === 'en' ? 'Hindi' : 'English',
      options: [1, 2, 3, 4, 5, 6].map(option),
      translation: { language, description: `${language}?`, options: ['1', '2', '3', '4', '5', '6'], explanation: 'So.' },
      passage: { text: `Passage ${at}`, translation: { language, text: `${language}.` } },
    }),
  );
  const columns = columnsFor(bank);
  expect(columns.length).toBeLessThan(maxColumns);
  const rows = rowsIn([columns, ...sheetRowsOf(bank, columns, paths)], tree);
  expect(rows.map((row) => ('draft' in row ? row.draft : row.faults))).toEqual(bank);
});
