import type { ReactNode } from 'react';
import type { RuleCode } from '../../../../contract/faults/form-rules';
import type { OwnRight } from '../../../../contract/kinds/kind';
import type { OwnAnswer, OwnKey } from '../../../../contract/kinds/kinds';
import type { BankWords } from '../../words/use-bank-copy';

export type KindWords = BankWords['kinds'];

/** What is right beside options, wherever it is told: in the bank, in a key, or in a change of a key. */
export type RightOf = OwnAnswer & OwnRight & OwnKey;

/** A field's mark as refused, by its path. */
type MarksField = (path: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };

export interface OwnFieldProps<Own> {
  own: Own;
  onChange: (part: Partial<Own>) => void;
  at: MarksField;
}

/** What admins have in the place of options. `Form`: its part of a question's form; `Change`: of the form that changes a key. */
export interface TypedRow<Form, Change> {
  Field: (props: OwnFieldProps<Form>) => ReactNode;
  /** The body of a question. */
  answer: (form: Form) => OwnAnswer;
  /** The rule that the form breaks, or null. */
  fault: (form: Form) => RuleCode | null;
  /** The form in words, to be compared with another version. */
  line: (form: Form) => string;
  /** What is right, in words; empty where nothing is, or something else. */
  right: (right: RightOf, words: KindWords) => string;
  ChangeField: (props: OwnFieldProps<Change>) => ReactNode;
  /** The body of a change; null while it is not whole. */
  key: (change: Change) => OwnKey | null;
  /** The same as a key tells it. */
  rightBy: (key: OwnKey) => OwnRight;
}
