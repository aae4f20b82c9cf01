import { lazyOrNothing } from '../../ui/lazy-or-nothing';

/** Results are released later only for assessments with a schedule. */
export const ResultsLaterOnDemand = lazyOrNothing(async () => (await import('../../ui/schedule/ResultsLater')).ResultsLater);

/** A calendar file with the time of the release. */
export const AddToCalendarOnDemand = lazyOrNothing(async () => (await import('../../ui/schedule/AddToCalendar')).AddToCalendar);

/** An offer to tell of the result, made once. */
export const NewsOfferOnDemand = lazyOrNothing(async () => (await import('../news/NewsOffer')).NewsOffer);
