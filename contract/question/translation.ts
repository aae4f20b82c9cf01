import * as v from 'valibot';
import { carried } from '../faults/issue';
import { listOf, text } from '../fields/fields';
import { maxLength, optionSlots } from '../fields/limits';

/** The languages of bilingual questions (BCP 47): English, Hindi, and those that the big examinations print questions in. */
export const questionLanguages = ['en', 'hi', 'te', 'ta', 'mr', 'bn', 'gu', 'kn', 'ml', 'or', 'pa', 'as', 'ur'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

/** The usual other language of a question in two languages. */
export const otherLanguage = (language: QuestionLanguage): QuestionLanguage => (language === 'en' ? 'hi' : 'en');

/** The direction in which a language is written. */
export const directionOf = (language: QuestionLanguage): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr');

/** The texts of options, which may be unfinished. */
export const OptionTextsSchema = listOf(text(maxLength.option), optionSlots.max, 'too-many-options');

/** A question's second version, options in the order of the first. translation-rule.ts checks its completeness. */
export const TranslationSchema = v.strictObject({
  language: v.picklist(questionLanguages, carried({ code: 'not-a-language' })),
  description: text(maxLength.question),
  options: OptionTextsSchema,
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

/** A question's own language in papers and results, where {@link firstLanguageOf} does not tell it. */
export const OwnLanguageSchema = v.optional(v.picklist(questionLanguages));

/** What tells the languages of a shown question. */
export interface Spoken {
  translation?: { language: QuestionLanguage } | undefined;
  language?: QuestionLanguage | undefined;
}

/** The language of a question's first version; undefined if it is in one language, which only {@link OwnLanguageSchema} would name. */
export const firstLanguageOf = ({ translation, language }: Spoken): QuestionLanguage | undefined =>
  language ?? (translation && otherLanguage(translation.language));
