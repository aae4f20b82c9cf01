import { describe, expect, it } from 'vitest';
import { optionLetters, optionSlots } from '../../../../contract/fields/limits';
import { type KeyPress, keyOf } from '../../../../src/runner/screens/keyboard/keys';

const pressing = (key: string, more: Partial<KeyPress> = {}): string | null =>
  keyOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, isComposing: false, ...more });

describe('a key in the exam hall', () => {
  it('chooses an option by its letter and by its number, up to the most options of a question', () => {
    expect(optionLetters).toHaveLength(optionSlots.max);
    optionLetters.forEach((letter, index) => {
      expect(pressing(letter)).toBe(letter.toLowerCase());
      expect(pressing(String(index + 1))).toBe(letter.toLowerCase());
    });
    expect(pressing(String(optionSlots.max + 1))).toBeNull();
  });

  it.each([
    ['a', 'a'],
    ['F', 'f'],
    ['1', 'a'],
    ['6', 'f'],
    ['n', 'n'],
    ['P', 'p'],
    ['m', 'm'],
    ['r', 'r'],
    ['s', 's'],
  ])('%s presses %s', (key, control) => expect(pressing(key)).toBe(control));

  it.each(['g', '0', '7', 'Enter', ' ', 'ArrowDown', 'Tab', 'Escape', 'Dead', 'F1', 'Unidentified', '"', ']'])(
    '%s presses nothing',
    (key) => expect(pressing(key)).toBeNull(),
  );

  it('presses nothing with a modifier, during text composition, or when it is held down', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat', 'isComposing'])
      expect(pressing('m', { [modifier]: true })).toBeNull();
    expect(pressing('?', { ctrlKey: true })).toBeNull();
  });

  it('opens the help with Shift, which a question mark needs', () => expect(pressing('?', { shiftKey: true })).toBe('?'));

  it('counts by its position where the keyboard writes another script', () => {
    expect(pressing('म', { code: 'KeyM' })).toBe('m');
    expect(pressing('२', { code: 'Digit2' })).toBe('b');
    expect(pressing('ट', { code: 'Quote' })).toBeNull();
  });
});
