import type { Exam } from '../../../contract/exam/exam';
import type { TrailDetails } from '../../../contract/trail/trail';
import { forecast } from '../../assessments/forecast';
import { allCategories } from '../../store/bank/categories';
import type { Db } from '../../store/engine/store';
import { lockTree } from '../../store/papers/category-changes';
import { allExams, type ExamRow, insertExam } from '../../store/papers/exams';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';
import { demandCategories } from '../shared/known';

/** Marks are sent under one name and read under another (spec §3). */
const listed = (exam: ExamRow, names: Map<number, string>): Exam => ({
  id: exam.id,
  name: exam.name,
  timerDuration: exam.timerDuration,
  marksPerQuestion: exam.marksPerCorrect,
  negativeMarkingPerWrongQuestion: exam.negativeMarksPerWrong,
  numberOfQuestions: exam.subjects.reduce((sum, subject) => sum + subject.numberOfQuestions, 0),
  instructions: exam.instructions,
  ...(exam.multipleScheme !== undefined && { multipleScheme: exam.multipleScheme }),
  subjects: exam.subjects.map(({ name, numberOfQuestions, categoryIds, mix, ...own }) => ({
    name,
    ...(mix !== undefined && { mix }),
    numberOfQuestions,
    categories: categoryIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    ...own,
  })),
});

/** What the trail says of an exam beyond the specification's fields. */
function sectionDetails({ subjects, multipleScheme }: ExamRow): TrailDetails {
  const own = subjects.filter(({ minutes, marksPerCorrect, negativeMarksPerWrong, kinds }) =>
    [minutes, marksPerCorrect, negativeMarksPerWrong, kinds].some((field) => field !== undefined),
  );
  return {
    ...(own.length > 0 && { sections: own.length }),
    ...(subjects.some(({ isLocked }) => isLocked) && { isLocked: true }),
    ...(multipleScheme !== undefined && { multipleScheme }),
  };
}

/** Exams: templates that assessments are made from. */
export function examHandlers({ store, now, random }: Tools): Pick<Handlers, 'createExam' | 'getExams' | 'forecast'> {
  const demandKnown = (db: Db, subjects: readonly { categoryIds: readonly number[] }[]) =>
    demandCategories(db, Object.fromEntries(subjects.map((s, index) => [`subjects.${index}.categoryIds`, s.categoryIds])));
  const names = async () => new Map((await allCategories(store.db)).map((row) => [row.id, row.name]));
  return {
    async createExam({ body }, { uid }) {
      const exam = await store.atomically(async (tx) => {
        await lockTree(tx);
        await demandKnown(tx, body.subjects);
        const added = await insertExam(tx, body, now());
        const about = { kind: 'exam', id: String(added.id) } as const;
        await addToTrail(tx, { at: now(), by: uid, act: 'exam-created', about, details: sectionDetails(added) });
        return added;
      });
      return listed(exam, await names());
    },

    async forecast({ query: { subjects } }) {
      await demandKnown(store.db, subjects);
      return { subjects: await forecast(store.db, subjects, random) };
    },

    async getExams() {
      const byId = await names();
      return (await allExams(store.db)).map((exam) => listed(exam, byId));
    },
  };
}
