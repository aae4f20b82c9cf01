import { chosen, type Meaning } from '../../bank/upload/reading/columns/header-meanings';
import { longerRows, textsOf } from '../../bank/upload/reading/columns/longer-rows';
import { joined, missingIn, rosterHeaders, shapedRoster } from '../../bank/upload/reading/columns/roster-meanings';
import { useLooked } from '../../bank/upload/shaping/use-looked';

/** Reads a list with other columns, or a .csv, in a worker, and makes a roster of it. `onShaped`: with the roster, or null while it is not made. */
export function useRosterShape(onShaped: (file: File | null) => void) {
  const { shape, look, stop, show } = useLooked<readonly Meaning[]>({
    of: 'roster',
    first: ({ means }) => means,
    lacks: (_, means) => missingIn(means),
    rowsOf: ({ rows, header, longer }, means) => shapedRoster(rows, header, means, longer),
    onShaped,
  });
  return {
    shape,
    look,
    stop,
    /** Another row has the names of the columns. */
    chooseHeader: (header: number) => {
      if (shape.is !== 'looked') return;
      const { longer: _, ...rest } = shape.looked;
      const longer = rest.sheet === undefined ? longerRows(rest.rows, header) : [];
      show(shape.name, { ...rest, header, ...(longer.length > 0 && { longer }) }, rosterHeaders.guessed(textsOf(rest.rows[header])));
    },
    choose: (at: number, meaning: Meaning) => {
      if (shape.is === 'looked') show(shape.name, shape.looked, chosen(shape.shaping, at, meaning, joined));
    },
  };
}
