import type { Fault } from '../faults/fault';
import { optionSlots } from '../fields/limits';
import type { Rule } from '../fields/rule';
import type { Kinded, KindRow } from './kind-row';

/** What only questions without options have. */
const strayFields = ['explanation', 'explanationPicture'] as const;

const rightIn = ({ options }: Kinded): number => options.filter(({ correct }) => correct).length;

const ofOptions = { fields: ['kind', 'options'], at: 'options' } as const;

/** The rules of a kind with options; `isKept` says which of them may be right. */
const optionRules = (isKept: (question: Kinded) => boolean, fault: Fault): Rule<Kinded>[] => [
  {
    ...ofOptions,
    isKept: ({ options }) => options.length >= optionSlots.min,
    fault: { code: 'too-few-options', least: optionSlots.min },
  },
  { ...ofOptions, isKept, fault },
  ...strayFields.map(
    (field): Rule<Kinded> => ({
      fields: ['kind', field],
      at: field,
      isKept: (question) => question[field] === undefined,
      fault: { code: 'of-another-kind' },
    }),
  ),
];

/** One option is right: the kind of the specification. */
export const single: KindRow = {
  own: [],
  rules: optionRules((question) => rightIn(question) === 1, { code: 'not-one-correct' }),
};

/** Every right option must be chosen. */
export const multiple: KindRow = {
  own: [],
  rules: optionRules((question) => rightIn(question) > 0, { code: 'none-correct' }),
};
