import { sql } from 'kysely';
import type { Paper, Submission } from '../../../contract/assessment/assessment';
import type { CallArgs } from '../../../contract/calls/calls';
import type { Db } from '../../../server/store/engine/store';
import type { TestPortal } from './portal';

/** Texts that occur in keys only: no reply before the hand-in may contain them. */
export const secret = 'BECAUSE-SO-IT-IS';

type Body = CallArgs<'createQuestion'>['body'];
/** A question with options. */
export type QuestionBody = Body & { options: NonNullable<Body['options']> };

/** A question of four options; `correct` counts from 1. */
export const question = (description: string, categoryIds: number[], correct = 1): QuestionBody => ({
  description,
  categoryIds,
  difficultyLevel: 'Easy',
  language: 'English',
  examTags: ['test'],
  options: [1, 2, 3, 4].map((id) => ({
    id,
    text: `${description} / ${id}`,
    correct: id === correct,
    explanation: `${secret} ${description}`,
  })),
});

/** Adds `count` questions to a category; the correct option cycles through 1, 2, 3, 4. */
export async function fill({ admin }: TestPortal, categoryId: number, count: number, name = 'Q'): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await admin.call('createQuestion', { body: question(`${name} ${at}`, [categoryId], (at % 4) + 1) });
    ids.push(id);
  }
  return ids;
}

export interface Made {
  paper: Paper;
  /** Question id → the id of its correct option. */
  right: Map<number, number>;
}

/** An exam assessment of `count` questions in one category, 4 marks for a correct and −1 for a wrong answer, 30 minutes. */
export async function assessmentOf(portal: TestPortal, count: number, marks: { plus?: number; minus?: number } = {}): Promise<Made> {
  const { admin } = portal;
  const category = await admin.call('addCategory', { query: { name: `Category ${Math.random()}` } });
  await fill(portal, category.id, count);
  const exam = await admin.call('createExam', {
    body: {
      name: 'Exam',
      timerDuration: 30,
      marksPerCorrect: marks.plus ?? 4,
      negativeMarksPerWrong: marks.minus ?? 1,
      subjects: [{ name: 'Subject', categoryIds: [category.id], numberOfQuestions: count }],
    },
  });
  const { id } = await admin.call('generateFromExam', { body: { examId: exam.id, name: 'Assessment' } });
  return { paper: await admin.call('getPaper', { params: { id } }), right: await rightOptions(portal) };
}

/** The correct options of the whole bank. */
export async function rightOptions({ admin }: TestPortal): Promise<Map<number, number>> {
  const bank = await admin.call('getQuestions', {});
  return new Map(bank.map((q) => [q.id, q.options.find((option) => option.correct)?.id ?? 0]));
}

/** `hits` correct answers, then `misses` wrong ones; the rest is left out. */
export function answers({ paper, right }: Made, hits: number, misses = 0): Submission['answers'] {
  const questions = paper.subjects.flatMap((subject) => subject.questions).slice(0, hits + misses);
  return questions.map(({ id }, at) => {
    const correct = right.get(id) ?? 0;
    return { questionId: id, selectedOptionId: at < hits ? correct : (correct % 4) + 1, markedForReview: false };
  });
}

export const submission = (made: Made, hits: number, misses = 0, timeTaken = 600): Submission => ({
  assessmentId: made.paper.id,
  timeTaken,
  submitted: true,
  answers: answers(made, hits, misses),
});

/** The submission with a pace: the n-th question took n × 10 seconds, and the answers came from the last to the first. */
export const paced = (body: Submission): Submission => ({
  ...body,
  pace: {
    seconds: body.answers.map((_, at) => (at + 1) * 10),
    order: body.answers
      .filter((answer) => answer.selectedOptionId !== null)
      .map((answer) => answer.questionId)
      .toReversed(),
  },
});

/** A call of `submit` for this paper. */
export const handIn = (body: Submission) => ({ params: { id: body.assessmentId }, body });

/** How many questions a bank has. */
export async function countQuestions(db: Db): Promise<number> {
  const row = await db.selectFrom('questions').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return row.count;
}
