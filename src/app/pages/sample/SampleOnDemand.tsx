import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/browser/when-idle';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';

const SampleQuestion = lazyOrNothing(async () => (await import('./SampleQuestion')).SampleQuestion);

/** The question of the landing page, once the page is idle: its first paint waits for none of it. Its place is kept, so that nothing moves. */
export function SampleOnDemand() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div className="min-h-112 w-full">
      {isIdle && (
        <Suspense>
          <SampleQuestion />
        </Suspense>
      )}
    </div>
  );
}
