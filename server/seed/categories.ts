import type { SeedCategory } from './shape';

/** A field with its areas, and the topics of each. */
const field = (name: string, areas: Readonly<Record<string, readonly string[]>>): SeedCategory => ({
  name,
  subcategories: Object.entries(areas).map(([area, topics]) => ({ name: area, subcategories: topics.map((topic) => ({ name: topic })) })),
});

/** Field, area, topic. Questions hang on topics only, so that drawing from any branch finds them below it. */
export const categories: SeedCategory[] = [
  field('Quantitative Aptitude', {
    Arithmetic: ['Percentages and Profit', 'Speed and Work', 'Interest and Ratio'],
    'Algebra and Numbers': ['Number Properties', 'Equations'],
    'Geometry and Data': ['Mensuration', 'Data and Probability'],
  }),
  field('Reasoning', {
    'Verbal Reasoning': ['Coding and Decoding', 'Blood Relations', 'Direction Sense'],
    'Analytical Reasoning': ['Series', 'Seating and Ordering'],
    'Logical Deduction': ['Syllogisms', 'Analogy and Classification'],
  }),
  field('English', {
    Grammar: ['Error Spotting', 'Articles and Prepositions', 'Voice and Narration'],
    Vocabulary: ['Synonyms and Antonyms', 'Idioms and Phrases', 'One-Word Substitution'],
    Comprehension: ['Sentence Arrangement', 'Short Passages'],
  }),
  field('General Awareness', {
    'History and Geography': ['Ancient and Medieval India', 'Freedom Struggle', 'Geography of India'],
    'Polity and Economy': ['Constitution of India', 'Banking and Economy'],
    'Language and Culture': ['General Hindi', 'Arts and Festivals'],
  }),
  field('Science', {
    Physics: ['Mechanics', 'Waves and Electricity'],
    Chemistry: ['Atoms and Elements', 'Everyday Chemistry'],
    Biology: ['Human Body', 'Plants and Ecology'],
  }),
];

/** Categories of their own: no other paper of the seed draws from them. */
export const kindCategories: SeedCategory[] = [
  field('Engineering Entrance', {
    Mathematics: ['Functions and Calculus', 'Probability'],
    'Physics for Engineers': ['Motion', 'Circuits'],
  }),
];
