import { instructionsPreview } from '../../../contract/fields/limits';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Instructions as a table shows them: a dash when empty, an ellipsis after 100 characters (spec §9), no letter cut through. */
export function shortened(instructions: string): string {
  const text = instructions.trim();
  if (text === '') return '-';
  if (text.length <= instructionsPreview) return text;
  const shown = [...letters.segment(text)].map(({ segment }) => segment);
  return shown.length <= instructionsPreview ? text : `${shown.slice(0, instructionsPreview).join('')}…`;
}
