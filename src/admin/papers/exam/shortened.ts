import { instructionsPreview } from '../../../../contract/fields/limits';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Shortens instructions for a table: a dash if empty, an ellipsis after 100 characters (spec §9), never inside a grapheme. */
export function shortened(instructions: string): string {
  const text = instructions.trim();
  if (text === '') return '-';
  if (text.length <= instructionsPreview) return text;
  const shown = [...letters.segment(text)].map(({ segment }) => segment);
  return shown.length <= instructionsPreview ? text : `${shown.slice(0, instructionsPreview).join('')}…`;
}
