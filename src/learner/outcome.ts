import type { Outcome } from '../../analysis/answered';
import { optionLetters } from '../../contract/limits';

/** A to F by place (spec §9), whatever the options' ids are. */
export const letterOf = (place: number): string => optionLetters[place] ?? String(place + 1);

/** Sign, word and colour of an outcome: each of them tells it alone. */
export const outcomeLook: Record<Outcome, { sign: string; word: string; text: string; fill: string }> = {
  correct: { sign: '✓', word: 'Correct', text: 'text-good', fill: 'bg-good' },
  wrong: { sign: '✗', word: 'Wrong', text: 'text-bad', fill: 'bg-bad' },
  unattempted: { sign: '–', word: 'Unattempted', text: 'text-ink-soft', fill: 'bg-line-strong' },
};
