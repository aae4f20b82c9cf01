import { expect, test } from 'vitest';
import { writeGift } from '../../../contract/formats/gift/write-gift';
import { moodleXmlFrame, writeMoodleXml } from '../../../contract/formats/moodle/write-moodle-xml';
import { sheetRowsOf } from '../../../contract/formats/shared/filed';
import { inWordsAlone } from '../../../contract/formats/shared/words-alone';
import { passageColumns } from '../../../contract/sheet/columns';
import { paths, read, webp } from './kit';

const description = (name: string, text: string) =>
  `<question type="description"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><tags><tag><text>${name}</text></tag></tags></question>`;
const question = (asked: string, tag: string) => `<question type="multichoice"><questiontext><text>${asked}</text></questiontext>
  <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer><tags><tag><text>${tag}</text></tag></tags></question>`;

test('a description that a tag names is the passage of the questions below it, a table included', () => {
  const table = '<p>Sales</p><table><tr><td>2024</td><td>12</td></tr><tr><td>2025</td><td>15</td></tr></table>';
  const { drafts, errors } = read('a.xml', `<quiz>${description('passage:P1', table)}${question('How many?', 'passage:P1')}</quiz>`);
  expect(errors).toEqual([]);
  expect(drafts).toMatchObject([{ description: 'How many?', passage: { text: 'Sales\n| 2024 | 12 |\n| 2025 | 15 |' }, examTags: [] }]);
});

test.each([
  [
    'cells with paragraphs',
    '<tr><td><p>Year</p></td><th>Sales<br>t</th></tr><tr><td>2024</td><td>|x|</td></tr>',
    '| Year | Sales t |\n| 2024 | \\|x\\| |',
  ],
  ['a frame around a text', '<tr><td><p>One</p><p>Two</p></td></tr>', 'One\nTwo'],
  ['ends that are missing', '<tr><td>1<td>2<tr><td>3<td>4', '| 1 | 2 |\n| 3 | 4 |'],
])('a table of %s is lines', (_, rows, text) => {
  const { drafts } = read(
    'a.xml',
    `<quiz>${description('passage:P1', `<table>${rows}</table>`)}${question('How many?', 'passage:P1')}</quiz>`,
  );
  expect(drafts[0]?.passage).toEqual({ text });
});

test('a description without such a tag is no question, and a tag without such a description is a tag', () => {
  const { drafts, errors } = read('a.xml', `<quiz>${description('reading', 'It rained.')}${question('Why?', 'passage:P1')}</quiz>`);
  expect(errors).toEqual([
    'Question 1, Question: is a description without options; only multiple choice, true/false and numerical questions are taken.',
  ]);
  expect(drafts).toMatchObject([{ description: 'Why?', examTags: ['passage:P1'] }]);
  expect(drafts[0]).not.toHaveProperty('passage');
  expect(read('a.gift', '// [tag:passage:P1]\nIt rained.\n\n// [tag:passage:P1]\nWhy?{=a ~b}').drafts).toMatchObject([
    { description: 'Why?', passage: { text: 'It rained.' } },
  ]);
});

test('a passage that cannot be taken is a fault, and so are its questions', () => {
  const lost = '<p>See <img src="@@PLUGINFILE@@/a.png"></p>';
  const xml = `<quiz>${description('passage:P1', lost)}\n${question('Why?', 'passage:P1')}</quiz>`;
  expect(read('a.xml', xml).errors).toEqual([
    'Question 1, Passage text: names the picture "@@PLUGINFILE@@/a.png", which the file does not hold.',
    'Question 2, Passage: "P1" has no text anywhere in the file.',
  ]);
  const gift = '// [tag:passage:P1]\n[html]<img src\\="a.png">See.\n\n// [tag:passage:P1]\nWhy?{=a ~b}';
  expect(read('a.gift', gift)).toMatchObject({
    drafts: [],
    errors: [
      'Line 2, Passage text: holds a picture, which GIFT cannot carry; export it as Moodle XML.',
      'Line 5, Passage: "P1" has no text anywhere in the file.',
    ],
  });
});

test('a passage is written once, before its first question; formats without pictures describe its picture', () => {
  const picture = { hash: 'h'.repeat(43), width: 40, height: 30, alt: 'A chart of sales' };
  const bank = [1, 2].map((id) => ({
    ...{ id, description: `Question ${id}?`, categoryIds: [2], difficultyLevel: '', language: '', examTags: [] },
    options: [true, false].map((correct, at) => ({ id: at + 1, text: `${at}`, correct, explanation: '' })),
    passage: { id: 7, text: '', picture },
  }));
  const xml = moodleXmlFrame.start + [...writeMoodleXml(bank, paths, () => webp('x').toString('base64'))].join('') + moodleXmlFrame.end;
  expect(xml.match(/type="description"/g)).toHaveLength(1);
  expect(read('a.xml', xml, null).drafts).toMatchObject([1, 2].map(() => ({ passage: { text: '', picture: { alt: picture.alt } } })));
  const gift = [...writeGift(bank.map(inWordsAlone), paths)].join('');
  expect(gift).toContain(
    `// Written without its pictures, which GIFT cannot carry: ${picture.alt}\n// [tag:passage:P1]\n[plain]${picture.alt}\n`,
  );
  expect(read('a.gift', gift, null).drafts).toMatchObject([1, 2].map(() => ({ passage: { text: picture.alt } })));
  expect(sheetRowsOf(bank.map(inWordsAlone), passageColumns, paths)).toEqual([
    ['P1', picture.alt],
    ['P1', ''],
  ]);
});
