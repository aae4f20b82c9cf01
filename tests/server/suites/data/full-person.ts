import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { grantAddress } from '../../../../server/store/people/admin-addresses';
import { keepLink } from '../../../../server/store/people/own/links';
import { openSession } from '../../../../server/store/people/own/sessions';
import { shutOut } from '../../../../server/store/people/shut-outs';
import { addToTrail } from '../../../../server/store/shared/trail';
import { handIn, type Made, paced, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { saved } from '../../kit/practised';
import { pushDevice } from '../../kit/push-service';
import { rescueOf } from '../../kit/rescue';
import { unsigned } from '../../kit/token';

/** A person with a row in every table that can have one. */
export interface FullPerson {
  person: Person;
  /** What must be nowhere after the erasure. */
  traces: string[];
}

const uid = 'uid-of-mira-7Q';
const email = 'mira.nair@portal.test';
const phone = '+919812345678';
/** Of an account of the portal's own. */
const ownEmail = 'signed.up.mira@portal.test';
/** What nobody is shown, the person neither. */
export const secretOfAccount = 'argon2-of-the-person';
const stranger = { firstName: 'Tara', lastName: 'Rao', email: 'tara@portal.test', phone: '', location: 'Goa' };

/** Every table of the database with all of its rows as text. */
export async function everyTable({ store }: TestPortal): Promise<Map<string, string>> {
  const listed =
    store.engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`;
  const names = (await listed.execute(store.db)).rows.map(({ name }) => name);
  const rows = await Promise.all(names.map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(store.db)).rows));
  return new Map(names.map((name, at) => [name, JSON.stringify(rows[at])]));
}

/** Makes the person, and lets the person, an admin and the machine do everything that is kept of one. */
export async function fullPerson(portal: TestPortal, made: Made): Promise<FullPerson> {
  const { admin, store, clock } = portal;
  const { db } = store;
  const person = portal.holding(unsigned(uid, { email, email_verified: true, phone_number: phone }), uid);
  const profile = {
    uid,
    firstName: 'Mirabelle',
    lastName: 'Nairobi',
    email: 'typed.mira@portal.test',
    phone: '9812345678',
    location: 'Kochi-Fort',
  };
  await person.call('saveProfile', { body: { ...profile, noticeVersion: 2 } });
  const params = { id: made.paper.id };
  await person.call('start', { params, body: { startedAt: new Date(clock.now).toISOString(), datedBy: 'server' } });
  await person.call('submit', handIn(paced(submission(made, 2, 1))));
  await admin.call('importSubmission', { body: rescueOf(submission(made, 1), uid) });
  // The hand-in of another learner, which the person brought as a file while an admin.
  const other = 'learner-of-mira';
  await portal.learner(other).call('saveProfile', { body: { ...stranger, uid: other } });
  await admin.call('importSubmission', { body: rescueOf(submission(made, 1), other) });
  await db.updateTable('arrivals').set({ brought_by: uid }).where('uid', '=', other).execute();
  await db.updateTable('submissions').set({ imported_by: uid }).where('uid', '=', other).execute();
  await admin.call('setExtraTime', { params: { uid }, body: { timePercent: 150 } });
  const [practised] = questionsOf(made.paper);
  const event = {
    ...{ id: randomUUID(), device: randomUUID(), n: 1 },
    questionId: practised?.id ?? 0,
    at: new Date(clock.now).toISOString(),
  };
  await person.call('addPractice', { body: { events: [{ type: 'answered', ...event, version: 1, right: true, sure: false }] } });
  await person.call('addPractice', { body: { events: [saved(event.questionId, 'Mira notes: mind the sign')] } });
  const report = { assessmentId: made.paper.id, reason: 'text', text: 'A word of Mira’s is missing.' } as const;
  await person.call('addReport', { params: { id: event.questionId }, body: report });
  const otherReport = await portal.learner(other).call('addReport', { params: { id: event.questionId }, body: { ...report, text: 'So?' } });
  await admin.call('answerReport', { params: { id: otherReport.id }, body: { outcome: 'kept', text: 'It is right.' } });
  await db.updateTable('question_reports').set({ answered_by: uid }).where('uid', '=', other).execute();
  await person.call('subscribePush', { body: pushDevice('of-mira').subscription });
  const now = clock.now;
  await db
    .insertInto('own_accounts')
    .values({ uid, email: ownEmail, name: 'Mirabelle at sign-up', password_hash: secretOfAccount, created_at: now, changed_at: now })
    .execute();
  await db
    .insertInto('oidc_accounts')
    .values({
      ...{ uid, issuer: 'https://login.portal.test', subject: 'mira-at-provider', email: 'mira.provided@portal.test' },
      ...{ name: 'Mirabelle at the provider', created_at: now, code_hash: secretOfAccount, code_ends_at: now },
    })
    .execute();
  await store.atomically((tx) => openSession(tx, uid, '', now));
  await store.atomically((tx) => keepLink(tx, { purpose: 'reset', email: ownEmail }, now));
  await store.atomically((tx) => keepLink(tx, { purpose: 'address', email: 'mira.asked@portal.test', uid }, now));
  // What other days bring.
  await db.insertInto('push_sent').values({ uid, code: 'results-out', assessment_id: params.id, occasion: 0, sent_at: now }).execute();
  await db.insertInto('paper_fetches').values({ assessment_id: params.id, uid, fetched_at: now }).execute();
  await db
    .insertInto('remarks')
    .values({ assessment_id: params.id, uid, version: 2, score_before: 1, score_after: 2, marked_at: now })
    .execute();
  await db.insertInto('own_minutes').values({ assessment_id: params.id, uid, minutes: 7, cuts: 0 }).execute();
  // The first hand-in counts, so that the person's submission stays the one that is looked at.
  await admin.call('giveChance', { params, body: { uids: [uid], reason: 'Mira’s power was cut.', counts: 'first' } });
  await db.updateTable('chances').set({ given_by: uid }).where('uid', '=', uid).execute();
  await person.call('submit', handIn({ ...submission(made, 3), chance: 2 }));
  await db.updateTable('numbered_hand_ins').set({ imported_by: uid }).where('uid', '=', uid).where('number', '=', 2).execute();
  await db.insertInto('key_readings').values({ assessment_id: params.id, uid, first_at: now, last_at: now }).execute();
  const addedGroup = (name: string) =>
    db.insertInto('groups').values({ name, name_key: name.toLowerCase(), created_at: now }).returning('id').executeTakeFirstOrThrow();
  const [group, centre] = [await addedGroup('Morning batch'), await addedGroup('Goa centre')];
  const expected = { name: 'Mirabelle N.', group_id: group.id, entered_at: now };
  await db
    .insertInto('roster')
    .values([
      { ...expected, email, phone: null, uid: null },
      { ...expected, email: null, phone, uid },
    ])
    .execute();
  await db.insertInto('further_groups').values({ uid, group_id: centre.id }).execute();
  await db.updateTable('people').set({ group_id: group.id, verified_phone: phone, role_email: email }).where('uid', '=', uid).execute();
  await grantAddress(store, email, now);
  await db.updateTable('people').set({ role: 'user' }).where('uid', '=', uid).execute();
  await db.insertInto('extra_times').values({ uid: other, version: 1, time_percent: 125, changed_by: uid, changed_at: now }).execute();
  await db
    .insertInto('question_changes')
    .values({ question_id: 1, version: 9, change: 'edited', changed_by: uid, changed_at: now, before_json: '{}' })
    .execute();
  const passage = await db
    .insertInto('passages')
    .values({ text: 'P', picture_json: null, translation_json: null, contents_hash: 'P', words: 'p', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('passage_changes')
    .values({ passage_id: passage.id, version: 2, changed_by: uid, changed_at: now, before_json: '{}' })
    .execute();
  await db
    .insertInto('pictures')
    .values({ hash: 'of-mira', width: 1, height: 1, bytes: Buffer.from('x'), added_by: uid, added_at: now })
    .execute();
  await db
    .insertInto('corrections')
    .values({ assessment_id: params.id, version: 9, question_id: 1, from_option: 1, to_option: 2, corrected_at: now, corrected_by: uid })
    .execute();
  await addToTrail(db, { at: now, by: uid, act: 'question-edited', about: { kind: 'question', id: '1' }, details: { version: 9 } });
  return {
    person,
    traces: [
      uid,
      'Mirabelle',
      'mirabelle',
      'Nairobi',
      'nairobi',
      email,
      'typed.mira',
      ownEmail,
      phone,
      '9812345678',
      'Kochi-Fort',
      'of Mira’s',
      'Mira’s power',
      'Mira notes',
    ],
  };
}

/** Shuts the person out, which only an erasure by an admin meets. */
export async function shutOutFull({ store, clock }: TestPortal): Promise<void> {
  await shutOut(store.db, uid, clock.now);
  // It ends what the person had; a sign-in or a question for a new address under way may come after it.
  await store.atomically((tx) => openSession(tx, uid, '', clock.now));
  await store.atomically((tx) => keepLink(tx, { purpose: 'address', email: 'mira.asked@portal.test', uid }, clock.now));
}
