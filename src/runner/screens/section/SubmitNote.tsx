import { useSectionCopy } from '../../../copy/use-section-copy';
import type { SittingProps } from '../store/use-sitting';
import { sectionsShown } from './sections-shown';

/** In the confirmation of a hand-in: the locked sections that have not begun. */
export function SubmitNote({ state: { paper, attempt, now } }: Pick<SittingProps, 'state'>) {
  const words = useSectionCopy();
  const later = sectionsShown(paper, attempt, now).filter(({ state }) => state === 'later');
  if (later.length === 0) return null;
  return <p className="font-semibold">{words.notBegun(later.map(({ name }) => name).join(', '))}</p>;
}
