import type { Fault } from '../../faults/fault';
import { excerpt } from '../../faults/quoted';
import { type AcceptedNumbers, around, between } from '../shared/accepted';
import { shown } from './gift-text';

/** A weight in front of an answer: `%50%`. */
export const weight = /^%(-*\d{1,3}(?:\.\d*)?)%/;

/** The number of a weight; Moodle's tests have doubled minus signs. */
export const creditIn = (percent: string): number => Number(percent.replace(/^-+/, '-'));

/** An accepted number or range with the feedback that its choice gets. */
export type GiftNumber = AcceptedNumbers & { feedback: string };

/** `3:2`, `1..5` or `1822`; `*` stands for every number. */
function rangeIn(text: string): Omit<AcceptedNumbers, 'credit'> | null {
  const dots = text.indexOf('..');
  if (dots > 0) return between(text.slice(0, dots), text.slice(dots + 2));
  const [value = '', tolerance = ''] = text.split(':');
  return around(value, tolerance);
}

/**
 * Reads what stands behind the `#` of a numeric question: `3:2`, or several answers that begin with `=`, each with a weight if it has one. Answers that are
 * worth nothing, and the feedback behind `~` for any other number, are not read.
 */
export function giftNumbers(answers: string): { accepted: GiftNumber[] } | Fault {
  const accepted: GiftNumber[] = [];
  const [right = ''] = answers.split('~', 1);
  for (const part of right.split('=')) {
    const body = part.trim();
    if (body === '') continue;
    const [mark, percent] = weight.exec(body) ?? ['', '100'];
    const credit = creditIn(percent);
    const [number = '', ...feedback] = body.slice(mark.length).split('#');
    const text = shown(number).trim();
    if (credit <= 0) continue;
    if (text === '*') return { code: 'any-number' };
    const range = rangeIn(text);
    if (range === null) return { code: 'number-unreadable', text: excerpt(text) };
    accepted.push({ ...range, credit, feedback: feedback.join('#') });
  }
  return { accepted };
}
