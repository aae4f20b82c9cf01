import { describe, expect, it } from 'vitest';
import type { ResultQuestion } from '../../../../contract/assessment/assessment';
import { ankiCopy } from '../../../../src/copy/en/anki';
import { copy } from '../../../../src/copy/en/common';
import { reviewCopy } from '../../../../src/copy/en/review';
import { type AnkiSource, ankiFile } from '../../../../src/learner/anki/anki-file';
import { mistakesIn } from '../../../../src/learner/anki/sources';
import { question, result } from '../made';
import { importByAnki } from './anki-import';

const words = { ...ankiCopy, range: reviewCopy.range };
const source = (over: Partial<ResultQuestion> = {}, beside: Partial<AnkiSource> = {}): AnkiSource => ({
  ...{ question: question(over), subjectName: 'Physics', categories: ['Optics'], assessment: 'Mock 1' },
  ...beside,
});
const file = (sources: AnkiSource[], language: 'en' | 'hi' = 'en') =>
  ankiFile(sources, { language, portal: 'Sunrise Academy', host: 'exams.example.in', copy: words });
const imported = (...sources: AnkiSource[]) => importByAnki(file(sources));
const only = (over: Partial<ResultQuestion> = {}, beside: Partial<AnkiSource> = {}) => {
  const [note] = imported(source(over, beside)).notes;
  if (note === undefined) throw new Error('No note');
  return { ...note, front: note.fields[0] ?? '', back: note.fields[1] ?? '' };
};

describe('a file for Anki', () => {
  it('says in its head how it is read, and has one note with two fields for each question', () => {
    const read = imported(source(), source({ questionId: 2, questionText: 'Why?' }));
    expect(read).toMatchObject({ separator: '\t', isHtml: true, notetype: 'Basic', deck: 'Sunrise Academy' });
    expect(read.notes.map(({ fields }) => fields)).toEqual([
      ['What is 2 + 2?<br>A. three<br>B. four', '<b>B. four</b><br><br>Two and two make four.'],
      ['Why?<br>A. three<br>B. four', '<b>B. four</b><br><br>Two and two make four.'],
    ]);
    expect(read.notes[0]).toMatchObject({
      guid: 'exams.example.in/question/1',
      deck: 'Sunrise Academy::Mock 1',
      tags: ['Physics::Optics'],
    });
  });

  it('ends each line by a line feed and begins with its first header', () => {
    const text = file([source()]);
    expect(text.split('\n')[0]).toBe('#separator:tab');
    expect(text.endsWith('\n')).toBe(true);
    expect(text.split('\n')).toHaveLength(9);
  });

  it.each([
    ['tabs and line ends', 'a\tb\r\nc\nd', 'a b<br>c<br>d'],
    [
      'signs of HTML',
      'if a < b & c > d, <script>alert("x")</script>',
      'if a &lt; b &amp; c &gt; d, &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;',
    ],
    ['a quotation mark at the start', '"Who?" he said', '&quot;Who?&quot; he said'],
    ['a number sign at the start', '# of moles', '# of moles'],
    ['a formula in a line', 'Find $x < 2$ now', 'Find \\(x &lt; 2\\) now'],
    ['a formula of its own', '$$\\frac{a}{b}\n= 1$$', '\\[\\frac{a}{b} = 1\\]'],
    ['brackets that are no formula', 'C:\\(x86) and \\(', 'C:\\<span>(</span>x86) and \\<span>(</span>'],
    ['money', 'from $5 to $10', 'from $5 to $10'],
    ['words that Anki would play', '[sound:a.mp3] [x]', '&#91;sound:a.mp3] [x]'],
  ])('takes %s', (_, questionText, html) => {
    const { front, fields } = only({ questionText });
    expect(fields).toHaveLength(2);
    expect(front).toBe(`${html}<br>A. three<br>B. four`);
  });

  it('has every right option of a question with several, and the numbers of a numeric one', () => {
    expect(only({ kind: 'multiple', correctOptionIds: [11, 12], correctOptionId: 11, explanation: '' }).back).toBe(
      '<b>A. three</b><br><b>B. four</b>',
    );
    const numeric = only({ kind: 'numeric', options: [], correctOptionId: 0, correctValue: { from: 2, to: 2.5 }, explanation: null });
    expect(numeric.front).toBe('What is 2 + 2?');
    expect(numeric.back).toBe('<b>from 2 to 2.5</b>');
  });

  it('says in words what its pictures show', () => {
    const picture = { hash: 'h', width: 1, height: 1, alt: 'A "lens" & a ray' };
    const said = '<i>[Picture: A &quot;lens&quot; &amp; a ray]</i>';
    const { front, back } = only({ picture, explanation: null, explanationPicture: { ...picture, alt: '' } });
    expect(front).toBe(`What is 2 + 2?<br>${said}<br>A. three<br>B. four`);
    expect(back).toBe('<b>B. four</b><br><br><i>[Picture]</i>');
  });

  it('has the passage above the question, its tables as tables', () => {
    const passage = { id: 4, text: 'Sales in crore:\n| Year | Sales |\n|---|---|\n| 2020 | $x$ |' };
    expect(only({}, { passage }).front).toBe(
      'Sales in crore:<br><table border=1><tr><td>Year</td><td>Sales</td></tr><tr><td>2020</td><td>\\(x\\)</td></tr></table><hr>What is 2 + 2?<br>A. three<br>B. four',
    );
  });

  it('is in the reading language, from right to left where that is', () => {
    const translation = { language: 'hi' as const, description: 'दो और दो?', options: ['तीन', 'चार'], explanation: 'चार होते हैं।' };
    const [hindi] = importByAnki(file([source({ translation })], 'hi')).notes;
    expect(hindi?.fields).toEqual(['दो और दो?<br>A. तीन<br>B. चार', '<b>B. चार</b><br><br>चार होते हैं।']);
    expect(only({ language: 'ur' }).front).toBe('<div dir=rtl>What is 2 + 2?<br>A. three<br>B. four</div>');
  });

  it.each([
    [{ subjectName: 'Modern Physics', categories: ['Light: rays', 'Heat'] }, ['Modern_Physics::Light:_rays', 'Modern_Physics::Heat']],
    [{ subjectName: 'Optics', categories: ['Optics'] }, ['Optics']],
    [{ subjectName: 'A::B "c"', categories: [] }, ['A:B_c']],
    [{ subjectName: '', categories: ['Heat'] }, ['Heat']],
    [{ subjectName: '', categories: [] }, []],
  ])('tags by subject and topic, without spaces: %o', (beside, tags) => {
    expect(only({}, beside).tags).toEqual(tags);
  });

  it('keeps a name of an assessment from being several decks or fields', () => {
    expect(only({}, { assessment: 'Unit 1::2\t"A"' }).deck).toBe('Sunrise Academy::Unit 1:2  A');
  });

  it('has a note of the person below the answer, in one line and without signs of HTML', () => {
    expect(only({}, { note: '' }).back).toBe(only().back);
    expect(only({}, { note: 'mind <b>\nthe\tsign' }).back).toBe(
      `${only().back}<hr><div dir=auto><i>Your note: mind &lt;b&gt;<br>the sign</i></div>`,
    );
  });

  it('has what was wrong, partly right or left, and no other question of a result', () => {
    const questions = [
      question(),
      question({ questionId: 2, selectedOptionId: 11 }),
      question({ questionId: 3, selectedOptionId: null, passage: { id: 5 } }),
      question({ questionId: 4, selectedOptionId: 11, ruling: 'drop' }),
    ];
    const sources = mistakesIn(
      result({ questions, passages: [{ id: 5, text: 'Read.' }], assessmentTitle: null }),
      new Map([[3, 'Mine']]),
      copy,
    );
    expect(sources.map(({ question: { questionId } }) => questionId)).toEqual([2, 3]);
    expect(sources.map(({ passage }) => passage?.text)).toEqual([undefined, 'Read.']);
    expect(sources.map(({ note }) => note)).toEqual([undefined, 'Mine']);
    expect(sources[0]?.assessment).toBe('Assessment #1');
  });
});
