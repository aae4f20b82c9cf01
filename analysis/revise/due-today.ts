import { dayEnd } from '../../contract/fields/local-days';
import type { StudyPlan } from './plan';
import { dueUntil, type Revision } from './revisions';

/** What a person chose to see of Revise; null: everything. */
export type Narrowed = { [Key in 'assessmentId' | 'subjectName' | 'difficultyLevel']: Revision[Key] | null };

export const everything: Narrowed = { assessmentId: null, subjectName: null, difficultyLevel: null };

/** How many of some questions a subject has. */
export interface SubjectCount {
  name: string;
  count: number;
}

/** The subjects of some questions, that with the most first; questions without a subject are in none. */
export function subjectsOf(questions: readonly Pick<Revision, 'subjectName'>[]): SubjectCount[] {
  const counts = new Map<string, number>();
  for (const { subjectName } of questions) if (subjectName !== '') counts.set(subjectName, (counts.get(subjectName) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** What Revise offers today. */
export interface DueToday {
  /** Due until the end of the local day, in the order in which it is asked. */
  due: Revision[];
  /** What is due beyond today's share. */
  beyond: Revision[];
  /** When the next question after today comes back, epoch milliseconds; null: none. */
  nextAt: number | null;
  /** How many come back on the day of that one. */
  nextCount: number;
  /** All questions, least known first: for practice when nothing is due. */
  all: Revision[];
}

const fields = Object.keys(everything) as (keyof Narrowed)[];

/** Of a plan ({@link StudyPlan}) at a trusted time, what was chosen. A choice that no question has any more is none. */
export function dueTodayOf({ revisions, share }: Pick<StudyPlan, 'revisions' | 'share'>, narrowed: Narrowed, now: number): DueToday {
  const narrows = fields.filter((field) => revisions.some((one) => one[field] === narrowed[field]));
  const all = revisions.filter((one) => narrows.every((field) => one[field] === narrowed[field]));
  const due = dueUntil(all, dayEnd(now));
  const later = all.flatMap((one) => (one.due !== null && one.due.at > dayEnd(now) ? one.due.at : []));
  const nextAt = later.length === 0 ? null : Math.min(...later);
  const nextCount = nextAt === null ? 0 : later.filter((at) => at <= dayEnd(nextAt)).length;
  return { due: due.slice(0, share), beyond: due.slice(share), nextAt, nextCount, all };
}
