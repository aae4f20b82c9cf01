import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkedAgainst } from '../../../contract/calls/faults';
import { carried } from '../../../contract/faults/issue';
import { asRead } from '../../kit/as-read';

describe('a value of another shape', () => {
  it('is reported as none of the known values if its rule has no sentence', () => {
    expect(asRead(checkedAgainst(v.object({ isSure: v.boolean() }), { isSure: 'yes' }))).toEqual({ faults: { isSure: 'is not right' } });
  });

  it('lacks a field, or is not an object, where unknown fields are allowed', () => {
    const schema = v.object({ name: v.string() });
    expect(asRead(checkedAgainst(schema, {}))).toEqual({ faults: { name: 'is missing' } });
    expect(asRead(checkedAgainst(schema, 'x'))).toEqual({ faults: { body: 'is not an object' } });
  });

  it('has too many entries where a text is split into a list', () => {
    const schema = v.object({
      tags: v.pipe(
        v.string(),
        v.transform((text) => text.split(',')),
        v.array(v.string()),
        v.maxLength(2),
      ),
    });
    expect(asRead(checkedAgainst(schema, { tags: 'a,b,c' }))).toEqual({ faults: { tags: 'has more than 2 entries' } });
  });

  it('has one fault for each field, the first; later rules are not applied', () => {
    let asked = 0;
    const name = v.pipe(
      v.string(),
      v.maxLength(1),
      v.check(() => {
        asked += 1;
        return false;
      }),
    );
    expect(asRead(checkedAgainst(v.object({ name }), { name: 'long' }))).toEqual({ faults: { name: 'has more than 1 characters' } });
    expect(asked).toBe(0);
    const twice = v.intersect([
      v.object({ name: v.string(carried({ code: 'required' })) }),
      v.object({ name: v.string(carried({ code: 'empty' })) }),
    ]);
    expect(asRead(checkedAgainst(twice, { name: 1 }))).toEqual({ faults: { name: 'is required' } });
  });

  it('has at most twenty faults named for a long list', () => {
    const fields = Array.from({ length: 25 }, (_, at) => `list${at}`);
    const list = v.pipe(v.array(v.number()), v.maxLength(1));
    const outcome = checkedAgainst(
      v.object(Object.fromEntries(fields.map((field) => [field, list]))),
      Object.fromEntries(fields.map((field) => [field, [1, 2]])),
    );
    expect('faults' in outcome && Object.keys(outcome.faults)).toEqual(fields.slice(0, 20));
  });
});
