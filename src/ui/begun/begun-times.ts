import type { Begun } from '../../../contract/assessment/begun';
import { saidOf } from '../schedule/moments';

/** The times of an attempt on another device as a screen says them. */
export interface BegunTimes {
  /** Null where that device was not sure of its clock. */
  since: string | null;
  until: string;
  isOver: boolean;
}

/** `now`: epoch milliseconds. */
export function begunTimes(begun: Begun, now: number, locale: string): BegunTimes {
  const text = (at: string) => saidOf((moment) => moment, { locale, at, now, size: 'short' });
  const { at, until } = begun;
  return { since: at === undefined ? null : text(at), until: text(until), isOver: now >= Date.parse(until) };
}
