import { sectionWarningSeconds } from '../../../../contract/fields/limits';
import { useSectionCopy } from '../../../copy/use-section-copy';
import { remaining, timerText } from '../../attempt/timer';
import type { SittingProps } from '../store/use-sitting';
import { FinishSection } from './FinishSection';
import { SectionTabs } from './SectionTabs';
import { type CurrentSection, currentOf, sectionsShown } from './sections-shown';
import { useSectionNews } from './use-section-news';

interface Props extends Pick<SittingProps, 'runner' | 'state'> {
  /** Read-only: the attempt is over, or another page holds it. */
  isLocked: boolean;
  onGo: (questionId: number) => void;
}

/** The sections of a paper under its name: the tabs, and in a paper with locked sections what the clock counts and what comes next. */
export function SectionBar({ runner, state: { paper, attempt, now }, isLocked, onGo }: Props) {
  const sections = sectionsShown(paper, attempt, now);
  const current = currentOf(sections, attempt, now);
  useSectionNews(sections, current);
  return (
    <>
      {sections.length > 1 && <SectionTabs sections={sections} currentQuestionId={attempt.currentQuestionId} onGo={onGo} />}
      {current && (
        <Strip current={current} of={sections.length} whole={remaining(attempt.deadline, now)}>
          {current.mayFinish && (
            <FinishSection key={current.section} runner={runner} attempt={attempt} current={current} isLocked={isLocked} />
          )}
        </Strip>
      )}
    </>
  );
}

interface StripProps {
  current: CurrentSection;
  /** The number of sections. */
  of: number;
  /** Milliseconds until the end of the attempt. */
  whole: number;
  children: React.ReactNode;
}

function Strip({ current: { section, name, left, next }, of, whole, children }: StripProps) {
  const words = useSectionCopy();
  const isSoon = left > 0 && left <= sectionWarningSeconds * 1000;
  return (
    <div
      data-section={section + 1}
      data-soon={isSoon}
      className="-mx-4 flex items-center justify-between gap-3 border-line border-t px-4 py-1 text-ink-soft text-sm leading-tight data-[soon=true]:bg-bad-soft data-[soon=true]:text-bad"
    >
      <p className="flex min-w-0 flex-wrap gap-x-3 tabular-nums">
        <strong>{isSoon ? words.ends(name, Math.ceil(left / 1000)) : words.place(section + 1, of)}</strong>
        {next !== null && !isSoon && <span>{words.whole(timerText(whole))}</span>}
        <span className="wrap-anywhere">{next === null ? words.last : words.follows(next.name)}</span>
      </p>
      {children}
      <span aria-live="assertive" className="sr-only">
        {isSoon && words.soon(name, next?.name ?? null, sectionWarningSeconds)}
      </span>
    </div>
  );
}
