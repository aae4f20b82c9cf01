import { whenIdle } from '../../../ui/browser/when-idle';
import { lazyPart } from '../../../ui/on-demand';
import { pause } from '../../device/pause';
import type { SittingProps } from '../store/use-sitting';

// After the question, which does not wait for it. Tried until it is there: minutes must also come where the network goes while the code is on its way. Each pause
// is twice the last one, so that a page that stands open for hours asks ever more seldom.
const MoreTime = lazyPart(async () => {
  await new Promise<void>(whenIdle);
  for (let pauseMs = 5_000; ; pauseMs *= 2)
    try {
      return (await import('../more-time/MoreTime')).MoreTime;
    } catch {
      await pause(pauseMs);
    }
});

/** More time, beside the clock (ADR 35): also of a paper that was fetched before its opening was set. A past test that is sat again tells the server of no clock, and asks for none. */
export const MoreTimeOnDemand = (props: Pick<SittingProps, 'runner' | 'state'>) =>
  (props.state.paper.opensAt || props.state.attempt.tellsClock) && <MoreTime {...props} />;
