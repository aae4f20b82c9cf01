import * as v from 'valibot';
import { carried } from '../faults/issue';
import { text } from '../fields/fields';
import { maxLength, optionSlots } from '../fields/limits';

/** The languages of bilingual questions (BCP 47). */
export const questionLanguages = ['en', 'hi'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

export const otherLanguage = (language: QuestionLanguage): QuestionLanguage => (language === 'en' ? 'hi' : 'en');

/** A question's second version, options in the order of the first. translation-rule.ts checks its completeness. */
export const TranslationSchema = v.strictObject({
  language: v.picklist(questionLanguages, carried({ code: 'not-a-language' })),
  description: text(maxLength.question),
  options: v.pipe(
    v.array(text(maxLength.option)),
    v.maxLength(optionSlots.max, carried({ code: 'too-many-options', most: optionSlots.max })),
  ),
  explanation: v.optional(text(maxLength.explanation), ''),
});
export type Translation = v.InferOutput<typeof TranslationSchema>;

/** A second version for learners: without the explanation in a paper, with it in a result. */
export const ShownTranslationSchema = v.object({
  language: v.picklist(questionLanguages),
  description: v.string(),
  options: v.array(v.string()),
  explanation: v.optional(v.string()),
});
