import { tagsFrom } from '../question/question';

/** Neither GIFT nor Moodle XML has fields for these values, so they are tags with a prefix. */
const words = { Difficulty: 'difficulty:', Language: 'language:', Category: 'category:', Tag: 'tag:' } as const;

const startsLikeOne = (tag: string): boolean => Object.values(words).some((word) => tag.toLowerCase().startsWith(word));

/** The values of a question that Moodle's formats keep as tags. `further`: paths of all its categories except the first. */
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

/** The cells for these tags. `category`: the path of the file's current category. */
export function cellsOfTags(tags: readonly string[], category: string): Record<string, string> {
  const after = (word: string) => tags.filter((tag) => tag.toLowerCase().startsWith(word)).map((tag) => tag.slice(word.length).trim());
  return {
    Difficulty: after(words.Difficulty)[0] ?? '',
    Language: after(words.Language)[0] ?? '',
    Category: [category, ...after(words.Category)].filter((path) => path !== '').join('; '),
    Tags: [...new Set([...tags.filter((tag) => !startsLikeOne(tag)), ...after(words.Tag)].flatMap(tagsFrom))].join(', '),
  };
}
