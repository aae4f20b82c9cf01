import { onDemand } from '../../../ui/on-demand';
import type { SittingProps } from '../store/use-sitting';

// If it cannot be loaded, the attempt goes on without it.
const MoreTime = onDemand(async () => (await import('../more-time/MoreTime')).MoreTime);

/** More time, beside the clock of a paper with an opening (ADR 35). */
export const MoreTimeOnDemand = (props: Pick<SittingProps, 'runner' | 'state'>) => props.state.paper.opensAt && <MoreTime {...props} />;
