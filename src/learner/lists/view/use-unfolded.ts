import { useState } from 'react';

const unfolded = new Set<string>();

/** Whether a row of a list is unfolded, and what turns it. Kept while the page is open: a row is drawn anew when the code of a long list comes. */
export function useUnfolded(list: 'available' | 'taken', id: number): [isOpen: boolean, turn: () => void] {
  const key = `${list} ${id}`;
  const [isOpen, setOpen] = useState(() => unfolded.has(key));
  const turn = () => {
    if (isOpen) unfolded.delete(key);
    else unfolded.add(key);
    setOpen(!isOpen);
  };
  return [isOpen, turn];
}
