import { useSectionCopy } from '../../../copy/use-section-copy';
import type { CurrentSection } from './sections-shown';

/** Seconds before the end of a section at which learners are warned. */
const sectionWarningSeconds = 10;

/** Whether the current section is in its last seconds, of which the screen warns. */
export const isSoon = ({ left }: CurrentSection): boolean => left > 0 && left <= sectionWarningSeconds * 1000;

/** Tells a screen reader once that the section ends soon, and what follows. */
export function SoonAloud({ current }: { current: CurrentSection }) {
  const words = useSectionCopy();
  return (
    <span aria-live="assertive" className="sr-only">
      {isSoon(current) && words.soon(current.name, current.next?.name ?? null, sectionWarningSeconds)}
    </span>
  );
}
