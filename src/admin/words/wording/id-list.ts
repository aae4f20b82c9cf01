const mostIds = 20;

/** Formats ids as a list; shows only the first of many. */
export const idList = (ids: readonly number[]): string => ids.slice(0, mostIds).join(', ') + (ids.length > mostIds ? ' …' : '');
