import type { ComponentProps } from 'react';
import { useSectionCopy } from '../../../copy/use-section-copy';
import { timerText } from '../../attempt/timer';
import { isSoon } from './SoonAloud';
import type { CurrentSection } from './sections-shown';

interface Props extends ComponentProps<'div'> {
  current: CurrentSection;
  /** The number of sections. */
  of: number;
  /** Milliseconds until the end of the attempt. */
  whole: number;
}

/** What the clock of a paper with locked sections counts, and what comes next. */
export function Strip({ current, of, whole, children, ...rest }: Props) {
  const words = useSectionCopy();
  const { section, name, left, next } = current;
  const ends = isSoon(current);
  return (
    <div
      {...rest}
      data-soon={ends}
      className="-mx-4 flex items-center justify-between gap-3 border-line border-t px-4 py-1 text-ink-soft text-sm leading-tight data-[soon=true]:bg-bad-soft data-[soon=true]:text-bad"
    >
      <p className="flex min-w-0 flex-wrap gap-x-3 tabular-nums">
        <strong>{ends ? words.ends(name, Math.ceil(left / 1000)) : words.place(section + 1, of)}</strong>
        {next !== null && !ends && <span>{words.whole(timerText(whole))}</span>}
        <span className="wrap-anywhere">{next === null ? words.last : words.follows(next.name)}</span>
      </p>
      {children}
    </div>
  );
}
