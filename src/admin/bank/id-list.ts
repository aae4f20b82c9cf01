const mostIds = 20;

/** Ids of questions as a list; of many the first. */
export const idList = (ids: readonly number[]): string => ids.slice(0, mostIds).join(', ') + (ids.length > mostIds ? ' …' : '');
