import * as v from 'valibot';

/** The languages that a question can be in at once, by their tags (BCP 47). */
export const questionLanguages = ['en', 'hi'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

export const otherLanguage = (language: QuestionLanguage): QuestionLanguage => (language === 'en' ? 'hi' : 'en');

const shown = {
  language: v.picklist(questionLanguages, 'is neither en nor hi'),
  description: v.string(),
  /** In the order of the question's own. */
  options: v.array(v.string()),
};

/** A question in its second language, as a paper has it: nothing that tells what is right. */
export const PaperTranslationSchema = v.object(shown);
export type PaperTranslation = v.InferOutput<typeof PaperTranslationSchema>;

/** The same where the answer is known: in the bank, and in a result. */
export const TranslationSchema = v.object({ ...shown, explanation: v.optional(v.string(), '') });
export type Translation = v.InferOutput<typeof TranslationSchema>;
