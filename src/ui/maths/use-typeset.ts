import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadTypesetter, typesetter } from './load';

/** Returns the ref of the element for a formula. Until the typesetter is loaded, the element contains the TeX. */
export function useTypeset(source: string, isBlock: boolean): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  const [tools, setTools] = useState(typesetter);
  useEffect(() => {
    let isHere = true;
    // On a failure, the formula stays readable as TeX, and the next formula tries again.
    if (tools === null)
      loadTypesetter().then(
        (module) => isHere && setTools(module),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [tools]);
  useLayoutEffect(() => {
    if (tools !== null && place.current !== null) return tools.typeset(place.current, source, isBlock);
  }, [tools, source, isBlock]);
  return place;
}
