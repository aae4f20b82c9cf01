import * as v from 'valibot';
import { required, text } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems, maxLength, optionSlots } from '../fields/limits';
import { type Picture, ShownPictureSchema } from './picture';
import { PictureSchema } from './picture-draft';
import { TranslationSchema } from './translation';

/** The content of an option: text, a picture, or both. */
interface Said {
  text: string;
  picture?: Picture | undefined;
}

/** Whether an option has any content. */
export const isFilled = ({ text, picture }: Said): boolean => text.trim() !== '' || picture !== undefined;

/** Returns an option's text, or else its picture's description. */
export const inWords = ({ text, picture }: Said): string => (text.trim() === '' ? (picture?.alt ?? '') : text);

/** An option of a question in the bank. Ids run 1, 2, 3 … within the question. Only the correct option has an explanation (spec §3). */
export const OptionSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.number('is not an option number'),
      v.integer('is not an option number'),
      v.minValue(1, 'is not an option number'),
      v.maxValue(optionSlots.max, `is more than ${optionSlots.max}`),
    ),
    text: text(maxLength.option),
    correct: v.boolean('says neither true nor false'),
    explanation: v.optional(text(maxLength.explanation), ''),
    picture: v.optional(PictureSchema),
    explanationPicture: v.optional(PictureSchema),
  }),
  v.forward(
    v.check((option) => isFilled(option), 'is required'),
    ['text'],
  ),
);
export type Option = v.InferOutput<typeof OptionSchema>;

/** Body of `POST /questions/create`, and the output of a valid sheet row. */
export const QuestionDraftSchema = v.strictObject({
  description: required(maxLength.question),
  picture: v.optional(PictureSchema),
  categoryIds: v.pipe(
    v.array(IdSchema),
    v.minLength(1, 'names no category'),
    v.maxLength(maxItems.categories, `names more than ${maxItems.categories} categories`),
  ),
  difficultyLevel: v.optional(text(maxLength.name), ''),
  language: v.optional(text(maxLength.name), ''),
  examTags: v.optional(v.pipe(v.array(text(maxLength.tag)), v.maxLength(maxItems.tags, `has more than ${maxItems.tags} tags`)), []),
  options: v.pipe(
    v.array(OptionSchema),
    v.minLength(optionSlots.min, `has fewer than ${optionSlots.min} options`),
    v.maxLength(optionSlots.max, `has more than ${optionSlots.max} options`),
    v.check((options) => new Set(options.map((o) => o.id)).size === options.length, 'repeats an option id'),
    v.check((options) => options.filter((o) => o.correct).length === 1, 'needs exactly one correct option'),
  ),
  /** The question in a second language. */
  translation: v.optional(TranslationSchema),
});
export type QuestionDraft = v.InferOutput<typeof QuestionDraftSchema>;

export const QuestionSchema = v.object({
  id: IdSchema,
  description: v.string(),
  picture: v.optional(ShownPictureSchema),
  categoryIds: v.array(IdSchema),
  difficultyLevel: v.string(),
  language: v.string(),
  examTags: v.array(v.string()),
  options: v.array(
    v.object({
      id: v.number(),
      text: v.string(),
      correct: v.boolean(),
      explanation: v.optional(v.string(), ''),
      picture: v.optional(ShownPictureSchema),
      explanationPicture: v.optional(ShownPictureSchema),
    }),
  ),
  translation: v.optional(TranslationSchema),
});
export type Question = v.InferOutput<typeof QuestionSchema>;

/** A question as typed into the form: empty option slots are allowed. */
export interface TypedQuestion {
  description: string;
  categoryIds: number[];
  options: (Said & { correct: boolean })[];
}

/** Returns the first rule of spec §5 that a typed question breaks, or null. Shared by form and sheet. */
export function questionFault(q: TypedQuestion): string | null {
  if (q.description.trim() === '' || q.categoryIds.length === 0) return '❌ Please enter a question and select at least one category.';
  const filled = q.options.filter(isFilled);
  if (filled.length < optionSlots.min) return '❌ Please provide at least 2 options.';
  if (!filled.some((o) => o.correct)) return '❌ Please mark at least one option as correct.';
  return null;
}

/** "a, b ,,c" → ["a", "b", "c"] (spec §5: split on commas and trimmed). */
export const tagsFrom = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
