import { expect, it } from 'vitest';
import { explanationOf } from '../../../contract/question/explanation';

const picture = { hash: 'a', width: 1, height: 1, alt: 'A circuit' };
const options = [
  { correct: false, explanation: 'wrong' },
  { correct: true, explanation: 'first', explanationPicture: picture },
  { correct: true, explanation: 'second' },
];

it.each([undefined, 'single', 'multiple'] as const)('of kind %s: that of the first right option', (kind) =>
  expect(explanationOf({ kind, options, explanation: 'own' })).toEqual({ explanation: 'first', explanationPicture: picture }),
);

it('of a numeric question: its own', () =>
  expect(explanationOf({ kind: 'numeric', options, explanation: 'own', explanationPicture: picture })).toEqual({
    explanation: 'own',
    explanationPicture: picture,
  }));

it('is empty where none is said', () => {
  for (const kind of ['multiple', 'numeric'] as const)
    expect(explanationOf({ kind, options: [] })).toEqual({ explanation: '', explanationPicture: undefined });
});
