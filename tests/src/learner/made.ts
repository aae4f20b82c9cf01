import type { AssessmentSummary, Paper, Result, ResultQuestion, ResultSummary } from '../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../contract/assessment/awaited';
import type { AttemptRow, Parcel, Person } from '../../../src/runner/device/db';

/** Rows with sensible defaults; a test states only the fields that it is about. */

export const asha: Person = {
  uid: 'asha',
  email: 'asha@example.com',
  displayName: '',
  phone: '',
  method: 'email',
  role: 'user',
  profile: {
    uid: 'asha',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    phone: '',
    location: 'Pune',
    role: 'user',
    profileComplete: true,
  },
};

export const available = (over: Partial<AssessmentSummary> = {}): AssessmentSummary => ({
  id: 1,
  name: 'Mock 1',
  description: 'A first paper',
  durationInMinutes: 30,
  totalMarks: 100,
  createdAt: '2026-01-05T10:00:00.000Z',
  subjects: [
    { subjectName: 'Maths', numberOfQuestions: 15 },
    { subjectName: 'English', numberOfQuestions: 10 },
  ],
  ...over,
});

/** Results are released in 2100. */
export const awaited = (over: Partial<AwaitedResult> = {}): AwaitedResult => ({
  assessmentId: 3,
  assessmentTitle: 'Mock 3',
  submittedAt: '2026-03-01T10:00:00.000Z',
  resultsAt: '2100-01-01T10:00:00.000Z',
  ...over,
});

export const paper: Paper = {
  instructions: '',
  marksPerQuestion: null,
  negativeMarkingPerWrongQuestion: null,
  id: 1,
  name: 'Mock 1',
  description: '',
  durationInMinutes: 30,
  totalMarks: 2,
  createdAt: '2026-01-05T10:00:00.000Z',
  subjects: [
    {
      subjectName: 'Physics',
      questions: [
        {
          id: 11,
          description: 'What is heat?',
          options: [
            { id: 1, text: 'Energy' },
            { id: 2, text: 'A fluid' },
          ],
        },
      ],
    },
  ],
};

export const summary = (over: Partial<ResultSummary> = {}): ResultSummary => ({
  assessmentId: 1,
  assessmentTitle: 'Mock 1',
  score: 36,
  totalMarks: 60,
  totalQuestions: 20,
  correctAnswers: 10,
  wrongAnswers: 4,
  unattempted: 6,
  durationInMinutes: 30,
  timeTaken: 725,
  submittedAt: '2026-02-03T09:34:00.000Z',
  ...over,
});

export const question = (over: Partial<ResultQuestion> = {}): ResultQuestion => ({
  questionId: 1,
  questionText: 'What is 2 + 2?',
  options: [
    { id: 11, text: 'three' },
    { id: 12, text: 'four' },
  ],
  selectedOptionId: 12,
  correctOptionId: 12,
  explanation: 'Two and two make four.',
  ...over,
});

export const result = (over: Partial<Result> = {}): Result => ({ ...summary(), questions: [question()], ...over });

export const parcel = (over: Partial<Parcel> = {}): Parcel => ({
  uid: 'asha',
  assessmentId: 1,
  title: 'Mock 1',
  body: '{"assessmentId":1}',
  handedInAt: Date.parse('2026-02-03T09:34:00.000Z'),
  state: 'waiting',
  tries: 0,
  triedAt: null,
  nextTryAt: 0,
  notBefore: 0,
  reason: null,
  ...over,
});

export const sitting = (assessmentId: number): AttemptRow => ({
  uid: 'asha',
  assessmentId,
  status: 'in-progress',
  startedAt: 0,
  deadline: 1_800_000,
  handedInAt: null,
  isDated: true,
  lag: 0,
  currentQuestionId: 1,
  questionIds: [1],
});
