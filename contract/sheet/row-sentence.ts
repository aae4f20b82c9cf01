import { inEnglish } from '../faults/english';
import type { CellFault } from './cell-fault';
import type { Place, RowPlace } from './read-rows';

/** A fault as the API words it: `Row 12, Correct option: "7" is not an option.`, `Question 3 (Orbits), Options: …` */
export const rowSentence = ({ row, name }: RowPlace, { column, why }: CellFault, place: Place = 'Row'): string =>
  `${place} ${row}${name === undefined ? '' : ` (${name})`}, ${column}: ${inEnglish(why)}.`;
