import { useEffect, useRef, useState } from 'react';
import { useSettled } from './use-settled';

/** The address is written when typing pauses. Milliseconds. */
const pauseMs = 250;

/**
 * The text of a search field that the address keeps: `[typed, onType]`. The field has a state of its own, since the router changes the address in a
 * transition and a field that waited for it would lose letters. A text that comes by the address alone, such as a link, fills the field.
 */
export function useTypedSearch(address: string, write: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(address);
  const settled = useSettled(typed, pauseMs);
  const written = useRef(address);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    latest.current(settled);
  }, [settled]);
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setTyped(address);
  }, [address]);
  return [typed, setTyped];
}
