import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, orderKey } from '../../../../contract/fields/fold';
import { questionKey } from '../../../../contract/question/question-key';
import { trigramsOfQuestion } from '../../../../contract/question/similar';
import { bandsOf, wordsBandOf } from '../../../../server/store/bank/question-bands';
import { oldBands } from '../../../../server/store/open/migrations/frozen/bands';
import { folded, oldKey, ordered } from '../../../../server/store/open/migrations/frozen/texts';
import { oldWordsBand } from '../../../../server/store/open/migrations/frozen/words-bands';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(' “Why?” ', 'x² = 4', 'Test 007', 'कौन?', '-5', '\t?!'),
);
const question = fc.record({
  id: fc.nat(),
  description: text,
  options: fc.array(fc.record({ id: fc.nat(), text, correct: fc.boolean(), explanation: fc.constant('') }), { maxLength: 6 }),
});

describe('what released steps made of old rows', () => {
  // Whoever changes these needs a step that makes the rows of old databases anew.
  it('is what the present makes of new ones: keys and bands stand beside each other', () => {
    fc.assert(
      fc.property(question, (one) => {
        expect(oldKey(one)).toBe(questionKey(one));
        const bands = bandsOf(trigramsOfQuestion({ description: one.description, options: one.options.map((option) => option.text) }));
        expect(oldBands(one)).toEqual([...new Set(bands)]);
        expect(oldWordsBand(one.description)).toBe(wordsBandOf(one.description));
      }),
    );
  });

  it('is found by the words of a search, and in its order', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect([folded(one), ordered(one)]).toEqual([fold(one), orderKey(one)]);
      }),
    );
  });
});
