import type { ReactNode } from 'react';
import { FinishSection } from './FinishSection';
import type { SectionBarProps } from './SectionBar';
import { currentOf, sectionsShown } from './sections-shown';

interface Props extends Omit<SectionBarProps, 'onGo'> {
  /** Shown if the section may not be finished early. */
  otherwise: ReactNode;
}

/** After the last question of a locked section, on a phone: the way into the next section, where the paper allows it. */
export function SectionEnd({ runner, state: { paper, attempt, now }, isLocked, otherwise }: Props) {
  const current = currentOf(sectionsShown(paper, attempt, now), attempt, now);
  if (!current?.mayFinish) return otherwise;
  return (
    <FinishSection
      key={current.section}
      runner={runner}
      attempt={attempt}
      current={current}
      isLocked={isLocked}
      className="border-line-strong! whitespace-normal! leading-tight"
    />
  );
}
