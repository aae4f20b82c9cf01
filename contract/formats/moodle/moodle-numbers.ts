import { excerpt } from '../../faults/quoted';
import type { CellFault } from '../../sheet/cell-fault';
import { type AcceptedNumbers, around } from '../shared/accepted';
import type { FileAnswer } from '../shared/choice';
import { TextFault } from './moodle-text';
import { type Element, first, within } from './xml-element';

/** The marks of an answer in percent; Moodle once wrote them as an element. */
export const creditOf = (answer: Element): number =>
  Number((answer.attributes.fraction ?? first(answer, 'fraction')?.text ?? '0').trim().replace(',', '.'));

const textIn = (element: Element, name: string): string => (first(element, name, 'text') ?? first(element, name))?.text.trim() ?? '';

/** An answer's number with its tolerance; null for one that is worth nothing, whatever it says. */
function acceptedIn(answer: Element): AcceptedNumbers | null {
  const credit = creditOf(answer);
  const number = (first(answer, 'text')?.text ?? answer.text).trim();
  if (credit <= 0 || number === '') return null;
  if (number === '*') throw new TextFault('Question', { code: 'any-number' });
  const tolerance = textIn(answer, 'tolerance');
  const range = around(number, tolerance);
  const said = tolerance === '' ? number : `${number} ± ${tolerance}`;
  if (range === null) throw new TextFault('Question', { code: 'number-unreadable', text: excerpt(said) });
  return { ...range, credit };
}

/** Units that a learner has to type; without `unitgradingtype` they may be left out, and the answer is in the first one, whose factor is 1. */
function unitNotes(question: Element): CellFault[] {
  const units = within(question, 'units').flatMap((all) => within(all, 'unit').map((unit) => textIn(unit, 'unit_name')));
  const named = units.filter((unit) => unit !== '');
  return named.length === 0 ? [] : [{ column: 'Question', why: { code: 'units-left-out', units: excerpt(named.join(', ')) } }];
}

/** The answer of a numerical question, with the feedback of what is right. Throws {@link TextFault}. */
export function numbersOf(question: Element): { answer: FileAnswer; feedback: (Element | undefined)[] } {
  const answers = within(question, 'answer');
  const accepted = answers.flatMap((answer) => acceptedIn(answer) ?? []);
  const right = answers.filter((answer) => creditOf(answer) >= 100);
  return { answer: { is: 'number', accepted, notes: unitNotes(question) }, feedback: right.map((answer) => first(answer, 'feedback')) };
}
