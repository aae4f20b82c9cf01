import { expect, test } from 'vitest';
import { maxBytes } from '../../../contract/fields/limits';
import { read } from './kit';

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);
const aiken = 'Why?\nA. a\nB. b\nANSWER: A\n';
const gift = 'Why?{=a ~b}';

test.each([
  ['a.txt', aiken],
  ['a.txt', gift],
  ['a.TXT', utf16(gift)],
  ['a.txt', utf16(gift).subarray(2)],
  ['a.gift', gift],
  [
    'a.txt',
    '  <quiz><question type="multichoice"><questiontext><text>Why?</text></questiontext><answer fraction="100"><text>a</text></answer><answer><text>b</text></answer></question></quiz>',
  ],
])('%s is recognized by its content', (name, content) => {
  expect(read(name, content).drafts.map(({ description }) => description)).toEqual(['Why?']);
});

test.each([
  ['a.pdf', gift, 'is not a .gift, .txt or .xml file'],
  ['a.txt', 'Dear sir,\nplease find my questions attached.', 'is neither GIFT nor Aiken nor Moodle XML'],
  ['a.txt', '', 'is neither GIFT nor Aiken nor Moodle XML'],
  ['a.txt', new Uint8Array([0x57, 0x68, 0xe9, 0x7b]), 'is not text in UTF-8; save it as UTF-8'],
  ['a.txt', new Uint8Array(maxBytes.sheet + 1), 'is larger than 10 MB'],
  ['a.gift', `${gift}\n\n`.repeat(10_001), 'has more than 10000 questions (line 20001)'],
])('%s is refused', (name, content, refused) => {
  expect(read(name, content).refused).toBe(refused);
});

test('a file built to take for ever is read in time', { timeout: 5_000 }, () => {
  const mean = [
    `<quiz>${'<!--'.repeat(1_000_000)}`,
    `<quiz>${'<a '.repeat(1_000_000)}`,
    `<quiz><question type="multichoice"><questiontext><text><![CDATA[${'<!--<sup>'.repeat(11_000)}]]></text></questiontext></question></quiz>`,
    `<quiz><question type="multichoice"><questiontext><text><![CDATA[${'<td>a|<tr'.repeat(300_000)}]]></text></questiontext></question></quiz>`,
    `<quiz a${' '.repeat(1_000_000)}`,
    `Why${'['.repeat(40_000)}${'<sup>'.repeat(5_000)}${'&'.repeat(20_000)}{${'=~'.repeat(5_000)}}`,
    `// ${'[tag:\\'.repeat(500_000)}\nWhy?{=a ~b}`,
    `::${':'.repeat(90_000)}{=a ~b}`,
    `${'A)\n'.repeat(1_000_000)}ANSWER: A`,
    `$CATEGORY: ${'/'.repeat(1_000_000)}\nWhy?{=a ~b}`,
  ];
  for (const content of mean) expect(read('a.txt', content).drafts.length).toBeLessThan(2);
});
