import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { QuestionDraftSchema } from '../../../../contract/question/question';
import { numberFault } from '../../../../src/admin/bank/kinds/typed-number';
import type { Typed } from '../../../../src/admin/bank/question/draft-shape';
import { TypedSchema } from '../../../../src/admin/bank/question/draft-shape';
import { draftOf, emptyForm, formFault, nextForm, typedFrom, withText } from '../../../../src/admin/bank/question/typed';
import { isRight, withRight } from '../../../../src/admin/bank/question/typed-rights';

const started = (part: Partial<Typed> = {}): Typed => {
  const named = { ...emptyForm(), description: 'Which are primes?', categoryIds: [1], explanation: 'No divisors.' };
  return { ...withText(withText(withText(named, 0, '4'), 1, '5'), 2, '7'), ...part };
};
const number = (from: string, to = '', isRange = false) => ({ from, to, isRange });

describe('several right options', () => {
  it('are marked and unmarked one by one, and the first has the explanation', () => {
    const form = withRight(withRight(started({ kind: 'multiple' }), 2), 1);
    const draft = draftOf(form);
    expect(draft.kind).toBe('multiple');
    expect(draft.options.map(({ correct, explanation }) => [correct, explanation])).toEqual([
      [false, ''],
      [true, 'No divisors.'],
      [true, ''],
    ]);
    expect(draftOf(withRight(form, 1)).options.map(({ correct }) => correct)).toEqual([false, false, true]);
    expect(formFault(form)).toBeNull();
    expect(formFault(started({ kind: 'multiple' }))).toBe('correct-option-missing');
  });

  it('are none of a single question until one of them is chosen, and come back with the kind', () => {
    const several = withRight(withRight(started({ kind: 'multiple' }), 1), 2);
    const single: Typed = { ...several, kind: 'single' };
    expect([1, 2].map((key) => isRight(single, key))).toEqual([false, false]);
    expect(formFault(single)).toBe('correct-option-missing');
    expect(draftOf(withRight(single, 1))).not.toHaveProperty('kind');
    expect([1, 2].map((key) => isRight({ ...single, kind: 'multiple' }, key))).toEqual([true, true]);
    expect(isRight({ ...withRight(started(), 1), kind: 'multiple' }, 1)).toBe(true);
  });
});

describe('a number', () => {
  it.each([
    [number('9.81'), { from: 9.81, to: 9.81 }],
    [number(' -2 ', 'left over'), { from: -2, to: -2 }],
    [number('9.79', '9.82', true), { from: 9.79, to: 9.82 }],
  ])('%j is sent as %j, without options', (typed, answer) => {
    const form = started({ kind: 'numeric', number: typed });
    const draft = draftOf(form);
    expect(draft).toMatchObject({ kind: 'numeric', answer, options: [], explanation: 'No divisors.' });
    expect(v.safeParse(QuestionDraftSchema, draft).issues).toBeUndefined();
    expect(formFault(form)).toBeNull();
  });

  it.each([
    [number(''), 'number-missing'],
    [number('-'), 'number-missing'],
    [number('1,000'), 'number-missing'],
    [number('1', '', true), 'number-missing'],
    [number('0.12345678901234567'), 'number-too-fine'],
    [number('0', '999999.99999999999', true), 'number-too-fine'],
    [number('0.10'), null],
    [number('1', 'x'), null],
  ] as const)('%j: %s', (typed, fault) =>
    expect([numberFault(typed), formFault(started({ kind: 'numeric', number: typed }))]).toEqual([fault, fault]),
  );

  it('is told after what is missing before it, and its options are not asked for', () => {
    expect(formFault({ ...emptyForm(), kind: 'numeric' })).toBe('question-incomplete');
    expect(formFault(started({ kind: 'single', number: number('1') }))).toBe('correct-option-missing');
  });

  it('has a second language of its words alone', () => {
    const second = { description: 'कौन सी?', explanation: 'कोई भाजक नहीं।' };
    const form = { ...withText(started(), 0, 'चार', 'second'), kind: 'numeric' as const, number: number('1') };
    expect(draftOf(form)).not.toHaveProperty('translation');
    expect(draftOf({ ...form, second }).translation).toEqual({ language: 'hi', ...second, options: [] });
  });
});

it('a question of each kind comes into the form and out again unchanged', () => {
  const base = { description: 'Q', categoryIds: [1], difficultyLevel: '', language: '', examTags: [] };
  const option = (id: number, correct: boolean, explanation = '') => ({ id, text: `${id}`, correct, explanation });
  for (const draft of [
    { ...base, options: [option(1, false), option(2, true, 'Why.')] },
    { ...base, kind: 'multiple' as const, options: [option(1, true, 'Why.'), option(2, true)] },
    { ...base, kind: 'numeric' as const, answer: { from: -1e-7, to: 2.5 }, options: [], explanation: 'Why.' },
    { ...base, kind: 'numeric' as const, answer: { from: 3, to: 3 }, options: [], explanation: '' },
  ])
    expect(JSON.parse(JSON.stringify(draftOf(typedFrom({ id: 7, ...draft }))))).toEqual(draft);
});

it('a number that becomes a question with options has empty slots; the next question has the kind of the last', () => {
  const form = typedFrom({ ...draftOf(started({ kind: 'numeric', number: number('1') })), id: 7 });
  expect(form.slots).toHaveLength(4);
  expect(nextForm(form)).toEqual({ ...emptyForm(), kind: 'numeric', categoryIds: [1] });
});

it('a draft of an earlier version is a single question with its correct option', () => {
  const { kind: _, rights: __, number: ___, ...earlier } = started();
  expect(v.parse(TypedSchema, { ...earlier, correct: 2 })).toEqual(started({ rights: [2] }));
  expect(v.parse(TypedSchema, { ...earlier, correct: null })).toEqual(started());
  const several = started({ kind: 'multiple', rights: [1, 2], number: number('1', '2', true) });
  expect(v.parse(TypedSchema, JSON.parse(JSON.stringify(several)))).toEqual(several);
  const bilingual = started({ second: { description: 'प्रश्न', explanation: '', language: 'hi' } });
  expect(v.parse(TypedSchema, JSON.parse(JSON.stringify(bilingual)))).toEqual(bilingual);
});
