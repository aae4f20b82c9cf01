import { optionLetters, optionSlots } from '../../../../contract/fields/limits';

/** The fields of a keyboard event that identify the key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'>;

/** One for each option; its number presses it too. */
const optionKeys: readonly string[] = optionLetters.slice(0, optionSlots.max).map((letter) => letter.toLowerCase());
const otherKeys: readonly string[] = ['m', 'n', 'p', 'r', 's', '?'];

/**
 * Returns the `data-key` of the control that a key presses, or null. 1 means A, 2 means B, and so on. Combinations with modifiers belong to the browser
 * and to assistive technology; a held key presses once. On keyboards of other scripts the key's position counts.
 */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyPress): string | null {
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null;
  const isLatin = key.length > 1 || key <= '~';
  const sign = isLatin ? key.toLowerCase() : code.replace(/^(Key|Digit)/, '').toLowerCase();
  // Most keyboards need Shift for the question mark, and for no other key here.
  if (shiftKey && sign !== '?') return null;
  const name = optionKeys[Number(sign) - 1] ?? sign;
  return optionKeys.includes(name) || otherKeys.includes(name) ? name : null;
}
