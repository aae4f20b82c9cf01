import * as v from 'valibot';
import type { Typed } from './typed-form';

/** A picture that was still uploading when its page was left is dropped. */
const picture = v.pipe(
  v.nullable(v.object({ alt: v.string(), kept: v.nullable(v.object({ hash: v.string(), width: v.number(), height: v.number() })) })),
  v.transform((typed) => (typed?.kept ? typed : null)),
);

/** The question form's draft in the tab's storage. */
export const TypedSchema: v.GenericSchema<unknown, Typed> = v.object({
  description: v.string(),
  picture,
  categoryIds: v.array(v.number()),
  difficultyLevel: v.string(),
  language: v.string(),
  examTags: v.string(),
  slots: v.array(v.object({ key: v.number(), text: v.string(), second: v.string(), picture })),
  correct: v.nullable(v.number()),
  explanation: v.string(),
  explanationPicture: picture,
  second: v.object({ description: v.string(), explanation: v.string() }),
});
