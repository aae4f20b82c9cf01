import type { Db } from '../engine/store';
import { activeQuestionsOf } from './passages';
import { type DrawnFrom, guessedBelow, linksBelow, shuffledOf } from './questions';

/** Passages of one query: at most ten questions each. */
const atOnce = 200;

/** What sets are drawn from. `perPassage`: so many of each passage, in the place of whole sets. */
export interface SetsFrom extends DrawnFrom {
  perPassage?: number | undefined;
}

/** A set that can be drawn, or a passage of which too few questions are among those that it is drawn from: its set would be torn. */
export interface Looked {
  passageId: number;
  /** Those of the questions of the passage that it is drawn from, in the order of their ids. */
  among: number[];
  isWhole: boolean;
}

/** How these passages stand to what is drawn from, in the order of `passageIds`. Retired questions belong to no set. */
export async function lookAtSets(db: Db, { perPassage, ...from }: SetsFrom, passageIds: readonly number[]): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (let at = 0; at < passageIds.length; at += atOnce) {
    const some = passageIds.slice(at, at + atOnce);
    const active = await activeQuestionsOf(db, some);
    const there = new Set(await guessedBelow(db, from, [...active.values()].flat()));
    for (const passageId of some) {
      const all = active.get(passageId) ?? [];
      const among = all.filter((id) => there.has(id));
      looked.push({ passageId, among, isWhole: perPassage === undefined ? among.length === all.length : among.length >= perPassage });
    }
  }
  return looked.filter(({ among }) => among.length > 0);
}

/** The passages of all questions that are drawn from. */
export async function passageIdsBelow(db: Db, from: DrawnFrom): Promise<number[]> {
  const any = await db.selectFrom('question_passages').select('passage_id').limit(1).execute();
  if (any.length === 0) return [];
  const rows = await linksBelow(db, from)
    .innerJoin('question_passages', 'question_passages.question_id', 'question_categories.question_id')
    .select('passage_id')
    .distinct()
    .execute();
  return rows.map(({ passage_id }) => passage_id);
}

/** At most so many single questions, in random order. */
export function singleIdsBelow(db: Db, from: DrawnFrom, atMost: number): Promise<number[]> {
  const single = linksBelow(db, from).where('question_categories.question_id', 'not in', (sets) =>
    sets.selectFrom('question_passages').select('question_passages.question_id'),
  );
  return shuffledOf(db, single, atMost);
}
