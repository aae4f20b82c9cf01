import * as v from 'valibot';
import { type Submission, SubmissionSchema } from './assessment';

/** The submission of a frozen body; null where the body cannot be read. */
export function submissionIn(body: string): Submission | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SubmissionSchema), body);
  return read.success ? read.output : null;
}

/** How many questions of a frozen body have an option chosen, and of how many; null where the body cannot be read. */
export function answeredIn(body: string): { answered: number; of: number } | null {
  const answers = submissionIn(body)?.answers;
  return answers === undefined ? null : { answered: answers.filter((a) => a.selectedOptionId !== null).length, of: answers.length };
}
