import * as v from 'valibot';
import { maxItems } from '../fields/limits';
import { SubjectDraftSchema } from './exam';

const WantedSchema = v.omit(SubjectDraftSchema, ['name']);
/** A subject of an exam that is still being composed. */
export type Wanted = v.InferOutput<typeof WantedSchema>;

/** Subjects as they stand in a query: `25:3,4;10:7` wants 25 of the categories 3 and 4, and 10 of 7. */
export const wantedText = (subjects: readonly Wanted[]): string =>
  subjects.map(({ categoryIds, numberOfQuestions }) => `${numberOfQuestions}:${categoryIds.join(',')}`).join(';');

const wantedFrom = (text: string): Wanted[] =>
  text.split(';').map((subject) => {
    const [count = '', ids = ''] = subject.split(':');
    return { numberOfQuestions: Number(count), categoryIds: ids.split(',').map(Number) };
  });

/** Far more than an exam needs, and no longer than an address may be. */
const longestQuery = 6_000;

/** Query of `GET /questions/forecast`. */
export const ForecastQuerySchema = v.strictObject({
  subjects: v.pipe(
    v.string(),
    v.maxLength(longestQuery, `has more than ${longestQuery} characters`),
    v.regex(/^\d{1,3}:\d{1,16}(?:[,;:]\d{1,16})*$/, 'is not of the form 25:3,4;10:7'),
    v.transform(wantedFrom),
    v.array(WantedSchema),
    v.maxLength(maxItems.subjects, `names more than ${maxItems.subjects} subjects`),
    v.check(
      (subjects) => subjects.reduce((sum, s) => sum + s.numberOfQuestions, 0) <= maxItems.questionsInPaper,
      `asks for more than ${maxItems.questionsInPaper} questions in all`,
    ),
  ),
});

/** What the bank can give one subject. */
export const OutlookSchema = v.object({
  needed: v.number(),
  /** Different questions in its categories and all below them, whoever else could draw them. */
  inBank: v.number(),
  /** Of those needed, how many it gets when all subjects draw together and no question stands twice in a paper; subjects are served in their order. */
  drawn: v.number(),
});
export type Outlook = v.InferOutput<typeof OutlookSchema>;

export const ForecastSchema = v.object({ subjects: v.array(OutlookSchema) });
