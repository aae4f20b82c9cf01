import * as v from 'valibot';
import { type Submission, SubmissionSchema } from '../../contract/assessment';
import { isWhole, type Rescue } from '../../contract/rescue';
import { isTooDeep } from './json';

type Faults = Record<string, string>;

/** The submission in a rescue file, held to the shape that a device would have to send; or why there is none, dotted field → reason. */
export function submissionIn(rescue: Rescue): { submission: Submission } | { faults: Faults } {
  if (!isWhole(rescue)) return { faults: { checksum: 'does not fit: the file is damaged' } };
  const submission = v.safeParse(SubmissionSchema, jsonIn(rescue.body));
  if (submission.success) return { submission: submission.output };
  return { faults: Object.fromEntries(submission.issues.map((issue) => [nameOf(v.getDotPath(issue)), issue.message])) };
}

const nameOf = (path: string | null): string => (path === null ? 'body' : `body.${path}`);

function jsonIn(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no submission; the schema says so.
    return undefined;
  }
}
