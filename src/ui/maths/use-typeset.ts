import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadTypesetter, typesetter } from './load';

/** The element in which a formula is drawn. Until the typesetter is here, and where it cannot come, the TeX stands in it. */
export function useTypeset(source: string, isBlock: boolean): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  const [tools, setTools] = useState(typesetter);
  useEffect(() => {
    let isHere = true;
    // Without it the formula stays readable as TeX, and the next one tries again.
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
    if (tools !== null && place.current !== null) tools.typeset(place.current, source, isBlock);
  }, [tools, source, isBlock]);
  return place;
}
