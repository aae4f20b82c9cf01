// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readFile } from '../../../../contract/formats/read-file';
import { brief, read } from '../kit';

const file = readFileSync('tests/contract/formats/files/export.xml', 'utf8');
const why = 'only multiple choice, true/false and numerical questions are taken';

test('a Moodle XML file as Moodle exports it becomes questions; every other entry is named by its number and name', () => {
  const { drafts, errors, notes, refused } = read('export.xml', file, null);
  expect(refused).toBeUndefined();
  expect(drafts.map(brief)).toEqual([
    [
      'The SI unit of force is:\n- a derived one\n- if x<y & y>z, bigger',
      'joule',
      '*newton & nothing else',
      'a <b> watt हि',
      '(Right.\n1 N = 1 kg·m/s², H₂O, 10ⁿ⁺¹)',
    ],
    ['Which are metals?', '[multiple]', '*iron', '*copper'],
    ['Which is\na vector?', '*velocity', 'speed'],
    ['Which is\ntrue?', '*a', 'b'],
  ]);
  expect(drafts[0]).toMatchObject({ categoryIds: [2, 5], difficultyLevel: 'Easy', language: 'English', examTags: ['SSC CGL'] });
  expect(drafts[3]).toMatchObject({ categoryIds: [3], examTags: [] });
  expect(notes).toEqual([
    'Question 1 (Unit of force), Question: takes marks away for a wrong option; here the marking of each test says what a wrong answer costs.',
    'Question 4 (Partly), Question: gives 33.33333 % for "speed"; that is taken as wrong.',
  ]);
  expect(errors).toEqual([
    'Question 3 (With a picture), Question: holds a picture alone, without words.',
    'Question 5 (Light is faster), Correct option: is empty.',
    `Question 6 (Cloze), Question: is a cloze question; ${why}.`,
    `Question 7 (Drag), Question: is of the kind "ddwtos"; ${why}.`,
  ]);
});

describe('a true/false question', () => {
  const truth = (text: string, isTrue: boolean, more = '') =>
    read(
      'a.xml',
      `<quiz><question type="truefalse"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}
      <answer fraction="${isTrue ? 100 : 0}"><text>true</text><feedback><text>T.</text></feedback></answer>
      <answer fraction="${isTrue ? 0 : 100}"><text>false</text><feedback><text>F.</text></feedback></answer></question></quiz>`,
    ).drafts[0];

  it.each([
    ['that is true', 'Light is fast.', true, ['Light is fast.', '*True', 'False', '(T.)']],
    ['that is false', 'Light is slow.', false, ['Light is slow.', 'True', '*False', '(F.)']],
    ['in the script of Hindi', 'प्रकाश तेज़ है।', true, ['प्रकाश तेज़ है।', '*सत्य', 'असत्य', '(T.)']],
  ])('%s becomes two options', (_, text, isTrue, question) => {
    const draft = truth(text, isTrue);
    expect(draft && brief(draft)).toEqual(question);
  });

  it('in two languages has its options in both', () => {
    const spans = '<span lang="en" class="multilang">Light is fast.</span><span lang="hi" class="multilang">प्रकाश तेज़ है।</span>';
    expect(truth(spans, true)).toMatchObject({
      description: 'Light is fast.',
      options: [{ text: 'True', correct: true }, { text: 'False' }],
      translation: { language: 'hi', description: 'प्रकाश तेज़ है।', options: ['सत्य', 'असत्य'] },
    });
  });
});

/** A question of one kind with these elements behind its text. */
const question = (type: string, inside: string) =>
  `<quiz><question type="${type}"><questiontext><text>Which?</text></questiontext>${inside}</question></quiz>`;
const answer = (text: string, fraction: string, more = '') => `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;

describe('several right options', () => {
  const options = `${answer('a', '50')}${answer('b', '-100')}${answer('c', '50')}`;
  it.each([
    ['where several may be chosen', 'multichoice', `<single>false</single>${options}`],
    ['where several may be chosen, by a number', 'multichoice', `<single>0</single>${options}`],
    ['of the plug-in for all or nothing', 'multichoiceset', `${answer('a', '100')}${answer('b', '0')}${answer('c', '100')}`],
    ['of the Open University', 'oumultiresponse', `${answer('a', '100')}${answer('b', '0')}${answer('c', '100')}`],
    ['with a decimal comma', 'multichoice', `<single>false</single>${options.replaceAll('"50"', '"33,33333"')}`],
  ])('are taken %s', (_, type, inside) => {
    const { drafts, notes } = read('a.xml', question(type, inside));
    // Marks that a file takes away are the test's to say.
    const taken =
      'Question 1, Question: takes marks away for a wrong option; here the marking of each test says what a wrong answer costs.';
    expect([drafts.map(brief), notes]).toEqual([[['Which?', '[multiple]', '*a', 'b', '*c']], inside.includes('-100') ? [taken] : []]);
  });

  it('are taken with a note where one of them would do', () => {
    const { drafts, notes } = read('a.xml', question('multichoice', `${answer('a', '100')}${answer('b', '0')}${answer('c', '100')}`));
    expect(drafts.map(brief)).toEqual([['Which?', '[multiple]', '*a', 'b', '*c']]);
    expect(notes).toEqual(['Question 1, Question: gives full marks for each of 2 options; here all of them must be chosen.']);
  });

  it('may be one, and none is a fault', () => {
    const several = (fraction: string) =>
      read('a.xml', question('multichoice', `<single>false</single>${answer('a', fraction)}${answer('b', '0')}`));
    expect(several('100').drafts.map(brief)).toEqual([['Which?', '[multiple]', '*a', 'b']]);
    expect(several('0').errors).toEqual(['Question 1, Correct option: is empty.']);
  });

  it('that are missing where one is chosen are a fault, whatever part of the marks there is', () => {
    const { errors } = read('a.xml', question('multichoice', `${answer('a', '50')}${answer('b', '0')}`));
    expect(errors).toEqual(['Question 1, Options: give 50 % for "a"; an option here is right or wrong.']);
  });
});

describe('a numerical question', () => {
  const tolerance = (text: string) => `<tolerance>${text}</tolerance>`;
  it.each([
    ['alone', answer('8', '100'), '8..8'],
    ['with a tolerance', answer('2.5', '100', tolerance('0.1')), '2.4..2.6'],
    ['with a tolerance in an element of its own', answer('2.5', '100', tolerance('<text>0.1</text>')), '2.4..2.6'],
    ['with an empty tolerance', answer('8', '100', tolerance('')), '8..8'],
    ['with a negative tolerance', answer('8', '100', tolerance('-1')), '7..9'],
    ['with other numbers that are wrong', `${answer('7', '0')}${answer('8', '100')}${answer('*', '0')}`, '8..8'],
    ['with two numbers that form one range', `${answer('5', '100', tolerance('1'))}${answer('7', '100', tolerance('1'))}`, '4..8'],
    ['as Moodle wrote it once', '<answer>8<fraction>100</fraction></answer>', '8..8'],
  ])('is taken %s', (_, inside, numbers) => {
    const { drafts, notes } = read('a.xml', question('numerical', inside));
    expect([drafts.map(brief), notes]).toEqual([[['Which?', '[numeric]', numbers]], []]);
  });

  it('has the feedback of what is right as its explanation', () => {
    const feedback = (text: string) => `<feedback><text>${text}</text></feedback>`;
    const general = '<generalfeedback><text>Count.</text></generalfeedback>';
    const answers = `${answer('8', '100', feedback('Yes.'))}${answer('7', '0', feedback('No.'))}`;
    expect(read('a.xml', question('numerical', general + answers)).drafts.map(brief)).toEqual([
      ['Which?', '[numeric]', '8..8', '(Yes.\nCount.)'],
    ]);
  });

  it('with a unit, or with other numbers for a part of the marks, is taken with a note', () => {
    const units = '<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><unit_name>km</unit_name></unit></units>';
    const answers = `${answer('8', '100')}${answer('8', '50', tolerance('1'))}`;
    expect(read('a.xml', question('numerical', answers + units)).notes).toEqual([
      'Question 1, Question: gives 50 % for "7 – 9"; that is taken as wrong.',
      'Question 1, Question: is asked with the unit m, km; here the number alone is typed.',
    ]);
  });

  it.each([
    ['a word', answer('eight', '100'), 'cannot be read as a number: "eight"'],
    ['a tolerance in words', answer('8', '100', tolerance('some')), 'cannot be read as a number: "8 ± some"'],
    ['any number', answer('*', '100'), 'accepts any number'],
    ['two numbers', `${answer('7', '100')}${answer('9', '100')}`, 'accepts 2 separate numbers or ranges; one is taken'],
    ['no number', answer('', '100'), 'accepts no number for full marks'],
  ])('is refused with %s', (_, inside, fault) => {
    expect(read('a.xml', question('numerical', inside)).errors).toEqual([`Question 1, Question: ${fault}.`]);
  });
});

describe('an XML file is refused', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><quiz>&b;</quiz>`;
  it.each([
    ['as a bomb of entities', bomb, 'has a DOCTYPE, which is not taken (line 1)'],
    [
      'asking for a file of the server',
      '<!DOCTYPE q SYSTEM "file:///etc/passwd"><quiz></quiz>',
      'has a DOCTYPE, which is not taken (line 1)',
    ],
    ['with an unknown entity', '<quiz>\n&lol;</quiz>', 'names &lol;, which XML does not know (line 1)'],
    ['with a name of HTML', '<quiz>&nbsp;</quiz>', 'names &nbsp;, which XML does not know (line 1)'],
    ['with a bare &', '<quiz><question type="a & b"/></quiz>', 'has an & that stands for nothing; it is written &amp; (line 1)'],
    ['whose element is closed under another name', '<quiz>\n<question>\n</text></quiz>', 'closes <text> where <question> is open (line 3)'],
    ['where it ends early', '<quiz>\n<question>', 'ends where <question> is open (line 2)'],
    ['where it goes on', '<quiz></quiz><quiz/>', 'goes on with <quiz> behind its end (line 1)'],
    ['with a second root', '<quiz><a/></quiz><html/>', 'goes on with <html> behind its end (line 1)'],
    ['where nothing is open', '<quiz/>\n</text>', 'closes <text> where nothing is open (line 2)'],
    ['with an attribute twice', '<quiz\na="1"\na="2"/>', 'has an element with two attributes a (line 1)'],
    [
      'with a reference that is a property of every object',
      '<quiz>&constructor;</quiz>',
      'names &constructor;, which XML does not know (line 1)',
    ],
    ['with a control character', '<quiz>\u0001</quiz>', 'holds a character that XML cannot hold (line 1)'],
    ['with a control character of XML 1.1', '<?xml version="1.1"?><quiz>&#1;</quiz>', 'names &#1;, which XML does not know (line 1)'],
    ['in a DOCTYPE without end', `\n<!DOCTYPE q [${'<!ENTITY a "b">'.repeat(9)}`, 'has a DOCTYPE, which is not taken (line 2)'],
    ['in a tag without end', '<quiz>\n<question type="', 'ends where <quiz> is open (line 2)'],
    ['with words around it', '<quiz></quiz>x', 'has text outside its elements (line 1)'],
    ['with a reference to NUL', '<quiz>&#0;</quiz>', 'names &#0;, which XML does not know (line 1)'],
    ['of another kind', '<?xml version="1.0"?><html></html>', 'is no Moodle XML: its root is <html>, not <quiz> (line 1)'],
    ['as HTML', '<!doctype html><p>', 'cannot be read at "<!doctype html><p>" (line 1)'],
    ['nested without end', '<quiz>'.repeat(60), 'is nested too deep (line 1)'],
    ['empty', '<!-- -->', 'holds no element (line 1)'],
  ])('%s', (_, xml, refused) => expect(read('a.xml', xml)).toEqual({ refused, drafts: [], errors: [], notes: [], pictures: new Map() }));
});

test('a line is named wherever a chunk of the text ends', () => {
  const wide = '\u{1f600}<a\r\n b="1"/><![CDATA[ & ]]><!-- & -->&#8364;\r\n';
  for (let shift = 0; shift < wide.length; shift += 1) {
    const filled = `<quiz>${' '.repeat(65_530 - shift)}${wide.repeat(2)}`;
    const found = readFile({ name: 'a.xml', bytes: new TextEncoder().encode(`${filled}<question\ntype="essay"/></quiz>`) });
    expect('entries' in found && Array.from(found.entries, ({ line }) => line)).toEqual([5]);
    expect(read('a.xml', `${filled}<b>`).refused).toBe('ends where <b> is open (line 5)');
  }
});

test('the questions of a file in one line are told apart: a repeat and a contradiction name the number of the one above', () => {
  const asked = (name: string, right: string) =>
    `<question type="multichoice"><name><text>${name}</text></name><questiontext><text>Why?</text></questiontext><answer fraction="${right}"><text>a</text></answer><answer fraction="${100 - Number(right)}"><text>b</text></answer></question>`;
  const { errors } = read(
    'a.xml',
    `<quiz><question type="category"/>${asked('First', '100')}${asked('', '100')}${asked('n'.repeat(90), '0')}</quiz>`,
  );
  expect(errors).toEqual([
    'Question 2, Question: is the same as in question 1 of the file.',
    `Question 3 (${'n'.repeat(79)}…), Correct option: is another one than in question 1 of the file, which asks the same: one of the two is wrong.`,
  ]);
});

test('references in HTML are resolved as browsers do, except to characters that no database stores', () => {
  const text = '&amp;hearts; &amp;ndash; &amp;#8364; &amp;#x1F600; &amp;#150; &amp;nosuch; &amp;#0; &amp;#1; &amp;#xD800; &amp;amp;lt;';
  const answers = '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>';
  const question = `<question type="multichoice"><questiontext format="html"><text>${text}</text></questiontext>${answers}</question>`;
  const category = '<question type="category"><category><text>Physics</text></category></question>';
  const { drafts } = read('a.xml', `<quiz>${category}${question}</quiz>`);
  expect(drafts.map(({ description }) => description)).toEqual(['♥ – € \u{1f600} – &nosuch; &#0; &#1; &#xD800; &lt;']);
});

test('XML that a conforming reader refuses is refused', () => {
  const parser = new DOMParser();
  const small = file.slice(file.indexOf('<question type="category">'), file.indexOf('<correctfeedback'));
  const whole = `<quiz>${small}</question></quiz>`;
  const part = fc.constantFrom(
    '<',
    '>',
    '&',
    ';',
    '"',
    "'",
    '/',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&amp;',
    '<x a="1" a="2"/>',
    '<a',
    '</text>',
    '\u0001',
  );
  let taken = 0;
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(12), part, (at, cut, added) => {
      const xml = whole.slice(0, at) + added + whole.slice(at + cut);
      const isTaken = read('a.xml', xml).refused === undefined;
      if (!isTaken) return;
      taken += 1;
      expect(parser.parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent).toBeUndefined();
    }),
    { numRuns: 400 },
  );
  expect(taken).toBeGreaterThan(20);
});
