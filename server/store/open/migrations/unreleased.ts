import { sql } from 'kysely';
import { addWordsBands } from './frozen/words-bands';
import type { Migration } from './migration';
import { column, index, table, uniqueIndex } from './steps';

/** An erasure replaces a uid in these columns, which stand behind large ones: without an index it reads all of the table. */
const meanwhile = 'writes to the table wait while the index is built: below a second for 100,000 rows';

/** The steps since version 0.10.0. A release gives the file its version. */
export const unreleased: readonly Migration[] = [
  // Who can hold a paper (ADR 59).
  // 1: what earlier versions did not note may have been published, and its hand-ins are taken.
  column('whether an assessment was ever published', 'schedules', 'was_published integer = 1'),
  column('hand-ins of accounts that are not known to hold the paper', 'submissions', 'is_unproved integer = 0'),
  column('whom a paper was open to before its schedule', 'schedules', 'opened_to integer = 0'),
  column('fetches of sealed papers', 'paper_fetches', 'is_sealed integer = 0'),
  {
    name: 'fetches of papers that were sealed then',
    up: (db) =>
      sql`update paper_fetches set is_sealed = 1 where fetched_at < (select opens_at from schedules where schedules.assessment_id = paper_fetches.assessment_id)`.execute(
        db,
      ),
    meanwhile: 'a fetch that a process of the version before writes counts as one of the clear paper',
  },
  // Partly right answers beside the three counts of the specification (ADR 45).
  // Null: a process of an earlier version marked it. The next regrading counts it.
  column('partly right answers of a submission', 'submissions', 'partly_correct integer?'),
  // Who is being erased (ADR 39), and what an erasure looks for.
  column('since when a person is being erased', 'people', 'leaving_at bigint?'),
  {
    name: 'submissions by the admin who brought them',
    up: (db) =>
      db.schema
        .createIndex('submissions_by_importer')
        .on('submissions')
        .column('imported_by')
        .where('imported_by', 'is not', null)
        .execute(),
    meanwhile,
  },
  index('pictures by the admin who added them', 'pictures_by_adder', 'pictures', 'added_by', { meanwhile }),
  index('copies of answers by the person who brought them', 'arrivals_by_bringer', 'arrivals', 'brought_by', { meanwhile }),
  // What is done by the clock (ADR 63).
  table('jobs by the clock', 'jobs')`name text key, kind text, job_key text, due_at bigint, lease_until bigint, holder text, tries integer`,
  // What an admin may do (ADR 64). Without a value an admin may do everything, as before.
  column('the rights of an admin', 'people', 'rights_json text?'),
  // Practice logs (ADR 67).
  table('practice logs', 'practice_logs')`uid text key, up_to bigint, count bigint, digest text, day bigint, day_count bigint`,
  table('events of practice logs', 'practice_events')`
    id text key, uid text, place bigint, type text, device text, n bigint, question_id bigint, version bigint?, is_right integer?,
    is_sure integer?, at bigint`,
  index('events of practice logs by place', 'practice_events_by_place', 'practice_events', 'uid, place'),
  // What is in no list (ADR 65).
  table('archived and deleted assessments', 'archived_assessments')`
    assessment_id row-id key > assessments.id, state_before text, is_deleted integer = 0`,
  // The groups to which an admin is limited (ADR 72). Without a value an admin has the whole institute, as before.
  column('the groups of an admin', 'people', 'scope_json text?'),
  // Reports about questions (ADR 69).
  table('reports about questions', 'question_reports')`
    id auto, uid text, question_id bigint, assessment_id bigint, reason text, text text, reported_at bigint, outcome text?, answer text?,
    answered_by text?, answered_at bigint?, version integer`,
  uniqueIndex('one report of a person and a question', 'question_reports_once', 'question_reports', 'uid, question_id'),
  index('reports by their state', 'question_reports_by_state', 'question_reports', 'outcome, id'),
  index('reports by assessment', 'question_reports_by_assessment', 'question_reports', 'assessment_id, id'),
  // Accounts of the portal's own (ADR 77).
  table('accounts of the portal itself', 'own_accounts')`
    uid text key, email text, name text, password_hash text, created_at bigint, changed_at bigint`,
  uniqueIndex('accounts by address', 'own_accounts_by_email', 'own_accounts', 'email'),
  table('sign-ins of devices', 'account_sessions')`
    id text key, uid text, device text, chain_key text, token_hash text, previous_hash text?, opened_at bigint, rotated_at bigint`,
  index('sign-ins by account', 'account_sessions_by_uid', 'account_sessions', 'uid, rotated_at'),
  table('links in emails', 'account_links')`token_hash text key, purpose text, email text, name text, password_hash text, ends_at bigint`,
  index('links by address', 'account_links_by_email', 'account_links', 'email'),
  index('links by their end', 'account_links_by_end', 'account_links', 'ends_at'),
  table('keys that sign tokens', 'signing_keys')`place integer key, kid text, private_pem text, made_at bigint`,
  // News by web push (ADR 76).
  table('keys of push messages', 'push_keys')`id integer key, public_key text, private_key text, made_at bigint`,
  table('devices that get push messages', 'push_subscriptions')`
    endpoint_hash text key, uid text, endpoint text, p256dh text, auth text, added_at bigint`,
  index('devices that get push messages by person', 'push_subscriptions_by_uid', 'push_subscriptions', 'uid, added_at'),
  table('push messages that were sent', 'push_sent')`
    uid text, code text, assessment_id bigint, occasion bigint, sent_at bigint, primary key uid code assessment_id occasion`,
  {
    name: 'news of the schedules there are',
    // Frozen: as planned from 0.11.0 on. A schedule whose time has passed is no news.
    up: async (db) => {
      const now = Date.now();
      const rows = await db
        .selectFrom('schedules')
        .select(['assessment_id', 'state', 'opens_at', 'results_at'])
        .where('state', '!=', 'draft')
        .execute();
      const jobs = rows.flatMap(({ assessment_id: id, state, opens_at, results_at }) => {
        const release = results_at === null ? 0 : Math.max(results_at, opens_at ?? 0);
        return [
          ...(state === 'published' && opens_at !== null && opens_at > now
            ? [{ kind: 'opening-news' as const, id, due_at: Math.max(now, opens_at - 3_600_000) }]
            : []),
          ...(release > now ? [{ kind: 'results-news' as const, id, due_at: release }] : []),
        ];
      });
      for (const { kind, id, due_at } of jobs)
        await db
          .insertInto('jobs')
          .values({ name: `${kind} ${id}`, kind, job_key: String(id), due_at, lease_until: 0, holder: '', tries: 0 })
          .onConflict((clash) => clash.doNothing())
          .execute();
    },
    meanwhile:
      'A schedule that a process of the version before changes brings no news of its new times; the job of its old times looks at the schedule first.',
  },
  // Minutes of one learner, and how often minutes were taken back (ADR 75).
  table(
    'minutes of one learner',
    'own_minutes',
  )`assessment_id row-id, uid text, minutes integer, cuts integer, primary key assessment_id uid`,
  column('how often minutes of everybody were taken back', 'schedules', 'time_cuts integer = 0'),
  column('whether a learner got minutes', 'schedules', 'has_own_minutes integer = 0'),
  // Notices of the institute (ADR 83).
  table('notices', 'notices')`
    id auto, text text, hindi_text text, link text, ends_at bigint, is_for_all integer, added_at bigint, ended_at bigint?`,
  index('notices by their end', 'notices_by_end', 'notices', 'ends_at'),
  table('groups of notices', 'notice_groups')`notice_id bigint, group_id bigint, primary key notice_id group_id`,
  // Exam dates in practice logs (ADR 81).
  column('exam dates in practice logs', 'practice_events', 'exam_date text?'),
  // Assessments that learners sit again, and all their hand-ins (ADR 78).
  table('further chances', 'chances')`
    uid text, assessment_id bigint, number integer, reason text, counts text, given_by text, given_at bigint, until_at bigint,
    ends_at bigint, used_at bigint?, is_latest integer, primary key uid assessment_id number`,
  index('further chances by assessment', 'chances_by_assessment', 'chances', 'assessment_id, uid'),
  table('every hand-in of learners with further chances', 'numbered_hand_ins')`
    uid text, assessment_id bigint, number integer, body_hash text, body_json text, submitted_at bigint, time_taken integer, score real,
    correct_answers integer, wrong_answers integer, unattempted integer, is_preview integer, key_version integer, imported_by text?,
    is_provisional integer, granted_percent integer?, evidence_json text?, is_unproved integer, partly_correct integer?,
    primary key uid assessment_id number`,
  index(
    'every hand-in of learners with further chances, by assessment',
    'numbered_hand_ins_by_assessment',
    'numbered_hand_ins',
    'assessment_id, uid',
  ),
  // Accounts of people who sign in by an OpenID Connect provider (ADR 79).
  table('accounts by a provider', 'oidc_accounts')`
    uid text key, issuer text, subject text, email text, name text, created_at bigint, code_hash text?, code_ends_at bigint?`,
  uniqueIndex('accounts by their name at the provider', 'oidc_accounts_by_subject', 'oidc_accounts', 'issuer, subject'),
  index('accounts by the code of a sign-in', 'oidc_accounts_by_code', 'oidc_accounts', 'code_hash'),
  // The webhook and its messages (ADR 83).
  table('webhooks', 'webhooks')`id integer key, url text, secret text, is_off integer, set_at bigint`,
  table('messages to the webhook', 'webhook_messages')`
    id text key, event text, type text, body text, made_at bigint, state text, tries integer, status integer?`,
  uniqueIndex('one message of an event', 'webhook_messages_once', 'webhook_messages', 'event'),
  index('messages to the webhook by time', 'webhook_messages_by_time', 'webhook_messages', 'made_at'),
  // From which exam an assessment was made (ADR 82).
  table('the exam of an assessment', 'assessment_origins')`assessment_id row-id key > assessments.id, exam_name text`,
  // A new address for an account of the portal's own (ADR 89).
  column('the account that a link moves', 'account_links', 'uid text?'),
  // Further chances that were taken back (ADR 88).
  column('further chances that were taken back', 'chances', 'withdrawn_at bigint?'),
  // Notes in practice logs (ADR 84).
  column('notes in practice logs', 'practice_events', 'note text?'),
  // When devices are told what is due (ADR 84).
  ...['due_at', 'due_count', 'due_offset', 'due_said_at'].map((name) =>
    column(`devices that are told what is due: ${name}`, 'push_subscriptions', `${name} bigint?`),
  ),
  index('devices that are told what is due, by time', 'push_subscriptions_by_due', 'push_subscriptions', 'due_at, uid', {
    meanwhile: 'A device is a row; ten thousand of them are indexed in less than a second.',
  }),
  // The real exam that an assessment prepares for (ADR 84).
  table('the aim of an assessment', 'assessment_aims')`assessment_id row-id key > assessments.id, exam_date text?, cut_off real?`,
  // Who read the key of which assessment, and the hand-ins that arrived after it (ADR 90). Of earlier readings nothing is known.
  table('readings of keys', 'key_readings')`assessment_id bigint, uid text, first_at bigint, last_at bigint, primary key assessment_id uid`,
  column('hand-ins of learners with further chances that arrived after the key', 'numbered_hand_ins', 'after_key text?'),
  // Processes of before copy every column of the hand-in that counts.
  column('submissions that arrived after the key', 'submissions', 'after_key text?'),
  // Further groups of a learner, and of an entry of the roster, beside the one in its row (ADR 92). They go with the person, the entry and
  // the group, also where a process of the version before removes those.
  table('further groups of learners', 'further_groups')`
    uid text > people.uid cascade, group_id bigint > groups.id cascade, primary key uid group_id`,
  index('learners by further group', 'further_groups_by_group', 'further_groups', 'group_id, uid'),
  table('further groups of the roster', 'roster_further_groups')`
    entry_id bigint > roster.id cascade, group_id bigint > groups.id cascade, primary key entry_id group_id`,
  index('the roster by further group', 'roster_further_groups_by_group', 'roster_further_groups', 'group_id, entry_id'),
  // Addresses that a person has left (ADR 99).
  column('when an address was verified', 'people', 'verified_at bigint?'),
  {
    // A revocation by address left the address in the row, and a later grant of it found the row.
    name: 'no reason for a role that was taken',
    meanwhile: 'A grant of this version does not look at the reason: what a process of before leaves there does no harm.',
    up: (db) => sql`update people set role_email = null where role_email is not null and (role is null or role <> 'admin')`.execute(db),
  },
  // People in the order of their addresses, as lists of results have it (ADR 36).
  {
    name: 'people by address',
    meanwhile: 'A person is a row; a hundred thousand of them are indexed in about a second, for which writes to them wait.',
    up: (db) => sql`create index people_by_address on people ((coalesce(nullif(verified_email, ''), verified_phone, '')), uid)`.execute(db),
  },
  // Accounts by a provider in the order of their addresses: who signs in takes the address from every other one (ADR 99).
  index('provided accounts by address', 'oidc_accounts_by_address', 'oidc_accounts', 'email', {
    meanwhile: 'An account is a row; a hundred thousand of them are indexed in about a second, for which sign-ins by a provider wait.',
  }),
  // Uploads that are taken back (ADR 102). Of the questions there are, nothing is known.
  table('which upload a question came from', 'question_uploads')`question_id row-id key > questions.id, upload bigint`,
  index('questions by their upload', 'questions_by_upload', 'question_uploads', 'upload, question_id'),
  // Questions in the same words with other options (ADR 42).
  {
    name: 'bands of words of the questions there are',
    meanwhile: 'a question that a process of the version before writes is not named to an upload that has its words with other options',
    up: addWordsBands,
  },
  // What a learner has begun and not handed in (ADR 104).
  index('starts by learner', 'starts_by_uid', 'starts', 'uid', {
    meanwhile: 'A start is a short row; a hundred thousand of them are indexed in less than a second, for which starts wait.',
  }),
  // The phone that the roster has of a person.
  index('the roster by person', 'roster_by_person', 'roster', 'uid', {
    meanwhile: 'An entry is a short row; a hundred thousand of them are indexed in less than a second, for which the roster waits.',
  }),
];
