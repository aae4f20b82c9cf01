import type { WeekDay } from '../../../analysis/revise/week';
import { useCopy } from '../../copy/use-copy';
import { Sign } from '../../ui/controls/Sign';
import { timesIn } from '../../ui/display/times';

/** The days of this week, those with practice or a test checked; a sentence beside it says how many. */
export function WeekDays({ week, className = 'sm:w-72' }: { week: readonly WeekDay[]; className?: string }) {
  const { locale } = useCopy();
  return (
    <div aria-hidden="true" className={`grid grid-cols-7 gap-1 sm:gap-2 ${className}`}>
      {week.map(({ at, is, isActive }) => (
        <span
          key={at}
          data-is={is}
          className="group flex flex-col items-center gap-1 text-ink-soft text-xs data-[is=today]:font-bold data-[is=today]:text-brand-ink"
        >
          {timesIn(locale, { weekday: 'narrow' }).format(at)}
          <span
            data-active={isActive}
            className="grid aspect-square w-full max-w-8 place-items-center rounded-full border-2 border-line bg-raised group-data-[is=ahead]:border-dashed group-data-[is=today]:border-brand-ink data-[active=true]:border-warn data-[active=true]:bg-warm data-[active=true]:text-on-warm"
          >
            {isActive && <Sign of="check" />}
          </span>
        </span>
      ))}
    </div>
  );
}
