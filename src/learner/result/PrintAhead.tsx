import { useEffect, useState } from 'react';
import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { picturesIn } from '../../../contract/question/picture';
import { Figure } from '../../pictures/Figure';
import { whenIdle } from '../../ui/browser/when-idle';
import { bringFonts } from '../../ui/maths/fonts';
import { mayHaveMaths } from '../../ui/maths/segments';

/** Pictures and formulas of questions that are not on the screen, loaded in an idle moment: a print-out shows all questions at once and waits for nothing. */
export function PrintAhead({ questions }: { questions: readonly ResultQuestion[] }) {
  const [isIdle, setIdle] = useState(false);
  const hasMaths = questions.some((question) => mayHaveMaths(JSON.stringify(question)));
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    // Formulas whose fonts do not come are printed in others.
    if (isIdle && hasMaths) bringFonts().catch(() => undefined);
  }, [isIdle, hasMaths]);
  if (!isIdle) return null;
  const pictures = new Map(picturesIn(questions).map((picture) => [picture.hash, picture]));
  return (
    <div hidden>
      {[...pictures.values()].map((picture) => (
        <Figure key={picture.hash} picture={picture} as="plain" />
      ))}
    </div>
  );
}
