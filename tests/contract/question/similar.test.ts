import { expect, it } from 'vitest';
import { similarity, trigramsOf, trigramsOfQuestion } from '../../../contract/question/similar';

it('a text has the trigrams of its words, as pg_trgm cuts them', () => {
  expect([...trigramsOf('Cat, cat!')]).toEqual(['  c', ' ca', 'cat', 'at ']);
  expect([...trigramsOf('a')]).toEqual(['  a', ' a ']);
  expect([...trigramsOf(' .,;?। ')]).toEqual([]);
  expect(trigramsOf('गंगा')).toEqual(trigramsOf('“गंगा”।'));
});

it('similarity is the common share: 1 for the same words in any order, 0 for none', () => {
  const of = (a: string, b: string) => similarity(trigramsOf(a), trigramsOf(b));
  expect(of('red blue', 'BLUE red')).toBe(1);
  expect(of('red', 'blue')).toBe(0);
  expect(of('', 'blue')).toBe(0);
  expect(of('', '')).toBe(0);
  // 2 of 6 trigrams: "  c" and " ca" of "cat" and "can".
  expect(of('cat', 'can')).toBeCloseTo(1 / 3);
  expect(of('cat', 'can')).toBe(of('can', 'cat'));
  expect(trigramsOfQuestion({ description: 'Why', options: ['not', ''] })).toEqual(trigramsOf('why not'));
});
