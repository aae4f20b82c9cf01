import { whenIdle } from '../../../ui/browser/when-idle';
import { lazyPart } from '../../../ui/on-demand';
import { pause } from '../../device/pause';
import type { SittingProps } from '../store/use-sitting';

const againMs = 5_000;

// After the question, which does not wait for it. Tried until it is there: minutes must also come where the network goes while the code is on its way.
const MoreTime = lazyPart(async () => {
  await new Promise<void>(whenIdle);
  for (;;)
    try {
      return (await import('../more-time/MoreTime')).MoreTime;
    } catch {
      await pause(againMs);
    }
});

/** More time, beside the clock (ADR 35): also of a paper that was fetched before its opening was set. A past test that is sat again tells the server of no clock, and asks for none. */
export const MoreTimeOnDemand = (props: Pick<SittingProps, 'runner' | 'state'>) =>
  (props.state.paper.opensAt || props.state.attempt.tellsClock) && <MoreTime {...props} />;
