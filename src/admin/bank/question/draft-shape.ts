import * as v from 'valibot';
import { KindSchema } from '../../../../contract/kinds/kind';
import { ownFormFields } from '../kinds/admin-kinds';
import { TypedPassageSchema } from '../passage/typed-passage';
import type { Typed } from './typed-form';

/** A picture that was still uploading when its page was left is dropped. */
const picture = v.pipe(
  v.nullable(v.object({ alt: v.string(), kept: v.nullable(v.object({ hash: v.string(), width: v.number(), height: v.number() })) })),
  v.transform((typed) => (typed?.kept ? typed : null)),
);

/** The question form's draft in the tab's storage. */
export const TypedSchema: v.GenericSchema<unknown, Typed> = v.pipe(
  v.object({
    kind: v.optional(KindSchema, 'single'),
    description: v.string(),
    picture,
    categoryIds: v.array(v.number()),
    difficultyLevel: v.string(),
    language: v.string(),
    examTags: v.string(),
    slots: v.array(v.object({ key: v.number(), text: v.string(), second: v.string(), picture })),
    rights: v.optional(v.array(v.number())),
    /** The correct slot in drafts of earlier versions. */
    correct: v.optional(v.nullable(v.number()), null),
    ...ownFormFields,
    explanation: v.string(),
    explanationPicture: picture,
    second: v.object({ description: v.string(), explanation: v.string() }),
    passage: v.optional(v.nullable(TypedPassageSchema), null),
  }),
  v.transform(({ correct, rights = correct === null ? [] : [correct], ...typed }) => ({ ...typed, rights })),
);
