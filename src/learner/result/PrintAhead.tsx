import { useEffect, useState } from 'react';
import type { Result } from '../../../contract/assessment/assessment';
import { mayHaveMaths } from '../../../contract/question/formulas/segments';
import { picturesIn } from '../../../contract/question/picture';
import { Figure } from '../../pictures/Figure';
import { whenIdle } from '../../ui/browser/when-idle';
import { loadPrintFonts } from '../../ui/maths/print-fonts';

/** Loads pictures and formulas of all questions in an idle moment: a print-out shows every question at once and does not wait. */
export function PrintAhead({ result: { questions, passages = [] } }: { result: Result }) {
  const [isIdle, setIdle] = useState(false);
  const hasMaths = [...questions, ...passages].some((question) => mayHaveMaths(JSON.stringify(question)));
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    // Without their fonts, formulas print in other fonts.
    if (isIdle && hasMaths) loadPrintFonts().catch(() => undefined);
  }, [isIdle, hasMaths]);
  if (!isIdle) return null;
  const pictures = new Map(picturesIn(questions, passages).map((picture) => [picture.hash, picture]));
  return (
    <div hidden>
      {[...pictures.values()].map((picture) => (
        <Figure key={picture.hash} picture={picture} as="plain" />
      ))}
    </div>
  );
}
