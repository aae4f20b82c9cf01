import { useEffect, useState } from 'react';
import type { Result } from '../../../contract/assessment/assessment';
import { Figure } from '../../pictures/Figure';
import { whenIdle } from '../../ui/browser/when-idle';
import { loadPrintFonts } from '../../ui/maths/print-fonts';
import { hasFormulas, picturesOf } from './printed';

/** Loads pictures and formulas of all questions in an idle moment: a print-out shows every question at once and does not wait. */
export function PrintAhead({ result }: { result: Result }) {
  const [isIdle, setIdle] = useState(false);
  const hasMaths = hasFormulas(result);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    // Without their fonts, formulas print in other fonts.
    if (isIdle && hasMaths) loadPrintFonts().catch(() => undefined);
  }, [isIdle, hasMaths]);
  if (!isIdle) return null;
  return (
    <div hidden>
      {picturesOf(result).map((picture) => (
        <Figure key={picture.hash} picture={picture} as="plain" />
      ))}
    </div>
  );
}
