import type { Begun } from '../../../contract/assessment/begun';
import { saidOf } from '../schedule/moments';
import { useTime } from '../schedule/use-time';

export interface BegunProps {
  begun: Begun;
  /** Returns trusted epoch milliseconds. */
  clock: () => number;
  locale: string;
}

/** The times of an attempt on another device as a screen says them. `since`: null where that device was not sure of its clock. */
export function useBegun({ begun: { at, until }, clock, locale }: BegunProps): { since: string | null; until: string; isOver: boolean } {
  const now = useTime(clock, [Date.parse(until)]);
  const text = (time: string) => saidOf((moment) => moment, { locale, at: time, now, size: 'short' });
  return { since: at === undefined ? null : text(at), until: text(until), isOver: now >= Date.parse(until) };
}
