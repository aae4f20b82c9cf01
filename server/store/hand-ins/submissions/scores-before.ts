import { type Remark, scoreBefore } from '../../../rules/results/score-before';
import type { Tables } from '../../engine/schema';
import type { Db } from '../../engine/store';

type Row = Pick<Tables['submissions'], 'assessment_id' | 'score' | 'key_version' | 'submitted_at'>;

/** The scores of a person's submissions before their keys were changed, by assessment; only of those that were marked again. */
export async function scoresBefore(db: Db, uid: string, rows: readonly Row[]): Promise<Map<number, number>> {
  // Nearly no key is ever changed: then nothing is asked for.
  const changed = new Map(rows.flatMap((row) => (row.key_version > 0 ? [[row.assessment_id, row] as const] : [])));
  if (changed.size === 0) return new Map();
  const found = await db
    .selectFrom('remarks')
    .innerJoin('corrections', (join) =>
      join.onRef('corrections.assessment_id', '=', 'remarks.assessment_id').onRef('corrections.version', '=', 'remarks.version'),
    )
    .select(['remarks.assessment_id', 'score_before as before', 'score_after as after', 'corrected_at'])
    .where('uid', '=', uid)
    .where('remarks.assessment_id', 'in', [...changed.keys()])
    .orderBy('remarks.version', 'desc')
    .execute();
  return new Map(
    [...changed.values()].flatMap(({ assessment_id: id, score, submitted_at }) => {
      // A change before this hand-in is of an earlier one, or reached the process that filed it a moment later.
      const remarks: Remark[] = found.filter((one) => one.assessment_id === id && one.corrected_at > submitted_at);
      const before = scoreBefore(score, remarks);
      return before === undefined ? [] : [[id, before] as const];
    }),
  );
}
