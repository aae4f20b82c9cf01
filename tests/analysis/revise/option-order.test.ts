import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOptionOrder, optionOrder } from '../../../analysis/revise/option-order';
import { question } from './made';

const withOptions = (texts: readonly string[], more = {}) =>
  question(1, null, { options: texts.map((text, id) => ({ id, text })), ...more });
/** Takes the last of what is left: the order is turned around. */
const last = () => 0.99;
const shown = (texts: readonly string[], more = {}) => optionOrder(withOptions(texts, more), last).map((from) => texts[from]);

describe('the order of options', () => {
  it('has each option once, whatever the numbers are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('red', 'None of these', 'blue', 'All of the above'), { maxLength: 6 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (texts, number) => {
          const order = optionOrder(withOptions(texts), () => number);
          expect(order.toSorted((a, b) => a - b)).toEqual(texts.map((_, place) => place));
        },
      ),
    );
  });

  it('moves options that name no others', () => {
    expect(shown(['red', 'green', 'a blue one', '12'])).toEqual(['12', 'a blue one', 'green', 'red']);
  });

  it.each(['None of the above', 'All of these', 'Neither of these', 'उपर्युक्त सभी', 'इनमें से कोई नहीं', 'दोनों'])(
    'keeps the place of “%s”, and what is above it above',
    (text) => {
      expect(shown(['red', 'green', text])).toEqual(['green', 'red', text]);
      expect(shown(['red', 'green', text, 'blue'])).toEqual(['green', 'red', text, 'blue']);
    },
  );

  it.each(['Both A and B', 'A and C', 'Only (b)', '(a) and (c)', 'A और B', 'Either 1 or 2'])('moves nothing beside “%s”', (text) => {
    expect(shown(['red', 'green', text, 'blue'])).toEqual(['red', 'green', text, 'blue']);
  });

  it('moves nothing where the explanation speaks of a letter, or the other language names others', () => {
    const texts = ['red', 'green'];
    expect(shown(texts, { explanation: 'So option B is right.' })).toEqual(texts);
    expect(shown(texts, { explanation: 'अतः विकल्प (B) सही है।' })).toEqual(texts);
    const translation = { language: 'hi', description: '', options: ['लाल', 'A और B'] };
    expect(shown(texts, { translation })).toEqual(texts);
  });

  it('takes both languages and the ids along', () => {
    const translation = { language: 'hi' as const, description: 'प्रश्न', options: ['एक', 'दो'] };
    const turned = inOptionOrder(withOptions(['one', 'two'], { translation }), [1, 0]);
    expect(turned.options).toEqual([
      { id: 1, text: 'two' },
      { id: 0, text: 'one' },
    ]);
    expect(turned.translation?.options).toEqual(['दो', 'एक']);
  });
});
