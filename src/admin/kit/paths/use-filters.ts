import { useSearchParams } from 'react-router-dom';

/** The whole number from 1 that a text of an address is, or null. */
export const wholeIn = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** The page of a list that an address names, from 1. */
export const pageIn = (params: URLSearchParams): number => wholeIn(params.get('page')) ?? 1;

/** The address of filters; null, nothing typed and the first page are left out. */
export const addressOf = (filters: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === null || value === '' || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
    ),
  );

/**
 * What a screen filters by, as its address has it, so that it can be linked to. `read`: the filters of an address. `write`: the address of filters. `narrow`
 * changes some and returns to the first page.
 */
export function useFilters<T extends object>(
  read: (params: URLSearchParams) => T,
  write: (filters: T) => Record<string, string> = addressOf,
) {
  const [params, setParams] = useSearchParams();
  const filters = read(params);
  return {
    filters,
    narrow: (part: Partial<T>) => setParams(write({ ...filters, page: 1, ...part }), { replace: true }),
    turnTo: (page: number) => setParams(write({ ...filters, page })),
  };
}
