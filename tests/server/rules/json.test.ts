import { describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls/calls';
import { maxTexts } from '../../../contract/fields/limits';
import { faultBeforeParse, mayHoldNul, pathOfNul } from '../../../server/rules/json';

const isTooDeep = (text: string): boolean => faultBeforeParse(text)?.code === 'too-deep';
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

interface Shape {
  type: string;
  pipe?: readonly Shape[];
  requirement?: unknown;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
}

/** The steps of a schema, those of its first step among them, which may be a schema with steps of its own. */
const stepsIn = (pipe: readonly Shape[]): Shape[] => pipe.flatMap((step) => (step.pipe === undefined ? step : stepsIn(step.pipe)));

/** The most texts, and brackets and commas, that a value of a schema has. */
function mostOf({ type, pipe = [], entries, item, wrapped }: Shape): { texts: number; parts: number } {
  if (wrapped !== undefined) return mostOf(wrapped);
  const [first] = pipe;
  if (first !== undefined && first.type !== type) return mostOf(first);
  if (item !== undefined) {
    const count = Number(stepsIn(pipe).find((step) => step.type === 'max_length')?.requirement);
    const each = mostOf(item);
    return { texts: count * each.texts, parts: 1 + count * (1 + each.parts) };
  }
  if (entries === undefined) return { texts: ['string', 'picklist', 'literal'].includes(type) ? 1 : 0, parts: 0 };
  const all = Object.values(entries).map(mostOf);
  return {
    texts: all.reduce((sum, { texts }) => sum + 1 + texts, 0),
    parts: all.reduce((sum, { parts }) => sum + 1 + parts, 1),
  };
}

describe('a body with more texts or entries than any body of the contract', () => {
  const texts = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => `n${at}`));
  const names = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 1])));

  it('is refused, whether they are values or names', () => {
    for (const many of [texts, names]) {
      expect(faultBeforeParse(many(3_000))).toBeNull();
      expect(faultBeforeParse(many(3_001))).toEqual({ code: 'too-many-entries', most: 3_000 });
      expect(faultBeforeParse(many(3_001), 3_001)).toBeNull();
    }
  });

  it.each(['[],', '{},', '1,'])('is refused for many %s', (part) => {
    expect(faultBeforeParse(`[${part.repeat(9_000)}1]`)).toBeNull();
    expect(faultBeforeParse(`[${part.repeat(20_001)}1]`)).toEqual({ code: 'too-many-entries', most: 20_000 });
  });

  it('may hold a long text with any signs', () => expect(faultBeforeParse(JSON.stringify({ a: '","[],{}'.repeat(20_000) }))).toBeNull());

  it.each(Object.entries(calls).flatMap(([name, call]) => ('body' in call ? [{ name, call }] : [])))(
    'is none that $name takes',
    ({ call }) => {
      const { texts, parts } = mostOf(call.body as unknown as Shape);
      expect(texts).toBeLessThanOrEqual('bodyTexts' in call ? call.bodyTexts : maxTexts.json);
      expect(parts).toBeLessThan(20_000);
    },
  );
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
