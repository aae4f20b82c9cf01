import { maxLength } from '../../../../contract/fields/limits';

/** What is typed into a search, as a query has it: without the space around it, cut where it is too long, and absent where it is empty. */
export function searched(typed: string): { search?: string } {
  const search = typed.trim().slice(0, maxLength.search);
  return search === '' ? {} : { search };
}
