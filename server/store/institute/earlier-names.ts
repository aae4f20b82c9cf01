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

/** The texts that questions or passages had: their earlier versions are stored, so the trail stores none. */
const byVersions =
  (kind: 'question' | 'passage', textIn: (before: { description: string; text: string }) => string) =>
  async (db: Db, rows: readonly Row[]): Promise<Earlier[]> => {
    // Both tables have the same columns, but for the name of the id.
    const [name, id] = [`${kind}_changes`, `${kind}_id`] as ['question_changes', 'question_id'];
    const table = db.selectFrom(name).orderBy('version');
    const ids = numbersIn(rows.map(({ about_id }) => about_id));
    const changes = await table
      .select([`${id} as id`, 'version', 'changed_at as until'])
      .where(id, 'in', ids)
      .execute();
    const wanted = firstAfter(rows, changes);
    if (wanted.length === 0) return [];
    const found = await table
      .select([`${id} as id`, 'changed_at as until', 'before_json as before'])
      .where((one) => one.or(wanted.map((change) => one.and({ [id]: change.id, version: change.version }))))
      .execute();
    return found.map((row) => ({ id: String(row.id), until: row.until, name: begun(textIn(JSON.parse(row.before))) }));
  };

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
  question: byVersions('question', ({ description }) => description),
  passage: async (db, rows) => [
    ...(await byVersions('passage', ({ text }) => text)(db, rows)),
    ...(await byTrail('passage', ['passage-deleted'])(db, rows)),
  ],
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
