import { fold } from '../../../../../contract/fields/fold';
import type { PreviewRow } from '../worker/ask/worker-messages';

/** Two places in a file, the upper one first. */
type Pair = readonly [above: number, below: number];

/** Ready rows that ask the same and have different answers, as pairs, and by its id the place of the other one of each: one key may be wrong. */
export function contradicted(rows: readonly PreviewRow[]): { pairs: Pair[]; others: ReadonlyMap<number, number> } {
  const first = new Map<string, PreviewRow>();
  const pairs: Pair[] = [];
  const others = new Map<number, number>();
  for (const row of rows) {
    if (row.problems.length > 0) continue;
    const key = JSON.stringify([fold(row.question), row.passage, row.pictures]);
    const above = first.get(key);
    if (above === undefined) first.set(key, row);
    else if (fold(above.answer) !== fold(row.answer)) {
      pairs.push([above.at, row.at]);
      others.set(row.id, above.at);
      if (!others.has(above.id)) others.set(above.id, row.at);
    }
  }
  return { pairs, others };
}
