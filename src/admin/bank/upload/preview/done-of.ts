import { isKnown } from '../../../../../contract/sheet/read-rows';
import type { UploadSummary } from '../../../../../contract/sheet/upload';
import { stateOf } from './row-state';
import type { Preview } from './use-preview';

/** The rows of a sent preview that are done: added, or there already. The others are left to be mended; null: none is left. */
export function doneOf(preview: Preview, { reasons = [] }: Pick<UploadSummary, 'reasons'>): number[] | null {
  const rows = preview.is === 'read' ? preview.rows : [];
  const refused = new Set(reasons.filter((reason) => !isKnown(reason)).map(({ row }) => row));
  const done = rows.flatMap((row) => (stateOf(row) === 'faulty' || refused.has(row.at) ? [] : [row.at]));
  return done.length === rows.length ? null : done;
}
