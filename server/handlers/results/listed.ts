import { ranksOn } from '../../../analysis/rank';
import type { Ladder } from '../../../contract/assessment/insight';
import { type ResultFlag, type ResultRow, resultFlags } from '../../../contract/assessment/result-list';
import { usualPercent } from '../../../contract/fields/limits';
import { isoOf } from '../../../contract/fields/times';
import type { Scope } from '../../../contract/people/rights';
import type { Marked } from '../../assessments/marked-papers';
import { totalMarksOf } from '../../rules/results/ruling';
import { type Timetable, unscheduled } from '../../rules/schedule/schedule';
import type { ScoredRow } from '../../store/hand-ins/results/result-filter';
import { type ResultPerson, resultPeople } from '../../store/hand-ins/results/result-people';
import { scoresOf } from '../../store/hand-ins/results/result-rows';
import { type SittingRow, sittingsOfSome } from '../../store/hand-ins/sittings/sittings';
import { countedAmong } from '../../store/hand-ins/submissions/chances-shown';
import { keyVersions } from '../../store/papers/assessments';
import { demandMarked } from '../shared/graded-submission';
import type { Tools } from '../shared/handlers';
import { factsOfRow } from './sittings';

/** A result, and what only a file tells of it. */
export interface ListedResult extends Pick<ResultPerson, 'typedEmail' | 'rosterPhone' | 'importedBy' | 'timePercent'> {
  row: ResultRow;
  /** When the server saw the start, epoch milliseconds; null: it did not. */
  startSeenAt: number | null;
}

/** An assessment and the results of its list. */
export interface Listing {
  marked: Marked;
  name: string;
  totalMarks: number;
  /** Of all who handed in and have a rank. */
  scores: Ladder;
  timetable: Timetable;
  /** Completes rows: whose they are, their ranks and flags. */
  complete: (rows: readonly ScoredRow[]) => Promise<ListedResult[]>;
}

const stranger: ResultPerson = {
  ...{ name: '', email: '', phone: '', rosterPhone: '', typedEmail: '', group: null },
  ...{ importedBy: null, setAside: 0, timePercent: usualPercent },
};

function flagsOf(
  row: ScoredRow,
  person: ResultPerson,
  sitting: SittingRow | undefined,
  marked: Marked,
  times: Parameters<typeof factsOfRow>[2],
): Pick<ResultRow, 'flags' | 'misfit'> {
  const { facts, ...why } = sitting === undefined ? { facts: [] } : factsOfRow(sitting, marked, times);
  const told: readonly string[] = facts;
  const holds: Partial<Record<ResultFlag, boolean>> = {
    provisional: row.is_provisional === 1,
    imported: person.importedBy !== null,
    'set-aside': person.setAside > 0,
    'extra-time': person.timePercent > usualPercent,
  };
  return { flags: resultFlags.filter((flag) => holds[flag] ?? told.includes(flag)), ...why };
}

/** Everything that the rows of one assessment need: its paper, its schedule and its scores, as they are now; ranks are among those in sight. Throws 404. */
export async function completer(
  { store, papers, schedules }: Pick<Tools, 'store' | 'papers' | 'schedules'>,
  id: number,
  scope: Scope,
): Promise<Listing> {
  // By the present key, which another process may have corrected.
  const marked = await demandMarked(papers, id, (await keyVersions(store.db, [id])).get(id));
  const timetable = (await schedules.of(id)) ?? unscheduled;
  const ownTimes = await schedules.ownTimes(id);
  const scores = await scoresOf(store.db, id, scope);
  const ranks = ranksOn(scores);
  const complete: Listing['complete'] = async (rows) => {
    if (rows.length === 0) return [];
    const uids = rows.map(({ uid }) => uid);
    const people = await resultPeople(store.db, id, uids, scope);
    const sittings = await sittingsOfSome(store.db, id, uids, scope);
    const counted = await countedAmong(store.db, id, uids);
    const times = { timetable, ownTimes, counted };
    return rows.map((row) => {
      const person = people.get(row.uid) ?? stranger;
      const { name, email, phone, group, groups, typedEmail, rosterPhone, importedBy, timePercent } = person;
      return {
        row: {
          uid: row.uid,
          ...{ name, email, phone, group, ...(groups && { groups }) },
          score: row.score,
          rank: row.is_provisional === 1 ? null : (ranks.get(row.score) ?? null),
          correctAnswers: row.correct_answers,
          wrongAnswers: row.wrong_answers,
          unattempted: row.unattempted,
          timeTaken: row.time_taken,
          submittedAt: isoOf(row.submitted_at),
          ...flagsOf(row, person, sittings.get(row.uid), marked, times),
          counted: counted.get(row.uid)?.shown,
        },
        ...{ typedEmail, rosterPhone, importedBy, timePercent },
        startSeenAt: sittings.get(row.uid)?.start?.seenAt ?? null,
      };
    });
  };
  return { marked, name: marked.paper.name, totalMarks: totalMarksOf(marked.paper, marked.key), scores, timetable, complete };
}
