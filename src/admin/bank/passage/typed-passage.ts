import * as v from 'valibot';
import type { QuestionPassage } from '../../../../contract/question/passage-draft';
import { type QuestionLanguage, questionLanguages } from '../../../../contract/question/translation';

/** A passage in a form: one of the bank, with its id and as it is, or one that is being written. */
export const TypedPassageSchema = v.object({
  id: v.nullable(v.number()),
  text: v.string(),
  picture: v.optional(v.object({ hash: v.string(), width: v.number(), height: v.number(), alt: v.string() })),
  /** The text in the second language; empty without one. */
  second: v.string(),
  language: v.picklist(questionLanguages),
});
export type TypedPassage = v.InferOutput<typeof TypedPassageSchema>;

/** A picture in a draft; one that was still uploading when its page was left is dropped. */
export const TypedPictureSchema = v.pipe(
  v.nullable(v.object({ alt: v.string(), kept: v.nullable(v.object({ hash: v.string(), width: v.number(), height: v.number() })) })),
  v.transform((typed) => (typed?.kept ? typed : null)),
);

/** The form of a passage in the bank, and its draft in the tab's storage. */
export const PassageFormSchema = v.object({ passage: TypedPassageSchema, picture: TypedPictureSchema });

/** A new passage, nothing of which is written. */
export const emptyPassage = (language: QuestionLanguage): TypedPassage => ({ id: null, text: '', second: '', language });

/** The form of a passage that a question has, or that is chosen for it. */
export const typedPassage = ({ id, text = '', picture, translation }: QuestionPassage): TypedPassage => ({
  id: id ?? null,
  text,
  ...(picture && { picture }),
  second: translation?.text ?? '',
  language: translation?.language ?? 'hi',
});

/** The contents as they are shown and stored. */
export const contentsOf = ({ text, picture, second, language }: TypedPassage) => ({
  text,
  ...(picture && { picture }),
  ...(second.trim() !== '' && { translation: { language, text: second } }),
});

/** What a question sends of it: the id of one of the bank, else its contents; nothing of one that is not begun. */
export function passageFrom(typed: TypedPassage | null): QuestionPassage | undefined {
  if (typed === null) return undefined;
  if (typed.id !== null) return { id: typed.id };
  return typed.text.trim() === '' && typed.second.trim() === '' ? undefined : contentsOf(typed);
}
