import { Sign } from '../../../ui/controls/Sign';
import type { HallStatus } from '../../attempt/hall';

/** Colours and shapes of the real halls; the shape keeps the states apart without colour. */
export const hallShapes: Record<HallStatus, string> = {
  answered: 'rounded-t-2xl rounded-b-sm border border-transparent bg-answered text-white',
  'not-answered': 'rounded-t-sm rounded-b-2xl border border-transparent bg-not-answered text-white',
  'not-visited': 'rounded-sm border border-line-strong bg-raised text-ink',
  marked: 'rounded-full border border-transparent bg-marked text-white',
  'answered-marked': 'rounded-full border border-transparent bg-marked text-white',
};

/** The green tick on a violet circle: the answer counts. */
export function CountsTick({ status }: { status: HallStatus }) {
  if (status !== 'answered-marked') return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -right-1 -bottom-1 z-1 flex size-4 items-center justify-center rounded-full bg-answered text-[0.65rem] text-white leading-none ring-2 ring-surface"
    >
      <Sign of="check" />
    </span>
  );
}

/** The symbol of a state, with or without a number. */
export function HallMark({ status, number, isSmall = false }: { status: HallStatus; number?: number; isSmall?: boolean }) {
  return (
    <span
      data-status={status}
      className={`relative inline-flex shrink-0 items-center justify-center font-semibold text-sm tabular-nums ${isSmall ? 'size-[min(1.5rem,7vw)] sm:size-8' : 'size-8'} ${hallShapes[status]}`}
    >
      {number}
      <CountsTick status={status} />
    </span>
  );
}
