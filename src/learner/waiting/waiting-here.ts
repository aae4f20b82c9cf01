import type { AttemptRow, Device, Parcel, Person } from '../../runner/device/db';
import { isValidParcel, readAttemptRow } from '../../runner/device/row-schemas';
import { openAttempts, parcelsOf } from '../../runner/device/shelf';
import { isUnsent } from '../../runner/outbox/unsent';

/** How much on a device waits for the people who made it, without a word of who they are. */
export interface WaitingHere {
  /** Attempts in progress that still have time. */
  underWay: number;
  /** Submissions that the server does not have, and attempts that ran out of time unwatched. */
  unsent: number;
}

/** `now`: trusted epoch milliseconds. */
export async function waitingHere(db: Device, now: number): Promise<WaitingHere> {
  const [parcels, rows] = await Promise.all([db.parcels.toArray(), db.attempts.toArray()]);
  const open = rows.map(readAttemptRow).filter((attempt) => attempt?.status === 'in-progress');
  const underWay = open.filter((attempt) => attempt !== null && attempt.deadline > now + attempt.lag).length;
  return { underWay, unsent: parcels.filter(isValidParcel).filter(isUnsent).length + open.length - underWay };
}

/** What waits here of one person. */
export interface OwnWaiting {
  person: Person;
  parcels: Parcel[];
  attempts: AttemptRow[];
}

const same = (one: string | undefined, other: string): boolean => one?.trim().toLowerCase() === other.trim().toLowerCase();
/** An Indian number without its country code. */
const digitsOf = (text = ''): string => text.replace(/\D/g, '').slice(-10);

/** Whether a person is called by this email address or phone number. */
export function isCalled({ email, phone, profile }: Pick<Person, 'email' | 'phone' | 'profile'>, said: string): boolean {
  if (said.trim() === '') return false;
  if ([email, profile?.email].some((known) => same(known, said))) return true;
  return digitsOf(said).length === 10 && [phone, profile?.phone].some((known) => digitsOf(known) === digitsOf(said));
}

/** What waits of the people who are called by what was said. */
export async function ownWaiting(db: Device, said: string): Promise<OwnWaiting[]> {
  const people = await db.people.filter((person) => isCalled(person, said)).toArray();
  return Promise.all(
    people.map(async (person) => ({
      person,
      parcels: (await parcelsOf(db, person.uid)).filter(isUnsent),
      attempts: await openAttempts(db, person.uid),
    })),
  );
}
