import { optionSlots } from '../fields/limits';
import type { Rule } from '../fields/rule';
import { kindOf, type NumericRange, type QuestionKind } from './kind';

/** What the rules of the kinds look at. */
interface Kinded {
  kind?: QuestionKind | undefined;
  options: readonly { correct: boolean }[];
  answer?: NumericRange | undefined;
  explanation?: string | undefined;
  explanationPicture?: object | undefined;
}

const rightIn = ({ options }: Kinded): number => options.filter((option) => option.correct).length;
const isNumeric = ({ kind }: Kinded): boolean => kind === 'numeric';

/** What only numeric questions have. */
const numericFields = ['answer', 'explanation', 'explanationPicture'] as const;

const ofOptions = { fields: ['kind', 'options'], at: 'options' } as const;

/** What each kind of question must have, and must not have. */
export const kindRules: readonly Rule<Kinded>[] = [
  {
    ...ofOptions,
    isKept: (question) => isNumeric(question) || question.options.length >= optionSlots.min,
    fault: { code: 'too-few-options', least: optionSlots.min },
  },
  {
    ...ofOptions,
    isKept: (question) => kindOf(question) !== 'single' || rightIn(question) === 1,
    fault: { code: 'not-one-correct' },
  },
  {
    ...ofOptions,
    isKept: (question) => kindOf(question) !== 'multiple' || rightIn(question) > 0,
    fault: { code: 'none-correct' },
  },
  {
    ...ofOptions,
    isKept: (question) => !isNumeric(question) || question.options.length === 0,
    fault: { code: 'of-another-kind' },
  },
  {
    fields: ['kind', 'answer'],
    at: 'answer',
    isKept: (question) => !isNumeric(question) || question.answer !== undefined,
    fault: { code: 'missing' },
  },
  ...numericFields.map(
    (field): Rule<Kinded> => ({
      fields: ['kind', field],
      at: field,
      isKept: (question) => isNumeric(question) || question[field] === undefined,
      fault: { code: 'of-another-kind' },
    }),
  ),
];
