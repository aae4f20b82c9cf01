import { type ComponentType, lazy } from 'react';
import { Taking } from '../sitting/Taking';
import type { HallWayProps } from './HallWay';

/** Fetches the hall's look, so that nothing of it is missing once the time runs. */
export const fetchHall = () => import('./HallWay');

const InPlainLook = ({ sitting }: HallWayProps) => sitting && <Taking {...sitting} />;

/** An exam under way never depends on its look: where that is not to be had, it goes on in the plain one. */
export const HallOnDemand = lazy<ComponentType<HallWayProps>>(() =>
  fetchHall().then(
    (module) => ({ default: module.HallWay }),
    () => ({ default: InPlainLook }),
  ),
);
