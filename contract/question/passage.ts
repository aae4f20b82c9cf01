import * as v from 'valibot';
import { IdSchema } from '../fields/id';
import { ShownPictureSchema } from './picture';
import { questionLanguages } from './translation';

/** A text, picture, table or data set that 2 to 10 questions share; a paper holds it once. */
export const ShownPassageSchema = v.object({
  id: IdSchema,
  text: v.string(),
  picture: v.optional(ShownPictureSchema),
  translation: v.optional(v.object({ language: v.picklist(questionLanguages), text: v.string() })),
});
export type Passage = v.InferOutput<typeof ShownPassageSchema>;

/** The passage that a question of a paper or a result belongs to. */
export const PassageNameSchema = v.object({ id: IdSchema });
