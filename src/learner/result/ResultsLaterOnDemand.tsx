import { lazyOrNothing } from '../../ui/lazy-or-nothing';

/** Results are released later only for assessments with a schedule. */
export const ResultsLaterOnDemand = lazyOrNothing(async () => (await import('../../ui/schedule/ResultsLater')).ResultsLater);
