import { tagsFrom } from '../../question/question';

/** Neither GIFT nor Moodle XML has fields for these values, so they are tags with a prefix. */
const words = { Difficulty: 'difficulty:', Language: 'language:', Category: 'category:', Passage: 'passage:', Tag: 'tag:' } as const;

/** What stands before the name of a passage. */
export const passageTag = words.Passage;

/** A tag that starts like one of these values, as a tag. */
export const plainTag = (tag: string): string => words.Tag + tag;

const startsLikeOne = (tag: string): boolean => Object.values(words).some((word) => tag.toLowerCase().startsWith(word));

/** The values of a question that Moodle's formats keep as tags. `further`: paths of all its categories except the first. */
export function tagsOf(question: {
  difficultyLevel: string;
  language: string;
  examTags: readonly string[];
  further: readonly string[];
  /** The name of its passage in the file. */
  passage: string | null;
}): string[] {
  const { difficultyLevel, language, examTags, further, passage } = question;
  return [
    ...(difficultyLevel === '' ? [] : [words.Difficulty + difficultyLevel]),
    ...(language === '' ? [] : [words.Language + language]),
    ...further.map((path) => words.Category + path),
    ...(passage === null ? [] : [passageTag + passage]),
    ...examTags.map((tag) => (startsLikeOne(tag) ? plainTag(tag) : tag)),
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
