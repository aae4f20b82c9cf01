import { useEffect, useEffectEvent, useState } from 'react';
import { remaining } from '../../attempt/timer';
import { FinishSection } from './FinishSection';
import type { SectionBarProps } from './SectionBar';
import { SectionTabs } from './SectionTabs';
import { Strip } from './Strip';
import { currentOf, sectionsShown } from './sections-shown';

/** Calls back when the section that was current at the first render is over; null: the paper has no locked sections. */
function useSectionOver(section: number | null, onOver: () => void): void {
  const [first] = useState(section);
  const isOver = section !== first;
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
}

interface Props extends SectionBarProps {
  /** Closes the palette. */
  onClose: () => void;
}

/** The sections of a paper in the palette of a phone, whose head has room for one name. A message would be behind the palette: a reason stands in it. */
export function SectionSheet({ runner, state: { paper, attempt, now }, isLocked, onGo, onClose }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const sections = sectionsShown(paper, attempt, now);
  const current = currentOf(sections, attempt, now);
  // The next section begins with its first question in sight, not behind a palette.
  useSectionOver(current?.section ?? null, onClose);
  return (
    <div className="-mt-3">
      {sections.length > 1 && (
        <SectionTabs sections={sections} currentQuestionId={attempt.currentQuestionId} onGo={onGo} onRefused={setRefusal} />
      )}
      <p role="status" className="text-ink-soft text-sm">
        {refusal}
      </p>
      {current && (
        <Strip current={current} of={sections.length} whole={remaining(attempt.deadline, now)}>
          {current.mayFinish && (
            <FinishSection
              key={current.section}
              runner={runner}
              attempt={attempt}
              current={current}
              isLocked={isLocked}
              onFinish={onClose}
            />
          )}
        </Strip>
      )}
    </div>
  );
}
