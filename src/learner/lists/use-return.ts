import { useEffect, useState } from 'react';

/** Brings the item into sight from which the learner comes back. `id`: null for none; only the first one counts. */
export function useReturn(id: string | null): void {
  const [first] = useState(id);
  useEffect(() => {
    if (first === null) return;
    // After the page has gone to its top.
    const frame = requestAnimationFrame(() =>
      document.querySelector(`[data-item="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [first]);
}
