import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../../contract/calls/calls';
import { mostNames, queryOf } from '../../../server/http/query';
import { Refusal } from '../../../server/replies/refusal';

const faultsOf = (query: string): unknown => {
  try {
    return queryOf(query);
  } catch (fault) {
    return fault instanceof Refusal ? fault.fields : fault;
  }
};

const names = (count: number): string => Array.from({ length: count }, (_, at) => `n${at}=1`).join('&');

describe('a query', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is refused before a name is read where it has more names than any call', () => {
    vi.stubGlobal('URLSearchParams', () => {
      throw new Error('The query was read.');
    });
    for (const many of [names(mostNames + 1), names(4_500), '&'.repeat(16_000), 'a=1&'.repeat(4_000), `${names(mostNames)}&`])
      expect(faultsOf(many)).toEqual({ query: { code: 'too-many-entries', most: mostNames } });
    vi.unstubAllGlobals();
    expect(Object.keys(queryOf(names(mostNames)))).toHaveLength(mostNames);
  });

  it('has room for all names of every call', () => {
    const entries = Object.values(calls).map((call) => ('query' in call ? Object.keys(call.query.entries).length : 0));
    expect(Math.max(...entries)).toBeGreaterThan(4);
    expect(Math.max(...entries)).toBeLessThanOrEqual(mostNames);
  });

  it('is read once over, with each name that is in it twice, however it is written', () => {
    const again = vi.spyOn(URLSearchParams.prototype, 'getAll');
    expect(faultsOf('a=1&b=2&%61=3&__proto__=1&__proto__=2')).toEqual(
      Object.fromEntries(['a', '__proto__'].map((name) => [name, { code: 'there-twice' }])),
    );
    expect(queryOf('a=1+2&b=%26&c')).toEqual({ a: '1 2', b: '&', c: '' });
    expect(queryOf('')).toEqual({});
    expect(again).not.toHaveBeenCalled();
  });
});
