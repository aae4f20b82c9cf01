import { type ComponentType, lazy, Suspense } from 'react';
import type { ScheduleProps } from './WhileOpen';

/** A start never depends on these screens: without their code, the start is offered. */
const WhileOpen = lazy<ComponentType<ScheduleProps>>(() =>
  import('./WhileOpen').then(
    (module) => ({ default: module.WhileOpen }),
    () => ({ default: ({ children }: ScheduleProps) => children }),
  ),
);

/** The start of a paper; of one with a schedule, or with a chance, below what is said of it and only while it can be started. */
export function ScheduleOnDemand(props: ScheduleProps) {
  const { takesEvidence, chance } = props.paper;
  return (takesEvidence ?? chance) ? (
    <Suspense>
      <WhileOpen {...props} />
    </Suspense>
  ) : (
    props.children
  );
}
