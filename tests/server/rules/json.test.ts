import { describe, expect, it } from 'vitest';
import { isTooDeep, mayHoldNul, pathOfNul } from '../../../server/rules/json';

const nested = (depth: number, open = '[', close = ']') => `${open.repeat(depth)}${close.repeat(depth)}`;

describe('a body that is nested too deeply', () => {
  it.each([
    ['[', ']'],
    ['{', '}'],
  ])('has more than twelve %s inside each other', (open, close) => {
    expect(isTooDeep(nested(12, open, close))).toBe(false);
    expect(isTooDeep(nested(13, open, close))).toBe(true);
  });

  it('may have any number of them side by side', () => {
    expect(isTooDeep(`[${'[],{},'.repeat(50)}{}]`)).toBe(false);
  });

  it('does not count brackets in its texts, with any escapes there', () => {
    for (const text of [nested(20), nested(20, '{', '}'), `\\"${nested(20)}`, `${nested(20)}\\\\`])
      expect(isTooDeep(`["${text}"]`)).toBe(false);
  });

  it('may follow a text that closes nothing', () => {
    for (const text of ['"]]]]]"', '"}}}}}"', '"\\\\"', '"\\""']) expect(isTooDeep(`${text}${nested(13)}`)).toBe(true);
  });

  it('does not take a backslash outside a text for an escape', () => expect(isTooDeep(`\\${nested(13)}`)).toBe(true));
});

describe('a NUL', () => {
  it('is recognized in the only escape that JSON has for it', () => {
    expect(mayHoldNul(JSON.stringify('a\0b'))).toBe(true);
    expect(mayHoldNul(JSON.stringify('a b'))).toBe(false);
  });

  it('is named by its path, the first of several', () => {
    expect(pathOfNul({ name: 'fine', options: [{ text: 'fine' }, { text: 'a\0b' }], last: '\0' })).toBe('options.1.text');
    expect(pathOfNul('\0')).toBe('');
  });

  it.each([[null], ['text'], [7], [true], [{ name: null, list: [1, 'two'] }]])('is not in %j', (value) =>
    expect(pathOfNul(value)).toBeNull(),
  );
});
