import type { ResultRow } from '../../../../contract/assessment/result-list';
import { pageLimits } from '../../../../contract/fields/limits';
import { callPage } from '../../kit/calls/call';
import type { WantedResults } from './use-results';

const mostPages = 5;
/** Results and sheets of paper of the longest print-out. */
export const mostPrinted = { results: mostPages * pageLimits.size, sheets: 25 };

/** Fetches the matching results of an assessment, the first of them where they are very many. */
export async function rowsToPrint(id: number, wanted: WantedResults): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { items } = await callPage('getResultRows', { params: { id }, query: { ...wanted, page, size: pageLimits.size } });
    rows.push(...items);
    if (items.length < pageLimits.size) break;
  }
  return rows;
}
