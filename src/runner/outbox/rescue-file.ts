import type { Rescue } from '../../../contract/assessment/rescue';
import { checksumOf, rescueKind } from '../../../contract/assessment/rescue-checksum';
import { isoTime } from '../../../contract/fields/id';
import { type Attempt, submissionOf } from '../attempt/attempt';
import type { Parcel, Person } from '../device/db';

/** A file to save: its name and its text. */
export interface RescueFile {
  name: string;
  text: string;
}

/** The person of a copy, as far as the device knows, and where and when the copy is saved. */
export interface RescueTicket {
  /** null if the device cannot be read; the uid is in the attempt. */
  person: Pick<Person, 'displayName' | 'email' | 'profile'> | null;
  /** `location.origin`. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Creates the copy of a submission from the parcel's own bytes. `startedAt`: epoch milliseconds, null if unknown. */
export const rescueOfParcel = (parcel: Parcel, startedAt: number | null, ticket: RescueTicket): RescueFile =>
  rescueFile(
    {
      uid: parcel.uid,
      assessment: { id: parcel.assessmentId, name: parcel.title },
      finished: true,
      startedAt: timeOf(startedAt),
      handedInAt: timeOf(parcel.handedInAt),
      body: parcel.body,
    },
    ticket,
  );

/**
 * Creates the copy of an attempt in any state, for devices that can store nothing. An attempt in progress is written as it would be sent at
 * `ticket.now`, and marked as unfinished; an overdue attempt counts up to its deadline.
 */
export function rescueOfAttempt(attempt: Attempt, title: string, ticket: RescueTicket): RescueFile {
  const finished = attempt.status !== 'in-progress';
  const end = attempt.handedInAt ?? Math.min(ticket.now, attempt.deadline);
  return rescueFile(
    {
      uid: attempt.uid,
      assessment: { id: attempt.assessmentId, name: title },
      finished,
      startedAt: timeOf(attempt.startedAt),
      handedInAt: timeOf(attempt.handedInAt),
      body: JSON.stringify(submissionOf({ ...attempt, handedInAt: end })),
    },
    ticket,
  );
}

type Contents = Pick<Rescue, 'uid' | 'assessment' | 'finished' | 'startedAt' | 'handedInAt' | 'body'>;

function rescueFile(contents: Contents, { person, origin, now }: RescueTicket): RescueFile {
  const name = nameOf(person);
  const rescue: Omit<Rescue, 'checksum'> = {
    kind: rescueKind,
    version: 1,
    origin,
    ...contents,
    person: { name, email: person?.email ?? '' },
    savedAt: isoTime(now) ?? new Date(0).toISOString(),
  };
  const parts = ['exam-copy', contents.assessment.name, name, `${contents.assessment.id}`, contents.finished ? '' : 'unfinished'];
  return {
    name: `${parts.map(fileWords).filter(Boolean).join('_')}.json`,
    text: `${JSON.stringify({ ...rescue, checksum: checksumOf(rescue) }, null, 2)}\n`,
  };
}

const nameOf = (person: RescueTicket['person']): string =>
  `${person?.profile?.firstName ?? ''} ${person?.profile?.lastName ?? ''}`.trim() || (person?.displayName ?? '');

const timeOf = (ms: number | null = null): string | null => (ms === null ? null : isoTime(ms));

/**
 * Replaces everything except letters and digits of any script by hyphens, because file systems or mail programs may reject other
 * characters.
 */
const fileWords = (text: string): string =>
  Array.from(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, 40)
    .join('')
    .replace(/^-|-$/g, '');
