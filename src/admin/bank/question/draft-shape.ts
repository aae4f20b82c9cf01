import * as v from 'valibot';
import { KindSchema } from '../../../../contract/kinds/kind';
import { questionLanguages } from '../../../../contract/question/translation';
import { ownFormFields } from '../kinds/admin-kinds';
import { TypedPictureSchema as picture, TypedPassageSchema } from '../passage/typed-passage';

/** The state of the question form, and its draft in the tab's storage. What belongs to another kind stays in it and is not sent. */
export const TypedSchema = v.pipe(
  v.object({
    kind: v.optional(KindSchema, 'single'),
    description: v.string(),
    picture,
    categoryIds: v.array(v.number()),
    difficultyLevel: v.string(),
    language: v.string(),
    examTags: v.string(),
    /** `key`: React's; option ids are assigned at the submission. `second`: the text in the second language. */
    slots: v.array(v.object({ key: v.number(), text: v.string(), second: v.string(), picture })),
    /** Keys of the correct slots. Of a single question one, or none is correct. */
    rights: v.optional(v.array(v.number())),
    /** The correct slot in drafts of earlier versions. */
    correct: v.optional(v.nullable(v.number()), null),
    ...ownFormFields,
    explanation: v.string(),
    explanationPicture: picture,
    /** Text and explanation in the second language; empty without one. */
    second: v.object({
      description: v.string(),
      explanation: v.string(),
      /** As chosen; absent: the usual one beside the question's own. */
      language: v.exactOptional(v.picklist(questionLanguages)),
    }),
    /** What the question shares with others; null: nothing. */
    passage: v.optional(v.nullable(TypedPassageSchema), null),
  }),
  v.transform(({ correct, rights = correct === null ? [] : [correct], ...typed }) => ({ ...typed, rights })),
);
export type Typed = v.InferOutput<typeof TypedSchema>;
export type Slot = Typed['slots'][number];
