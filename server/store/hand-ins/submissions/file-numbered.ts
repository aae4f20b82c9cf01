import { afterKeyOf, countedOf } from '../../../rules/results/counted';
import { hold } from '../../engine/hold';
import type { Tables } from '../../engine/schema';
import type { Db, Store, Tx } from '../../engine/store';
import { rowsByUid } from '../../shared/by-uid';
import type { Filed, GradedSubmission } from './file-once';
import { readingOf } from './key-readings';

/** Whose hand-ins of which assessment. */
type Owner = Pick<Tables['submissions'], 'uid' | 'assessment_id'>;

/** A learner's chances, locked: hand-ins of one learner are filed one after the other. */
const heldChances = (tx: Tx, { uid, assessment_id }: Owner) =>
  hold(tx.updateTable('chances'), 'reason')
    .where('uid', '=', uid)
    .where('assessment_id', '=', assessment_id)
    .returning(['number', 'counts', 'given_at'])
    .execute();

const numberedOf = (db: Db, { uid, assessment_id }: Owner) =>
  db.selectFrom('numbered_hand_ins').selectAll().where('uid', '=', uid).where('assessment_id', '=', assessment_id).execute();

/** The submission that counts now, locked. */
const heldSubmission = (tx: Tx, { uid, assessment_id }: Owner) =>
  hold(tx.updateTable('submissions'), 'body_hash')
    .where('uid', '=', uid)
    .where('assessment_id', '=', assessment_id)
    .returningAll()
    .executeTakeFirst();

/** Writes a hand-in under its number, in the place of what had to give way to it. */
async function put(tx: Tx, row: Tables['numbered_hand_ins']): Promise<void> {
  const { uid: _, assessment_id: __, number: ___, ...contents } = row;
  await tx
    .insertInto('numbered_hand_ins')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uid', 'assessment_id', 'number']).doUpdateSet(contents))
    .execute();
}

/**
 * Keeps the submission that counts as the first hand-in, if it is kept under no number yet; if there is none, `newcomer` takes its place, so that a first hand-in that
 * arrives at this moment waits, and finds it. A trial run of an admin is no hand-in.
 */
async function keepFirst(tx: Tx, newcomer: GradedSubmission): Promise<void> {
  let standing = await heldSubmission(tx, newcomer);
  if (standing === undefined) {
    const insert = tx.insertInto('submissions').values(newcomer);
    const added = await insert
      .onConflict((conflict) => conflict.doNothing())
      .returning('uid')
      .execute();
    if (added.length > 0) return;
    standing = await heldSubmission(tx, newcomer);
  }
  if (standing === undefined || standing.is_preview === 1) return;
  const hash = standing.body_hash;
  if ((await numberedOf(tx, newcomer)).some(({ body_hash }) => body_hash === hash)) return;
  await put(tx, { ...standing, number: 1 });
}

/** Copies these hand-ins over the submissions of their learners. */
async function copyOver(tx: Tx, assessmentId: number, counted: readonly { uid: string; number: number }[]): Promise<void> {
  for (const { uid, number } of counted) {
    const one = tx.selectFrom('numbered_hand_ins').selectAll().where('uid', '=', uid).where('assessment_id', '=', assessmentId);
    const { uid: _, assessment_id: __, number: ___, ...contents } = await one.where('number', '=', number).executeTakeFirstOrThrow();
    await tx.updateTable('submissions').set(contents).where('uid', '=', uid).where('assessment_id', '=', assessmentId).execute();
  }
}

const scoreColumns = ['uid', 'number', 'score', 'is_provisional', 'evidence_json', 'after_key', 'body_hash', 'key_version'] as const;

/** Makes the hand-ins that count the submissions of these learners. Bodies are read only of those that take the place of another one. */
export async function recount(tx: Tx, assessmentId: number, uids: readonly string[]): Promise<void> {
  const filed = tx.selectFrom('numbered_hand_ins').select(scoreColumns).where('assessment_id', '=', assessmentId);
  const handIns = await filed.where('uid', 'in', uids).execute();
  const given = tx.selectFrom('chances').select(['uid', 'number', 'counts', 'withdrawn_at']).where('assessment_id', '=', assessmentId);
  const chances = rowsByUid(await given.where('uid', 'in', uids).execute());
  const all = tx
    .selectFrom('submissions')
    .select(['uid', 'body_hash', 'key_version', 'after_key'])
    .where('assessment_id', '=', assessmentId);
  const standing = new Map((await all.where('uid', 'in', uids).execute()).map((row) => [row.uid, row]));
  const changed = [...rowsByUid(handIns)].flatMap(([uid, own]) => {
    const counted = countedOf(own, chances.get(uid) ?? [])?.handIn;
    const there = standing.get(uid);
    const isSame = (['body_hash', 'key_version', 'after_key'] as const).every((column) => counted?.[column] === there?.[column]);
    return counted === undefined || isSame ? [] : [counted];
  });
  await copyOver(tx, assessmentId, changed);
}

/** The copy of an unfinished attempt gives way to the hand-in, and to a later copy. */
const givesWay = (there: Tables['submissions'], row: GradedSubmission): boolean =>
  there.is_provisional === 1 && (row.is_provisional === 0 || row.time_taken > there.time_taken);

/**
 * Files a hand-in of a learner who got a chance, exactly once under its number, and decides which one counts (ADR 78); one whose learner has read the key since
 * the chance was given is kept and counts nowhere (ADR 90). Null, and nothing is filed, where no
 * such chance was given; of the first hand-in, where none was given at all.
 */
export async function fileNumbered(store: Store, row: GradedSubmission, number: number): Promise<Filed | null> {
  return store.atomically(async (tx): Promise<Filed | null> => {
    const chances = await heldChances(tx, row);
    if (chances.length === 0 || (number > 1 && !chances.some((chance) => chance.number === number))) return null;
    await keepFirst(tx, row);
    const there = (await numberedOf(tx, row)).find((one) => one.number === number);
    if (there !== undefined && !givesWay(there, row)) {
      const { submitted_at: submittedAt, key_version: keyVersion } = there;
      if (there.body_hash === row.body_hash) return { verdict: 'filed', submittedAt, keyVersion, isNew: false };
      return { verdict: 'differs', submittedAt, keyVersion, isImported: there.imported_by !== null };
    }
    const givenAt = number === 1 ? null : (chances.find((chance) => chance.number === number)?.given_at ?? null);
    await put(tx, { ...row, number, after_key: afterKeyOf(await readingOf(tx, row.assessment_id, row.uid), givenAt) });
    if (row.is_provisional === 0) {
      const used = tx.updateTable('chances').set({ used_at: row.submitted_at }).where('uid', '=', row.uid);
      const ofThis = used.where('assessment_id', '=', row.assessment_id).where('number', '=', number);
      await ofThis.where('used_at', 'is', null).execute();
    }
    await recount(tx, row.assessment_id, [row.uid]);
    return { verdict: 'filed', submittedAt: row.submitted_at, keyVersion: row.key_version, isNew: true };
  });
}
