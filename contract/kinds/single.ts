import { type KindRow, rightIn } from './kind-row';
import { optionRules } from './with-options';

/** One option is right: the kind of the specification. */
export const single: KindRow = {
  own: [],
  rules: optionRules((question) => rightIn(question) === 1, { code: 'not-one-correct' }),
};
