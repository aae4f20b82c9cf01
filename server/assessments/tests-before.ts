import type { Ladder } from '../../contract/assessment/insight';
import { comparedWith, type TestsBefore } from '../../contract/assessment/tests-before';
import { isoOf } from '../../contract/fields/times';
import { medianOf } from '../rules/figures/statistics';
import type { Db } from '../store/engine/store';
import { firstHandIns, laddersOf, learnersOf, withEarlier } from '../store/hand-ins/submissions/tests-before';

function figuresOf(ladder: Ladder): { participants: number; mean: number | null; median: number | null } {
  const participants = ladder.reduce((sum, { count }) => sum + count, 0);
  const marks = ladder.reduce((sum, { score, count }) => sum + score * count, 0);
  const median = medianOf(new Map(ladder.map(({ score, count }) => [score, count])));
  return { participants, mean: participants === 0 ? null : marks / participants, median };
}

const heldFrom = (first: number | undefined) => (first === undefined ? {} : { heldAt: isoOf(first) });

/** So many of the latest tests before it are looked through for those that the asker may read. */
const lookedThrough = 50;

/**
 * An assessment against the last ones before it whose key the asker may read, counted in the database: their marks tell of the key. Null where there is no such
 * assessment.
 */
export async function testsBeforeOf(db: Db, id: number, mayReadKeyOf: (id: number) => Promise<boolean>): Promise<TestsBefore | null> {
  const [own, ...earlier] = await withEarlier(db, id, lookedThrough);
  if (own === undefined) return null;
  const rows = [own];
  for (const row of earlier) if (rows.length <= comparedWith && (await mayReadKeyOf(row.id))) rows.push(row);
  const ids = rows.map((row) => row.id);
  const [ladders, learners, held] = [await laddersOf(db, ids), await learnersOf(db, ids), await firstHandIns(db, ids)];
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: isoOf(createdAt),
    ...heldFrom(held.get(row.id)),
    learners: learners.get(row.id) ?? 0,
    ...figuresOf(ladders.get(row.id) ?? []),
  }));
}
