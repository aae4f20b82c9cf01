/** The event by which a page's drain hears that the learner wants it tried now. */
export const tryNowEvent = 'outbox: try now';

/** Asks for what waits to be sent at once, whatever it waits for. */
export const tryNow = (page: EventTarget): boolean => page.dispatchEvent(new Event(tryNowEvent));
