import * as v from 'valibot';
import { type Submission, SubmissionSchema } from './assessment';
import { isAnswered } from './given';

/** Returns the submission in a parcel's body; null if the body cannot be read. */
export function submissionIn(body: string): Submission | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SubmissionSchema), body);
  return read.success ? read.output : null;
}

/** Counts the answered questions in a parcel's body; null if the body cannot be read. */
export function answeredIn(body: string): { answered: number; of: number } | null {
  const answers = submissionIn(body)?.answers;
  return answers === undefined ? null : { answered: answers.filter(isAnswered).length, of: answers.length };
}
