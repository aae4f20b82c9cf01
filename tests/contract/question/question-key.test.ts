import { expect, it } from 'vitest';
import { type QuestionKind, questionKinds } from '../../../contract/kinds/kind';
import { questionKey } from '../../../contract/question/question-key';

const key = (description: string, ...texts: string[]) =>
  questionKey({ description, options: texts.map((text, at) => ({ id: at + 1, text, correct: at === 0, explanation: '' })) });

const light = key('What is light?', 'A wave', 'A fish');

it.each([
  ['case', 'WHAT IS Light?'],
  ['spacing', '  What\u00a0 is\n light ?'],
  ['Unicode form', 'Ｗｈａｔ is light？'],
  ['punctuation around it', '“What is light...”'],
])('%s does not make another question', (_, text) => expect(key(text, 'A wave', 'A fish')).toBe(light));

it('another order of the options does not either', () => expect(key('What is light?', 'a fish', 'A  WAVE')).toBe(light));

it('a danda ends a sentence like a full stop', () => expect(key('प्रकाश क्या है।')).toBe(key('प्रकाश क्या है?')));

it('other words, other options or other signs make another question', () => {
  expect(key('What is night?', 'A wave', 'A fish')).not.toBe(light);
  expect(key('What is light?', 'A wave', 'A bird')).not.toBe(light);
  expect(key('-5 + 3 = ?')).not.toBe(key('5 + 3 = ?'));
  expect(key('.5 + 3 = ?')).not.toBe(key('5 + 3 = ?'));
  expect(key('What is 5!')).not.toBe(key('What is 5?'));
  expect(key('???')).not.toBe(key('!!!'));
});

it('a line break in a question does not separate options', () => {
  expect(key('a\nb', 'c', 'd')).not.toBe(key('a', 'b', 'c', 'd'));
});

it('another kind makes another question; single is the kind of a question that says none', () => {
  const options = [
    { id: 1, text: 'A wave', correct: true, explanation: '' },
    { id: 2, text: 'A fish', correct: false, explanation: '' },
  ];
  const of = (kind: QuestionKind) => questionKey({ description: 'What is light?', options, kind });
  expect(of('single')).toBe(light);
  expect(new Set(questionKinds.map(of)).size).toBe(3);
  // An option whose words are the name of a kind does not make the kind.
  expect(key('What is light?', 'multiple')).not.toBe(questionKey({ description: 'What is light?', options: [], kind: 'multiple' }));
});

it('another picture, of the question or of an option, makes another question', () => {
  const picture = (hash: string) => ({ hash, width: 1, height: 1, alt: 'A wave' });
  const of = (own?: string, option?: string) =>
    questionKey({
      description: 'What is light?',
      ...(own !== undefined && { picture: picture(own) }),
      options: [{ id: 1, text: 'A wave', correct: true, explanation: '', ...(option !== undefined && { picture: picture(option) }) }],
    });
  expect(of()).toBe(key('What is light?', 'A wave'));
  expect(new Set([of(), of('x'), of('y'), of(undefined, 'x'), of(undefined, 'y')]).size).toBe(5);
});

it('spaces around an option do not make another question', () => expect(key('What is light?', ' A wave ', 'A fish')).toBe(light));

it('another passage makes another question, by its words or its picture', () => {
  const picture = (hash: string) => ({ hash, width: 1, height: 1, alt: 'A table' });
  const of = (passage?: { text?: string; picture?: ReturnType<typeof picture> }) =>
    questionKey({ description: 'What is light?', options: [], ...(passage && { passage }) });
  const texts = [of(), of({ text: 'One' }), of({ text: 'Two' }), of({ picture: picture('x') }), of({ text: 'One', picture: picture('x') })];
  expect(new Set(texts).size).toBe(5);
  expect(of({ text: ' ONE ' })).toBe(of({ text: 'One' }));
});
