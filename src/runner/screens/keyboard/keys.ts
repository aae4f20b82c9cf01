/** The fields of a keyboard event that identify the key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'>;

const optionKeys = 'abcdef';
const known = /^[a-fmnprs?]$/;

/**
 * Returns the `data-key` of the control that a key presses, or null. 1 to 6 mean A to F. Combinations with modifiers belong to the browser
 * and to assistive technology; a held key presses once. On keyboards of other scripts the key's position counts.
 */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyPress): string | null {
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null;
  const isLatin = key.length > 1 || key <= '~';
  const sign = isLatin ? key.toLowerCase() : code.replace(/^(Key|Digit)/, '').toLowerCase();
  // Most keyboards need Shift for the question mark, and for no other key here.
  if (shiftKey && sign !== '?') return null;
  const name = /^[1-6]$/.test(sign) ? optionKeys.charAt(Number(sign) - 1) : sign;
  return known.test(name) ? name : null;
}
