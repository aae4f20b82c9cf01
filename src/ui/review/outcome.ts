import { optionLetters } from '../../../contract/fields/limits';
import type { ReviewCopy } from '../../copy/en/review';
import type { SignName } from '../controls/signs';

/** What became of a question. */
export type MarkedAs = keyof ReviewCopy['outcomes'];
/** The same of a question that may not count. */
export type JudgedAs = MarkedAs | 'dropped';

/** Returns the option's letter, A to F, by its position (spec §9), independent of option ids. */
export const letterOf = (place: number): string => optionLetters[place] ?? String(place + 1);

/** In display order. */
export const outcomes = ['correct', 'wrong', 'unattempted'] as const satisfies readonly MarkedAs[];

/** The same with partly right answers apart. */
export const told = ['correct', 'partly', 'wrong', 'unattempted'] as const satisfies readonly JudgedAs[];

/** What fills a bar of right answers. */
export const rightAtAll = ['correct', 'partly'] as const satisfies readonly JudgedAs[];

/** Sign and colour of an outcome, shown beside its word; each is sufficient alone. */
export const outcomeLook: Record<JudgedAs, { sign: SignName; text: string; fill: string }> = {
  correct: { sign: 'check', text: 'text-good', fill: 'bg-good' },
  partly: { sign: 'check', text: 'text-warn', fill: 'bg-warn' },
  wrong: { sign: 'cross', text: 'text-bad', fill: 'bg-bad' },
  unattempted: { sign: 'ring', text: 'text-ink-soft', fill: 'bg-line-strong' },
  dropped: { sign: 'dash', text: 'text-ink-soft', fill: 'bg-line' },
};
