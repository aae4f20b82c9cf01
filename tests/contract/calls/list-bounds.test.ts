import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../../contract/calls/calls';
import { checkedAgainst, mostFaults } from '../../../contract/calls/faults';
import { tooLongLists } from '../../../contract/calls/list-bounds';
import { carried } from '../../../contract/faults/issue';
import { asRead } from '../../kit/as-read';

interface Step {
  type: string;
  pipe?: readonly Step[];
}

interface Shape {
  type: string;
  pipe?: readonly Step[];
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
}

const isBound = ({ type, pipe = [] }: Step): boolean => type === 'max_length' || pipe.some(isBound);

/** Paths of the lists in a shape that have no bound. */
function unbounded(shape: Shape, at: string): string[] {
  const inner = [shape.item, shape.wrapped].flatMap((part) => (part === undefined ? [] : unbounded(part, at)));
  const entries = Object.entries(shape.entries ?? {}).flatMap(([key, entry]) => unbounded(entry, `${at}.${key}`));
  const isOpen = shape.type === 'array' && !shape.pipe?.some(isBound);
  return [...(isOpen ? [at] : []), ...inner, ...entries];
}

describe('a list in a request', () => {
  it.each(Object.keys(calls) as CallName[])('of %s has a bound', (name) => {
    const parts = calls[name] as { params?: Shape; query?: Shape; body?: Shape };
    const open = (['params', 'query', 'body'] as const).flatMap((part) => (parts[part] === undefined ? [] : unbounded(parts[part], part)));
    expect(open).toEqual([]);
  });

  it('that is too long is refused by its length, before any item is checked', () => {
    let looks = 0;
    const item = v.pipe(
      v.number(),
      v.check(() => {
        looks += 1;
        return true;
      }),
    );
    const schema = v.object({
      inner: v.optional(v.object({ list: v.pipe(v.array(item), v.maxLength(3, carried({ code: 'too-many-answers', most: 3 }))) })),
    });
    const outcome = checkedAgainst(schema, { inner: { list: [1, 2, 3, 4] } });
    expect([asRead(outcome), looks]).toEqual([{ faults: { 'inner.list': 'has more than 3 answers' } }, 0]);
    expect(checkedAgainst(schema, { inner: { list: [1, 2, 3] } })).toEqual({ output: { inner: { list: [1, 2, 3] } } });
  });

  it('is found in lists of lists, in nullable fields and in objects with all their fields known', () => {
    const list = v.pipe(v.array(v.number()), v.maxLength(1, carried({ code: 'too-many-tags', most: 1 })));
    const inLists = v.array(v.array(v.strictObject({ list: v.nullable(list) })));
    expect(tooLongLists(inLists, [[], [{ list: [1] }, { list: [1, 2] }]])).toEqual(
      new Map([['1.1.list', { code: 'too-many-tags', most: 1 }]]),
    );
    expect(tooLongLists(inLists, [[{ list: null }]])).toEqual(new Map());
  });

  it('is found each time that a body is checked against the same shape', () => {
    const schema = v.object({ list: v.pipe(v.array(v.number()), v.maxLength(1)) });
    for (let times = 0; times < 3; times += 1)
      expect(tooLongLists(schema, { list: [1, 2] })).toEqual(new Map([['list', { code: 'too-many-entries', most: 1 }]]));
  });

  it('is found where its bound stands before other checks of the list', () => {
    const list = v.pipe(v.array(v.number()), v.maxLength(1, carried({ code: 'too-many-tags', most: 1 })));
    expect(
      tooLongLists(
        v.object({
          list: v.pipe(
            v.pipe(list, v.minLength(1)),
            v.check(() => true),
          ),
        }),
        { list: [1, 2] },
      ),
    ).toEqual(new Map([['list', { code: 'too-many-tags', most: 1 }]]));
  });

  it('that is the whole body is named as the body', () => {
    expect(tooLongLists(v.pipe(v.array(v.number()), v.maxLength(1, carried({ code: 'too-many-tags', most: 1 }))), [1, 2])).toEqual(
      new Map([['body', { code: 'too-many-tags', most: 1 }]]),
    );
  });

  it('is not looked for in a missing value, in a value of another type, or in a shape without lists', () => {
    const schema = v.object({ inner: v.object({ list: v.pipe(v.array(v.number()), v.maxLength(1)) }) });
    for (const value of [null, undefined, 5, { inner: null }, { inner: { list: 'text' } }])
      expect(tooLongLists(schema, value)).toEqual(new Map());
    expect(tooLongLists(v.string(), [1, 2])).toEqual(new Map());
  });

  it('has at most twenty faults named', () => {
    const schema = v.object({ list: v.pipe(v.array(v.number(carried({ code: 'not-a-number' }))), v.maxLength(300)) });
    const outcome = checkedAgainst(schema, { list: Array(300).fill('x') });
    expect('faults' in outcome && Object.keys(outcome.faults)).toHaveLength(mostFaults);
  });
});

describe('a fault', () => {
  const schema = v.strictObject({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(5)), at: v.number(), tags: v.array(v.string()) });
  it.each<[string, unknown, Record<string, string>]>([
    ['of wrong kinds', { name: 1, at: 'x', tags: {} }, { name: 'is not a text', at: 'is not a number', tags: 'is not a list' }],
    ['of what is missing', {}, { name: 'is missing', at: 'is missing', tags: 'is missing' }],
    ['of an unknown field', { name: 'a', at: 1, tags: [], role: 'admin' }, { role: 'is not a known field' }],
    ['of an empty text', { name: '', at: 1, tags: [] }, { name: 'is required' }],
    ['of a long text', { name: 'abcdef', at: 1, tags: [] }, { name: 'has more than 5 characters' }],
    ['of no object', 'x', { body: 'is not an object' }],
  ])('%s is named in plain words that do not repeat the input', (_, value, faults) =>
    expect(asRead(checkedAgainst(schema, value))).toEqual({ faults }),
  );

  it('of a field called __proto__ names the field', () => {
    const outcome = checkedAgainst(schema, JSON.parse('{"name":"a","at":1,"tags":[],"__proto__":{"role":"admin"}}'));
    expect(Object.entries('faults' in outcome ? outcome.faults : {})).toEqual([['__proto__', { code: 'unknown-field' }]]);
  });
});
