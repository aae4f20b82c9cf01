import type { CellFault } from '../../../../../contract/sheet/cell-fault';
import { stateOf } from './row-state';
import type { Preview } from './use-preview';

/** Why a press would add nothing: none of so many questions has a category, or none is ready. */
export interface NoneReady {
  lacks: 'category' | 'more';
  count: number;
}

const isWithoutCategory = ({ column, why }: CellFault): boolean => column === 'Category' && why.code === 'empty';

/** Why nothing of what is left of a file would be added; null: something would, or only the server can tell. */
export function noneReadyIn(preview: Preview, done: ReadonlySet<number>): NoneReady | null {
  if (preview.is !== 'read') return null;
  const left = preview.rows.filter(({ at }) => !done.has(at));
  if (left.length === 0 || left.some((row) => stateOf(row) !== 'faulty')) return null;
  return { lacks: left.every(({ problems }) => problems.some(isWithoutCategory)) ? 'category' : 'more', count: left.length };
}
