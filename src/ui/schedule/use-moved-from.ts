import { useEffect, useEffectEvent, useState } from 'react';
import { whileHere } from '../while-here';

/** The time that stood in the place of this one when it was last seen, ISO 8601; null: none. `see`: notes what is seen, and tells what was. A device that cannot say tells nothing. */
export function useMovedFrom(at: string | undefined, see: (at: string) => Promise<string | null>): string | null {
  const [from, setFrom] = useState<string | null>(null);
  const look = useEffectEvent(see);
  useEffect(() => {
    if (at !== undefined) return whileHere(look(at), setFrom);
  }, [at]);
  return from;
}
