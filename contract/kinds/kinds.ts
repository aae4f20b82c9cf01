import type * as v from 'valibot';
import type { Rule } from '../fields/rule';
import { kindOf, type QuestionKind, questionKinds } from './kind';
import type { Kinded, KindRow } from './kind-row';
import { draftAnswer, draftRange, numeric, shownAnswer, shownRange } from './numeric';
import { multiple, single } from './with-options';

/** What a question of the bank is answered by that is no option: in a body, and in replies. */
export const draftAnswerFields = { ...draftAnswer };
export const shownAnswerFields = { ...shownAnswer };
export type OwnAnswer = v.InferOutput<v.ObjectSchema<typeof shownAnswerFields, undefined>>;

/** What is right beside options where a key is changed: in a body, and in replies. */
export const draftKeyFields = { ...draftRange };
export const shownKeyFields = { ...shownRange };
export type OwnKey = v.InferOutput<v.ObjectSchema<typeof shownKeyFields, undefined>>;

/** What the contract knows of each kind. */
const kinds: Record<QuestionKind, KindRow<OwnAnswer>> = { single, multiple, numeric };

const ownNames = Object.keys(shownAnswerFields) as (keyof OwnAnswer)[];

/** What answers a question that is no option, as it is stored; null without any. */
export function ownAnswer(question: OwnAnswer): OwnAnswer | null {
  const own = ownNames.filter((name) => question[name] !== undefined);
  return own.length === 0 ? null : Object.fromEntries(own.map((name) => [name, question[name]]));
}

type Question = Kinded & OwnAnswer;

/** A field of another kind. */
const stray = (at: keyof OwnAnswer): Rule<Question> => ({
  fields: ['kind', at],
  at,
  isKept: (question) => question[at] === undefined,
  fault: { code: 'of-another-kind' },
});

/** What each kind of question must have, and must not have. */
export const kindRules: readonly Rule<Question>[] = questionKinds.flatMap((kind) => {
  const { own, rules } = kinds[kind];
  const all = [...rules, ...ownNames.filter((name) => !own.includes(name)).map(stray)];
  return all.map((rule) => ({ ...rule, isKept: (question: Question) => kindOf(question) !== kind || rule.isKept(question) }));
});
