import { hasOptions, kindOf, type MaybeKinded, type TypedKind } from '../../../../contract/kinds/kind';
import type { KindWords, RightOf, TypedRow } from './admin-kind';
import { numeric } from './numeric';
import { type TypedEnds, TypedEndsSchema, type TypedNumber, TypedNumberSchema, typedEnds, typedNumber } from './typed-number';

/** The form of what is right in the place of options, of every kind: what belongs to another kind stays in it and is not sent. */
export interface OwnForm {
  number: TypedNumber;
}
export const ownForm = ({ answer, correctValue = answer }: RightOf): OwnForm => ({ number: typedNumber(correctValue) });

/** The same in a draft of the form. */
export const ownFormFields = { number: TypedNumberSchema };

/** The same where a key is changed. */
export interface OwnChange {
  range: TypedEnds;
}
export const ownChange = ({ correctValue }: RightOf): OwnChange => ({ range: typedEnds(correctValue) });
export const ownChangeFields = { range: TypedEndsSchema };

type Row = TypedRow<OwnForm, OwnChange>;

const typedRows: Record<TypedKind, Row> = { numeric };

/** The kind of a question without options; null: it has options. */
export const typedKind = (question: MaybeKinded): TypedKind | null => (hasOptions(question) ? null : (kindOf(question) as TypedKind));

/** What admins have in the place of options; null: options. */
export function typedRow(question: MaybeKinded): Row | null {
  const kind = typedKind(question);
  return kind && typedRows[kind];
}

/** What is right beside options, in words; empty where nothing is. */
export const rightInWords = (right: RightOf, words: KindWords): string =>
  Object.values(typedRows)
    .map((row) => row.right(right, words))
    .find((text) => text !== '') ?? '';
