import { fold } from '../../../../../contract/fields/fold';
import type { PreviewRow } from '../worker/ask/worker-messages';

/** Two places in a file, the upper one first. */
type Pair = readonly [above: number, below: number];

/** Without its passage a question may still be the same one. */
const mayShare = (one: PreviewRow, other: PreviewRow): boolean =>
  one.passage === other.passage || one.passage === undefined || other.passage === undefined;

/** Ready rows that ask the same and have different answers, as pairs, and by its id the place of the other one of each: one key may be wrong. */
export function contradicted(rows: readonly PreviewRow[]): { pairs: Pair[]; others: ReadonlyMap<number, number> } {
  /** The first row of each question, with each of its passages. */
  const first = new Map<string, PreviewRow[]>();
  const pairs: Pair[] = [];
  const others = new Map<number, number>();
  for (const row of rows) {
    if (row.problems.length > 0) continue;
    const key = JSON.stringify([fold(row.question), row.pictures]);
    const firsts = first.get(key) ?? [];
    const above = firsts.find((one) => mayShare(one, row));
    if (above === undefined) first.set(key, [...firsts, row]);
    else if (fold(above.answer) !== fold(row.answer)) {
      pairs.push([above.at, row.at]);
      others.set(row.id, above.at);
      if (!others.has(above.id)) others.set(above.id, row.at);
    }
  }
  return { pairs, others };
}
