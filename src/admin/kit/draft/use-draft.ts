import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { readAs } from './read-as';

/** The uid of the signed-in admin. */
export const AdminUid = createContext('');

const prefix = 'draft:';
const ownPrefix = (uid: string): string => `${prefix}${uid}:`;

/** Reads from the tab's storage; null without a value or without storage. */
function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is denied or full: the draft lives as long as its screen.
  }
}

/** Deletes the drafts of other admins in this tab. */
export function forgetOtherDrafts(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix) && !key.startsWith(ownPrefix(uid))) store(key, null);
  } catch {
    // Without storage there are no drafts.
  }
}

/** The number of texts, choices and entries in which two states of a form differ. */
function differences(one: unknown, other: unknown): number {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return Object.is(one, other) ? 0 : 1;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].reduce(
    (sum, key) => sum + differences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    0,
  );
}

/** Whether this tab keeps a draft of this admin; looked up when the component is drawn. */
export const useHasDraft = (name: string): boolean => stored(ownPrefix(useContext(AdminUid)) + name) !== null;

/**
 * A form's state, stored in this tab for this admin, so that a navigation or a reload loses nothing. `reset` sets a state that is not
 * stored. A draft with another shape, from another version of the portal, is dropped.
 */
export function useDraft<T>(name: string, shape: v.GenericSchema<unknown, T>, empty: () => T) {
  const key = ownPrefix(useContext(AdminUid)) + name;
  const [found] = useState(() => readAs(stored(key), shape));
  const [form, setForm] = useState<T>(() => found ?? empty());
  const untouched = useRef<string | null>(null);
  untouched.current ??= JSON.stringify(empty());
  const [isRestored, setRestored] = useState(found !== null);

  useEffect(() => {
    const text = JSON.stringify(form);
    store(key, text === untouched.current ? null : text);
  }, [key, form]);

  function reset(next: T) {
    untouched.current = JSON.stringify(next);
    store(key, null);
    setRestored(false);
    setForm(next);
  }

  return { form, setForm, reset, isRestored, typed: differences(form, empty()), discard: () => reset(empty()) };
}
