import type { ExamDraft } from '../../../contract/exam/exam';
import type { Mix } from '../../../contract/exam/mix';
import type { OwnFields } from '../../../contract/exam/own-fields';
import type { MultipleScheme } from '../../../contract/exam/scheme';
import type { Tables } from '../engine/schema';
import type { Db, Tx } from '../engine/store';

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

/** The column of each field that a subject may have of its own. A flag is stored as 1, a list as JSON, and null is what the exam has. */
const ownColumn = {
  minutes: 'minutes',
  marksPerCorrect: 'marks_per_correct',
  negativeMarksPerWrong: 'negative_marks_per_wrong',
  isLocked: 'is_locked',
  mayFinishEarly: 'may_finish_early',
  kinds: 'kinds_json',
  questionsPerPassage: 'questions_per_passage',
} as const satisfies Record<keyof OwnFields, keyof Tables['exam_subjects']>;

type OwnField = keyof typeof ownColumn;
type OwnColumns = Pick<Tables['exam_subjects'], (typeof ownColumn)[OwnField]>;
const ownEntries = Object.entries(ownColumn) as [OwnField, keyof OwnColumns][];

function columnOf(value: OwnFields[OwnField]): OwnColumns[keyof OwnColumns] {
  if (typeof value === 'boolean') return value ? 1 : null;
  return Array.isArray(value) ? JSON.stringify(value) : (value ?? null);
}

function fieldOf(field: OwnField, value: string | number): OwnFields[OwnField] {
  if (field === 'isLocked' || field === 'mayFinishEarly') return value === 1;
  return typeof value === 'string' ? JSON.parse(value) : value;
}

const ownColumns = (subject: OwnFields): OwnColumns =>
  Object.fromEntries(ownEntries.map(([field, column]) => [column, columnOf(subject[field])])) as OwnColumns;

const ownFields = (row: OwnColumns): OwnFields =>
  Object.fromEntries(
    ownEntries.flatMap(([field, column]) => {
      const value = row[column];
      return value === null ? [] : [[field, fieldOf(field, value)]];
    }),
  );

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
