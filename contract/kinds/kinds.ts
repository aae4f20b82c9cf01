import type { Rule } from '../fields/rule';
import { kindOf, type QuestionKind, questionKinds } from './kind';
import type { Kinded, KindRow } from './kind-row';
import { multiple } from './multiple';
import { numeric } from './numeric';
import { single } from './single';

/** What the contract knows of each kind. */
export const kinds: Record<QuestionKind, KindRow> = { single, multiple, numeric };

/** Whether a question of this kind has options. */
export const hasOptions = (question: { kind?: QuestionKind | undefined }): boolean => kinds[kindOf(question)].hasOptions;

/** What each kind of question must have, and must not have. */
export const kindRules: readonly Rule<Kinded>[] = questionKinds.flatMap((kind) =>
  kinds[kind].rules.map((rule) => ({ ...rule, isKept: (question: Kinded) => kindOf(question) !== kind || rule.isKept(question) })),
);
