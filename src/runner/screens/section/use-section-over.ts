import { useEffect, useEffectEvent, useState } from 'react';

/** Calls back when the section that was current at the first render is over; null: the paper has no locked sections. */
export function useSectionOver(section: number | null, onOver: () => void): void {
  const [first] = useState(section);
  const isOver = section !== first;
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
}
