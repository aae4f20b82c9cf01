import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/browser/when-idle';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';

const SampleQuestion = lazyOrNothing(async () => (await import('./SampleQuestion')).SampleQuestion);

/** The question's place and shape, so that nothing moves when it comes. */
const shape = <div className="min-h-112 w-full rounded-card border border-line bg-surface shadow-card" />;

/** The question of the landing page, once the page is idle: its first paint waits for none of it. */
export function SampleOnDemand() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <div className="min-h-112 w-full">
      <Suspense fallback={shape}>
        <SampleQuestion />
      </Suspense>
    </div>
  ) : (
    shape
  );
}
