import { generate, type WantedSubject } from '../assessments/generate';
import { isPaged } from '../replies/paged-list';
import { Refusal } from '../replies/refusal';
import { pageOfAssessments } from '../store/assessments/assessment-page';
import { allAssessments } from '../store/assessments/assessments';
import { type ExamRow, examById } from '../store/assessments/exams';
import type { Handlers, Tools } from './handlers';
import { demandCategories } from './known';

type Served = Pick<Handlers, 'generateByCategories' | 'generateFromExam' | 'getAssessments'>;

const subjectsOf = (exam: ExamRow): WantedSubject[] =>
  exam.subjects.map((subject, index) => ({ ...subject, field: `subjects.${index}.numberOfQuestions` }));

const planFrom = (exam: ExamRow, name: string, createdAt: number) => ({
  name,
  description: '',
  durationInMinutes: exam.timerDuration,
  createdAt,
  instructions: exam.instructions,
  marks: { perCorrect: exam.marksPerCorrect, perWrong: exam.negativeMarksPerWrong },
  subjects: subjectsOf(exam),
});

/** Assessments, made from an exam or by categories. */
export function assessmentHandlers({ store, now, random }: Tools): Served {
  return {
    async generateByCategories({ body }) {
      await demandCategories(store.db, { categories: body.categories });
      const subject = { name: body.name, categoryIds: body.categories, numberOfQuestions: body.questionCount, field: 'questionCount' };
      const order = { ...body, createdAt: now(), instructions: '', marks: { shared: body.totalMarks }, subjects: [subject] };
      const { id, paper } = await store.atomically((tx) => generate(tx, order, random));
      return { id, ...paper };
    },

    async generateFromExam({ body: { examId, name } }) {
      const exam = await examById(store.db, examId);
      if (exam === null) throw new Refusal('not-found', { code: 'no-such-exam' }, { fields: { examId: { code: 'not-an-exam' } } });
      const { id } = await store.atomically((tx) => generate(tx, planFrom(exam, name, now()), random));
      return { id };
    },

    getAssessments: async ({ query }) => (isPaged(query) ? pageOfAssessments(store.db, query) : allAssessments(store.db)),
  };
}
