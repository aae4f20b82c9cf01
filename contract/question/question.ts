import * as v from 'valibot';
import type { RuleCode } from '../faults/form-rules';
import { carried } from '../faults/issue';
import { CategoryIdsSchema } from '../fields/category-ids';
import { line, listOf, required, text } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems, maxLength, optionSlots } from '../fields/limits';
import { brokenRules } from '../fields/rule';
import { hasOptions, KindSchema, type MaybeKinded } from '../kinds/kind';
import { draftAnswerFields, kindRules, shownAnswerFields } from '../kinds/kinds';
import { draftFaults } from './draft-faults';
import { ShownPassageSchema } from './passage';
import { QuestionPassageSchema } from './passage-draft';
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
const OptionSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.number(carried({ code: 'not-an-option-number' })),
      v.integer(carried({ code: 'not-an-option-number' })),
      v.minValue(1, carried({ code: 'not-an-option-number' })),
      v.maxValue(optionSlots.max, carried({ code: 'above', most: optionSlots.max })),
    ),
    text: text(maxLength.option),
    correct: v.boolean(carried({ code: 'not-a-flag' })),
    explanation: v.optional(text(maxLength.explanation), ''),
    picture: v.optional(PictureSchema),
    explanationPicture: v.optional(PictureSchema),
  }),
  v.forward(
    v.check((option) => isFilled(option), carried({ code: 'required' })),
    ['text'],
  ),
);
export type Option = v.InferOutput<typeof OptionSchema>;

/** A path as valibot's issues have it. */
function pathIn(body: Record<string, unknown>, path: readonly (string | number)[]): [v.UnknownPathItem, ...v.UnknownPathItem[]] {
  const [first = '', ...others] = path;
  const item = (key: string | number): v.UnknownPathItem => ({ type: 'unknown', origin: 'value', input: body, key, value: undefined });
  return [item(first), ...others.map(item)];
}

/** Body of `POST /questions/create`, and the output of a valid sheet row. */
export const QuestionDraftSchema = v.pipe(
  v.strictObject({
    description: required(maxLength.question),
    picture: v.optional(PictureSchema),
    categoryIds: CategoryIdsSchema,
    difficultyLevel: v.optional(line(maxLength.difficulty), ''),
    language: v.optional(line(maxLength.name), ''),
    examTags: v.optional(listOf(line(maxLength.tag), maxItems.tags, 'too-many-tags'), []),
    /** Not in the specification (ADR 45). */
    kind: v.optional(KindSchema),
    ...draftAnswerFields,
    /** Of a numeric question; other kinds have theirs at the first right option. */
    explanation: v.optional(text(maxLength.explanation)),
    explanationPicture: v.optional(PictureSchema),
    /** Empty for a numeric question. */
    options: v.optional(
      v.pipe(
        listOf(OptionSchema, optionSlots.max, 'too-many-options'),
        v.check((options) => new Set(options.map((o) => o.id)).size === options.length, carried({ code: 'option-id-twice' })),
      ),
      [],
    ),
    /** The question in a second language. */
    translation: v.optional(TranslationSchema),
    /** What it shares with other questions (ADR 47). */
    passage: v.optional(QuestionPassageSchema),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    for (const issue of brokenRules(dataset, kindRules)) addIssue(issue);
    if (!dataset.typed) return;
    for (const { path, why } of draftFaults(dataset.value)) addIssue({ message: carried(why), path: pathIn(dataset.value, path) });
  }),
);
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
  /** Absent: single. */
  kind: v.optional(KindSchema),
  ...shownAnswerFields,
  /** Of a question without options. */
  explanation: v.optional(v.string()),
  explanationPicture: v.optional(ShownPictureSchema),
  passage: v.optional(ShownPassageSchema),
});
export type Question = v.InferOutput<typeof QuestionSchema>;

/** A question as typed into the form: empty option slots are allowed. */
export interface TypedQuestion extends MaybeKinded {
  description: string;
  categoryIds: number[];
  options: (Said & { correct: boolean })[];
}

/** Returns the first rule of spec §5 that a typed question breaks, or null; a number has no options. Shared by form and sheet. */
export function questionFault(q: TypedQuestion): RuleCode | null {
  if (q.description.trim() === '' || q.categoryIds.length === 0) return 'question-incomplete';
  if (!hasOptions(q)) return null;
  const filled = q.options.filter(isFilled);
  if (filled.length < optionSlots.min) return 'options-missing';
  if (!filled.some((o) => o.correct)) return 'correct-option-missing';
  return null;
}

/** "a, b ,,c" → ["a", "b", "c"] (spec §5: split on commas and trimmed). */
export const tagsFrom = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
