/** The mock exam a first start plants. A subject draws from its categories and all below them; a category is a path of names, as in a question. */
export const exam: {
  name: string;
  timerDuration: number;
  marksPerCorrect: number;
  negativeMarksPerWrong: number;
  instructions: string;
  subjects: { name: string; categories: string[]; numberOfQuestions: number }[];
} = {
  name: 'Graduate Level Full Mock',
  timerDuration: 45,
  marksPerCorrect: 2,
  negativeMarksPerWrong: 0.5,
  instructions:
    'A question left blank costs nothing. You may move freely between sections and mark questions to come back to. When the time is up, the paper is handed in by itself.',
  subjects: [
    { name: 'Quantitative Aptitude', categories: ['Quantitative Aptitude'], numberOfQuestions: 15 },
    { name: 'Reasoning', categories: ['Reasoning'], numberOfQuestions: 15 },
    { name: 'English', categories: ['English'], numberOfQuestions: 12 },
    {
      name: 'General Awareness',
      // Without General Hindi: a paper for all of India does not test Hindi grammar.
      categories: [
        'General Awareness / History and Geography',
        'General Awareness / Polity and Economy',
        'General Awareness / Language and Culture / Arts and Festivals',
      ],
      numberOfQuestions: 10,
    },
    { name: 'Science', categories: ['Science'], numberOfQuestions: 8 },
  ],
};

/** What a learner finds on the first day, named in both languages of the portal. `ageInDays` sets the created date back, so that the NEW badge shows on some and not on all. */
export const assessments: (
  | { kind: 'exam'; name: string; description: string; ageInDays: number }
  | {
      kind: 'categories';
      name: string;
      description: string;
      durationInMinutes: number;
      totalMarks: number;
      questionCount: number;
      categories: string[];
      ageInDays: number;
    }
)[] = [
  {
    kind: 'exam',
    name: 'Full Mock 1 (पूरा मॉक टेस्ट 1)',
    description: 'A dress rehearsal for graduate-level exams. Find a quiet corner and see where you stand.',
    ageInDays: 0,
  },
  {
    kind: 'categories',
    name: 'Five-Minute Warm-Up (पाँच मिनट का वार्म-अप)',
    description:
      'Ten quick questions on words, facts and everyday science. No negative marking, so trust your first thought. Just right for a bus ride or a tea break.',
    durationInMinutes: 5,
    totalMarks: 10,
    questionCount: 10,
    // A first test: all of it can be read in English.
    categories: [
      'English / Vocabulary / One-Word Substitution',
      'General Awareness / Polity and Economy',
      'Science / Chemistry / Everyday Chemistry',
    ],
    ageInDays: 1,
  },
  {
    kind: 'categories',
    name: 'Maths and Logic Workout (गणित और तर्क का अभ्यास)',
    description:
      'Twenty questions in twenty minutes on arithmetic, algebra and reasoning. No negative marking: keep rough paper at hand, work each one out, and read the solutions afterwards.',
    durationInMinutes: 20,
    totalMarks: 40,
    questionCount: 20,
    categories: ['Quantitative Aptitude', 'Reasoning'],
    ageInDays: 12,
  },
];
