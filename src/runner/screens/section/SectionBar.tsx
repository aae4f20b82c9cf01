import { notify } from '../../../ui/controls/toast';
import { remaining } from '../../attempt/timer';
import type { SittingProps } from '../store/use-sitting';
import { FinishSection } from './FinishSection';
import { SectionTabs } from './SectionTabs';
import { SoonAloud } from './SoonAloud';
import { Strip } from './Strip';
import { currentOf, sectionsShown } from './sections-shown';
import { useSectionNews } from './use-section-news';

export interface SectionBarProps extends Pick<SittingProps, 'runner' | 'state'> {
  /** Read-only: the attempt is over, or another page holds it. */
  isLocked: boolean;
  onGo: (questionId: number) => void;
}

/** The sections of a paper under its name: the tabs, and in a paper with locked sections what the clock counts and what comes next. */
export function SectionBar({ runner, state: { paper, attempt, now }, isLocked, onGo }: SectionBarProps) {
  const sections = sectionsShown(paper, attempt, now);
  const current = currentOf(sections, attempt, now);
  useSectionNews(sections, current);
  return (
    <>
      {sections.length > 1 && (
        <SectionTabs
          sections={sections}
          currentQuestionId={attempt.currentQuestionId}
          onGo={onGo}
          onRefused={(reason) => notify('info', reason)}
        />
      )}
      {current && (
        <Strip data-section={current.section + 1} current={current} of={sections.length} whole={remaining(attempt.deadline, now)}>
          {current.mayFinish && (
            <FinishSection key={current.section} runner={runner} attempt={attempt} current={current} isLocked={isLocked} />
          )}
          <SoonAloud current={current} />
        </Strip>
      )}
    </>
  );
}
