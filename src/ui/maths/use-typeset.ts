import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whileHere } from '../while-here';
import { loadTypesetter, typesetter } from './load';

/** Returns the ref of the element for a formula. Until the typesetter is loaded, the formula is raw: the element contains the TeX. */
export function useTypeset(source: string, isBlock: boolean): { place: RefObject<HTMLSpanElement | null>; isRaw: boolean } {
  const place = useRef<HTMLSpanElement>(null);
  const [tools, setTools] = useState(typesetter);
  // On a failure, the formula stays readable as TeX, and the next formula tries again.
  useEffect(() => (tools === null ? whileHere(loadTypesetter(), setTools) : undefined), [tools]);
  useLayoutEffect(() => {
    if (tools !== null && place.current !== null) return tools.typeset(place.current, source, isBlock);
  }, [tools, source, isBlock]);
  return { place, isRaw: tools === null };
}
