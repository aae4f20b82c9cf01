/** What of a keyboard event says which key it was. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'>;

const optionKeys = 'abcdef';
const known = /^[a-fmnprs?]$/;

/**
 * The name of the control that a key presses (its `data-key`), or null. 1 to 6 are A to F. Modifiers belong to the browser and to
 * assistive technology; a key that is held down presses once. A keyboard that writes another script is read by the place of its keys.
 */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyPress): string | null {
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null;
  const isLatin = key.length > 1 || key <= '~';
  const sign = isLatin ? key.toLowerCase() : code.replace(/^(Key|Digit)/, '').toLowerCase();
  // Only the question mark needs Shift, on most keyboards.
  if (shiftKey && sign !== '?') return null;
  const name = /^[1-6]$/.test(sign) ? optionKeys.charAt(Number(sign) - 1) : sign;
  return known.test(name) ? name : null;
}
