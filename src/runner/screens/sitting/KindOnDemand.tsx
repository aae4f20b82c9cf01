import { type ComponentType, lazy, Suspense } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import type { KindAnswerProps } from '../../../ui/kinds/KindAnswer';

/** Fetches what questions of other kinds than one right option need, before the time runs. */
export const fetchKinds = () => import('../../../ui/kinds/KindAnswer');

/** A new page asks for the code again; the attempt is on the disk. */
export function PartLost() {
  const copy = useCopy();
  return (
    <Banner tone="error" actions={<Button onClick={() => location.reload()}>{copy.tryAgain}</Button>}>
      {copy.pageGone}
    </Banner>
  );
}

const KindAnswer = lazy<ComponentType<KindAnswerProps>>(() =>
  fetchKinds().then(
    (module) => ({ default: module.KindAnswer }),
    () => ({ default: PartLost }),
  ),
);

/** What a question of another kind has beside its options; questions with one right option load no code for it. */
export const KindOnDemand = (props: KindAnswerProps) => (
  <Suspense>
    <KindAnswer {...props} />
  </Suspense>
);
