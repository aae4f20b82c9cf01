import { tagsFrom } from '../question/question';

/** Neither format has a place for these, so they travel as tags with a word in front. */
const words = { Difficulty: 'difficulty:', Language: 'language:', Category: 'category:', Tag: 'tag:' } as const;

const startsLikeOne = (tag: string): boolean => Object.values(words).some((word) => tag.toLowerCase().startsWith(word));

/** What of a question a format of Moodle keeps as tags. `further`: paths of all its categories but the first. */
export function tagsOf(question: {
  difficultyLevel: string;
  language: string;
  examTags: readonly string[];
  further: readonly string[];
}): string[] {
  const { difficultyLevel, language, examTags, further } = question;
  return [
    ...(difficultyLevel === '' ? [] : [words.Difficulty + difficultyLevel]),
    ...(language === '' ? [] : [words.Language + language]),
    ...further.map((path) => words.Category + path),
    ...examTags.map((tag) => (startsLikeOne(tag) ? words.Tag + tag : tag)),
  ];
}

/** The same tags → the cells of a row. `category`: the path the file is in at this place. */
export function cellsOfTags(tags: readonly string[], category: string): Record<string, string> {
  const after = (word: string) => tags.filter((tag) => tag.toLowerCase().startsWith(word)).map((tag) => tag.slice(word.length).trim());
  return {
    Difficulty: after(words.Difficulty)[0] ?? '',
    Language: after(words.Language)[0] ?? '',
    Category: [category, ...after(words.Category)].filter((path) => path !== '').join('; '),
    Tags: [...new Set([...tags.filter((tag) => !startsLikeOne(tag)), ...after(words.Tag)].flatMap(tagsFrom))].join(', '),
  };
}
