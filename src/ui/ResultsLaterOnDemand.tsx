import { lazyOrNothing } from './lazy-or-nothing';

/** Results are released later only for assessments with a schedule. */
export const ResultsLaterOnDemand = lazyOrNothing(async () => (await import('./schedule/ResultsLater')).ResultsLater);
