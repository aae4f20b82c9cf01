import { useEffect, useRef } from 'react';
import { useSectionCopy } from '../../../copy/use-section-copy';
import { notify } from '../../../ui/controls/toast';
import type { CurrentSection, ShownSection } from './sections-shown';

/** Tells the learner once of each section that begins while the screen is open; a screen reader speaks it. */
export function useSectionNews(sections: readonly ShownSection[], current: CurrentSection | null): void {
  const { begun } = useSectionCopy();
  const told = useRef(current?.section);
  const news = current && begun(current.section + 1, sections.length, current.name, Math.ceil(current.left / 60_000));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minutes change all the time, and only a new section is news.
  useEffect(() => {
    const isNew = told.current !== current?.section;
    told.current = current?.section;
    if (isNew && news !== null) notify('info', news);
  }, [current?.section]);
}
