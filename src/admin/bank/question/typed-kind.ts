import type { RuleCode } from '../../../../contract/faults/form-rules';
import type { NumericRange, QuestionKind } from '../../../../contract/kinds/kind';
import { boundText, isInRange, readNumber } from '../../../../contract/kinds/number-range';
import type { OwnAnswer } from '../../../../contract/kinds/own-answer';
import type { QuestionDraft } from '../../../../contract/question/question';
import { controlOf } from '../../../ui/question/option-control';
import { pictureFrom } from '../picture/typed-picture';
import type { Typed, TypedNumber } from './typed-form';

export const emptyNumber: TypedNumber = { from: '', to: '', isRange: false };

/** Returns the form with an option marked: the correct one, or of several kinds one more or one less. */
export function withRight(form: Typed, key: number): Typed {
  const { kind, rights } = form;
  if (controlOf({ kind }) === 'radio') return { ...form, rights: [key] };
  return { ...form, rights: rights.includes(key) ? rights.filter((other) => other !== key) : [...rights, key] };
}

/** Whether a slot is correct. Several that were marked in the other kind are none of a single question: one of them is to be chosen. */
export const isRight = ({ kind, rights }: Pick<Typed, 'kind' | 'rights'>, key: number): boolean =>
  rights.includes(key) && (controlOf({ kind }) !== 'radio' || rights.length === 1);

const endsOf = ({ from, to, isRange }: TypedNumber): [from: string, to: string] => [from, isRange ? to : from];

/** Returns the range of right numbers; NaN where no number is typed, which the contract refuses. */
export function rangeFrom(typed: TypedNumber): NumericRange {
  const [from, to] = endsOf(typed).map((end) => readNumber(end) ?? Number.NaN);
  return { from: from ?? Number.NaN, to: to ?? Number.NaN };
}

/** Returns a range for the form. */
export function typedNumber({ from, to }: NumericRange): TypedNumber {
  return { from: boundText(from), to: boundText(to), isRange: from !== to };
}

/** Returns the rule that a typed number breaks, or null. A number with more digits than JavaScript keeps would be marked as another one. */
export function numberFault(typed: TypedNumber): RuleCode | null {
  const ends = endsOf(typed);
  const numbers = ends.map(readNumber);
  if (numbers.includes(null)) return 'number-missing';
  const isKept = ends.every((end, at) => isInRange(end, { from: numbers[at] ?? 0, to: numbers[at] ?? 0 }));
  return isKept ? null : 'number-too-fine';
}

/** What the form has in the place of options, and the rule that it breaks, or null. */
interface TypedKind {
  part: (form: Typed) => OwnAnswer & Pick<QuestionDraft, 'explanation' | 'explanationPicture'>;
  fault: (form: Typed) => RuleCode | null;
}

const ofOptions: TypedKind = { part: () => ({}), fault: () => null };

export const typedKinds: Record<QuestionKind, TypedKind> = {
  single: ofOptions,
  multiple: ofOptions,
  numeric: {
    part: ({ number, explanation, explanationPicture }) => ({
      answer: rangeFrom(number),
      explanation,
      explanationPicture: pictureFrom(explanationPicture),
    }),
    fault: ({ number }) => numberFault(number),
  },
};
