import { describe, expect, test } from 'vitest';
import type { Category } from '../../../../../contract/question/category';
import { dateCell } from '../../../../../contract/sheet/cells';
import { readTable } from '../../../../../contract/sheet/read-rows';
import { answerAs as answerIn, mannerOfAnswers, unlabelled } from '../../../../../src/admin/bank/upload/reading/columns/answers';
import { guessed } from '../../../../../src/admin/bank/upload/reading/columns/header-meanings';
import { missing, noQuestionsIn, oddLevelsIn, shaped, topicsIn } from '../../../../../src/admin/bank/upload/reading/columns/shape';

const gk: Category = { id: 1, name: 'GK', parentId: null, subcategories: [] };
const answerAs = (typed: string, options: string[], mayBeSeveral: boolean) =>
  answerIn(typed, options, mayBeSeveral, { means: 'place', from: 1 });
const cities = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', '', ''];

describe('an answer of another file', () => {
  test.each([
    ['b', 'b'],
    ['(b)', 'b'],
    ['[B]', 'B'],
    ['b)', 'b'],
    ['Option B', 'B'],
    ['Ans: b', 'b'],
    ['2', '2'],
    ['mumbai', '2'],
    ['(b) Mumbai', 'B'],
    ['Option - C', 'C'],
    ['(ख)', 'B'],
    ['१', '1'],
    ['(२)', '2'],
    ['(स)', 'C'],
  ])('%j is an option', (typed, read) => {
    expect(answerAs(typed, cities, false)).toBe(read);
  });

  test('a label that contradicts its text stays as it is, and so do two letters of a question with one right option', () => {
    expect(answerAs('(a) Mumbai', cities, false)).toBe('(a) Mumbai');
    expect(answerAs('AC', cities, false)).toBe('AC');
    expect(answerAs('AC', cities, true)).toBe('A, C');
    expect(answerAs('Pune', cities, false)).toBe('Pune');
  });

  test('a number is a place where there is an option, else a text', () => {
    expect(answerAs('2', ['3', '2', '', '', '', ''], false)).toBe('2');
    expect(answerAs('4', ['3', '4', '', '', '', ''], false)).toBe('2');
  });

  const numbers = ['3', '4', '5', '6'];
  const read = (answers: string[], options: string[][], isIndex = false) => {
    const rows = answers.map((typed, at) => ({ typed, options: options[at] ?? cities }));
    const manner = mannerOfAnswers(rows, isIndex);
    return rows.map(({ typed, options }) => answerIn(typed, options, false, manner));
  };

  test('a number that is a place and the text of another option is what the other answers of the column are, else unsure', () => {
    expect(read(['4'], [numbers])).toEqual(['?= 4']);
    expect(read(['4', 'Delhi'], [numbers])).toEqual(['2', '1']);
    expect(read(['4', '2', 'b'], [numbers])).toEqual(['4', '2', 'b']);
    expect(read(['4', 'Delhi', 'b'], [numbers])).toEqual(['?= 4', '1', 'b']);
    expect(read(['6', 'Delhi'], [numbers])).toEqual(['4', '1']);
    expect(read(['3'], [['1', '2', '3', '4']])).toEqual(['3']);
    expect(read(['A', 'Delhi'], [['B', 'A', 'D', 'C']])).toEqual(['2', '1']);
  });

  test('several 0 say that places count from 0, a single one is unsure; beside the number of the last option it says nothing, and a column of an index without either is unsure', () => {
    expect(read(['0', '0', '1', '3'], [])).toEqual(['1', '1', '2', '4']);
    // A slip, or a question without an answer.
    expect(read(['1', '2', '0', '2'], [])).toEqual(['?= 1', '?= 2', '?= 0', '?= 2']);
    expect(read(['0', '1', '4'], [])).toEqual(['?= 0', '?= 1', '?= 4']);
    expect(read(['0', 'b'], [])).toEqual(['?= 0', 'b']);
    expect(read(['0', '2'], [], true)).toEqual(['1', '3']);
    expect(read(['1', '2', '3'], [], true)).toEqual(['?= 1', '?= 2', '?= 3']);
    expect(read(['1', '4', 'a'], [], true)).toEqual(['1', '4', 'a']);
    expect(read(['0', '3', 'Delhi'], [['0', '1', '2', '3'], numbers])).toEqual(['1', '1', '1']);
  });

  test('a text that two options have names none of them', () => {
    expect(answerAs('Delhi', ['Delhi', 'Delhi'], false)).toBe('Delhi');
  });

  test('takes as long for a cell of spaces as for any other', () => {
    const cell = `a)${' '.repeat(32_000)}x\ny`;
    const started = performance.now();
    expect(answerAs(cell, ['Delhi', 'x y'], false)).toBe(cell);
    // An expression for label and rest went back once for each space: seconds a cell.
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test('labels of options go where each option has the one of its place, and stay where they are the text', () => {
  expect(unlabelled(['A) Delhi', 'B) Mumbai', ''])).toEqual(['Delhi', 'Mumbai', '']);
  expect(unlabelled(['(1) x', '(2) y'])).toEqual(['x', 'y']);
  expect(unlabelled(['A) Delhi', 'Mumbai'])).toEqual(['A) Delhi', 'Mumbai']);
});

const header = ['No', 'Question', 'A', 'B', 'Answer', 'Subject', 'Topic', 'Level', 'Type'];

test('rows keep their numbers, categories become a path, and other words for levels and kinds are replaced', () => {
  const rows = [
    ['Monthly test'],
    header,
    ['1', 'Capital?', 'a) Delhi', 'b) Pune', 'delhi', 'GK', 'India', 'moderate', 'MCQ'],
    [],
    ['2', 'Half of 5?', '', '', '2.5', 'Maths', '', 'Very tough', 'NAT'],
    ['3', 'On the sea?', 'Mumbai', 'Chennai', 'AB', '', '', 'Odd', 'MSQ'],
  ];
  const shaping = { header: 1, means: guessed(header), otherwise: 'Others' };
  expect(shaped(rows, shaping)).toEqual([
    ['', '', '', '', '', '', '', ''],
    ['Question', 'Option 1', 'Option 2', 'Correct option', 'Category', 'Difficulty', 'Kind', 'Answer from'],
    ['Capital?', 'Delhi', 'Pune', '1', 'GK > India', 'Medium', 'MCQ', ''],
    ['', '', '', '', '', '', '', ''],
    ['Half of 5?', '', '', '', 'Maths', 'Hard', 'numeric', '2.5'],
    ['On the sea?', 'Mumbai', 'Chennai', 'A, B', 'Others', 'Odd', 'MSQ', ''],
  ]);
});

test('a cell that cannot be read is refused by the preview, not replaced', () => {
  const broken = { fault: { code: 'formula-without-value' } } as const;
  const means = ['Question', 'Option 1', 'Option 2', 'Correct option'];
  const [, row] = shaped([means, ['Q?', 'one', broken, broken]], { header: 0, means, otherwise: 'X' });
  expect(row?.slice(0, 4)).toEqual(['Q?', 'one', broken, broken]);
});

test('numbers with decimal commas are read as such where one of them can be nothing else', () => {
  const numbers = (...typed: string[]) => {
    const means = ['Question', 'Correct option'];
    const rows = shaped([means, ...typed.map((each) => ['Q?', each])], { header: 0, means, otherwise: 'X' });
    const at = rows[0]?.indexOf('Answer from') ?? -1;
    return rows.slice(1).map((row) => row[at]);
  };
  expect(numbers('0,125', '2,625', '-0,375', '7')).toEqual(['0.125', '2.625', '-0.375', '7']);
  expect(numbers('2,625', '1,00,000', '1.5')).toEqual(['2,625', '1,00,000', '1.5']);
});

describe('a number that can be two', () => {
  const columns = ['Question', 'Option 1', 'Option 2', 'Correct option', 'Category'];
  const read = (...rows: string[][]) => {
    const table = shaped([columns, ...rows.map((row) => [...row, 'GK'])], { header: 0, means: columns, otherwise: '' });
    return [...readTable({ name: 'S', rows: table, header: 0, unread: [], unknown: [] }, [gk])].map((each) =>
      'faults' in each ? each.faults.map(({ column, why }) => [column, why]) : (each.draft.answer ?? 'options'),
    );
  };
  const doubtful = (shown: string) => [['Answer from', { code: 'number-two-ways', shown }]];

  test('beside decimal commas is refused by name', () => {
    expect(read(['a', '', '', '0,125'], ['b', '', '', '2.500'], ['c', '', '', '2.5'], ['d', '', '', '2,625'])).toEqual([
      { from: 0.125, to: 0.125 },
      doubtful('2.500'),
      { from: 2.5, to: 2.5 },
      { from: 2.625, to: 2.625 },
    ]);
  });

  test('is one too beside options with decimal commas, and none where nothing has a comma', () => {
    expect(read(['a', '2,25', '2,5', 'A'], ['b', '', '', '2.500'], ['c', '', '', '2,625'])).toEqual([
      'options',
      doubtful('2.500'),
      doubtful('2,625'),
    ]);
    expect(read(['a', '1', '2', 'A'], ['b', '', '', '2.500'], ['c', '', '', '2,625'])).toEqual([
      'options',
      { from: 2.5, to: 2.5 },
      { from: 2625, to: 2625 },
    ]);
  });

  test('is none because several options are right', () => {
    expect(read(['a', '1', '2', '1,2'], ['b', '', '', '2.500'])).toEqual(['options', { from: 2.5, to: 2.5 }]);
  });

  test('may have the digits of Hindi, and be a range', () => {
    expect(read(['a', '', '', '२८'], ['b', '', '', '3.13-3.15'], ['c', '', '', '-2 to -1'])).toEqual([
      { from: 28, to: 28 },
      { from: 3.13, to: 3.15 },
      { from: -2, to: -1 },
    ]);
  });
});

describe('a row that may mean something else', () => {
  const columns = ['Question', 'Option 1', 'Option 2', 'Correct option', 'Explanation', 'Category'];
  const read = (rows: string[][], longer: number[] = []) => {
    const table = shaped([columns, ...rows], { header: 0, means: columns, otherwise: 'GK', longer });
    return [...readTable({ name: 'S', rows: table, header: 0, unread: [], unknown: [] }, [gk])].map((each) =>
      'faults' in each
        ? each.faults.map(({ why }) => why.code)
        : [each.draft.description, ...each.draft.options.flatMap(({ text, explanation }) => [text, explanation])],
    );
  };

  test('because it has more cells than the header is refused by name, with options and with a number', () => {
    const rows = [
      ['Which of these', ' in order', 'a', 'B', ''],
      ['How many', '', '', '5', ''],
      ['Good?', 'x', 'y', 'A', ''],
    ];
    expect(read(rows, [1, 2])).toEqual([['longer-than-header'], ['longer-than-header'], ['Good?', 'x', '', 'y', '']]);
  });

  test('because of tags is refused by name, but where the file is HTML of an editor', () => {
    const html = [
      ['<p>What is <b>20%</b> of 50?</p>', '<p>10</p>', '<p>x<sup>2</sup></p>', 'A', '20/100&times;50'],
      ['x &gt; 0 is<br>positive', '6', '7', 'A', ''],
      ['<p>See <img src="a.png"></p>', '6', '7', 'A', ''],
    ];
    expect(read(html)).toEqual([
      ['What is 20% of 50?', '10', '20/100×50', 'x²', ''],
      ['x > 0 is\npositive', '6', '', '7', ''],
      ['has-tags'],
    ]);
    const plain = [
      ['Which is bold?', '<b>', '<i>', 'A', ''],
      ['Is <b>x</b> bold?', 'yes', 'no', 'A', ''],
      ['Is x<y and y>z?', '&lt;', 'no', 'A', ''],
      ['Which breaks a line?', '<br>', '<lb/>', 'A', ''],
    ];
    expect(read(plain)).toEqual([
      ['Which is bold?', '<b>', '', '<i>', ''],
      ['has-tags'],
      ['Is x<y and y>z?', '&lt;', '', 'no', ''],
      ['Which breaks a line?', '<br>', '', '<lb/>', ''],
    ]);
  });

  test('because a formula or picture of the file is missing in it is refused by name', () => {
    const rows = [
      ['Simplify [∑]', 'x', 'y', 'A', ''],
      ['See [🖼]: how many?', '', '', '5', ''],
      ['Simplify', 'x', '[∑]', 'A', ''],
    ];
    expect(read(rows)).toEqual([['left-out'], ['left-out'], ['left-out']]);
  });

  test('a row with nothing of a question stays behind, and is named', () => {
    const rows = [
      columns,
      ['Good?', 'x', 'y', 'A', '', 'GK'],
      ['', '', '', '', '', 'Total questions: 1'],
      ['No answer?', '', '', '', '', 'GK'],
    ];
    const shaping = { header: 0, means: columns, otherwise: '' };
    expect(noQuestionsIn(rows, shaping)).toEqual(['Total questions: 1']);
    expect(topicsIn(rows, shaping)).toEqual(['GK']);
    expect(shaped(rows, shaping)[2]?.join('')).toBe('');
    expect(shaped(rows, shaping)[3]?.join('')).toBe('No answer?GK');
  });
});

test('what is missing is named: the category only without another one', () => {
  expect(missing({ header: 0, means: ['Question', null], otherwise: '' })).toEqual(['Correct option', 'Option 1', 'Option 2', 'Category']);
  expect(missing({ header: 0, means: ['Question', 'Answer from'], otherwise: 'X' })).toEqual([]);
});

describe('a word for a kind', () => {
  const columns = ['Question', 'Option 1', 'Option 2', 'Correct option', 'Category', 'Kind'];
  const cells = (kind: string, answer: string, options: [string, string] = ['one', 'two']) =>
    shaped([columns, ['Q?', ...options, answer, 'GK', kind]], { header: 0, means: columns, otherwise: '' })[1] ?? [];

  test.each([
    // Those of our sheets stay, so that two right letters of a single question are refused and not taken as another kind.
    ['MCQ', 'MCQ'],
    ['single', 'single'],
    ['Single correct', 'Single correct'],
    ['Integer', 'Integer'],
    ['एक सही', 'एक सही'],
    ['MSQ', 'MSQ'],
    ['SCQ', 'single'],
    ['MCQ (Single)', 'single'],
    ['Single answer', 'single'],
    ['Multi-select', 'multiple'],
    ['Multiple Choice', ''],
    ['Objective type', ''],
    ['essay', 'essay'],
  ])('%j becomes %j', (typed, kind) => {
    expect(cells(typed, 'A, B')[5]).toBe(kind);
  });

  test('that means one of several options is a fault where two are right, and none where the answer decides', () => {
    const faultsOf = (kind: string) =>
      [...readTable({ name: 'S', rows: [columns, cells(kind, 'A, B')], header: 0, unread: [], unknown: [] }, [gk], undefined)].map(
        (read) => ('faults' in read ? read.faults.map(({ column }) => column) : read.draft.kind),
      );
    expect(faultsOf('MCQ')).toEqual([['Correct option']]);
    expect(faultsOf('Multiple Choice')).toEqual(['multiple']);
    expect(faultsOf('MSQ')).toEqual(['multiple']);
  });

  test('that wants options is not made a number', () => {
    expect(cells('MCQ', '5', ['', ''])[5]).toBe('MCQ');
    expect(cells('', '5', ['', ''])[5]).toBe('numeric');
    expect(cells('NAT', '5', ['', ''])[5]).toBe('numeric');
  });
});

test('options that became dates are named as such; the answer stays one of options', () => {
  const date = dateCell({ shown: '2-Mar', number: 46_083, format: 'd-mmm' });
  const header = ['Question', 'A', 'B', 'Answer'];
  const rows = shaped(
    [header, ['Which range?', date, date, 2]].map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : cell))),
    {
      header: 0,
      means: guessed(header),
      otherwise: 'GK',
    },
  );
  const [read] = readTable({ name: 'Q', rows, header: 0, unread: [], unknown: [] }, [gk]);
  expect(read && 'faults' in read && read.faults.map(({ column, why }) => [column, why.code])).toEqual([
    ['Option 1', 'cell-date'],
    ['Option 2', 'cell-date'],
  ]);
  expect(rows[1]?.[rows[0]?.indexOf('Correct option') ?? -1]).toBe('2');
});

test('the categories of a table are those of its rows, each once, as they are called here', () => {
  const rows = [
    ['Question', 'Chapter'],
    ['a', 'Maths; GK'],
    ['b', 'Algebra '],
    ['c', 'GK'],
    ['d', ''],
  ];
  const categories = new Map([['Maths', 'Quant > Arithmetic']]);
  expect(topicsIn(rows, { header: 0, means: guessed(rows[0] ?? []), otherwise: '', categories })).toEqual([
    'Quant > Arithmetic',
    'GK',
    'Algebra',
  ]);
});

test('difficulties that are none of the usual ones are named, and stored as they are written', () => {
  const rows = [
    ['Q', 'Level'],
    ['One?', 'Med'],
    ['Two?', 'Very very tough!!'],
    ['Three?', 'Olympiad'],
    ['Four?', 'Olympiad'],
    ['', 'Total'],
  ];
  const shaping = { header: 0, means: ['Question', 'Difficulty'], otherwise: 'GK' };
  expect(oddLevelsIn(rows, shaping)).toEqual(['Olympiad']);
  const [header = [], ...below] = shaped(rows, shaping);
  const at = header.indexOf('Difficulty');
  expect(below.slice(0, 3).map((cells) => cells[at])).toEqual(['Medium', 'Hard', 'Olympiad']);
});
