import type { ExamDraft, SubjectDraft } from '../../../contract/exam/exam';
import type { Mix } from '../../../contract/exam/mix';
import type { MultipleScheme } from '../../../contract/exam/scheme';
import type { QuestionKind } from '../../../contract/kinds/kind';
import type { ExamSubjectsTable } from '../engine/schema';
import type { Db, Tx } from '../engine/store';

/** What a subject has of its own (contract/exam/section.ts); absent where it is as the exam has it. */
export interface OwnFields {
  minutes?: number;
  marksPerCorrect?: number;
  negativeMarksPerWrong?: number;
  isLocked?: true;
  mayFinishEarly?: true;
  kinds?: QuestionKind[];
  questionsPerPassage?: number;
}

export interface SubjectRow extends OwnFields {
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
  /** Absent: all or nothing. */
  multipleScheme?: MultipleScheme;
  subjects: SubjectRow[];
}

type OwnColumns = Pick<
  ExamSubjectsTable,
  'minutes' | 'marks_per_correct' | 'negative_marks_per_wrong' | 'is_locked' | 'may_finish_early' | 'kinds_json' | 'questions_per_passage'
>;

const ownColumns = (subject: SubjectDraft): OwnColumns => ({
  minutes: subject.minutes ?? null,
  marks_per_correct: subject.marksPerCorrect ?? null,
  negative_marks_per_wrong: subject.negativeMarksPerWrong ?? null,
  is_locked: subject.isLocked ? 1 : null,
  may_finish_early: subject.mayFinishEarly ? 1 : null,
  kinds_json: subject.kinds === undefined ? null : JSON.stringify(subject.kinds),
  questions_per_passage: subject.questionsPerPassage ?? null,
});

const ownFields = (row: OwnColumns): OwnFields => ({
  ...(row.minutes !== null && { minutes: row.minutes }),
  ...(row.marks_per_correct !== null && { marksPerCorrect: row.marks_per_correct }),
  ...(row.negative_marks_per_wrong !== null && { negativeMarksPerWrong: row.negative_marks_per_wrong }),
  ...(row.is_locked === 1 && { isLocked: true as const }),
  ...(row.may_finish_early === 1 && { mayFinishEarly: true as const }),
  ...(row.kinds_json !== null && { kinds: JSON.parse(row.kinds_json) as QuestionKind[] }),
  ...(row.questions_per_passage !== null && { questionsPerPassage: row.questions_per_passage }),
});

/** Stores an exam with its subjects in their order; returns it as it is read from then on. */
export async function insertExam(tx: Tx, draft: ExamDraft, now: number): Promise<ExamRow> {
  const exam = await tx
    .insertInto('exams')
    .values({
      name: draft.name,
      timer_duration: draft.timerDuration,
      marks_per_correct: draft.marksPerCorrect,
      negative_marks_per_wrong: draft.negativeMarksPerWrong,
      instructions: draft.instructions,
      created_at: now,
      multiple_scheme: draft.multipleScheme ?? null,
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
    ...ownColumns(subject),
  }));
  await tx.insertInto('exam_subjects').values(subjects).execute();
  const { multipleScheme, ...rest } = draft;
  return {
    id: exam.id,
    ...rest,
    ...(multipleScheme !== undefined && { multipleScheme }),
    subjects: draft.subjects.map((subject) => ({
      ...{ name: subject.name, numberOfQuestions: subject.numberOfQuestions, categoryIds: subject.categoryIds, mix: subject.mix },
      ...ownFields(ownColumns(subject)),
    })),
  };
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
      ...ownFields(row),
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
    ...(row.multiple_scheme !== null && { multipleScheme: row.multiple_scheme }),
    subjects: subjects.get(row.id) ?? [],
  }));
}

/** Every exam, newest first. */
export const allExams = (db: Db): Promise<ExamRow[]> => exams(db, null);

export const examById = async (db: Db, id: number): Promise<ExamRow | null> => (await exams(db, id))[0] ?? null;
