import { watched } from '../../../ui/browser/use-wide';

/** A lying phone is wide enough for two columns, and too low for a sheet. */
const useBeside = watched('(width >= 80rem) or ((width >= 40rem) and (height < 30rem))', false);
/** The width below which the buttons of a question are one row at the thumb. */
const useSheet = watched('(width < 64rem) and (height >= 30rem)', false);

/** Where a passage stands: in a column beside its question, in a sheet that is drawn up below it, or folding above it. */
export type PassageLayout = 'beside' | 'sheet' | 'above';

/** Returns where a passage stands on the present screen. */
export function usePassageLayout(): PassageLayout {
  const isBeside = useBeside();
  const isSheet = useSheet();
  if (isBeside) return 'beside';
  return isSheet ? 'sheet' : 'above';
}
