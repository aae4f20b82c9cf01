import { Loading } from '../../../ui/controls/Loading';
import { onDemand } from '../../../ui/on-demand';
import { Taking } from '../sitting/Taking';
import type { HallWayProps } from './HallWay';

/** Fetches the hall's screens before the time runs. */
export const fetchHall = () => import('./HallWay');

const InPlainLook = ({ sitting }: HallWayProps) => sitting && <Taking {...sitting} />;

/** An attempt in progress never depends on its look: if the hall cannot be loaded, the plain look is shown. */
export const HallOnDemand = onDemand<HallWayProps>(async () => (await fetchHall()).HallWay, {
  waiting: () => <Loading />,
  lost: InPlainLook,
});
