import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../../kit/form/use-settled';
import type { QuestionFilters } from './bank-address';

/** The filters that are typed. */
export type TypedFilters = Pick<QuestionFilters, 'search' | 'difficulty' | 'language'>;

/** A search is sent when typing pauses. Milliseconds. */
const pauseMs = 250;

const typedIn = ({ search, difficulty, language }: TypedFilters): TypedFilters => ({ search, difficulty, language });
const isSame = (a: TypedFilters, b: TypedFilters): boolean => JSON.stringify(typedIn(a)) === JSON.stringify(typedIn(b));
const isEmpty = (typed: TypedFilters): boolean => isSame(typed, { search: '', difficulty: '', language: '' });

/**
 * The typed filters as their fields have them. They reach the address when typing pauses: with an entry of its own in the browser's history for
 * the first letter, in place of that entry from then on. An address that comes from elsewhere, such as *Back*, fills the fields.
 */
export function useTypedFilters(wanted: QuestionFilters, onTyped: (typed: TypedFilters, isFirst: boolean) => void) {
  const [typed, setTyped] = useState(() => typedIn(wanted));
  const settled = useSettled(typed, pauseMs);
  /** What the address has, or was last told. */
  const told = useRef(typedIn(wanted));
  const latest = useRef(onTyped);
  latest.current = onTyped;

  const { search, difficulty, language } = wanted;
  useEffect(() => {
    const now = { search, difficulty, language };
    if (isSame(now, told.current)) return;
    told.current = now;
    setTyped(now);
  }, [search, difficulty, language]);

  useEffect(() => {
    if (isSame(settled, told.current)) return;
    const isFirst = isEmpty(told.current);
    told.current = settled;
    latest.current(settled, isFirst);
  }, [settled]);

  return { typed, type: (part: Partial<TypedFilters>) => setTyped((now) => ({ ...now, ...part })) };
}
