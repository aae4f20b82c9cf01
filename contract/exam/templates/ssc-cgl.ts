import type { ExamTemplate } from './template';

/** 100 questions, 200 marks. Sections are locked since 2026: 15 minutes each, 20 minutes for candidates with a scribe (extra time of 133 %). */
const section = (name: string, area: string) => ({
  ...{ name, area, numberOfQuestions: 25, minutes: 15, isLocked: true },
  kinds: ['single' as const],
});

export const sscCgl: ExamTemplate = {
  id: 'ssc-cgl-tier-1',
  name: 'SSC CGL Tier 1',
  edition: '2026',
  timerDuration: 60,
  marksPerCorrect: 2,
  negativeMarksPerWrong: 0.5,
  areas: [
    ['Reasoning', 'General Intelligence and Reasoning', 'Logical Reasoning'],
    ['General Awareness', 'General Knowledge', 'GK'],
    ['Quantitative Aptitude', 'Mathematics', 'Maths'],
    ['English', 'English Comprehension', 'English Language'],
  ],
  sections: [
    section('General Intelligence and Reasoning', 'Reasoning'),
    section('General Awareness', 'General Awareness'),
    section('Quantitative Aptitude', 'Quantitative Aptitude'),
    section('English Comprehension', 'English'),
  ],
  sources: [
    {
      title: 'SSC CGL 2026 Sectional Timing: What the 15-Minute Rule Changes (names the notification of 21 May 2026)',
      url: 'https://www.careerheightspala.com/blogs/ssc-cgl-2026-sectional-timing-what-the-15-minute-rule-changes-for-your-preparation',
      published: null,
    },
    { title: 'SSC CGL Exam Pattern 2026', url: 'https://esenotes.com/?p=20773', published: null },
  ],
  readOn: '2026-11-23',
  unconfirmed: ['notice-not-read', 'order-of-sections'],
};
