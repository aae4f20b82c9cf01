/** A branch of the category tree that a first start plants. */
export interface SeedCategory {
  name: string;
  subcategories?: SeedCategory[];
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
