import { expect, test } from 'vitest';
import { fromLines } from '../../../../../src/admin/bank/upload/reading/text/lines';
import type { TextLine } from '../../../../../src/admin/bank/upload/reading/text/text-line';

const linesOf = (text: string): TextLine[] => text.split('\n').map((line) => ({ text: line }));

const read = (text: string) => fromLines(linesOf(text)).rows.slice(1);

test('numbered questions with lettered options, an answer line and an explanation', () => {
  const { rows, left } = fromLines(
    linesOf(`Monthly test
1. What is the capital
of India?
(a) Mumbai
(b) Delhi
Answer: (b)
Explanation: Since 1911.
It was Calcutta before.
2) Half of 4?
A. 1
B. 2
C. 3
Ans. B`),
  );
  expect(left).toBe(1);
  expect(rows).toEqual([
    ['Question', 'Option 1', 'Option 2', 'Option 3', 'Correct option', 'Explanation', 'Category'],
    ['What is the capital\nof India?', 'Mumbai', 'Delhi', '', '(b)', 'Since 1911.\nIt was Calcutta before.', ''],
    ['Half of 4?', '1', '2', '3', 'B', '', ''],
  ]);
});

test('options in one line, behind the question too', () => {
  expect(read('1. Pick: (a) one (b) two (c) three\nAns: c\n2. Pick again\na) x   b) y')).toEqual([
    ['Pick:', 'one', 'two', 'three', 'c', '', ''],
    ['Pick again', 'x', 'y', '', '', '', ''],
  ]);
});

test('lines without labels below a question that is answered by a small number may be its options: it is never ready', () => {
  expect(read('1. Largest city?\nPatna\nMumbai\nAnswer: 2')).toEqual([['Largest city?\nPatna\nMumbai', '', '', '? 2', '', '']]);
  expect(read('1. A train runs 60 km\nin half an hour. Its speed in km/min?\nAnswer: 2')[0]?.[3]).toBe('2');
});

test('questions with Q, whose options are numbered', () => {
  expect(read('Q1. Sum of 2 and 2?\n1) 3\n2) 4\nAnswer: 2\nQ2 Next?\n1) 5\n2) 6')).toEqual([
    ['Sum of 2 and 2?', '3', '4', 'B', '', ''],
    ['Next?', '5', '6', '', '', ''],
  ]);
});

test('questions with and without "Q" of one count; letters of Hindi are of two rows; an answer may stand without a sign', () => {
  const hindi =
    '१. राजधानी?\n(क) गया\n(ख) पटना\nउत्तर: (ख)\n२. गुणा?\n(अ) १४ (ब) १२ (स) १०\nसही उत्तर: स\nप्रश्न ३. कौन?\nA) एक\nB) दो\nAns: B\n४. कितने?\nउत्तर: २८';
  expect(read(hindi)).toEqual([
    ['राजधानी?', 'गया', 'पटना', '', '(ख)', '', ''],
    ['गुणा?', '१४', '१२', '१०', 'स', '', ''],
    ['कौन?', 'एक', 'दो', '', 'B', '', ''],
    ['कितने?', '', '', '', '२८', '', ''],
  ]);
  const withKey = 'प्रश्न १. राजधानी?\n(क) गया (ख) पटना\n२. गुणा?\n(क) १४ (ख) १२\nउत्तर\n1. ख 2. क';
  expect(read(withKey).map((row) => [row[0], row[3]])).toEqual([
    ['राजधानी?', 'ख'],
    ['गुणा?', 'क'],
  ]);
  const mixed = 'Q.1 How?\n(a) x (b) y\nKey - B\n2. Less?\n1. 0\n2. 1\nAns 2\n3. How many?\nAns: 28\n4. Missing?\n(A) one (B) two';
  expect(read(mixed).map((row) => [row[0], row[3]])).toEqual([
    ['How?', 'B'],
    ['Less?', 'B'],
    ['How many?', '28'],
    ['Missing?', ''],
  ]);
});

test('an explanation may stand behind the answer, in its line', () => {
  const [one, two] = read(
    'Q1. Force?\nA. Newton B. Joule\nAns. (a)   Explanation: F = ma\nand so on\nQ2. Heat?\nA. x B. y\nAns. Solution: of y',
  );
  expect([one?.slice(3, 5), two?.slice(3, 5)]).toEqual([
    ['(a)', 'F = ma\nand so on'],
    ['Solution: of y', ''],
  ]);
});

test('a question below the last option, without a number, makes the one above unsure', () => {
  expect(answersOf('1. One?\n(a) x\n(b) y\nWhich is made by the skin?\nAns: a')).toEqual(['? a']);
  expect(answersOf('1. One?\n(a) x\n(b) y\nand more of it\nAns: a')).toEqual(['a']);
});

test('a category is that of the questions below it', () => {
  expect(read('Topic: Algebra\n1. One?\n(a) x\n(b) y\nAns: a\nTopic: Geometry\n2. Two?\n(a) x\n(b) y').map((row) => row.at(-1))).toEqual([
    'Algebra',
    'Geometry',
  ]);
});

test('Hindi labels', () => {
  expect(read('प्रश्न १. भारत की राजधानी?\n(क) मुंबई\n(ख) दिल्ली\nउत्तर: (ख)\nव्याख्या: 1911 से।')).toEqual([
    ['भारत की राजधानी?', 'मुंबई', 'दिल्ली', '(ख)', '1911 से।', ''],
  ]);
});

test('lists that Word numbers by itself', () => {
  const { rows } = fromLines([
    { text: 'First?', list: 'number' },
    { text: 'x', list: 'letter' },
    { text: 'y', list: 'letter' },
    { text: 'Answer: A' },
    { text: 'Second?', list: 'number' },
    { text: 'z', list: 'letter' },
  ]);
  expect(rows.slice(1)).toEqual([
    ['First?', 'x', 'y', 'A', '', ''],
    ['Second?', 'z', '', '', '', ''],
  ]);
});

test('a year or a number at the start of a line of a question begins none', () => {
  expect(read('1. In which year?\n1947 was the year.\n(a) x\n(b) y')).toEqual([
    ['In which year?\n1947 was the year.', 'x', 'y', '', '', ''],
  ]);
});

test('a long row of spaces costs no more than one', () => {
  const spaces = ' '.repeat(400_000);
  const { rows } = fromLines([{ text: `1. q${spaces}r` }, { text: `(a) x${spaces}y${spaces}(b) z` }, { text: `answer key: ${spaces}b` }]);
  expect(rows[1]?.slice(0, 3)).toEqual(['q r', 'x y', 'z']);
});

test('a question that begins with its number alone among others with "Q" is none of the options above it', () => {
  expect(read('Q.1. One?\n(a) x\n(b) y\nAns: a\n2) Two?\na) z\nb) w\nउत्तर: b\n3. Three?\nA. p\nB. q')).toEqual([
    ['One?', 'x', 'y', 'a', '', ''],
    ['Two?', 'z', 'w', 'b', '', ''],
    ['Three?', 'p', 'q', '', '', ''],
  ]);
  expect(read('Q1. One?\n1) x\n2) y\n2) Two?\n1) z\n2) w').map(([text, ...options]) => [text, options.slice(0, 2)])).toEqual([
    ['One?', ['x', 'y']],
    ['Two?', ['z', 'w']],
  ]);
});

test('a line below an answer is part of no option; it is counted', () => {
  const { rows, left } = fromLines(linesOf('1. One?\n(a) x\n(b) y\nAns: a\nPage 1 of 4\n2. Two?\n(a) z\n(b) w'));
  expect([rows.slice(1).map((row) => row.slice(0, 3)), left]).toEqual([
    [
      ['One?', 'x', 'y'],
      ['Two?', 'z', 'w'],
    ],
    1,
  ]);
});

test.each([
  ['Directions (Q. 1 to 2): Read this.', 'Read this.'],
  ['Q. 1-2: Read this.', 'Read this.'],
  ['निर्देश (प्रश्न 1–2)\nRead this.', 'Read this.'],
])('%s begins a text that these questions share', (line, text) => {
  const { rows } = fromLines(linesOf(`${line}\n1. One?\n(a) x\n(b) y\n2. Two?\n(a) z\n(b) w\n3. Three?\n(a) p\n(b) q`));
  expect(rows.map((row) => row.slice(6))).toEqual([
    ['Passage', 'Passage text'],
    ['1: 1–2', text],
    ['1: 1–2', text],
    ['', ''],
  ]);
});

const answersOf = (text: string) => read(text).map((row) => row[row.length - 3]);

test.each(['2- Two?', '2.Two?', '(2) Two?', '2 – Two?', '२- Two?'])('%s begins the question that follows', (line) => {
  expect(read(`1. One?\n(a) x\n(b) y\n${line}\n(a) z\n(b) w\nAns: b`).map(([text, ...row]) => [text, row[2]])).toEqual([
    ['One?', ''],
    ['Two?', 'b'],
  ]);
});

test('a label that comes twice makes its question unsure; labels in the line of the question are then part of its text', () => {
  const { rows, unsure } = fromLines(
    linesOf('1. Which is bigger (a) in value or (b) in size?\n(a) x\n(b) y\nAns: a\n2. Two?\n(a) z\n(b) w\nAns: b'),
  );
  expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
    ['Which is bigger (a) in value or (b) in size?', 'x', 'y', '? a'],
    ['Two?', 'z', 'w', 'b'],
  ]);
  expect(unsure).toEqual(['(a) x']);
});

test.each([
  ['statements with the labels of the options', '1. Which?\n(a) one\n(b) two\n(a) x\n(b) y\nAns: a'],
  ['a label out of turn', '1. Which?\n(a) x\n(c) y\nAns: a'],
  ['a number that does not follow', '1. Which?\n(a) x\n(b) y\n5- Next?\nAns: a'],
  ['the next number without a sign', '1. Which?\n(a) x\n(b) y\n2 Next?\nAns: a'],
  ['a second answer', '1. Which?\n(a) x\n(b) y\nAns: a\nWhat?\nAns: b'],
])('%s: a question that can be read in two ways is never ready', (_, text) => expect(answersOf(text)[0]).toBe('? a'));

test('numbered statements inside a question make each part unsure, and the next question is read', () => {
  const text = '5. Consider:\n1. Sun\n2. Moon\nWhich?\n(a) 1 only\n(b) 2 only\nAns: a\n6. Six?\n(a) x\n(b) y\nAns: b';
  expect(answersOf(text)).toEqual(['', '?', '? a', 'b']);
});

test('a title below the options or below a key is part of no option', () => {
  const { rows, leftLines } = fromLines(
    linesOf('1. One?\n(a) x\n(b) y\nSection B\n2. Two?\n(a) z\n(b) w\nAnswer key\n1. a 2. b\nSection C: Maths'),
  );
  expect(rows.slice(1).map((row) => row.slice(1, 4))).toEqual([
    ['x', 'y', 'a'],
    ['z', 'w', 'b'],
  ]);
  expect(leftLines).toEqual(['Section B', 'Section C: Maths']);
});

test.each([
  ['brackets', '(1) glass\n(2) water\n(3) vacuum\n(4) diamond\nउत्तर: 3'],
  ['a bracket behind', '1) glass\n2) water\n3) vacuum\n4) diamond\nAnswer: 3'],
  ['Roman numbers', '(i) glass\n(ii) water\n(iii) vacuum\n(iv) diamond\nAnswer: (iii)'],
  ['Hindi digits, two in a line', '(१) glass (२) water\n(३) vacuum (४) diamond\nउत्तर: (३)'],
  ['one line', '(1) glass (2) water (3) vacuum (4) diamond\nAns 3'],
])('options with numbers in %s: the answer is a place', (_, options) => {
  const expected = ['Light travels fastest in', 'glass', 'water', 'vacuum', 'diamond', 'C', '', ''];
  expect(read(`3. Light travels fastest in\n${options}\n4. Next?\n(a) x\n(b) y`)).toEqual([
    expected,
    ['Next?', 'x', 'y', '', '', '', '', ''],
  ]);
  expect(read(`Q3. Light travels fastest in\n${options}`)).toEqual([expected]);
});

test('options with numbers or Hindi letters in the line of the question; a number of an answer is never the text of an option', () => {
  const four = ['3', '4', '5', '6'];
  expect(read('1. 2+2? (1) 3 (2) 4 (3) 5 (4) 6\nAns: 3\n2. 1+2? (क) 3 (ख) 4 (ग) 5 (घ) 6\nउत्तर: क')).toEqual([
    ['2+2?', ...four, 'C', '', ''],
    ['1+2?', ...four, 'क', '', ''],
  ]);
});

test('numbered statements above options stay in the text, whatever labels the options', () => {
  const statements = '(i) Sun\n(ii) Moon';
  expect(read(`1. Which?\n${statements}\n(1) only i\n(2) only ii\n(3) both\nAns: 3`)).toEqual([
    [`Which?\n${statements}`, 'only i', 'only ii', 'both', 'C', '', ''],
  ]);
  expect(read(`1. Which?\n${statements}\n(a) only i\n(b) only ii\nAns: b`)).toEqual([
    [`Which?\n${statements}`, 'only i', 'only ii', 'b', '', ''],
  ]);
});

test.each([
  ['two rows of the same numbers', '1. Which?\n(1) Sun\n(2) Moon\n(1) only 1\n(2) only 2\nAns: 2'],
  ['a list of letters above the numbers', '1. Match:\n(a) Sun\n(b) Moon\n(1) a-i\n(2) a-ii\nAns: 2'],
  ['two labels in the text alone', '1. Which of (1) x+y=2 (2) x-y=0?\nAns: 2'],
  ['more numbers than a question has options', '1. Which?\n(1) a\n(2) b\n(3) c\n(4) d\n(5) e\n(6) f\n(7) g\nAns: 2'],
])('%s: the question is never ready', (_, text) => expect(answersOf(text)[0]).toMatch(/^\?/));

test('a number that answers a question without labels stays one, and so does one that is no place', () => {
  expect(answersOf('1. How many?\nAns: 3\n2. By (1) and (2), x is?\nAns: 25')).toEqual(['3', '25']);
});
