import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTypedNumber } from '../../../../contract/fields/limits';
import { type PadKey, padKeys, pressed, type Typing, typable } from '../../../../src/ui/kinds/number-typing';

const atEnd = (value: string): Typing => ({ value, from: value.length, to: value.length });
const keyed = (typing: Typing, ...keys: PadKey[]): Typing => keys.reduce(pressed, typing);

describe('the keypad', () => {
  it('types digits, one point and a sign that comes and goes', () => {
    expect(keyed(atEnd(''), 'sign', '0', '.', '5', '.')).toEqual(atEnd('-0.5'));
    expect(keyed(atEnd('-0.5'), 'sign')).toEqual(atEnd('0.5'));
    expect(keyed(atEnd('+3'), 'sign')).toEqual(atEnd('-3'));
  });

  it('takes back the last character, or everything', () => {
    expect(keyed(atEnd('-1'), 'erase')).toEqual(atEnd('-'));
    expect(keyed(atEnd(''), 'erase')).toEqual(atEnd(''));
  });

  it('types and erases at the caret, and in the place of a selection', () => {
    expect(pressed({ value: '125', from: 2, to: 2 }, '.')).toEqual({ value: '12.5', from: 3, to: 3 });
    expect(pressed({ value: '125', from: 2, to: 2 }, 'erase')).toEqual({ value: '15', from: 1, to: 1 });
    expect(pressed({ value: '125', from: 0, to: 2 }, 'erase')).toEqual({ value: '5', from: 0, to: 0 });
    expect(pressed({ value: '125', from: 1, to: 3 }, 'erase')).toEqual({ value: '1', from: 1, to: 1 });
    expect(pressed({ value: '125', from: 0, to: 3 }, '7')).toEqual({ value: '7', from: 1, to: 1 });
    expect(pressed({ value: '125', from: 1, to: 1 }, 'sign')).toEqual({ value: '-125', from: 2, to: 2 });
    expect(pressed({ value: '-125', from: 0, to: 0 }, 'sign')).toEqual({ value: '125', from: 0, to: 0 });
  });

  it('types nothing that makes no number: before a sign, or beyond the longest number', () => {
    const beforeSign = { value: '-5', from: 0, to: 0 };
    expect(pressed(beforeSign, '3')).toBe(beforeSign);
    const full = atEnd('1'.repeat(maxTypedNumber));
    expect(pressed(full, '1')).toBe(full);
    expect(pressed(full, 'sign')).toBe(full);
    const fullWithPlus = atEnd(`+${'1'.repeat(maxTypedNumber - 1)}`);
    expect(pressed(fullWithPlus, 'sign').value).toBe(`-${'1'.repeat(maxTypedNumber - 1)}`);
  });

  it('holds a number that is typed or half typed after any keys, with the caret in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...padKeys), { maxLength: 60 }), fc.nat(30), (keys, place) => {
        let typing = atEnd('');
        for (const key of keys) {
          const at = Math.min(place, typing.value.length);
          typing = pressed(place % 3 === 0 ? { ...typing, from: at, to: at } : typing, key);
          expect(typable(typing.value)).toBe(typing.value);
          expect(typing.from).toBe(typing.to);
          expect(typing.to).toBeLessThanOrEqual(typing.value.length);
        }
      }),
    );
  });
});

describe('what a keyboard types', () => {
  it.each(['', '-', '+', '.', '-.', '3', '-3', '+3', '3.', '.5', '-0.50', '007', '1'.repeat(maxTypedNumber)])(
    '%j is a number or becomes one',
    (text) => expect(typable(text)).toBe(text),
  );

  it.each(['a', '1e5', '1,000', '1.2.3', '--1', '1-', '५a', '1/2', '∞', '𝟏', '1'.repeat(maxTypedNumber + 1)])('%j is refused', (text) =>
    expect(typable(text)).toBeNull(),
  );

  it('is written with the usual digits and minus, whatever the keyboard’s script', () => {
    expect(typable('−१२.५')).toBe('-12.5');
    expect(typable('०९')).toBe('09');
    expect(typable('৭')).toBe('7');
    expect(typable('٣٠')).toBe('30');
    expect(typable(' 1 2 ')).toBe('12');
    const digits = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((char) => /\p{Nd}/u.test(char));
    expect(digits.length).toBeGreaterThan(300);
    expect(digits.map(typable).join('')).toBe('0123456789'.repeat(digits.length / 10));
  });
});
