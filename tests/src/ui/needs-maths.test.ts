import { expect, it } from 'vitest';
import { resultNeedsMaths } from '../../../src/ui/maths/needs-maths';
import { question, result } from '../learner/made';

const of = (change: Parameters<typeof question>[0]) => resultNeedsMaths(result({ questions: [question(), question(change)] }));
const hindi = (change: object) => ({ translation: { language: 'hi' as const, description: 'कितना?', options: [], ...change } });

it.each([
  ['the question', { questionText: 'How much is $x^2$?' }],
  ['an option', { options: [{ id: 11, text: '$9$' }] }],
  ['the explanation', { explanation: 'It is $9$.' }],
  ['the question in a second language', hindi({ description: '$x^2$ कितना?' })],
  ['an option in a second language', hindi({ options: ['तीन', '$9$'] })],
  ['the explanation in a second language', hindi({ explanation: 'उत्तर $9$ है।' })],
])('a result has a formula where %s of one question has one', (_, change) => expect(of(change)).toBe(true));

it('a result of money and words has none', () => expect(of({ questionText: 'Between $5 and $10?', ...hindi({}) })).toBe(false));
