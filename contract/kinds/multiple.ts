import { type KindRow, rightIn } from './kind-row';
import { optionRules } from './with-options';

/** Every right option must be chosen. */
export const multiple: KindRow = {
  own: [],
  rules: optionRules((question) => rightIn(question) > 0, { code: 'none-correct' }),
};
