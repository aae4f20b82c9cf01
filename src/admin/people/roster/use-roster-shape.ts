import { chosen, type Meaning } from '../../bank/upload/reading/columns/header-meanings';
import { joined, missingIn, rosterHeaders, shapedRoster } from '../../bank/upload/reading/columns/roster-meanings';
import { useLooked } from '../../bank/upload/shaping/use-looked';

/** Reads a list with other columns, or a .csv, in a worker, and makes a roster of it. `onShaped`: with the roster, or null while it is not made. */
export function useRosterShape(onShaped: (file: File | null) => void) {
  const { shape, look, stop, show, chooseHeader } = useLooked<readonly Meaning[]>({
    of: 'roster',
    guessed: rosterHeaders.guessed,
    first: ({ means }) => means,
    lacks: (_, means) => missingIn(means),
    rowsOf: ({ rows, header, longer }, means) => shapedRoster(rows, header, means, longer),
    onShaped,
  });
  return {
    shape,
    look,
    stop,
    chooseHeader,
    choose: (at: number, meaning: Meaning) => {
      if (shape.is === 'looked') show(shape.name, shape.looked, chosen(shape.shaping, at, meaning, joined));
    },
  };
}
