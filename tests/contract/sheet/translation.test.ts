import { describe, expect, it } from 'vitest';
import { columnsFor, pathsOf, sheetRowsOf } from '../../../contract/formats/shared/filed';
import type { QuestionDraft } from '../../../contract/question/question';
import { sheetColumns } from '../../../contract/sheet/columns';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import { asRead } from '../../kit/as-read';
import { faultOfTable, rowsIn } from '../../kit/table';

const tree = [{ id: 1, name: 'Science', parentId: null, subcategories: [] }];
const first = ['Question', 'Category', 'Language', 'Option 1', 'Option 2', 'Option 3', 'Correct option', 'Explanation'];
const hindi = ['question (hindi)', 'Option 1 (Hindi)', 'Option 2 (Hindi)', 'Option 3 (Hindi)', 'Explanation (Hindi)'];
const cells = ['What is light?', 'Science', 'English', '', 'A wave', 'A fish', '2', 'It bends.'];
const inHindi = ['प्रकाश क्या है?', '', 'तरंग', 'मछली', 'वह मुड़ता है।'];

const read = (header: string[], row: string[]) => {
  const [only] = rowsIn([header, row], tree);
  if (only === undefined) throw new Error('The row was passed over');
  return 'faults' in only ? only.faults.map((fault) => rowSentence(only, fault)) : only.draft;
};
const second = (...changes: [at: number, said: string][]) =>
  read([...first, ...hindi], [...cells, ...inHindi.map((cell, at) => changes.find(([place]) => place === at)?.[1] ?? cell)]);

describe('a sheet with columns for a second language', () => {
  it('makes questions in two languages; an option that is left out is left out of both', () => {
    expect(second()).toMatchObject({
      options: [{ id: 1, text: 'A wave', correct: true }, { text: 'A fish' }],
      translation: { language: 'hi', description: 'प्रकाश क्या है?', options: ['तरंग', 'मछली'], explanation: 'वह मुड़ता है।' },
    });
  });

  it('makes a question in one language of a row without the second', () => {
    expect(second([0, ''], [2, ''], [3, ''], [4, ''])).not.toHaveProperty('translation');
  });

  it.each<[[number, string], string]>([
    [[0, ''], 'Row 2, Question (Hindi): is missing.'],
    [[3, ' '], 'Row 2, Option 3 (Hindi): is missing.'],
    [[1, 'तारा'], 'Row 2, Option 1 (Hindi): is missing in the first language.'],
    [[4, ''], 'Row 2, Explanation (Hindi): is missing.'],
    [[2, 'क'.repeat(1001)], 'Row 2, Option 2 (Hindi): has more than 1000 characters.'],
  ])('names the incomplete column: %j', (change, sentence) => {
    expect(second(change)).toEqual([sentence]);
  });

  it('takes English as the second language of a question in another language', () => {
    const english = ['Question (English)', 'Option 2 (English)', 'Option 3 (English)', 'Explanation (English)'];
    const said = ['What is light?', 'A wave', 'A fish', 'It bends.'];
    const own = ['प्रकाश क्या है?', 'Science', 'Hindi', '', 'तरंग', 'मछली', 'B', 'वह मुड़ता है।'];
    expect(read([...first, ...english], [...own, ...said])).toMatchObject({
      translation: { language: 'en', options: ['A wave', 'A fish'] },
    });
    expect(read([...first, ...english], [...cells, ...said])).toEqual([
      'Row 2, Question (English): is the language of the question itself.',
    ]);
    const inA = (language: string) => own.map((cell) => (cell === 'Hindi' ? language : cell));
    expect(read([...first, ...english], [...inA('Tamil'), ...said])).toMatchObject({ language: 'Tamil', translation: { language: 'en' } });
    expect(read([...first, ...english], [...inA('Klingon'), ...said])).toEqual([
      'Row 2, Language: must be one of the known languages, such as English or Hindi, where there is a second version.',
    ]);
  });

  it('takes each of the other languages from its columns', () => {
    const urdu = first.map((column) => `${column} (Urdu)`).filter((column) => /^(Question|Option [23]|Explanation)/.test(column));
    const row = [...cells, ...urdu.map((_, at) => `نور ${at}`)];
    expect(read([...first, ...urdu], row)).toMatchObject({ translation: { language: 'ur', description: 'نور 0' } });
  });

  it('reports a version in the question’s own language as a mistake if the other is present too', () => {
    const own = cells.map((cell) => (cell === 'English' ? 'Hindi' : cell));
    const both = [...hindi, 'Question (English)'];
    expect(read([...first, ...both], [...own, ...inHindi, 'What is light?'])).toEqual([
      'Row 2, Question (Hindi): is the language of the question itself.',
    ]);
  });

  it('has no column twice', () => {
    expect(asRead(faultOfTable([[...first, ...hindi, 'Question (Hindi)'], cells]))).toMatchObject({
      why: 'has the column Question (Hindi) twice',
    });
  });

  it('is exported with the columns of the specification, and further ones only if a question needs them', () => {
    const both = second() as QuestionDraft;
    const { translation: _, ...one } = both;
    expect(columnsFor([one])).toEqual(sheetColumns);
    const columns = columnsFor([one, both]);
    expect(columns.slice(0, sheetColumns.length)).toEqual(sheetColumns);
    expect(columns.slice(sheetColumns.length)).toEqual(['Question (Hindi)', 'Option 1 (Hindi)', 'Option 2 (Hindi)', 'Explanation (Hindi)']);
    for (const draft of [one, both]) expect(read(columns, sheetRowsOf([draft], columns, pathsOf(tree))[0] ?? [])).toEqual(draft);
  });
});
