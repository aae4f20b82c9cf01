import type { NumericRange } from '../../kinds/kind';
import { boundText, decimalOf } from '../../kinds/number-range';
import { decimalText, half, negative, sum } from '../shared/decimal';
import { answerXml } from '../shared/written-xml';
import type { FileKind } from './file-kind';

/** The middle of a range with its tolerance, and that the number is typed without a unit. */
function numberXml({ from, to }: NumericRange): string {
  const [first, last] = [decimalOf(from), decimalOf(to)];
  const middle = { format: 'moodle_auto_format', text: decimalText(half(sum(first, last))), files: '' };
  const tolerance = `<tolerance>${decimalText(half(sum(last, negative(first))))}</tolerance>`;
  return `${answerXml(middle, '100', tolerance)}    <unitgradingtype>0</unitgradingtype>
    <unitpenalty>0.1000000</unitpenalty>
    <showunits>3</showunits>
    <unitsleft>0</unitsleft>
`;
}

export const numeric: FileKind = {
  gift: {
    opening: '{#',
    lines: ({ answer }) => (answer === undefined ? '' : `\t=${[...new Set([answer.from, answer.to].map(boundText))].join('..')}\n`),
  },
  moodle: { type: 'numerical', answered: ({ answer }) => (answer === undefined ? '' : numberXml(answer)) },
};
