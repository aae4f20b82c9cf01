/** One page of a list `L`, and how many are on all its pages. */
export class Page<L> {
  readonly items: L;
  readonly total: number;

  constructor(items: L, total: number) {
    this.items = items;
    this.total = total;
  }
}

/** Whether anything of a list's query was said; nothing said asks for the whole list. */
export const isPaged = (query: object): boolean => Object.values(query).some((value) => value !== undefined);
