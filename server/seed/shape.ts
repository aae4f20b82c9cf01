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
}
