import { type ResultOrder, type ResultRow, resultOrders, type WantedFlag } from '../../../contract/assessment/result-list';
import { pageLimits, type ResultRowQuery } from '../../../contract/calls/page';
import { type Field, ordered } from '../../../contract/fields/arrange';
import { Page } from '../../replies/paged-list';
import type { ResultFilter } from '../../store/hand-ins/results/result-filter';
import { resultBatches } from '../../store/hand-ins/results/result-rows';
import type { Tools } from '../shared/handlers';
import type { Listing } from './listed';

/** Results that are completed at once. */
const rowsAtOnce = 250;

const fields = resultOrders.map((id): Field<ResultRow> => ({ id, value: (row) => row[id] ?? '' }));

export const hasFlag = ({ flags }: Pick<ResultRow, 'flags'>, flag: WantedFlag): boolean =>
  flag === 'any' ? flags.length > 0 : flags.includes(flag);

/** One page of the results with a flag, in the orders of all results. They are found and ordered here, because no column holds a flag. */
export async function pageOfFlagged(
  { store }: Pick<Tools, 'store'>,
  id: number,
  { page = 1, size = pageLimits.defaultSize, sort = 'rank', flag, ...filter }: ResultRowQuery & ResultFilter & { flag: WantedFlag },
  complete: Listing['complete'],
): Promise<Page<ResultRow[]>> {
  const flagged: ResultRow[] = [];
  for await (const some of resultBatches(store.db, id, filter, rowsAtOnce))
    flagged.push(...(await complete(some)).map(({ row }) => row).filter((row) => hasFlag(row, flag)));
  const column = sort.replace('-', '') as ResultOrder;
  const isKnown = (row: ResultRow) => (row[column] ?? '') !== '';
  const inOrder = ordered(flagged.filter(isKnown), fields, { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' });
  const all = [...inOrder, ...flagged.filter((row) => !isKnown(row))];
  return new Page(all.slice((page - 1) * size, page * size), all.length);
}
