import { useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/browser/when-idle';
import { onDemand } from '../../../ui/on-demand';

/** The question's place and shape, as high as it is at most, so that nothing moves when it comes. */
const shape = (
  <div className="flex min-h-98 w-full flex-col justify-end gap-2 rounded-card border border-line bg-surface p-4 shadow-card">
    {['a', 'b', 'c', 'd'].map((option) => (
      <div key={option} className="h-12.5 rounded-control border border-line" />
    ))}
  </div>
);
const SampleQuestion = onDemand(async () => (await import('../../../learner/sample/SampleQuestion')).SampleQuestion, {
  waiting: () => shape,
});

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
