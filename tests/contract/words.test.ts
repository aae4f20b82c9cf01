import { describe, expect, it } from 'vitest';
import { isUnreachable } from '../../contract/calls/unreachable';
import { quoted } from '../../contract/faults/quoted';
import { picturesIn } from '../../contract/question/picture';
import { inLanguage, optionColumns, translationColumns } from '../../contract/sheet/columns';
import { everyColumn } from '../../contract/sheet/kind';
import { FileRefused, wholeFault } from '../../contract/sheet/whole-fault';

describe('a quote', () => {
  it('is the whole text up to eighty characters', () => {
    expect(quoted('a'.repeat(80))).toBe(`"${'a'.repeat(80)}"`);
  });

  it('of a longer text is its beginning, eighty characters with the ellipsis', () => {
    expect(quoted('a'.repeat(81))).toBe(`"${'a'.repeat(79)}…"`);
  });

  it('never ends with half a surrogate pair, and keeps whole ones', () => {
    expect(quoted(`${'a'.repeat(78)}😀 and more`)).toBe(`"${'a'.repeat(78)}…"`);
    expect(quoted(`😀${'a'.repeat(80)}`)).toBe(`"😀${'a'.repeat(77)}…"`);
  });
});

describe('a file that is refused', () => {
  it('says why', () => {
    const why = { code: 'too-many-questions', most: 7 } as const;
    expect(wholeFault(new FileRefused(why, 'too-large'))).toEqual({ is: 'too-large', why });
  });

  it('is told from an error of the program, which is thrown again', () => {
    const mistake = new TypeError('undefined is not a function');
    expect(() => wholeFault(mistake)).toThrow(mistake);
  });
});

it('the identity service counts as out of reach after a network failure, not after a refusal', () => {
  const coded = (code: string) => Object.assign(new Error(), { code });
  expect([new TypeError('Failed to fetch'), coded('auth/network-request-failed')].map(isUnreachable)).toEqual([true, true]);
  expect([coded('auth/user-disabled'), new Error(), null, undefined, 'text'].map(isUnreachable)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('the pictures of questions are those of the question, its explanation and its options, in this order', () => {
  const picture = (hash: string) => ({ hash, width: 2, height: 1, alt: '' });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(picture) as [ReturnType<typeof picture>, never, never, never];
  const questions = [
    { picture: a, explanationPicture: b, options: [{}, { picture: c }, { explanationPicture: d }] },
    { options: [] },
    { picture: a, options: [] },
  ];
  expect(picturesIn(questions)).toEqual([a, b, c, d, a]);
});

it('a sheet has a column for each option, and one more for each text in either language', () => {
  expect(optionColumns).toEqual(['Option 1', 'Option 2', 'Option 3', 'Option 4', 'Option 5', 'Option 6']);
  expect(inLanguage('Question', 'hi')).toBe('Question (Hindi)');
  expect(translationColumns.en).toEqual(['Question', ...optionColumns, 'Explanation'].map((column) => `${column} (English)`));
  expect(everyColumn).toContain('Explanation (Hindi)');
  expect(new Set(everyColumn).size).toBe(everyColumn.length);
});
