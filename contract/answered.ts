import * as v from 'valibot';
import { SubmissionSchema } from './assessment';

/** How many questions of a frozen body have an option chosen, and of how many; null where the body cannot be read. */
export function answeredIn(body: string): { answered: number; of: number } | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SubmissionSchema), body);
  if (!read.success) return null;
  const { answers } = read.output;
  return { answered: answers.filter((a) => a.selectedOptionId !== null).length, of: answers.length };
}
