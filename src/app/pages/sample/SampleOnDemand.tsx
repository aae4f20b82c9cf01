import { useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/browser/when-idle';
import { onDemand } from '../../../ui/on-demand';

/** The question's place and shape, so that nothing moves when it comes. */
const shape = <div className="min-h-98 w-full rounded-card border border-line bg-surface shadow-card" />;
const SampleQuestion = onDemand(async () => (await import('./SampleQuestion')).SampleQuestion, { waiting: () => shape });

/** The question of the landing page, once the page is idle: its first paint waits for none of it. */
export function SampleOnDemand() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <div className="flex min-h-98 w-full">
      <SampleQuestion />
    </div>
  ) : (
    shape
  );
}
