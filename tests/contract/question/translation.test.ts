import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { languageMeant } from '../../../contract/question/languages';
import { QuestionDraftSchema } from '../../../contract/question/question';
import { questionKey } from '../../../contract/question/question-key';
import { secondLanguage, translationFaults, translationFields } from '../../../contract/question/translation-rule';
import { asRead } from '../../kit/as-read';

const draft = {
  description: 'What is light?',
  categoryIds: [1],
  language: 'English',
  options: [
    { id: 1, text: 'A wave', correct: true, explanation: 'It bends.' },
    { id: 2, text: 'A fish', correct: false },
  ],
};
const translation = { language: 'hi' as const, description: 'प्रकाश क्या है?', options: ['तरंग', 'मछली'], explanation: 'वह मुड़ता है।' };

const faults = (changes: object, first: object = {}) => {
  const question = v.parse(QuestionDraftSchema, { ...draft, ...first, translation: { ...translation, ...changes } });
  return asRead(translationFields(question));
};

describe('a question in two languages', () => {
  it('is accepted if the second version has every text of the first', () => {
    expect(faults({})).toEqual({});
    const plain = [
      { id: 1, text: 'A', correct: true },
      { id: 2, text: 'B', correct: false },
    ];
    expect(faults({ explanation: '' }, { options: plain })).toEqual({});
    expect(faults({ language: 'en' }, { language: 'Hindi' })).toEqual({});
  });

  it('names each field that one of the two versions leaves out', () => {
    expect(faults({ description: ' ', options: ['तरंग'], explanation: '' })).toEqual({
      'translation.description': 'is missing',
      'translation.options.1': 'is missing',
      'translation.explanation': 'is missing',
    });
    expect(faults({ options: ['तरंग', 'मछली', 'तारा'] })).toEqual({ 'translation.options.2': 'is missing in the first language' });
  });

  it('needs an explanation of the correct option only: others are dropped', () => {
    const options = [
      { ...draft.options[0], explanation: '' },
      { ...draft.options[1], explanation: 'lost' },
    ];
    expect(faults({ explanation: '' }, { options })).toEqual({});
  });

  it('treats blanks as empty in either version', () => {
    const said = (first: string, second: string) =>
      asRead(
        translationFields({
          ...draft,
          description: first,
          options: [],
          translation: { ...translation, description: second, options: [], explanation: '' },
        }),
      );
    expect([said(' ', ''), said('', ' '), said('\n', ' ')]).toEqual([{}, {}, {}]);
    expect(said('What?', ' ')).toEqual({ 'translation.description': 'is missing' });
    expect(said(' ', 'क्या?')).toEqual({ 'translation.description': 'is missing in the first language' });
  });

  it('needs no explanation while no option is marked as correct', () => {
    const options = [{ text: 'A wave', correct: false, explanation: '' }];
    const question = { ...draft, options, translation: { ...translation, options: ['तरंग'], explanation: '' } };
    expect(translationFaults(question)).toEqual([]);
  });

  it('has no fault if it has one language only', () => {
    expect(translationFaults({ ...draft, options: [] })).toEqual([]);
    expect(translationFaults({ ...draft, language: 'Tamil', options: [] })).toEqual([]);
  });

  it('is in one of the known languages, not twice in one of them', () => {
    expect(faults({}, { language: 'हिंदी' })).toEqual({ 'translation.language': 'is the language of the question itself' });
    expect(faults({ language: 'ur' }, { language: 'اردو' })).toEqual({ 'translation.language': 'is the language of the question itself' });
    expect(faults({ language: 'ta' }, { language: 'Hindi' })).toEqual({});
    expect(faults({ language: 'en' }, { language: 'Urdu' })).toEqual({});
    expect(faults({}, { language: 'Klingon' })).toEqual({
      language: 'must be one of the known languages, such as English or Hindi, where there is a second version',
    });
    expect(() => faults({ language: 'fr' })).toThrow('not-a-language');
  });

  it('is the same question as without its second language', () => {
    const parsed = v.parse(QuestionDraftSchema, { ...draft, translation });
    expect(questionKey(parsed)).toBe(questionKey(v.parse(QuestionDraftSchema, draft)));
  });
});

it.each([
  ['', 'en', 'hi'],
  [' ENGLISH ', 'en', 'hi'],
  ['हिन्दी', 'hi', 'en'],
  ['Hindi', 'hi', 'en'],
  ['Tamil', 'ta', 'en'],
  ['اردو', 'ur', 'en'],
  ['oriya', 'or', 'en'],
  ['Klingon', null, null],
])('"%s" means %s, and goes with %s', (said, own, other) => {
  expect([languageMeant(said), secondLanguage(said)]).toEqual([own, other]);
});
