/** A branch of the category tree that a first start plants. */
export interface SeedCategory {
  name: string;
  subcategories?: SeedCategory[];
}

/** A question of the first bank. `category` is a path of names from the root, joined by ` / `; `correct` is the index of the right option. */
export interface SeedQuestion {
  category: string;
  description: string;
  difficultyLevel: 'Easy' | 'Medium' | 'Hard';
  language: 'English' | 'Hindi';
  examTags: string[];
  options: string[];
  correct: number;
  explanation: string;
  /** `name` is that of a file in `diagrams/`; width and height are in pixels. */
  picture?: { name: string; width: number; height: number; alt: string };
  /** The question in Hindi, options in the same order. */
  hindi?: { description: string; options: string[]; explanation: string };
}

/** A test that demo learners have taken. */
export interface SeedTest {
  name: string;
  description: string;
  durationInMinutes: number;
  marks: { perCorrect: number; perWrong: number };
  ageInDays: number;
  subjects: { name: string; category: string }[];
  /** Questions that each subject draws from its category; or all bilingual ones below it. */
  questionsEach: number | 'bilingual';
  /** Days after the test was made on which the demo learner submitted, and the share of questions that the learner knows. */
  demoLearner: { afterDays: number; ability: number };
  /** Whether the 24 other learners have taken it too. */
  isTakenByAll: boolean;
}
