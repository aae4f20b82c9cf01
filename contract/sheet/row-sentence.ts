import { inEnglish } from '../faults/english/faults';
import type { CellFault } from './cell-fault';
import type { Place } from './read-rows';

/** A fault as the API words it: `Row 12, Correct option: "7" is not an option.` */
export const rowSentence = (row: number, { column, why }: CellFault, place: Place = 'Row'): string =>
  `${place} ${row}, ${column}: ${inEnglish(why)}.`;
