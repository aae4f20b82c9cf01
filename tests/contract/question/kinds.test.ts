import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultIn } from '../../../contract/faults/issue';
import { QuestionDraftSchema } from '../../../contract/question/question';

const base = { description: 'How many?', categoryIds: [1] };
const option = (id: number, correct: boolean) => ({ id, text: `Option ${id}`, correct });
const range = { from: 1, to: 2 };

/** Faults of a draft by field. */
const faults = (more: object) =>
  Object.fromEntries(
    (v.safeParse(QuestionDraftSchema, { ...base, ...more }).issues ?? []).map((issue) => [
      v.getDotPath(issue),
      faultIn(issue.message).code,
    ]),
  );

describe('a question of each kind', () => {
  it.each([
    ['single by default', { options: [option(1, true), option(2, false)] }],
    ['single by name', { kind: 'single', options: [option(1, true), option(2, false)] }],
    ['with two right options', { kind: 'multiple', options: [option(1, true), option(2, true)] }],
    ['multiple with one right option', { kind: 'multiple', options: [option(1, true), option(2, false)] }],
    ['numeric without options', { kind: 'numeric', answer: range }],
    ['numeric with an explanation', { kind: 'numeric', answer: range, options: [], explanation: 'Counted.' }],
  ])('is accepted: %s', (_, more) => expect(faults(more)).toEqual({}));

  it.each([
    ['two right options', { options: [option(1, true), option(2, true)] }, { options: 'not-one-correct' }],
    ['one option', { options: [option(1, true)] }, { options: 'too-few-options' }],
    ['one option, of several', { kind: 'multiple', options: [option(1, true)] }, { options: 'too-few-options' }],
    ['no options', {}, { options: 'not-one-correct' }],
    ['no right option', { kind: 'multiple', options: [option(1, false), option(2, false)] }, { options: 'none-correct' }],
    ['no answer', { kind: 'numeric' }, { answer: 'missing' }],
    ['options of a number', { kind: 'numeric', answer: range, options: [option(1, true)] }, { options: 'of-another-kind' }],
    ['an answer beside options', { options: [option(1, true), option(2, false)], answer: range }, { answer: 'of-another-kind' }],
    ['an unknown kind', { kind: 'essay', options: [option(1, true), option(2, false)] }, { kind: 'not-a-kind' }],
    ['a range backwards', { kind: 'numeric', answer: { from: 2, to: 1 } }, { 'answer.to': 'range-backwards' }],
  ])('is refused with %s', (_, more, expected) => expect(faults(more)).toEqual(expected));
});
