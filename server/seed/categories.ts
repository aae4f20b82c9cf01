import type { SeedCategory } from './shape';

const leaves = (...names: string[]): SeedCategory[] => names.map((name) => ({ name }));

/** Field, area, topic. Questions hang on topics only, so that drawing from any branch finds them below it. */
export const categories: SeedCategory[] = [
  {
    name: 'Quantitative Aptitude',
    subcategories: [
      { name: 'Arithmetic', subcategories: leaves('Percentages and Profit', 'Speed and Work', 'Interest and Ratio') },
      { name: 'Algebra and Numbers', subcategories: leaves('Number Properties', 'Equations') },
      { name: 'Geometry and Data', subcategories: leaves('Mensuration', 'Data and Probability') },
    ],
  },
  {
    name: 'Reasoning',
    subcategories: [
      { name: 'Verbal Reasoning', subcategories: leaves('Coding and Decoding', 'Blood Relations', 'Direction Sense') },
      { name: 'Analytical Reasoning', subcategories: leaves('Series', 'Seating and Ordering') },
      { name: 'Logical Deduction', subcategories: leaves('Syllogisms', 'Analogy and Classification') },
    ],
  },
  {
    name: 'English',
    subcategories: [
      { name: 'Grammar', subcategories: leaves('Error Spotting', 'Articles and Prepositions', 'Voice and Narration') },
      { name: 'Vocabulary', subcategories: leaves('Synonyms and Antonyms', 'Idioms and Phrases', 'One-Word Substitution') },
      { name: 'Comprehension', subcategories: leaves('Sentence Arrangement', 'Short Passages') },
    ],
  },
  {
    name: 'General Awareness',
    subcategories: [
      { name: 'History and Geography', subcategories: leaves('Ancient and Medieval India', 'Freedom Struggle', 'Geography of India') },
      { name: 'Polity and Economy', subcategories: leaves('Constitution of India', 'Banking and Economy') },
      { name: 'Language and Culture', subcategories: leaves('General Hindi', 'Arts and Festivals') },
    ],
  },
  {
    name: 'Science',
    subcategories: [
      { name: 'Physics', subcategories: leaves('Mechanics', 'Waves and Electricity') },
      { name: 'Chemistry', subcategories: leaves('Atoms and Elements', 'Everyday Chemistry') },
      { name: 'Biology', subcategories: leaves('Human Body', 'Plants and Ecology') },
    ],
  },
];

/** Categories of their own: no other paper of the seed draws from them. */
export const kindCategories: SeedCategory[] = [
  {
    name: 'Engineering Entrance',
    subcategories: [
      { name: 'Mathematics', subcategories: [{ name: 'Functions and Calculus' }, { name: 'Probability' }] },
      { name: 'Physics for Engineers', subcategories: [{ name: 'Motion' }, { name: 'Circuits' }] },
    ],
  },
];
