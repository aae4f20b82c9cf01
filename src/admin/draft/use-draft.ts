import { createContext, useContext, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

/** The uid of the admin who is here. */
export const AdminUid = createContext('');

const prefix = 'draft:';
const ownPrefix = (uid: string): string => `${prefix}${uid}:`;

/** What a tab keeps until it is closed; null where it keeps nothing. */
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

/** Forgets what other admins typed in this tab. */
export function forgetOtherDrafts(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix) && !key.startsWith(ownPrefix(uid))) store(key, null);
  } catch {
    // Where there is no storage there is no draft.
  }
}

function read<T>(text: string | null, shape: v.GenericSchema<unknown, T>): T | null {
  try {
    const known = v.safeParse(shape, JSON.parse(text ?? 'null'));
    return known.success ? known.output : null;
  } catch {
    return null;
  }
}

/**
 * What is typed into a form, kept in this tab for this admin: a link that is clicked or a reload loses nothing. `reset` puts in what was not typed, and
 * that is not kept. A draft of another shape, from another version of the portal, is dropped.
 */
export function useDraft<T>(name: string, shape: v.GenericSchema<unknown, T>, empty: () => T) {
  const key = ownPrefix(useContext(AdminUid)) + name;
  const [found] = useState(() => read(stored(key), shape));
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

  return { form, setForm, reset, isRestored, discard: () => reset(empty()) };
}
