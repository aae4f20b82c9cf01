import { whenIdle } from '../../../ui/browser/when-idle';
import { onDemand } from '../../../ui/on-demand';
import type { SittingProps } from '../store/use-sitting';

// After the question, which does not wait for it. If it cannot be loaded, the attempt goes on without it.
const MoreTime = onDemand(async () => {
  await new Promise<void>(whenIdle);
  return (await import('../more-time/MoreTime')).MoreTime;
});

/** More time, beside the clock (ADR 35): also of a paper that was fetched before its opening was set. A past test that is sat again tells the server of no clock, and asks for none. */
export const MoreTimeOnDemand = (props: Pick<SittingProps, 'runner' | 'state'>) =>
  (props.state.paper.opensAt || props.state.attempt.tellsClock) && <MoreTime {...props} />;
