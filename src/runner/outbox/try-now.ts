/** Event by which a page's drain learns that the learner wants an immediate try. */
export const tryNowEvent = 'outbox: try now';

/** Asks for an immediate try of every waiting parcel. */
export const tryNow = (page: EventTarget): boolean => page.dispatchEvent(new Event(tryNowEvent));
