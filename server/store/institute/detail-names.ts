import type { TrailKind } from '../../../contract/trail/trail';
import type { TrailRow } from '../../../contract/trail/trail-list';
import type { Db } from '../engine/store';
import { subjectNames } from './subject-names';

/** A row of the trail, as far as it names something beside its subject. */
interface Detailed {
  kind: TrailKind;
  about_id: string;
  details_json: string;
}

type Numbers = Partial<Record<'assessmentId' | 'questionId' | 'number', unknown>>;

/** Why these people got their chances; nothing of chances that an erasure has taken. */
async function reasonsOf(db: Db, rows: readonly Detailed[]): Promise<(row: Detailed, details: Numbers) => string | undefined> {
  const uids = [...new Set(rows.filter(({ kind }) => kind === 'person').map(({ about_id }) => about_id))];
  const chances = db.selectFrom('chances').select(['uid', 'assessment_id', 'number', 'reason']).where('uid', 'in', uids);
  const found = new Map(
    uids.length === 0 ? [] : (await chances.execute()).map((row) => [`${row.uid} ${row.assessment_id} ${row.number}`, row.reason]),
  );
  return ({ about_id }, { assessmentId, number }) => found.get(`${about_id} ${assessmentId} ${number}`);
}

/** What the numbers in the details of rows are called today: the assessment, the question and the reason of a chance. Nothing where none is named. */
export async function detailNames(db: Db, rows: readonly Detailed[]): Promise<(row: Detailed) => TrailRow['names']> {
  const numbersOf = ({ details_json }: Detailed) => JSON.parse(details_json) as Numbers;
  const subjects = rows
    .map(numbersOf)
    .flatMap(({ assessmentId, questionId }) => [
      ...(typeof assessmentId === 'number' ? [{ kind: 'assessment' as const, about_id: String(assessmentId) }] : []),
      ...(typeof questionId === 'number' ? [{ kind: 'question' as const, about_id: String(questionId) }] : []),
    ]);
  const [nameOf, reasonOf] = [await subjectNames(db, subjects), await reasonsOf(db, rows)];
  return (row) => {
    const numbers = numbersOf(row);
    const assessment = nameOf('assessment', String(numbers.assessmentId));
    const question = nameOf('question', String(numbers.questionId));
    const reason = reasonOf(row, numbers);
    const names = { ...(assessment !== null && { assessment }), ...(question !== null && { question }), ...(reason && { reason }) };
    return Object.keys(names).length === 0 ? undefined : names;
  };
}
