import { useSectionCopy } from '../../../copy/use-section-copy';
import type { SittingProps } from '../store/use-sitting';
import { isSoon, SoonAloud } from './SoonAloud';
import { currentOf, sectionsShown } from './sections-shown';
import { useSectionNews } from './use-section-news';

/** The section on screen, in the head of an attempt on a phone: its name and place, or the seconds that are left of a locked one. */
export function SectionLine({ state: { paper, attempt, now } }: Pick<SittingProps, 'state'>) {
  const words = useSectionCopy();
  const sections = sectionsShown(paper, attempt, now);
  const current = currentOf(sections, attempt, now);
  useSectionNews(sections, current);
  const at = sections.findIndex(({ questionIds }) => questionIds.includes(attempt.currentQuestionId));
  const ends = current && isSoon(current) ? words.ends(current.name, Math.ceil(current.left / 1000)) : null;
  return (
    <p
      data-section={current ? current.section + 1 : undefined}
      data-soon={ends !== null}
      className="min-w-0 truncate tabular-nums data-[soon=true]:font-semibold data-[soon=true]:text-bad"
    >
      {ends ?? (
        <>
          <span className="sr-only">{words.place(at + 1, sections.length)}: </span>
          {sections[at]?.name}
        </>
      )}
      {current && <SoonAloud current={current} />}
    </p>
  );
}
