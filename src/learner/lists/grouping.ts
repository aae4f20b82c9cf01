import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { newBadgeDays } from '../../../contract/fields/limits';
import { dayMs } from '../../../contract/fields/times';

type Listed = Pick<AssessmentSummary, 'durationInMinutes' | 'subjects' | 'createdAt' | 'examName'>;

/** Rows of a list under one heading. */
export interface RowGroup<Row> {
  name: string;
  rows: Row[];
}

/** The upper ends of the groups of minutes; a group more has what is longer. */
export const minuteSteps = [15, 30, 60, 120] as const;

/** Rows by a key, each in its order; the groups in the order of their first rows. */
function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

/** The subject of a test of one subject; null for several. A test made by categories has one, which no other test has: its name. */
const subjectOf = ({ subjects }: Listed): string | null => (subjects.length === 1 ? (subjects[0]?.subjectName ?? null) : null);

/** Tests of one subject by its name, those of several, and then those whose subject no other test has. */
export function bySubject<Row extends Listed>(rows: readonly Row[], words: { several: string; other: string }): RowGroup<Row>[] {
  const several: Row[] = [];
  const other: Row[] = [];
  const named: RowGroup<Row>[] = [];
  for (const [name, group] of grouped(rows, subjectOf)) {
    if (name === null) several.push(...group);
    else if (group.length === 1) other.push(...group);
    else named.push({ name, rows: group });
  }
  named.sort((a, b) => a.name.localeCompare(b.name));
  return [...named, { name: words.several, rows: several }, { name: words.other, rows: other }].filter((group) => group.rows.length > 0);
}

/** Tests by the exam that they were made from, and then those made from none. */
export function byExam<Row extends Listed>(rows: readonly Row[], words: { other: string }): RowGroup<Row>[] {
  const groups = [...grouped(rows, ({ examName }) => examName ?? null)];
  const named = groups.flatMap(([name, group]) => (name === null ? [] : [{ name, rows: group }]));
  named.sort((a, b) => a.name.localeCompare(b.name));
  return [...named, ...groups.flatMap(([name, group]) => (name === null ? [{ name: words.other, rows: group }] : []))];
}

/** Whether an assessment is still new at `now` (epoch milliseconds): up to and including 7 days (spec §9). */
export const isNew = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) <= newBadgeDays * dayMs;

/** Tests by their minutes, the shortest first. `nameOf`: of a step; null: longer than the last. */
export function byMinutes<Row extends Listed>(
  rows: readonly Row[],
  minutesOf: (row: Row) => number,
  nameOf: (step: number | null) => string,
): RowGroup<Row>[] {
  const groups = grouped(rows, (row) => minuteSteps.find((step) => minutesOf(row) <= step) ?? null);
  return [...minuteSteps, null].flatMap((step) => {
    const found = groups.get(step);
    return found === undefined ? [] : [{ name: nameOf(step), rows: found }];
  });
}

/** New tests first. */
export function byNewness<Row extends Listed>(
  rows: readonly Row[],
  isNew: (row: Row) => boolean,
  words: { fresh: string; earlier: string },
): RowGroup<Row>[] {
  const groups = grouped(rows, isNew);
  return [
    { name: words.fresh, rows: groups.get(true) ?? [] },
    { name: words.earlier, rows: groups.get(false) ?? [] },
  ].filter((group) => group.rows.length > 0);
}
