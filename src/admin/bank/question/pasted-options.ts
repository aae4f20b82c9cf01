import { optionSlots } from '../../../../contract/fields/limits';
import { optionsIn } from '../formatted/options-in';
import type { Typed } from './draft-shape';
import { isSaid, withSlot, withText } from './typed';

/** Two lines may be one option that another page broke. */
const leastLines = 3;

/** Strokes and semicolons part options in a cell of a sheet; in a field they may belong to one option. */
function partsOf(text: string): string[] | null {
  const lines = text.trim().split('\n').length;
  const options = lines > 1 || !/[|;]/.test(text) ? optionsIn(text) : null;
  const isLabelled = options !== null && !text.trim().startsWith(options[0] ?? '');
  return isLabelled || lines >= leastLines ? options : null;
}

/**
 * The form with options that were pasted at once, each in a field of its own from the field `key` on; null where the text is one option, a field from there on is
 * not empty, or they are too many.
 */
export function withPastedOptions(form: Typed, key: number, text: string): Typed | null {
  const place = form.slots.findIndex((slot) => slot.key === key);
  const options = partsOf(text);
  if (place === -1 || options === null || place + options.length > optionSlots.max || form.slots.slice(place).some(isSaid)) return null;
  let next = form;
  while (next.slots.length < place + options.length) next = withSlot(next);
  for (const [at, option] of options.entries()) next = withText(next, next.slots[place + at]?.key ?? key, option);
  return next;
}
