import type { TrailAct, TrailDetails, TrailKind } from '../../../contract/trail/trail';
import type { Db } from '../engine/store';
import { begun, numbersIn } from './subject-names';

/** A row of the trail, or as much of it as says what was called how. */
interface Row {
  at: number;
  kind: TrailKind;
  about_id: string;
}

/** What something was called until a later change. */
interface Earlier {
  id: string;
  /** Epoch milliseconds. */
  until: number;
  name: string;
}

type Change = { id: number; version: number; until: number };

/** Of changes in their order the first one after each row. */
const firstAfter = (rows: readonly Row[], changes: readonly Change[]): Change[] => [
  ...new Set(rows.flatMap(({ at, about_id }) => changes.find(({ id, until }) => String(id) === about_id && until > at) ?? [])),
];

/** The texts that questions had: their earlier versions are stored, so the trail stores none. */
async function ofQuestions(db: Db, rows: readonly Row[]): Promise<Earlier[]> {
  const table = db.selectFrom('question_changes').orderBy('version');
  const ids = numbersIn(rows.map(({ about_id }) => about_id));
  const columns = ['question_id as id', 'version', 'changed_at as until'] as const;
  const wanted = firstAfter(rows, await table.select(columns).where('question_id', 'in', ids).execute());
  if (wanted.length === 0) return [];
  const found = await table
    .select(['question_id as id', 'changed_at as until', 'before_json as before'])
    .where((one) => one.or(wanted.map(({ id, version }) => one.and({ question_id: id, version }))))
    .execute();
  return found.map(({ id, until, before }) => ({
    ...{ id: String(id), until },
    name: begun((JSON.parse(before) as { description: string }).description),
  }));
}

/** The same of passages. */
async function ofPassages(db: Db, rows: readonly Row[]): Promise<Earlier[]> {
  const table = db.selectFrom('passage_changes').orderBy('version');
  const ids = numbersIn(rows.map(({ about_id }) => about_id));
  const columns = ['passage_id as id', 'version', 'changed_at as until'] as const;
  const wanted = firstAfter(rows, await table.select(columns).where('passage_id', 'in', ids).execute());
  if (wanted.length === 0) return [];
  const found = await table
    .select(['passage_id as id', 'changed_at as until', 'before_json as before'])
    .where((one) => one.or(wanted.map(({ id, version }) => one.and({ passage_id: id, version }))))
    .execute();
  return found.map(({ id, until, before }) => ({
    ...{ id: String(id), until },
    name: begun((JSON.parse(before) as { text: string }).text),
  }));
}

/** The names that the trail itself tells: acts that end one say it. */
const byTrail =
  (kind: TrailKind, acts: readonly TrailAct[]) =>
  async (db: Db, rows: readonly Row[]): Promise<Earlier[]> => {
    const ids = [...new Set(rows.map(({ about_id }) => about_id))];
    const ends = await db
      .selectFrom('trail')
      .select(['about_id as id', 'act', 'at as until', 'details_json'])
      .where('kind', '=', kind)
      .where('about_id', 'in', ids)
      .where('act', 'in', acts)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return ends.map(({ id, act, until, details_json }) => {
      const { before, name } = JSON.parse(details_json) as TrailDetails;
      return { id, until, name: String(act.endsWith('-renamed') ? before : name) };
    });
  };

/** Of people there is none: an erasure would not find it. An exam keeps its name, and so does a notice. */
const lookUp: Partial<Record<TrailKind, (db: Db, rows: readonly Row[]) => Promise<Earlier[]>>> = {
  question: ofQuestions,
  passage: ofPassages,
  category: byTrail('category', ['category-renamed', 'category-merged', 'category-deleted']),
  group: byTrail('group', ['group-renamed', 'group-deleted']),
  assessment: byTrail('assessment', ['assessment-deleted']),
};

/** What each of these rows was about was called after its change; null where it is called so today, or nothing tells it. */
export async function earlierNames(db: Db, rows: readonly Row[]): Promise<(row: Row) => string | null> {
  const found = new Map<TrailKind, Earlier[]>();
  for (const [kind, earlierOf] of Object.entries(lookUp) as [TrailKind, (typeof lookUp)['question'] & object][]) {
    const ofKind = rows.filter((row) => row.kind === kind && row.about_id !== '');
    if (ofKind.length > 0) found.set(kind, await earlierOf(db, ofKind));
  }
  return ({ at, kind, about_id }) => found.get(kind)?.find(({ id, until }) => id === about_id && until > at)?.name ?? null;
}
