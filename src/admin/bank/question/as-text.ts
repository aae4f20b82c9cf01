import { optionLetters } from '../../../../contract/fields/limits';
import { hasOptions } from '../../../../contract/kinds/kinds';
import type { Typed } from './typed-form';

/** A question as lines, to be compared with another version: its text, its options with the right ones marked, or its range, and the explanation. */
export function asText({ kind, description, slots, rights, number, explanation }: Typed): string {
  const options = slots.map(({ key, text }, at) => (text === '' ? '' : `${optionLetters[at]}. ${text}${rights.includes(key) ? ' ✓' : ''}`));
  const answer = hasOptions({ kind }) ? options : [number.isRange ? `${number.from} – ${number.to}` : number.from];
  return [description, ...answer, explanation].filter((line) => line !== '').join('\n');
}
