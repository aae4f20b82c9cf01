import type { AnswerKey } from '../../../analysis/marking/key';
import { isoOf } from '../../../contract/fields/times';
import type { FrozenPaper } from '../../rules/papers/freeze';
import type { Db } from '../engine/store';
import { deletedIds } from './archive';

/** An assessment that has a question. */
interface WithQuestion {
  id: number;
  name: string;
  createdAt: string;
  paper: FrozenPaper;
  key: AnswerKey;
}

export interface LookedThrough {
  found: WithQuestion[];
  /** The last assessment that was looked at. */
  last: number;
  /** Whether there are no earlier ones. */
  isEnd: boolean;
}

/** Looks through at most `most` assessments with an id below `below` (null: all), the newest first, for those with a question. */
export async function papersWithQuestion(
  db: Db,
  questionId: number,
  { below, most }: { below: number | null; most: number },
): Promise<LookedThrough> {
  const looked = await db
    .selectFrom('assessments')
    .select('id')
    .where('id', 'not in', deletedIds(db))
    .$if(below !== null, (all) => all.where('id', '<', below ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const ids = looked.map(({ id }) => id);
  if (ids.length === 0) return { found: [], last: 0, isEnd: true };
  const rows = await db
    .selectFrom('answer_keys')
    .innerJoin('assessments', 'assessments.id', 'answer_keys.assessment_id')
    .select(['assessments.id', 'name', 'created_at', 'paper_json', 'key_json'])
    .where('assessment_id', 'in', ids)
    // As `freeze` writes it: the first field of an answer. A text that says the same has its quotation marks escaped.
    .where('key_json', 'like', `%"questionId":${questionId},%`)
    .orderBy('assessments.id', 'desc')
    .execute();
  const found = rows.map(({ id, name, created_at, paper_json, key_json }) => ({
    ...{ id, name, createdAt: isoOf(created_at) },
    paper: JSON.parse(paper_json) as FrozenPaper,
    key: JSON.parse(key_json) as AnswerKey,
  }));
  return { found, last: ids.at(-1) ?? 0, isEnd: ids.length < most };
}
