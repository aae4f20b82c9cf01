import { isKnown } from '../../../../contract/sheet/read-rows';
import type { UploadSummary } from '../../../../contract/sheet/upload';
import { stateOf } from './preview/row-state';
import type { PreviewRow } from './worker/worker-messages';

/** The rows of a sent sheet that are done: added, or there already. The others are left to be mended. */
export function doneOf(rows: readonly PreviewRow[], { reasons = [] }: Pick<UploadSummary, 'reasons'>): number[] {
  const refused = new Set(reasons.filter((reason) => !isKnown(reason)).map(({ row }) => row));
  return rows.flatMap((row) => (stateOf(row) === 'faulty' || refused.has(row.at) ? [] : [row.at]));
}
