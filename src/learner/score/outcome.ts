import type { Outcome } from '../../../analysis/answered';
import { optionLetters } from '../../../contract/fields/limits';
import type { SignName } from '../../ui/controls/signs';

/** A to F by place (spec §9), whatever the options' ids are. */
export const letterOf = (place: number): string => optionLetters[place] ?? String(place + 1);

/** In the order in which they are told. */
export const outcomes = ['correct', 'wrong', 'unattempted'] as const satisfies readonly Outcome[];

/** Sign and colour of an outcome; beside its word, each of them tells it alone. */
export const outcomeLook: Record<Outcome, { sign: SignName; text: string; fill: string }> = {
  correct: { sign: 'check', text: 'text-good', fill: 'bg-good' },
  wrong: { sign: 'cross', text: 'text-bad', fill: 'bg-bad' },
  unattempted: { sign: 'ring', text: 'text-ink-soft', fill: 'bg-line-strong' },
};
