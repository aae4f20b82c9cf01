import { describe, expect, it } from 'vitest';
import { blocksOf, inLines } from '../../../contract/question/passage-blocks';

describe('a passage', () => {
  it('is text, and tables where two or more lines have cells', () => {
    expect(blocksOf('Sales of a shop:\n| Year | Sales |\n| 2024 | 12 |\n|2025|  15 |\n\nNote: in lakh.\nEnd')).toEqual([
      { kind: 'text', text: 'Sales of a shop:' },
      {
        kind: 'table',
        rows: [
          ['Year', 'Sales'],
          ['2024', '12'],
          ['2025', '15'],
        ],
      },
      { kind: 'text', text: 'Note: in lakh.\nEnd' },
    ]);
  });

  it('may have tables with the rule of Markdown, with rows that are too short, and beside each other', () => {
    expect(blocksOf('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 |\nor\n  | x | y |  \r\n| | z |')).toEqual([
      {
        kind: 'table',
        rows: [
          ['a', 'b', 'c'],
          ['1', '2', ''],
        ],
      },
      { kind: 'text', text: 'or' },
      {
        kind: 'table',
        rows: [
          ['x', 'y'],
          ['', 'z'],
        ],
      },
    ]);
  });

  it.each(['|---|---|', '| -- | -- |', '|:-|-:|', '|--:|:--|'])('has no row for the rule %s', (rule) => {
    expect(blocksOf(`| a | b |\n${rule}\n| 1 | 2 |`)).toEqual([
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ]);
  });

  it.each([
    'Find |x| + |y| where\n|x| + |y|\nis least.',
    '| alone | in its line |',
    'a | b\nc | d',
    '||\n||',
    '| one cell |\n| another |',
    '| a | b\n| c | d',
  ])('%j has no table', (text) => {
    expect(blocksOf(text).every(({ kind }) => kind === 'text')).toBe(true);
    expect(blocksOf(text).map((block) => (block.kind === 'text' ? block.text : ''))).toEqual([text]);
  });

  it('may have a bar in a cell', () => {
    expect(blocksOf('| $\\|x\\|$ | 1 |\n| b | 2 |')).toEqual([
      {
        kind: 'table',
        rows: [
          ['$|x|$', '1'],
          ['b', '2'],
        ],
      },
    ]);
  });

  it('has rows whose cells end as a rule ends', () => {
    expect(blocksOf('| 5-- | 6-- |\n| 7 | 8 |')).toEqual([
      {
        kind: 'table',
        rows: [
          ['5--', '6--'],
          ['7', '8'],
        ],
      },
    ]);
  });

  it('keeps the indent of its first line, and no empty lines around it', () => {
    expect(blocksOf('\n  one\n two \n\n')).toEqual([{ kind: 'text', text: '  one\n two' }]);
  });

  it('without anything is nothing', () => {
    expect(blocksOf(' \n\n')).toEqual([]);
  });

  it('is said in a list by lines of cells, without bars', () => {
    expect(inLines('Sales:\n| Year | Sales |\n|---|---|\n| 2024 | 12 |\n\nIn lakh.')).toBe('Sales:\nYear · Sales\n2024 · 12\nIn lakh.');
    for (const text of ['No table here.', 'Is |x| + |y| = 2?']) expect(inLines(text)).toBe(text);
  });
});
