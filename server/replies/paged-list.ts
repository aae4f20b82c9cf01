/** One page of a list `L`, with the number of items on all pages. */
export class Page<L> {
  readonly items: L;
  readonly total: number;

  constructor(items: L, total: number) {
    this.items = items;
    this.total = total;
  }
}

/** Whether a query asks for a page. An empty query asks for the whole list. */
export const isPaged = (query: object): boolean => Object.values(query).some((value) => value !== undefined);
