import { onDemand } from '../../../ui/on-demand';
import type { ScheduleProps } from './WhileOpen';

/** A start never depends on these screens: without their code, the start is offered. */
const WhileOpen = onDemand<ScheduleProps>(async () => (await import('./WhileOpen')).WhileOpen, { lost: ({ children }) => children });

/** The start of a paper; of one with a schedule, or with a chance, below what is said of it and only while it can be started. */
export function ScheduleOnDemand(props: ScheduleProps) {
  const { takesEvidence, chance } = props.paper;
  return (takesEvidence ?? chance) ? <WhileOpen {...props} /> : props.children;
}
