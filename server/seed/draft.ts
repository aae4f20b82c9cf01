import type { Picture } from '../../contract/question/picture';
import type { QuestionDraft } from '../../contract/question/question';
import type { SeedQuestion } from './shape';

/** Pictures of the seed, by the names that questions call them. */
export type SeedPictures = ReadonlyMap<string, Picture>;

function pictureOf({ picture }: SeedQuestion, pictures: SeedPictures): { picture?: Picture } {
  const kept = picture && pictures.get(picture.name);
  if (picture !== undefined && kept === undefined) throw new Error(`The seed has no picture "${picture.name}".`);
  return kept === undefined ? {} : { picture: kept };
}

/** A question of the seed as the bank takes it. */
export const draftFrom = (seed: SeedQuestion, categoryIds: number[], pictures: SeedPictures): QuestionDraft => ({
  description: seed.description,
  ...pictureOf(seed, pictures),
  categoryIds,
  difficultyLevel: seed.difficultyLevel,
  language: seed.language,
  examTags: seed.examTags,
  options: seed.options.map((text, at) => ({
    id: at + 1,
    text,
    correct: at === seed.correct,
    explanation: at === seed.correct ? seed.explanation : '',
  })),
  ...(seed.hindi && { translation: { language: 'hi', ...seed.hindi } }),
});
