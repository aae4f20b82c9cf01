import type { TrailKind } from '../../../contract/trail/trail';
import type { Db } from '../engine/store';
import { fullName } from '../people/names';

/** What rows of the trail are about. */
interface Subject {
  kind: TrailKind;
  about_id: string;
}

/** The beginning of a text of the bank, as a row of the trail has it. */
export const begun = (text: string): string => text.slice(0, 120);

type Names = (db: Db, ids: readonly string[]) => Promise<(readonly [string | number, string])[]>;

/** The ids among these texts that a table can have. */
export const numbersIn = (ids: readonly string[]): number[] => ids.map(Number).filter(Number.isSafeInteger);

const named =
  (table: 'categories' | 'exams' | 'assessments' | 'groups'): Names =>
  async (db, ids) => {
    const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', numbersIn(ids)).execute();
    return rows.map(({ id, name }) => [id, name]);
  };

const lookUp: Record<TrailKind, Names> = {
  question: async (db, ids) => {
    const rows = await db.selectFrom('questions').select(['id', 'description']).where('id', 'in', numbersIn(ids)).execute();
    return rows.map(({ id, description }) => [id, begun(description)]);
  },
  passage: async (db, ids) => {
    const rows = await db.selectFrom('passages').select(['id', 'text']).where('id', 'in', numbersIn(ids)).execute();
    return rows.map(({ id, text }) => [id, begun(text)]);
  },
  category: named('categories'),
  exam: named('exams'),
  assessment: named('assessments'),
  group: named('groups'),
  person: async (db, ids) => {
    const people = db.selectFrom('people').select(['uid', 'first_name', 'last_name', 'email', 'verified_email']);
    const rows = await people.where('uid', 'in', ids).execute();
    return rows.map((row) => [row.uid, fullName(row) || row.verified_email || row.email]);
  },
  portal: async () => [],
  notice: async (db, ids) => {
    const rows = await db.selectFrom('notices').select(['id', 'text']).where('id', 'in', numbersIn(ids)).execute();
    return rows.map(({ id, text }) => [id, text]);
  },
};

/** The present names of what these rows are about: `name(kind, id)`, null where there is none. One query for each kind. */
export async function subjectNames(db: Db, subjects: readonly Subject[]): Promise<(kind: TrailKind, id: string) => string | null> {
  const found = new Map<string, string>();
  for (const kind of new Set(subjects.map((subject) => subject.kind))) {
    const ids = [
      ...new Set(subjects.filter((subject) => subject.kind === kind && subject.about_id !== '').map(({ about_id }) => about_id)),
    ];
    if (ids.length > 0) for (const [id, name] of await lookUp[kind](db, ids)) found.set(`${kind} ${id}`, name);
  }
  return (kind, id) => found.get(`${kind} ${id}`) ?? null;
}
