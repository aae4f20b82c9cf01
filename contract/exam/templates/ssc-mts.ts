import type { ExamTemplate } from './template';

/** The examination has two sessions on one day, each with a clock of 45 minutes: a template for each. Every question has 3 marks. */
const common = {
  edition: '2024',
  timerDuration: 45,
  marksPerCorrect: 3,
  sources: [
    {
      title: 'SSC MTS and Havaldar: structure of the computer based examination (from the notice)',
      url: 'https://www.pratidintime.com/jobs/ssc-recruitment-2023-mts-havaldar-exam-for-11409-posts-online-apply',
      published: '2023-02-20',
    },
    {
      title: 'SSC MTS exam pattern 2024',
      url: 'https://easyexam.net.in/_competition%20Exams/en/exams/SSC%20MTS/_pattern.aspx',
      published: null,
    },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'sections-may-be-locked', 'newer-edition-not-found'],
} satisfies Partial<ExamTemplate>;

const section = (name: string, area: string, numberOfQuestions: number): ExamTemplate['sections'][number] => ({
  ...{ name, area, numberOfQuestions },
  kinds: ['single'],
});

/** 40 questions, 120 marks; a wrong answer costs nothing. */
export const sscMtsSession1: ExamTemplate = {
  ...common,
  id: 'ssc-mts-session-1',
  name: 'SSC MTS Session 1',
  negativeMarksPerWrong: 0,
  areas: [
    ['Mathematics', 'Numerical and Mathematical Ability', 'Quantitative Aptitude', 'Maths'],
    ['Reasoning', 'Reasoning Ability and Problem Solving', 'Logical Reasoning'],
  ],
  sections: [
    section('Numerical and Mathematical Ability', 'Mathematics', 20),
    section('Reasoning Ability and Problem Solving', 'Reasoning', 20),
  ],
};

/** 50 questions, 150 marks; a wrong answer costs one mark. */
export const sscMtsSession2: ExamTemplate = {
  ...common,
  id: 'ssc-mts-session-2',
  name: 'SSC MTS Session 2',
  negativeMarksPerWrong: 1,
  areas: [
    ['General Awareness', 'General Knowledge', 'GK'],
    ['English', 'English Language and Comprehension', 'English Language'],
  ],
  sections: [section('General Awareness', 'General Awareness', 25), section('English Language and Comprehension', 'English', 25)],
};
