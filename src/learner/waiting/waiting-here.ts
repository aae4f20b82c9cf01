import type { AttemptRow, Device, Parcel, Person } from '../../runner/device/db';
import { isValidParcel, readAttemptRow } from '../../runner/device/row-schemas';
import { openAttempts, parcelsOf } from '../../runner/device/shelf';
import { isKnownUnsent, isUnsent } from '../../runner/outbox/unsent';

/** Counts of what waits on a device, without the persons. */
export interface WaitingHere {
  /** Attempts in progress with time left. */
  underWay: number;
  /** Submissions that the server does not have, and attempts whose time ran out while no page was open. */
  unsent: number;
}

/** Counts what waits on the device, but nothing of people whom the server has erased. `now`: trusted epoch milliseconds. */
export async function waitingHere(db: Device, now: number): Promise<WaitingHere> {
  const [parcels, rows, people] = await Promise.all([db.parcels.toArray(), db.attempts.toArray(), db.people.toArray()]);
  const erased = new Set(people.flatMap(({ uid, isErased }) => (isErased ? uid : [])));
  const waiting = parcels.filter((parcel) => isValidParcel(parcel) && isKnownUnsent(parcel) && parcel.cause !== 'erased');
  const open = rows.map(readAttemptRow).filter((attempt) => attempt?.status === 'in-progress' && !erased.has(attempt.uid));
  const underWay = open.filter((attempt) => attempt !== null && attempt.deadline > now + attempt.lag).length;
  return { underWay, unsent: waiting.filter(({ uid }) => !erased.has(uid)).length + open.length - underWay };
}

/** What waits here for one person. */
export interface OwnWaiting {
  person: Person;
  parcels: Parcel[];
  attempts: AttemptRow[];
}

const same = (one: string | undefined, other: string): boolean => one?.trim().toLowerCase() === other.trim().toLowerCase();
/** Returns the last ten digits: an Indian number without its country code. */
const digitsOf = (text = ''): string => text.replace(/\D/g, '').slice(-10);

/** Whether `said` is this person's email address or phone number. */
export function isCalled({ email, phone, profile }: Pick<Person, 'email' | 'phone' | 'profile'>, said: string): boolean {
  if (said.trim() === '') return false;
  if ([email, profile?.email].some((known) => same(known, said))) return true;
  return digitsOf(said).length === 10 && [phone, profile?.phone].some((known) => digitsOf(known) === digitsOf(said));
}

/** Returns what waits for the people with this email address or phone number. */
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
