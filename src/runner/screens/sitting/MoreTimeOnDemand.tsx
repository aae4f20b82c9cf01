import { whenIdle } from '../../../ui/browser/when-idle';
import { lazyPart } from '../../../ui/on-demand';
import { pause } from '../../device/pause';
import type { MoreTime as Part } from '../more-time/MoreTime';
import type { SittingProps } from '../store/use-sitting';

/** Each pause is twice the last one, so that a page that stands open for hours asks ever more seldom. Milliseconds. */
const load = (pauseMs: number): Promise<typeof Part> =>
  import('../more-time/MoreTime').then(
    (part) => part.MoreTime,
    () => pause(pauseMs).then(() => load(2 * pauseMs)),
  );

// After the question, which does not wait for it. Tried until it is there: minutes must also come where the network goes while the code is on its way.
const MoreTime = lazyPart(() => new Promise<void>(whenIdle).then(() => load(5_000)));

/** More time, beside the clock (ADR 35): also of a paper that was fetched before its opening was set. A past test that is sat again tells the server of no clock, and asks for none. */
export const MoreTimeOnDemand = (props: Pick<SittingProps, 'runner' | 'state'>) =>
  (props.state.paper.opensAt || props.state.attempt.tellsClock) && <MoreTime {...props} />;
