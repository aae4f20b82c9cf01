import { isKnown } from '../../../../../contract/sheet/read-rows';
import type { PreviewRow } from '../worker/ask/worker-messages';

/** What an upload does with a row: adds it, leaves it because its question is there already, or refuses it. */
export const rowStates = ['ready', 'known', 'faulty'] as const;
export type RowState = (typeof rowStates)[number];

export function stateOf({ problems }: Pick<PreviewRow, 'problems'>): RowState {
  if (problems.length === 0) return 'ready';
  return problems.every(isKnown) ? 'known' : 'faulty';
}

export const byState = <T extends Pick<PreviewRow, 'problems'>>(rows: readonly T[]): Record<RowState, T[]> => {
  const found: Record<RowState, T[]> = { ready: [], known: [], faulty: [] };
  for (const row of rows) found[stateOf(row)].push(row);
  return found;
};
