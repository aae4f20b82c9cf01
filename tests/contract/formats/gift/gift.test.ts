import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brief, read } from '../kit';

const file = readFileSync(new URL('../files/export.gift', import.meta.url), 'utf8');
const why = 'only multiple choice with one correct option and true/false are taken';

test('a GIFT file as Moodle exports it becomes questions; every other entry is named by its line', () => {
  const { drafts, errors } = read('export.gift', file, null);
  expect(drafts.map(brief)).toEqual([
    ['The SI unit of force is the…', 'joule', '*newton', 'watt', '(1 N = 1 kg·m/s^2\nNamed after Isaac Newton.)'],
    ['Sound cannot travel through _____ at all.', 'water', '*a vacuum', '50% steam'],
    ['Light is faster than sound.', '*True', 'False', '(Yes.)'],
    ['What does **{x = 1}** mean\\? ~ # : \\alpha\nand what not?', '*A set\nwith one element', '<b>nothing</b>', '\\n is no line break'],
  ]);
  expect(drafts.map(({ categoryIds, examTags }) => [categoryIds, examTags])).toEqual([
    [[2], ['SSC CGL', 'mechanics ] basics']],
    [[2], []],
    [[2], []],
    [[3], []],
  ]);
  expect(errors).toEqual([
    'Line 23, Options: give 50 % for "speed with a direction"; an option here is right or wrong.',
    'Line 30, Options: give 50 % for "iron"; an option here is right or wrong.',
    `Line 40, Question: is a numerical question; ${why}.`,
    `Line 43, Question: is a short-answer question; ${why}.`,
    `Line 46, Question: is a matching question; ${why}.`,
    `Line 49, Question: is an essay; ${why}.`,
    `Line 52, Question: is a description without options; ${why}.`,
    'Line 65, Options: have braces that do not match.',
    'Line 67, Options: are 7; 6 are the most.',
    'Line 71, Question: holds a picture, which GIFT cannot carry; export it as Moodle XML.',
    'Line 74, Category: "Fishing" is not a category.',
  ]);
});

describe('GIFT', () => {
  const first = (text: string) => read('a.gift', text).drafts.map(brief)[0];

  it.each([
    ['in one line', 'Who rests here?{~Grant ~Jefferson =no one}', ['Who rests here?', 'Grant', 'Jefferson', '*no one']],
    ['with Windows line ends', 'Two\r\nlines?{\r\n=a\r\n~b\r\n}\r\n', ['Two\nlines?', '*a', 'b']],
    ['with a comment inside', 'Why?{\n=a\n// ~c\n~b\n}', ['Why?', '*a', 'b']],
    ['with a weight for the correct option', 'Why?{~%100%a ~%0%b ~%-25%c}', ['Why?', '*a', 'b', 'c']],
    ['with its correct option marked twice', 'Why?{~=a ~b}', ['Why?', '*a', 'b']],
    [
      'with escaped characters of the syntax',
      'Which is 5?{~ \\= 2 + 2 = \\= 2 + 3 ~\\{\\}\\\\}',
      ['Which is 5?', '= 2 + 2', '*= 2 + 3', '{}\\'],
    ],
    ['with less and more than', 'Is x<y and y>z?{=yes ~no}', ['Is x<y and y>z?', '*yes', 'no']],
    ['in its usual format, which may hold HTML', 'Is <b>x</b> &lt; y?{=<i>yes</i> ~no}', ['Is x < y?', '*yes', 'no']],
    ['in plain text, which does not', '[plain]Is <b>x</b> &lt; y?{=yes ~no}', ['Is <b>x</b> &lt; y?', '*yes', 'no']],
    ['as true or false', 'Is it?{T}', ['Is it?', '*True', 'False']],
    [
      'as true or false, with the feedback of the right answer and of both',
      'Is it?{FALSE#Wrong.#Right.####Both.}',
      ['Is it?', 'True', '*False', '(Right.\nBoth.)'],
    ],
    ['as true or false in the script of Hindi', 'क्या यह सही है?{ F }', ['क्या यह सही है?', 'सत्य', '*असत्य']],
    ['as true or false in the language of its tag', '// [tag:language:Hindi]\n2 + 2 = 4{T}', ['2 + 2 = 4', '*सत्य', 'असत्य']],
    ['with another format for an option', '[html]Is it?{=[plain]<b> ~<b>no</b>}', ['Is it?', '*<b>', 'no']],
  ])('is read %s', (_, text, question) => expect(first(text)).toEqual(question));

  it.each([
    ['without a right option', 'Why?{~a ~b}', 'Line 1, Correct option: is empty.'],
    ['with two right options', 'Why?{=a =b ~c}', 'Line 1, Options: hold 2 correct ones; one is taken.'],
    ['with an empty option', 'Why?{=a ~ ~b}', 'Line 1, Options: hold an empty one, number 2.'],
    ['with text before its options', 'Why?{a ~b =c}', 'Line 1, Question: has text before its first option: "a".'],
    ['with a second pair of braces', 'Why?{=a ~b} and {=c ~d}', 'Line 1, Options: have braces that do not match.'],
    ['with braces the wrong way round', 'Why?}=a ~b{', 'Line 1, Options: have braces that do not match.'],
    ['twice', 'Why?{=a ~b}\n\nWHY?{~b =a}', 'Line 3, Question: is the same as in line 1.'],
    ['with a very long text', `Why ${'x'.repeat(100_001)}?{=a ~b}`, 'Line 1, Question: is too long.'],
  ])('is refused %s', (_, text, error) => expect(read('a.gift', text).errors).toEqual([error]));

  it("takes the category of the upload where the bank does not have the question's own", () => {
    expect(read('a.gift', '$CATEGORY: top/Unheard of\nWhy?{=a ~b}', 6).drafts[0]?.categoryIds).toEqual([6]);
    expect(read('a.gift', '$CATEGORY: top/Physics\nWhy?{=a ~b}', 6).drafts[0]?.categoryIds).toEqual([2]);
    expect(read('a.gift', '$CATEGORY: Basics\n\nWhy?{=a ~b}', 6).errors).toEqual([
      'Line 3, Category: "Basics" is the name of 2; write the whole path.',
    ]);
  });
});

test.each([
  [
    'the question',
    '[html]<img src\\="@@PLUGINFILE@@/a.png">What is it?{=a ~b}',
    'Question: holds a picture, which GIFT cannot carry; export it as Moodle XML',
  ],
  [
    'an option',
    '[html]What is it?{=a ~<p><img src\\="a.png"></p>}',
    'Option 2: holds a picture, which GIFT cannot carry; export it as Moodle XML',
  ],
  [
    'feedback',
    '[html]What is it?{=a#<img src\\="a.png"> ~b}',
    'Explanation: holds a picture, which GIFT cannot carry; export it as Moodle XML',
  ],
  [
    'general feedback',
    '[html]What is it?{=a ~b####<img>}',
    'Explanation: holds a picture, which GIFT cannot carry; export it as Moodle XML',
  ],
  ['an option, moving', '[html]What is it?{=a ~<video>}', 'Option 2: holds a sound, a video or a drawing, which cannot be taken over'],
])('a picture in %s is named with its position', (_, gift, fault) => {
  expect(read('a.gift', gift)).toMatchObject({ drafts: [], errors: [`Line 1, ${fault}.`] });
});

test('a question about the HTML tag of a picture, in plain text, is a question', () => {
  expect(read('a.gift', '[plain]What does <img> show?{=a picture ~a sound}').drafts).toMatchObject([
    { description: 'What does <img> show?' },
  ]);
});
