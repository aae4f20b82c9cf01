import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brief, read } from '../kit';

const file = readFileSync(new URL('../files/export.gift', import.meta.url), 'utf8');
const why = 'only multiple choice, true/false and numerical questions are taken';

test('a GIFT file as Moodle exports it becomes questions; every other entry is named by its line', () => {
  const { drafts, errors, notes } = read('export.gift', file, null);
  expect(drafts.map(brief)).toEqual([
    ['The SI unit of force is the…', 'joule', '*newton', 'watt', '(1 N = 1 kg·m/s²\nNamed after Isaac Newton.)'],
    ['Sound cannot travel through _____ at all.', 'water', '*a vacuum', '50% steam'],
    ['Which is a vector?', '*velocity', 'speed with a direction', 'mass'],
    ['Which are metals?', '[multiple]', '*iron', '*copper', 'sulphur'],
    ['Light is faster than sound.', '*True', 'False', '(Yes.)'],
    ['How many planets are there?', '[numeric]', '8..8', '(Eight.)'],
    ['What does **{x = 1}** mean\\? ~ # : \\alpha\nand what not?', '*A set\nwith one element', '<b>nothing</b>', '\\n is no line break'],
  ]);
  expect(drafts.map(({ categoryIds, examTags }) => [categoryIds, examTags])).toEqual([
    [[2], ['SSC CGL', 'mechanics ] basics']],
    [[2], []],
    [[2], []],
    [[2], []],
    [[2], []],
    [[2], []],
    [[3], []],
  ]);
  expect(notes).toEqual([
    'Line 16, Question: takes marks away for a wrong option; here the marking of each test says what a wrong answer costs.',
    'Line 23, Question: gives 50 % for "speed with a direction"; that is taken as wrong.',
    'Line 30, Question: takes marks away for a wrong option; here the marking of each test says what a wrong answer costs.',
  ]);
  expect(errors).toEqual([
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
    ['with weights alone, as one of several', 'Why?{~%100%a ~%0%b ~%-25%c}', ['Why?', '[multiple]', '*a', 'b', 'c']],
    [
      'with several right options',
      'Which?{~%50%a#Yes.~%-100%b~%50%c#Yes. ~d####Both.}',
      ['Which?', '[multiple]', '*a', 'b', '*c', 'd', '(Yes.\nBoth.)'],
    ],
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
    ['with parts of the marks alone', 'Why?{~%-50%=a ~%50%b ~c}', 'Line 1, Options: hold an empty one, number 1.'],
    ['with an empty option', 'Why?{=a ~ ~b}', 'Line 1, Options: hold an empty one, number 2.'],
    ['with text before its options', 'Why?{a ~b =c}', 'Line 1, Question: has text before its first option: "a".'],
    ['with a second pair of braces', 'Why?{=a ~b} and {=c ~d}', 'Line 1, Options: have braces that do not match.'],
    ['with braces the wrong way round', 'Why?}=a ~b{', 'Line 1, Options: have braces that do not match.'],
    ['twice', 'Why?{=a ~b}\n\nWHY?{~b =a}', 'Line 3, Question: is the same as in line 1.'],
    ['with a very long text', `Why ${'x'.repeat(100_001)}?{=a ~b}`, 'Line 1, Question: is too long.'],
  ])('is refused %s', (_, text, error) => expect(read('a.gift', text).errors).toEqual([error]));

  it.each([
    ['an option with a part of the marks', 'Why?{=a ~%25%b ~c}', ['Why?', '*a', 'b', 'c'], 'gives 25 % for "b"; that is taken as wrong'],
    [
      'two options with full marks',
      'Why?{=a =b ~c}',
      ['Why?', '[multiple]', '*a', '*b', 'c'],
      'gives full marks for each of 2 options; here all of them must be chosen',
    ],
    [
      'right options with different marks',
      'Why?{~%75%a ~%25%b ~c}',
      ['Why?', '[multiple]', '*a', '*b', 'c'],
      'gives its correct options different marks; all of them count alike',
    ],
    [
      'a number with a part of the marks',
      'When?{#=1822:0 =%50%1822:2}',
      ['When?', '[numeric]', '1822..1822'],
      'gives 50 % for "1820 – 1824"; that is taken as wrong',
    ],
  ])('is taken with a note: %s', (_, text, question, note) => {
    const { drafts, notes, errors } = read('a.gift', text);
    expect([drafts.map(brief), notes, errors]).toEqual([[question], [`Line 1, Question: ${note}.`], []]);
  });

  it("takes the category of the upload where the bank does not have the question's own", () => {
    expect(read('a.gift', '$CATEGORY: top/Unheard of\nWhy?{=a ~b}', 6).drafts[0]?.categoryIds).toEqual([6]);
    expect(read('a.gift', '$CATEGORY: top/Physics\nWhy?{=a ~b}', 6).drafts[0]?.categoryIds).toEqual([2]);
    expect(read('a.gift', '$CATEGORY: Basics\n\nWhy?{=a ~b}', 6).errors).toEqual([
      'Line 3, Category: "Basics" is the name of 2; write the whole path.',
    ]);
  });
});

describe('a number', () => {
  const numbers = (inside: string) => read('a.gift', `How many?{#${inside}}`).drafts[0];

  it.each([
    ['1822', 1822, 1822],
    ['3:2', 1, 5],
    ['1..5', 1, 5],
    [' -5 .. 5 ', -5, 5],
    ['-4.219..-4.218', -4.219, -4.218],
    ['4.2185:0.0005', 4.218, 4.219],
    ['.5:.1', 0.4, 0.6],
    ['+2', 2, 2],
    ['6.02e3:1E1', 6010, 6030],
    ['5..1', 1, 5],
    ['3:-2', 1, 5],
    ['\\=3\\:2', null, null],
    ['=3:2~#Completely wrong', 1, 5],
    ['3:2~#Completely wrong', 1, 5],
    ['=%0%5:0#No.\n=%100%9:0#Yes.\n=%0%23:0', 9, 9],
    ['=1..3 =2..5', 1, 5],
    ['=3:1 =5:1', 2, 6],
    ['=%50%7 =5', 5, 5],
    ['=5 =*#Any', null, null],
  ])('is read as {#%s}', (inside, from, to) => {
    const answer = numbers(inside)?.answer ?? { from: null, to: null };
    expect([answer.from, answer.to]).toEqual([from, to]);
  });

  it('has the feedback of what is right as its explanation', () => {
    expect(numbers('=%50%7#Near. =5#Yes. =5:1#Yes. ~#No. ####Counted.')?.explanation).toBe('Yes.\nCounted.');
  });

  it.each([
    ['5 apples', 'cannot be read as a number: "5 apples"'],
    ['1,000', 'cannot be read as a number: "1,000"'],
    ['5:x', 'cannot be read as a number: "5:x"'],
    ['1..', 'cannot be read as a number: "1.."'],
    ['=1 =3', 'accepts 2 separate numbers or ranges; one is taken'],
    ['=1..2 =3..4 =5', 'accepts 3 separate numbers or ranges; one is taken'],
    ['=%50%1', 'accepts no number for full marks'],
    ['', 'accepts no number for full marks'],
    ['*', 'accepts any number'],
  ])('is refused as {#%s}', (inside, fault) => {
    expect(read('a.gift', `How many?{#${inside}}`).errors).toEqual([`Line 1, Question: ${fault}.`]);
  });

  it('that is larger than the bank holds is refused by its column', () => {
    expect(read('a.gift', 'How many?{#2e12}').errors).toEqual([
      'Line 1, Answer from: is more than 1000000000000.',
      'Line 1, Answer to: is more than 1000000000000.',
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
