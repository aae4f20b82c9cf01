import type { Rule } from '../fields/rule';
import type { MaybeKinded } from './kind';

/** What the rules of the kinds look at. */
export interface Kinded extends MaybeKinded {
  options: readonly { correct: boolean }[];
  explanation?: string | undefined;
  explanationPicture?: object | undefined;
}

/** What the contract knows of a kind of question. `Own`: what answers a question of the bank that is no option. */
export interface KindRow<Own = object> {
  /** Those of these fields that a question of this kind may have; at every other kind they are a fault. */
  own: readonly (keyof Own & string)[];
  /** What a question of this kind must have, and must not have. */
  rules: readonly Rule<Kinded & Own>[];
}
