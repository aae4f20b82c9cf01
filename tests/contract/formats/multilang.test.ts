import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { writeGift } from '../../../contract/formats/gift/write-gift';
import { moodleXmlFrame, writeMoodleXml } from '../../../contract/formats/moodle/write-moodle-xml';
import { explanationOf } from '../../../contract/question/explanation';
import { languageWords } from '../../../contract/question/languages';
import type { QuestionDraft } from '../../../contract/question/question';
import { type QuestionLanguage, questionLanguages } from '../../../contract/question/translation';
import { anyBank, paths, read } from './kit';

const span = (language: string, text: string) => `<span lang="${language}" class="multilang">${text}</span>`;
const xml = (question: string, options: string[], more = '') =>
  `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${question}]]></text></questiontext>${options
    .map((text, at) => `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text><![CDATA[${text}]]></text></answer>`)
    .join('')}${more}</question></quiz>`;
const hindiTag = '<tags><tag><text>language:Hindi</text></tag></tags>';

describe('Moodle’s spans for several languages', () => {
  it('make a question in two languages; the text outside them belongs to both', () => {
    const question = `<p>Q1. ${span('en', 'What is <b>light</b>?')} <span class="multilang" lang="hi_IN">प्रकाश क्या है?</span></p>`;
    const { drafts } = read('a.xml', xml(question, [span('en', 'A wave') + span('hi', 'तरंग'), '42']));
    expect(drafts).toMatchObject([
      {
        description: 'Q1. What is light?',
        language: '',
        options: [{ text: 'A wave' }, { text: '42' }],
        translation: { language: 'hi', description: 'Q1. प्रकाश क्या है?', options: ['तरंग', '42'], explanation: '' },
      },
    ]);
  });

  it('define the first language by their order, where no tag names it', () => {
    const inBoth = span('hi', 'प्रकाश?') + span('en', 'Light?');
    const options = [span('hi', 'तरंग') + span('en', 'Wave'), span('hi', 'मछली') + span('en', 'Fish')];
    const expected = { description: 'प्रकाश?', language: 'Hindi', translation: { language: 'en', description: 'Light?' } };
    expect(read('a.xml', xml(inBoth, options)).drafts).toMatchObject([expected]);
    const other = xml(span('en', 'Light?') + span('hi', 'प्रकाश?'), options, hindiTag);
    expect(read('a.xml', other).drafts).toMatchObject([expected]);
  });

  it('define any of the thirteen languages as the first one', () => {
    const inBoth = span('ta', 'ஒளி?') + span('ur', 'روشنی؟');
    expect(read('a.xml', xml(inBoth, ['a', 'b'])).drafts).toMatchObject([
      { description: 'ஒளி?', language: 'Tamil', translation: { language: 'ur', description: 'روشنی؟' } },
    ]);
  });

  it('leave a question in the only language that the bank supports', () => {
    const { drafts } = read('a.xml', xml(span('fr', 'Lumière?') + span('en', 'Light?'), ['a', 'b']));
    expect(drafts[0]).toMatchObject({ description: 'Light?' });
    expect(drafts[0]).not.toHaveProperty('translation');
  });

  it('are searched in linear time, however many are never closed', () => {
    // If every opening were searched for its end, this would take hours.
    const text = '<span lang="en" class="multilang">x'.repeat(100_000);
    expect(read('a.xml', xml(text, ['a', 'b'])).drafts).toEqual([]);
  });

  it('are read in GIFT too', () => {
    const gift = `[html]${span('en', 'Light?')}${span('hi', 'प्रकाश?')}`.replaceAll('=', '\\=');
    const { drafts } = read('a.gift', `${gift}{=Wave ~Fish}`);
    expect(drafts).toMatchObject([{ description: 'Light?', translation: { description: 'प्रकाश?', options: ['Wave', 'Fish'] } }]);
  });
});

const formats = {
  'bank.gift': (bank: QuestionDraft[]) => [...writeGift(bank, paths)].join(''),
  'bank.xml': (bank: QuestionDraft[]) => moodleXmlFrame.start + [...writeMoodleXml(bank, paths, () => '')].join('') + moodleXmlFrame.end,
};

/** HTML keeps line breaks, but neither blank lines nor runs of spaces. */
const flowing = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

const inTwoLanguages = (text: string, language: QuestionLanguage) => ({
  text: flowing(text) || 'x',
  translation: { language, text: `More: ${flowing(text)}`.trim() },
});

/** A question of the bank with a second version that holds the same special characters. */
function inTwo(question: QuestionDraft, [own, other]: readonly [QuestionLanguage, QuestionLanguage]): QuestionDraft {
  const options = question.options.map((option) => ({
    ...option,
    text: flowing(option.text) || 'x',
    explanation: flowing(option.explanation),
  }));
  const said = question.kind === 'numeric' ? { explanation: flowing(question.explanation ?? '') } : {};
  const { explanation } = explanationOf({ ...question, ...said, options });
  return {
    ...question,
    ...said,
    ...(question.passage && { passage: inTwoLanguages(question.passage.text ?? '', other) }),
    description: flowing(question.description),
    language: languageWords[own],
    options,
    translation: {
      language: other,
      description: `In another language: ${flowing(question.description)}`,
      options: options.map(({ text }) => `${text} too`),
      explanation: explanation && `${explanation} so`,
    },
  };
}

const sorted = (question: QuestionDraft) => ({ ...question, examTags: question.examTags.toSorted() });

/** The language of a question, and that of its second version. */
const twoLanguages = fc
  .shuffledSubarray([...questionLanguages], { minLength: 2, maxLength: 2 })
  .map(([own = 'hi', other = 'en']) => [own, other] as const);

test.each(Object.entries(formats))('a question in two languages, written as %s, is read back unchanged', (name, write) => {
  fc.assert(
    fc.property(anyBank, twoLanguages, (questions, pair) => {
      const bank = questions.map((question) => inTwo(question, pair));
      const { drafts, errors, refused } = read(name, write(bank), null);
      expect({ refused, errors, drafts: drafts.map(sorted) }).toEqual({ refused: undefined, errors: [], drafts: bank.map(sorted) });
    }),
    { numRuns: 100 },
  );
});
