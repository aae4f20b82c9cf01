import { ranksOn } from '../../../analysis/rank';
import { type ResultFlag, type ResultRow, resultFlags } from '../../../contract/assessment/result-list';
import { usualPercent } from '../../../contract/fields/limits';
import type { Marked } from '../../assessments/papers';
import { type Timetable, unscheduled } from '../../rules/schedule';
import { type ResultPerson, resultPeople } from '../../store/results/result-people';
import { type ScoredRow, scoresOf } from '../../store/results/result-rows';
import { type SittingRow, sittingsOfSome } from '../../store/sittings/sittings';
import { noAssessment } from '../graded-submission';
import type { Tools } from '../handlers';
import { factsOfRow } from '../sittings';

/** Completes rows of one assessment: whose they are, their ranks and flags. */
export type Complete = (rows: readonly ScoredRow[]) => Promise<ResultRow[]>;

const stranger: ResultPerson = { name: '', email: '', phone: '', group: null, isImported: false, setAside: 0, timePercent: usualPercent };

function flagsOf(
  row: ScoredRow,
  person: ResultPerson,
  sitting: SittingRow | undefined,
  marked: Marked,
  timetable: Timetable,
): ResultFlag[] {
  const facts: readonly string[] = sitting === undefined ? [] : factsOfRow(sitting, marked, timetable);
  const holds: Partial<Record<ResultFlag, boolean>> = {
    provisional: row.is_provisional === 1,
    imported: person.isImported,
    'set-aside': person.setAside > 0,
    'extra-time': person.timePercent > usualPercent,
  };
  return resultFlags.filter((flag) => holds[flag] ?? facts.includes(flag));
}

/** Everything that the rows of one assessment need: its paper, its schedule and its scores, as they are now. Throws 404. */
export async function completer(
  { store, papers, schedules }: Pick<Tools, 'store' | 'papers' | 'schedules'>,
  id: number,
): Promise<Complete> {
  const marked = await papers.marked(id);
  if (marked === null) throw noAssessment();
  const timetable = (await schedules.of(id)) ?? unscheduled;
  const ranks = ranksOn(await scoresOf(store.db, id));
  return async (rows) => {
    if (rows.length === 0) return [];
    const uids = rows.map(({ uid }) => uid);
    const people = await resultPeople(store.db, id, uids);
    const sittings = await sittingsOfSome(store.db, id, uids);
    return rows.map((row) => {
      const { isImported, setAside, timePercent, ...person } = people.get(row.uid) ?? stranger;
      return {
        uid: row.uid,
        ...person,
        score: row.score,
        rank: row.is_provisional === 1 ? null : (ranks.get(row.score) ?? null),
        correctAnswers: row.correct_answers,
        wrongAnswers: row.wrong_answers,
        unattempted: row.unattempted,
        timeTaken: row.time_taken,
        submittedAt: new Date(row.submitted_at).toISOString(),
        flags: flagsOf(row, { isImported, setAside, timePercent, ...person }, sittings.get(row.uid), marked, timetable),
      };
    });
  };
}
