import { useState } from 'react';

/** A state in the page's entry of the history: a reload and the browser's Back find it, and a new visit begins anew. `read`: of what is kept, which may be nothing. */
export function useEntry<Kept>(name: string, read: (kept: unknown) => Kept): [Kept, (next: Kept) => void] {
  const [value, setValue] = useState(() => read(history.state?.[name]));
  const put = (next: Kept) => {
    setValue(next);
    history.replaceState({ ...history.state, [name]: next }, '');
  };
  return [value, put];
}

/** Lets the router replace the page's entry, which keeps what the router does not know: the page of a list, its filter. */
export function inEntry(replace: () => void): void {
  const entry = history.state;
  replace();
  history.replaceState({ ...entry, ...history.state }, '');
}
