import type { Fault } from '../faults/fault';
import { excerpt } from '../faults/quoted';
import { brokenFormula, type IsDrawable, isBalanced } from './formulas/formula';

/** What stands in a text in the place of what a file or the clipboard could not bring. */
export const lostPicture = '[🖼]';
export const lostFormula = '[∑]';

export const holdsLost = (text: string): boolean => text.includes(lostPicture) || text.includes(lostFormula);

/** Why a text of a question or a passage is not taken: a formula that cannot be drawn, or one that stayed behind, as a picture may. Null: it is. */
export function textFault(text: string, isDrawable: IsDrawable = isBalanced): Fault | null {
  if (holdsLost(text)) return { code: 'left-out' };
  const formula = brokenFormula(text, isDrawable);
  return formula === null ? null : { code: 'formula-broken', formula: excerpt(formula) };
}
