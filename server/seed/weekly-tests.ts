import type { SeedTest } from './shape';

/** Three weeks of a learner who gets better. The third test has enough submissions for every figure of an assessment's overview. */
export const weeklyTests: SeedTest[] = [
  {
    name: 'Weekly Test 1 (साप्ताहिक टेस्ट 1)',
    description: 'Arithmetic and reasoning: twenty questions in twenty minutes. A wrong answer costs half a mark.',
    durationInMinutes: 20,
    marks: { perCorrect: 2, perWrong: 0.5 },
    ageInDays: 21,
    subjects: [
      { name: 'Quantitative Aptitude', category: 'Quantitative Aptitude / Arithmetic' },
      { name: 'Reasoning', category: 'Reasoning' },
    ],
    questionsEach: 10,
    demoLearner: { afterDays: 1, ability: 0.5 },
    isTakenByAll: false,
  },
  {
    name: 'Weekly Test 2 (साप्ताहिक टेस्ट 2)',
    description: 'English and general awareness: twenty questions in fifteen minutes. A wrong answer costs half a mark.',
    durationInMinutes: 15,
    marks: { perCorrect: 2, perWrong: 0.5 },
    ageInDays: 14,
    subjects: [
      { name: 'English', category: 'English' },
      { name: 'General Awareness', category: 'General Awareness / History and Geography' },
    ],
    questionsEach: 10,
    demoLearner: { afterDays: 2, ability: 0.62 },
    isTakenByAll: false,
  },
  {
    name: 'Weekly Test 3 (साप्ताहिक टेस्ट 3)',
    description: 'Twenty questions with formulas and diagrams, each in both languages. A wrong answer costs half a mark.',
    durationInMinutes: 20,
    marks: { perCorrect: 2, perWrong: 0.5 },
    ageInDays: 6,
    subjects: [
      { name: 'Quantitative Aptitude', category: 'Quantitative Aptitude' },
      { name: 'Reasoning', category: 'Reasoning' },
      { name: 'Science', category: 'Science' },
      { name: 'General Awareness', category: 'General Awareness' },
    ],
    questionsEach: 'bilingual',
    demoLearner: { afterDays: 3, ability: 0.75 },
    isTakenByAll: true,
  },
];
