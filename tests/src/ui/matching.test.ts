import { expect, it } from 'vitest';
import { matching } from '../../../src/ui/matching';

const found = (query: string, ...texts: string[]) => matching(texts, (text) => text, query);

it('finds what has every word, in any case and order; everything without a word', () => {
  expect(found('MOCK two', 'Two mocks', 'Mock one')).toEqual(['Two mocks']);
  expect(found('  ', 'a', 'b')).toEqual(['a', 'b']);
  expect(found('10 bat', 'Batch 9', 'Batch 10')).toEqual(['Batch 10']);
  expect(found('x', 'a')).toEqual([]);
});

it('finds words with and without accents, dots below letters and joiners, as keyboards of India write them', () => {
  expect(found('resume', 'Résumé')).toEqual(['Résumé']);
  // One letter, or a letter and its dot.
  expect(found('\u095bमीन', 'ज\u093cमीन')).toHaveLength(1);
  expect(found('जमीन', 'ज\u093cमीन')).toHaveLength(1);
  expect(found('पांच', 'पाँच')).toHaveLength(1);
  expect(found('क्ष', 'क्\u200dष')).toHaveLength(1);
  expect(found('पाच', 'पाँच')).toEqual([]);
});
