import type { ExamTemplate } from './template';

/** 100 questions, 200 marks, one clock of 60 minutes. */
const section = (name: string, area: string): ExamTemplate['sections'][number] => ({
  ...{ name, area, numberOfQuestions: 25 },
  kinds: ['single'],
});

export const sscChsl: ExamTemplate = {
  id: 'ssc-chsl-tier-1',
  name: 'SSC CHSL Tier 1',
  edition: '2026',
  timerDuration: 60,
  marksPerCorrect: 2,
  negativeMarksPerWrong: 0.5,
  areas: [
    ['English', 'English Language', 'English Comprehension'],
    ['Reasoning', 'General Intelligence', 'General Intelligence and Reasoning', 'Logical Reasoning'],
    ['Quantitative Aptitude', 'Mathematics', 'Maths'],
    ['General Awareness', 'General Knowledge', 'GK'],
  ],
  sections: [
    section('English Language', 'English'),
    section('General Intelligence', 'Reasoning'),
    section('Quantitative Aptitude', 'Quantitative Aptitude'),
    section('General Awareness', 'General Awareness'),
  ],
  sources: [
    { title: 'SSC CHSL Exam Pattern 2026', url: 'https://truejobs.co.in/ssc-chsl-2026-exam-pattern', published: '2026-03-04' },
    { title: 'SSC CHSL: structure of both tiers', url: 'https://examstide.com/exams-ssc-chsl', published: null },
  ],
  readOn: '2026-11-24',
  unconfirmed: ['notice-not-read', 'order-of-sections', 'sections-may-be-locked'],
};
