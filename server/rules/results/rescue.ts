import { type Submission, SubmissionSchema } from '../../../contract/assessment/assessment';
import { isWhole, type Rescue } from '../../../contract/assessment/rescue';
import { checkedAgainst } from '../../../contract/calls/faults';
import type { Faults } from '../../../contract/faults/fault';
import { faultBeforeParse } from '../json';

/** The submission in a rescue file, checked by the schema of the call `submit`; or its faults by dotted field. */
export function submissionIn(rescue: Rescue): { submission: Submission } | { faults: Faults } {
  if (!isWhole(rescue)) return { faults: { checksum: { code: 'checksum-differs' } } };
  const submission = checkedAgainst(SubmissionSchema, jsonIn(rescue.body));
  if ('output' in submission) return { submission: submission.output };
  return { faults: Object.fromEntries(Object.entries(submission.faults).map(([path, why]) => [nameOf(path), why])) };
}

const nameOf = (path: string): string => (path === 'body' ? path : `body.${path}`);

function jsonIn(text: string): unknown {
  if (faultBeforeParse(text) !== null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A body that is not JSON fails the schema.
    return undefined;
  }
}
