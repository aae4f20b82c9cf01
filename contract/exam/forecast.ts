import * as v from 'valibot';
import { carried } from '../faults/issue';
import { listOf, required, whole } from '../fields/fields';
import { maxItems, maxLength } from '../fields/limits';
import { KindSchema, type QuestionKind, questionKinds } from '../kinds/kind';
import { drawnFields } from './exam';
import { maxLevels } from './mix';
import { sectionFields } from './section';

const WantedSchema = v.pipe(
  v.strictObject({
    ...drawnFields,
    /** Numbers by difficulty; the rest is of any. */
    levels: v.optional(
      listOf(v.strictObject({ difficultyLevel: required(maxLength.name), needed: whole(maxItems.questionsInPaper) }), maxLevels),
    ),
    kinds: sectionFields.kinds,
    questionsPerPassage: sectionFields.questionsPerPassage,
  }),
  v.forward(
    v.check(
      ({ levels = [], numberOfQuestions }) => levels.reduce((sum, { needed }) => sum + needed, 0) <= numberOfQuestions,
      carried({ code: 'mix-too-large' }),
    ),
    ['levels'],
  ),
);
/** A subject of an exam that is being composed. */
export type ForecastSubject = v.InferOutput<typeof WantedSchema>;

/**
 * Formats subjects for a query: `25:3,4;10:7:Easy=6;5:7:numeric` means 25 questions of the categories 3 and 4, 10 of 7, of which 6 are easy, and 5 numeric
 * ones of 7. `10:7:by3` means 10 of 7, three of each passage.
 */
export const wantedText = (subjects: readonly ForecastSubject[]): string =>
  subjects
    .map(({ categoryIds, numberOfQuestions, levels = [], kinds = [], questionsPerPassage }) => {
      const shares = levels.map(({ difficultyLevel, needed }) => `${encodeURIComponent(difficultyLevel)}=${needed}`);
      const each = questionsPerPassage === undefined ? [] : [`by${questionsPerPassage}`];
      return [
        numberOfQuestions,
        ...[categoryIds, shares, kinds, each].filter((list) => list.length > 0).map((list) => list.join(',')),
      ].join(':');
    })
    .join(';');

/** Empty for a text that no one encoded, which is refused as missing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The parts behind the categories: difficulties have numbers, kinds have none. */
const parted = (parts: readonly string[], isShare: boolean): string[] | undefined =>
  parts.find((part) => part.includes('=') === isShare && !perPassage.test(part))?.split(',');

const perPassage = /^by\d+$/;

const wantedFrom = (text: string): ForecastSubject[] =>
  text.split(';').map((subject) => {
    const [count = '', ids = '', ...more] = subject.split(':');
    const levels = parted(more, true)?.map((share) => {
      const [level = '', needed = ''] = share.split('=');
      return { difficultyLevel: decoded(level), needed: Number(needed) };
    });
    const each = more.find((part) => perPassage.test(part));
    // The pattern has let through kinds only.
    const kinds = parted(more, false) as QuestionKind[] | undefined;
    return {
      ...{ numberOfQuestions: Number(count), categoryIds: ids.split(',').map(Number) },
      ...(levels && { levels }),
      ...(kinds && { kinds }),
      ...(each !== undefined && { questionsPerPassage: Number(each.slice(2)) }),
    };
  });

const kindPattern = `(?:${questionKinds.join('|')})`;
const subjectPattern = String.raw`\d{1,3}:\d{1,16}(?:,\d{1,16})*(?::[^:;,=]+=\d{1,3}(?:,[^:;,=]+=\d{1,3})*)?(?::${kindPattern}(?:,${kindPattern})*)?(?::by\d{1,2})?`;

/** In characters: far more than an exam needs, and short enough for a URL. */
const longestQuery = 6_000;

/** Query of `GET /questions/forecast`. */
export const ForecastQuerySchema = v.strictObject({
  subjects: v.pipe(
    v.string(),
    v.maxLength(longestQuery, carried({ code: 'too-many-characters', most: longestQuery })),
    v.regex(new RegExp(`^${subjectPattern}(?:;${subjectPattern})*$`), carried({ code: 'not-a-forecast' })),
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
const OutlookSchema = v.object({
  needed: v.number(),
  /** Different questions in its categories and their descendants, including those that other subjects could draw. */
  inBank: v.number(),
  /** The number that it gets if all subjects draw in order and no question is used twice. */
  drawn: v.number(),
  /** Where questions of passages can be drawn: they are drawn in sets (ADR 47). */
  sets: v.optional(
    v.object({
      /** Sets that can be drawn, and their questions. */
      inBank: v.number(),
      questions: v.number(),
      /** Passages that cannot be drawn, because other questions of them are in other categories or of other kinds, or because they have too few. */
      torn: v.number(),
      /** Sets in a draw of `drawn` questions: at least, and at most. */
      fewest: v.number(),
      most: v.number(),
      /** The next number above `needed` that sets and single questions can meet; null if there is none. */
      above: v.nullable(v.number()),
    }),
  ),
  /** The same for each wanted difficulty. */
  levels: v.optional(v.array(v.object({ difficultyLevel: v.string(), needed: v.number(), inBank: v.number(), drawn: v.number() }))),
  /** Where only some kinds are wanted: how many of each there are, in the order that was asked for. */
  kinds: v.optional(v.array(v.object({ kind: KindSchema, inBank: v.number() }))),
});
export type Outlook = v.InferOutput<typeof OutlookSchema>;

export const ForecastSchema = v.object({ subjects: v.array(OutlookSchema) });
