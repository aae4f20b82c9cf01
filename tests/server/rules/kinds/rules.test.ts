import { describe, expect, it } from 'vitest';
import type { Asked, KeyAnswer, RightInBank } from '../../../../server/rules/kinds/kind-rules';
import { rulesOf } from '../../../../server/rules/kinds/rules';

const { single, multiple, numeric } = rulesOf;
const picture = { hash: 'a'.repeat(64), width: 20, height: 10, alt: 'A circuit' };
const option = (id: number, correct = false, explanation = '', more = {}) => ({ id, text: `${id}`, correct, explanation, ...more });
const inBank = (of: Partial<RightInBank>): RightInBank => ({ id: 7, options: [], ...of });
const key = (of: Partial<KeyAnswer>): KeyAnswer => ({ questionId: 7, correctOptionId: 0, explanation: '', ...of });

describe('what is right', () => {
  it('of one option is that option, with its explanation and picture', () => {
    const options = [option(1), option(2, true, 'Because.', { explanationPicture: picture })];
    expect(single.keyOf(inBank({ options }))).toEqual({ correctOptionId: 2, explanation: 'Because.', explanationPicture: picture });
    expect(single.keyOf(inBank({ options: [option(1, true)] }))).toEqual({ correctOptionId: 1, explanation: '' });
    for (const rules of [single, multiple]) expect(() => rules.keyOf(inBank({ options: [option(1)] }))).toThrow('no correct option');
  });

  it('of several options is all of them, rising', () => {
    const options = [option(3, true, 'Both.'), option(2), option(1, true)];
    expect(multiple.keyOf(inBank({ options }))).toEqual({
      ...{ correctOptionId: 3, explanation: 'Both.', kind: 'multiple', correctOptionIds: [1, 3], optionCount: 3 },
    });
  });

  it('of a number is its range', () => {
    const answer = { from: 1, to: 2 };
    expect(numeric.keyOf(inBank({ answer }))).toEqual({ correctOptionId: 0, explanation: '', kind: 'numeric', correctValue: answer });
    expect(numeric.keyOf(inBank({ answer, explanation: 'So.', explanationPicture: picture }))).toMatchObject({
      ...{ explanation: 'So.', explanationPicture: picture },
    });
    expect(() => numeric.keyOf(inBank({}))).toThrow('no right numbers');
  });

  it('by a key is what the key says', () => {
    expect(single.rightBy(key({ correctOptionId: 2 }))).toEqual({ optionIds: [2] });
    expect(single.rightBy(key({ correctOptionId: 2, alsoRight: [3] }))).toEqual({ optionIds: [2, 3] });
    expect(multiple.rightBy(key({ correctOptionIds: [1, 3] }))).toEqual({ optionIds: [1, 3] });
    expect(multiple.rightBy(key({}))).toEqual({ optionIds: [] });
    expect(numeric.rightBy(key({ correctValue: { from: 1, to: 2 } }))).toEqual({ optionIds: [], range: { from: 1, to: 2 } });
    expect(numeric.rightBy(key({}))).toEqual({ optionIds: [] });
  });

  it('is typed for a command as ids, each once, or as a number or a range', () => {
    expect(['2', '1,3', '', '0', 'x', '1.5'].map(single.rightFrom)).toEqual([{ optionIds: [2] }, null, null, null, null, null]);
    expect(['2', '1,3', '1,1', '1,0', '1,'].map(multiple.rightFrom)).toEqual([{ optionIds: [2] }, { optionIds: [1, 3] }, null, null, null]);
    const range = (from: number, to: number) => ({ optionIds: [], range: { from, to } });
    expect(['5', '-1..2', '2..2'].map(numeric.rightFrom)).toEqual([range(5, 5), range(-1, 2), range(2, 2)]);
    expect(['', 'x', '1..x', 'x..1', '2..1', '1..2..3'].map(numeric.rightFrom)).toEqual([null, null, null, null, null, null]);
  });

  it('is told in a trail as the one option, or as a text', () => {
    expect([[2], [1, 3], []].map((optionIds) => single.told({ optionIds }))).toEqual([2, '1, 3', 0]);
    expect(numeric.told({ optionIds: [], range: { from: 1, to: 2 } })).toBe('1 – 2');
    expect(numeric.told({ optionIds: [], range: { from: 2, to: 2 } })).toBe('2');
    expect(numeric.told({ optionIds: [] })).toBe(0);
  });

  it('changes in a key by the fields of its kind', () => {
    expect(single.rightFields(key({ correctOptionId: 1 }), { optionIds: [2] })).toEqual({ correctOptionId: 2 });
    expect(single.rightFields(key({ correctOptionId: 1 }), { optionIds: [2, 3] })).toEqual({ correctOptionId: 2, alsoRight: [3] });
    expect(single.rightFields(key({ correctOptionId: 1 }), { optionIds: [] })).toEqual({ correctOptionId: 1 });
    expect(multiple.rightFields(key({ correctOptionId: 1 }), { optionIds: [3, 2] })).toEqual({
      correctOptionId: 2,
      correctOptionIds: [2, 3],
    });
    expect(multiple.rightFields(key({ correctOptionId: 1 }), { optionIds: [] })).toEqual({ correctOptionId: 1, correctOptionIds: [] });
    expect(numeric.rightFields(key({}), { optionIds: [], range: { from: 1, to: 1 } })).toEqual({ correctValue: { from: 1, to: 1 } });
    expect(numeric.rightFields(key({}), { optionIds: [] })).toEqual({});
    const range = { from: 1, to: 1 };
    expect([single.rightAfter({ optionIds: [2], range }), numeric.rightAfter({ optionIds: [2], range })]).toEqual([
      { optionIds: [2] },
      { optionIds: [], range },
    ]);
    expect(numeric.rightAfter({ optionIds: [2] })).toEqual({ optionIds: [] });
  });
});

describe('a changed key', () => {
  const known = new Set([1, 2]);

  it('names options of the question, each once', () => {
    for (const { faultsOf } of [single, multiple]) {
      expect(faultsOf({ optionIds: [2, 1] }, known)).toEqual({});
      for (const none of [{}, { optionIds: [] }]) expect(faultsOf(none, known)).toEqual({ optionIds: { code: 'required' } });
      expect(faultsOf({ optionIds: [1, 9, 1] }, known)).toEqual({
        'optionIds.1': { code: 'option-elsewhere' },
        'optionIds.2': { code: 'there-twice' },
      });
    }
  });

  it('names a range where there are no options', () => {
    expect(numeric.faultsOf({ range: { from: 1, to: 2 } }, new Set())).toEqual({});
    expect(numeric.faultsOf({}, new Set())).toEqual({ range: { code: 'required' } });
    expect(numeric.faultsOf({ optionIds: [1], range: { from: 1, to: 2 } }, new Set())).toEqual({ optionIds: { code: 'of-another-kind' } });
  });
});

describe('an answer as a code', () => {
  it('is the same for the same answers, and leads back to the answer', () => {
    expect([undefined, { selectedOptionId: null }, { selectedOptionId: 3 }].map(single.codeOf)).toEqual([0, 0, 3]);
    expect([0, 3].map(single.givenBy)).toEqual([{ selectedOptionId: null }, { selectedOptionId: 3 }]);
    const chosen = { selectedOptionId: null, selectedOptionIds: [1, 3] };
    expect([undefined, { selectedOptionId: null }, chosen].map(multiple.codeOf)).toEqual([0, 0, 0b1010]);
    expect([0, 0b1010].map(multiple.givenBy)).toEqual([{ selectedOptionId: null, selectedOptionIds: [] }, chosen]);
    expect([undefined, { selectedOptionId: null, value: '4' }].map(numeric.codeOf)).toEqual(['', '4']);
    expect(numeric.givenBy('4')).toEqual({ selectedOptionId: null, value: '4' });
  });
});

describe('a simulated learner', () => {
  const asked = (of: Partial<KeyAnswer>, count = 4): Asked => ({
    options: Array.from({ length: count }, (_, at) => ({ id: at + 1 })),
    key: key(of),
  });
  /** Answers with these throws of the dice, one after the other. */
  const answer = (kind: keyof typeof rulesOf, of: Asked, ...throws: number[]) =>
    rulesOf[kind].simulated(of, throws.length === 0, () => throws.shift() ?? Number.NaN);

  it('who knows gives what is right', () => {
    expect(answer('single', asked({ correctOptionId: 2 }))).toEqual({ selectedOptionId: 2 });
    expect(answer('multiple', asked({ correctOptionIds: [1, 3] }))).toEqual({ selectedOptionId: null, selectedOptionIds: [1, 3] });
    expect(answer('numeric', asked({ correctValue: { from: 4, to: 5 } }))).toEqual({ selectedOptionId: null, value: '5' });
  });

  it('who does not errs in the popular way, or in another one', () => {
    const one = asked({ correctOptionId: 2 });
    expect([answer('single', one, 0.59), answer('single', one, 0.6, 0.99)]).toEqual([{ selectedOptionId: 1 }, { selectedOptionId: 4 }]);
    expect(answer('single', asked({ correctOptionId: 1 }, 1), 0)).toEqual({ selectedOptionId: 1 });
    const two = asked({ correctOptionIds: [1, 3] });
    expect(answer('multiple', two, 0.59)).toMatchObject({ selectedOptionIds: [1] });
    expect(answer('multiple', two, 0.6)).toMatchObject({ selectedOptionIds: [1, 2, 3] });
    expect(answer('multiple', asked({ correctOptionIds: [2] }), 0)).toMatchObject({ selectedOptionIds: [2] });
    const number = asked({ correctValue: { from: 4, to: 5 } });
    expect([answer('numeric', number, 0.59), answer('numeric', number, 0.6, 0.5)]).toMatchObject([{ value: '-5' }, { value: '8' }]);
  });
});
