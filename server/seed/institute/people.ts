import { fold, orderKey } from '../../../contract/fields/fold';
import { usualPercent } from '../../../contract/fields/limits';
import { insertMany } from '../../store/engine/insert-many';
import type { Tx } from '../../store/engine/store';
import { peopleWords } from '../../store/people/people-words';
import { devanagari, latin } from './names';

/** Begins the uid of every seeded learner. */
export const seededPrefix = 'seed-';

/** A learner of the institute. */
export interface SeededLearner {
  uid: string;
  /** The share of questions of medium difficulty that the learner knows, from 0 to 1. */
  ability: number;
  groupId: number | null;
  timePercent: number;
}

type Random = () => number;

const one = <T>(of: readonly T[], random: Random): T => of[Math.floor(random() * of.length)] as T;

/** About normal, between 0 and 1, mean 0.5: the mean of several random numbers. */
const bell = (random: Random): number => (random() + random() + random()) / 3;

/** One of four has a name in Devanagari, one of five a verified phone in place of an email, one of a hundred extra time. */
function personOf(at: number, run: string, random: Random) {
  const script = random() < 0.25 ? devanagari : latin;
  const named = { first_name: one(script.first, random), last_name: one(script.last, random) };
  // An address is in Latin letters; of a name in Devanagari it is any other name.
  const written = script === latin ? named : { first_name: one(latin.first, random), last_name: one(latin.last, random) };
  const handle = `${written.first_name}.${written.last_name}`.toLowerCase();
  const email = `${handle}.${run}${at}@institute.example`;
  const phone = `+9198${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
  const hasPhone = random() < 0.2;
  const [verified_email, verified_phone] = hasPhone ? ['', phone] : [email, ''];
  return {
    ...{ uid: `${seededPrefix}${run}-${at}`, ...named, email, phone: hasPhone ? phone.slice(3) : '', location: one(script.towns, random) },
    ...{ verified_email, verified_phone, time_percent: random() < 0.01 ? 133 : usualPercent },
  };
}

/** Stores learners from number `from` on, each in a group but one of thirty. `run`: marks the learners of one run of the seed. `cameAt`: epoch milliseconds. */
export async function plantLearners(
  tx: Tx,
  { from, count, run }: { from: number; count: number; run: string },
  groupIds: readonly number[],
  cameAt: number,
  random: Random,
): Promise<SeededLearner[]> {
  const learners: SeededLearner[] = [];
  const rows = Array.from({ length: count }, (_, n) => {
    const person = personOf(from + n, run, random);
    const { uid, verified_email, verified_phone, time_percent, ...filled } = person;
    const place = random() < 1 / 30 ? -1 : Math.floor(random() * groupIds.length);
    const groupId = groupIds[place] ?? null;
    // Groups differ a little, learners of a group differ much.
    const ability = Math.min(0.97, Math.max(0.08, 0.1 + 0.75 * bell(random) + 0.03 * (place % 5)));
    learners.push({ uid, ability, groupId, timePercent: time_percent });
    return {
      ...{ uid, role: null, ...filled, has_profile: 1, role_email: null, created_at: cameAt, updated_at: cameAt },
      ...{ time_percent, most_time_percent: time_percent, verified_email, verified_phone, group_id: groupId },
      ...peopleWords(person, verified_email, verified_phone),
    };
  });
  await insertMany(tx, 'people', rows);
  return learners;
}

/** Stores entries of the roster for people who have not come yet. */
export async function plantRoster(
  tx: Tx,
  count: number,
  run: string,
  groupIds: readonly number[],
  now: number,
  random: Random,
): Promise<void> {
  if (groupIds.length === 0) return;
  const rows = Array.from({ length: count }, (_, at) => {
    const { first_name, last_name, email } = personOf(at, `${run}w`, random);
    const name = `${first_name} ${last_name}`;
    return {
      ...{ name, email, phone: null, group_id: one(groupIds, random), uid: null, entered_at: now },
      ...{ words: fold(`${name}\n${email}`), name_key: orderKey(name) },
    };
  });
  await insertMany(tx, 'roster', rows);
}
