import type { ExamDraft } from '../../../contract/exam/exam';
import type { Mix } from '../../../contract/exam/mix';
import type { Db, Tx } from '../store';

export interface SubjectRow {
  name: string;
  numberOfQuestions: number;
  categoryIds: number[];
  /** Absent for questions of any difficulty. */
  mix?: Mix | undefined;
}

export interface ExamRow {
  id: number;
  name: string;
  timerDuration: number;
  marksPerCorrect: number;
  negativeMarksPerWrong: number;
  instructions: string;
  subjects: SubjectRow[];
}

/** Stores an exam with its subjects in their order; returns its id. */
export async function insertExam(tx: Tx, draft: ExamDraft, now: number): Promise<number> {
  const exam = await tx
    .insertInto('exams')
    .values({
      name: draft.name,
      timer_duration: draft.timerDuration,
      marks_per_correct: draft.marksPerCorrect,
      negative_marks_per_wrong: draft.negativeMarksPerWrong,
      instructions: draft.instructions,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subjects = draft.subjects.map((subject, position) => ({
    exam_id: exam.id,
    position,
    name: subject.name,
    number_of_questions: subject.numberOfQuestions,
    category_ids_json: JSON.stringify(subject.categoryIds),
    mix_json: subject.mix === undefined ? null : JSON.stringify(subject.mix),
  }));
  await tx.insertInto('exam_subjects').values(subjects).execute();
  return exam.id;
}

async function subjectsByExam(db: Db, examId: number | null): Promise<Map<number, SubjectRow[]>> {
  const all = db.selectFrom('exam_subjects').selectAll().orderBy('exam_id').orderBy('position');
  const rows = await (examId === null ? all : all.where('exam_id', '=', examId)).execute();
  const byExam = new Map<number, SubjectRow[]>();
  for (const row of rows) {
    const subject = {
      name: row.name,
      numberOfQuestions: row.number_of_questions,
      categoryIds: JSON.parse(row.category_ids_json) as number[],
      ...(row.mix_json !== null && { mix: JSON.parse(row.mix_json) as Mix }),
    };
    byExam.set(row.exam_id, [...(byExam.get(row.exam_id) ?? []), subject]);
  }
  return byExam;
}

async function exams(db: Db, id: number | null): Promise<ExamRow[]> {
  const all = db.selectFrom('exams').selectAll().orderBy('id', 'desc');
  const rows = await (id === null ? all : all.where('id', '=', id)).execute();
  const subjects = await subjectsByExam(db, id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    timerDuration: row.timer_duration,
    marksPerCorrect: row.marks_per_correct,
    negativeMarksPerWrong: row.negative_marks_per_wrong,
    instructions: row.instructions,
    subjects: subjects.get(row.id) ?? [],
  }));
}

/** Every exam, newest first. */
export const allExams = (db: Db): Promise<ExamRow[]> => exams(db, null);

export const examById = async (db: Db, id: number): Promise<ExamRow | null> => (await exams(db, id))[0] ?? null;
