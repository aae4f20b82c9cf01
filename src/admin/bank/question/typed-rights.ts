import { controlOf } from '../../../ui/question/option-control';
import type { Typed } from './draft-shape';

/** Returns the form with an option marked: the correct one, or of several kinds one more or one less. */
export function withRight(form: Typed, key: number): Typed {
  const { kind, rights } = form;
  if (controlOf({ kind }) === 'radio') return { ...form, rights: [key] };
  return { ...form, rights: rights.includes(key) ? rights.filter((other) => other !== key) : [...rights, key] };
}

/** Whether a slot is correct. Several that were marked in the other kind are none of a single question: one of them is to be chosen. */
export const isRight = ({ kind, rights }: Pick<Typed, 'kind' | 'rights'>, key: number): boolean =>
  rights.includes(key) && (controlOf({ kind }) !== 'radio' || rights.length === 1);
