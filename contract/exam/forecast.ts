import * as v from 'valibot';
import { carried } from '../faults/issue';
import { maxItems } from '../fields/limits';
import { SubjectDraftSchema } from './exam';

const WantedSchema = v.omit(SubjectDraftSchema, ['name']);
/** A subject of an exam that is being composed. */
export type ForecastSubject = v.InferOutput<typeof WantedSchema>;

/** Formats subjects for a query: `25:3,4;10:7` means 25 questions of the categories 3 and 4, and 10 of 7. */
export const wantedText = (subjects: readonly ForecastSubject[]): string =>
  subjects.map(({ categoryIds, numberOfQuestions }) => `${numberOfQuestions}:${categoryIds.join(',')}`).join(';');

const wantedFrom = (text: string): ForecastSubject[] =>
  text.split(';').map((subject) => {
    const [count = '', ids = ''] = subject.split(':');
    return { numberOfQuestions: Number(count), categoryIds: ids.split(',').map(Number) };
  });

/** In characters: far more than an exam needs, and short enough for a URL. */
const longestQuery = 6_000;

/** Query of `GET /questions/forecast`. */
export const ForecastQuerySchema = v.strictObject({
  subjects: v.pipe(
    v.string(),
    v.maxLength(longestQuery, carried({ code: 'too-many-characters', most: longestQuery })),
    v.regex(/^\d{1,3}:\d{1,16}(?:[,;:]\d{1,16})*$/, carried({ code: 'not-a-forecast' })),
    v.transform(wantedFrom),
    v.array(WantedSchema),
    v.maxLength(maxItems.subjects, carried({ code: 'too-many-subjects', most: maxItems.subjects })),
    v.check(
      (subjects) => subjects.reduce((sum, s) => sum + s.numberOfQuestions, 0) <= maxItems.questionsInPaper,
      carried({ code: 'too-many-questions-in-all', most: maxItems.questionsInPaper }),
    ),
  ),
});

/** The forecast for one subject. */
export const OutlookSchema = v.object({
  needed: v.number(),
  /** Different questions in its categories and their descendants, including those that other subjects could draw. */
  inBank: v.number(),
  /** The number that it gets if all subjects draw in order and no question is used twice. */
  drawn: v.number(),
});
export type Outlook = v.InferOutput<typeof OutlookSchema>;

export const ForecastSchema = v.object({ subjects: v.array(OutlookSchema) });
