import type { AimDraft } from '../../../contract/assessment/aim';
import { applySchedule, demandTimetable, groupChanges, saveAim } from '../../assessments/change-schedule';
import { generate, type Order, type WantedSubject } from '../../assessments/generate';
import { isPaged } from '../../replies/paged-list';
import { Refusal } from '../../replies/refusal';
import { scheduledPaper } from '../../rules/papers/served-paper';
import { type Timetable, timetableChanges, unscheduled } from '../../rules/schedule/schedule';
import { pageOfAssessments } from '../../store/papers/assessment-page';
import { allAssessments } from '../../store/papers/assessments';
import { addDraft } from '../../store/papers/drafts';
import { type ExamRow, examById, type SubjectRow } from '../../store/papers/exams';
import { saveTimetable } from '../../store/papers/schedules';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';
import { demandCategories } from '../shared/known';

type Served = Pick<Handlers, 'generateByCategories' | 'generateFromExam' | 'getAssessments'>;

/** A subject's own marks. Those that are the exam's stay out of the paper, so that the paper is as one without sections. */
const ownMarks = ({ marksPerCorrect: plus, negativeMarksPerWrong: minus }: SubjectRow, exam: ExamRow) => ({
  marksPerCorrect: plus === exam.marksPerCorrect ? undefined : plus,
  negativeMarksPerWrong: minus === exam.negativeMarksPerWrong ? undefined : minus,
});

const subjectsOf = (exam: ExamRow): WantedSubject[] =>
  exam.subjects.map((subject, index) => ({
    ...subject,
    ...ownMarks(subject, exam),
    field: `subjects.${index}.numberOfQuestions`,
    mixField: `subjects.${index}.mix`,
  }));

const planFrom = (exam: ExamRow, name: string, createdAt: number) => ({
  name,
  examName: exam.name,
  description: '',
  durationInMinutes: exam.timerDuration,
  createdAt,
  instructions: exam.instructions,
  marks: { perCorrect: exam.marksPerCorrect, perWrong: exam.negativeMarksPerWrong },
  ...(exam.multipleScheme !== undefined && { multipleScheme: exam.multipleScheme }),
  subjects: subjectsOf(exam),
});

/** Assessments, made from an exam or by categories. */
export function assessmentHandlers({ store, schedules, now, random }: Tools): Served {
  async function scheduled(timetable: Timetable, order: Order, by: string, aim: AimDraft, origin: { examId?: number }) {
    const made = await store.atomically(async (tx) => {
      const groups = await groupChanges(tx, unscheduled, timetable);
      const { id, paper } = await generate(tx, order, random);
      await saveTimetable(tx, id, timetable, null, now());
      const aimed = await saveAim(tx, id, aim);
      const sections = order.subjects.map(({ categoryIds, mix, kinds, questionsPerPassage }) => ({
        categoryIds,
        mix,
        kinds,
        questionsPerPassage,
      }));
      if (timetable.state === 'draft') await addDraft(tx, id, sections);
      const questions = paper.subjects.reduce((sum, subject) => sum + subject.questions.length, 0);
      await addToTrail(tx, {
        ...{ at: now(), by, act: 'assessment-created', about: { kind: 'assessment', id: String(id) } },
        details: { questions, ...origin, ...timetableChanges(unscheduled, timetable), ...groups, ...aimed },
      });
      return { id, paper };
    });
    await applySchedule(store, schedules, { id: made.id, isNew: true }, timetable, now());
    return made;
  }
  return {
    async generateByCategories({ body }, { uid }) {
      await demandCategories(store.db, { categories: body.categories });
      const { mix, questionCount, categories: categoryIds, ...rest } = body;
      const drawn = { categoryIds, numberOfQuestions: questionCount, ...(mix !== undefined && { mix }) };
      const subject = { name: body.name, ...drawn, field: 'questionCount', mixField: 'mix' };
      const order = { ...rest, createdAt: now(), instructions: '', marks: { shared: body.totalMarks }, subjects: [subject] };
      const timetable = demandTimetable(null, body);
      const { id, paper } = await scheduled(timetable, order, uid, body, {});
      return scheduledPaper({ id, ...paper }, timetable);
    },

    async generateFromExam({ body: { examId, name, ...draft } }, { uid }) {
      const timetable = demandTimetable(null, draft);
      const exam = await examById(store.db, examId);
      if (exam === null) throw new Refusal('not-found', { code: 'no-such-exam' }, { fields: { examId: { code: 'not-an-exam' } } });
      const { id } = await scheduled(timetable, planFrom(exam, name, now()), uid, draft, { examId });
      return { id };
    },

    getAssessments: async ({ query }, { scope }) =>
      isPaged(query) ? pageOfAssessments(store.db, query, scope) : allAssessments(store.db, scope),
  };
}
