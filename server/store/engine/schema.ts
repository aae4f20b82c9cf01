import type { ColumnType, Generated } from 'kysely';
import type { AfterKey, ChanceCounts } from '../../../contract/assessment/chance';
import type { Start } from '../../../contract/assessment/evidence';
import type { AssessmentState } from '../../../contract/assessment/schedule-times';
import type { MultipleScheme } from '../../../contract/exam/scheme';
import type { WebhookType } from '../../../contract/institute/webhook';
import type { QuestionKind } from '../../../contract/kinds/kind';
import type { Role } from '../../../contract/people/people';
import type { PracticeEvent } from '../../../contract/practice/events';
import type { NewsCode } from '../../../contract/push/news';
import type { ReportOutcome, ReportReason } from '../../../contract/question/report';
import type { TrailAct, TrailKind } from '../../../contract/trail/trail';

// Only texts, numbers and bytes: SQLite knows no booleans or times, and the same queries run on both stores.
// Times are epoch milliseconds, flags 0 or 1, columns named *_json hold JSON text.

/** `sweep-erasure`: key is the hash of a uid. · `finish-regrade`: key is `assessment/version`. · `opening-news`, `results-news`: key is an assessment. · `report-news`: key is a report. · `due-news`: key is the time at which questions are due, epoch milliseconds. · `webhook`: key is a message. */
export type JobKind = 'sweep-erasure' | 'finish-regrade' | 'opening-news' | 'results-news' | 'report-news' | 'due-news' | 'webhook';

export interface PeopleTable {
  uid: string;
  /** null: not decided yet, so `user` unless the address is in ADMIN_EMAILS. */
  role: Role | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  location: string;
  /** 0: known by role only, no profile saved. */
  has_profile: number;
  /** The verified address that the role was granted for, or null. */
  role_email: string | null;
  /** The rights of an admin as JSON, in the order of contract/people/rights.ts; null: everything. */
  rights_json: Generated<string | null>;
  /** Of an admin who is limited to groups: `{groupIds, rights}` as JSON, and `rights_json` is an empty list; null: the whole institute (ADR 72). */
  scope_json: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** See contract/people/extra-time.ts. */
  time_percent: Generated<number>;
  /** The most that was ever granted: what is accepted of them. */
  most_time_percent: Generated<number>;
  /** Name, both addresses and phone, folded: what the list of people searches. */
  words: Generated<string>;
  /** The name as an order compares it. */
  name_key: Generated<string>;
  /** The address that the identity service had verified when this person last made a call; empty where it had none. `email` is only typed. */
  verified_email: Generated<string>;
  /** The same of the phone, in E.164. `phone` is only typed. */
  verified_phone: Generated<string>;
  /** When these addresses were the person's: an older token says others in vain. Epoch milliseconds; null: from before this was kept. */
  verified_at: Generated<number | null>;
  /** The first group; null: none. Others are in `further_groups`. */
  group_id: Generated<number | null>;
  /** Since when the account is being deleted before the person is erased; null: it is not. The person does not count as an admin who is left. */
  leaving_at: Generated<number | null>;
}

/** Groups of learners (ADR 38). */
export interface GroupsTable {
  id: Generated<number>;
  name: string;
  /** The name as it is compared and ordered: one of all groups. */
  name_key: string;
  created_at: number;
}

/** Whom an institute expects, under the address that the person will verify, or has verified. At least one of the addresses is set. */
export interface RosterTable {
  id: Generated<number>;
  name: string;
  /** Lower case; null: not said. */
  email: string | null;
  /** E.164; null: not said. */
  phone: string | null;
  /** The first group; others are in `roster_further_groups`. */
  group_id: number;
  /** The person who came with one of the addresses first; null: waits. */
  uid: string | null;
  entered_at: number;
  /** Name and addresses, folded: what the list of the roster searches. */
  words: Generated<string>;
  /** The name as an order compares it. */
  name_key: Generated<string>;
}

/** The groups of a person beside the first one (ADR 92). A process of an earlier version may make one of them the first one too. */
export interface FurtherGroupsTable {
  uid: string;
  group_id: number;
}

/** The groups of an entry of the roster beside the first one. */
export interface RosterFurtherGroupsTable {
  entry_id: number;
  group_id: number;
}

/** Whom an assessment is for; one without rows is for everybody. */
export interface AssessmentGroupsTable {
  assessment_id: number;
  group_id: number;
}

/** Every change of a person's extra time. */
export interface ExtraTimesTable {
  uid: string;
  /** From 1. */
  version: number;
  time_percent: number;
  /** uid */
  changed_by: string;
  changed_at: number;
}

export interface CategoriesTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  /** The name as it is compared: one under a parent. */
  name_key: string;
}

export interface QuestionsTable {
  id: Generated<number>;
  description: string;
  difficulty_level: string;
  language: string;
  exam_tags_json: string;
  options_json: string;
  created_at: number;
  /** The question in its second language; null: it has none. */
  translation_json: string | null;
  /** What it refers to, or null; the pictures of options stand with them. */
  picture_json: string | null;
  kind: Generated<QuestionKind>;
  /** `{answer, explanation, explanationPicture?}` of a numeric question; null of any other. */
  numeric_json: string | null;
}

/** Pictures under the hash of their bytes. They are never changed, and stay when no question refers to them any more. */
export interface PicturesTable {
  hash: string;
  width: number;
  height: number;
  /** Read as an `ArrayBuffer` from SQLite, as a `Buffer` from PostgreSQL. */
  bytes: ColumnType<ArrayBuffer | Buffer<ArrayBuffer>, Buffer, never>;
  /** uid */
  added_by: string;
  added_at: number;
}

export interface QuestionCategoriesTable {
  category_id: number;
  question_id: number;
}

/** What questions share (ADR 47). */
export interface PassagesTable {
  id: Generated<number>;
  /** Empty: a picture alone. */
  text: string;
  picture_json: string | null;
  translation_json: string | null;
  /** Of text, picture and translation: the same contents are found by it. */
  contents_hash: string;
  /** The texts, folded: what the list of passages searches. */
  words: string;
  created_at: number;
}

/** Which passage a question belongs to; without a row to none. */
export interface QuestionPassagesTable {
  question_id: number;
  passage_id: number;
}

/** What happened to a passage since it was created. */
export interface PassageChangesTable {
  passage_id: number;
  /** From 2: the first version is the passage as it was created. */
  version: number;
  /** uid */
  changed_by: string;
  changed_at: number;
  /** The passage until then. */
  before_json: string;
}

/** Which question has which key (contract: `questionKey`); two that say the same cannot both have it. */
export interface QuestionKeysTable {
  key_hash: string;
  question_id: number;
}

/** What lists of questions search, filter and order by; texts are folded. */
export interface QuestionWordsTable {
  question_id: number;
  words: string;
  difficulty: string;
  language: string;
  /** The category that lists show first; 0: none. */
  first_category: Generated<number>;
  kind: Generated<QuestionKind>;
}

/** The index of similar questions (ADR 42): two that share a band are compared. */
export interface QuestionBandsTable {
  band: number;
  question_id: number;
}

/** What papers are not drawn from. */
export interface RetiredQuestionsTable {
  question_id: number;
  retired_at: number;
}

/** What happened to a question since it was created. */
export interface QuestionChangesTable {
  question_id: number;
  /** From 2: the first version is the question as it was created. */
  version: number;
  change: 'edited' | 'retired' | 'restored';
  /** uid */
  changed_by: string;
  changed_at: number;
  /** The question until then. */
  before_json: string;
}

/** Papers that no learner can have fetched yet (ADR 42): they may be changed. A row goes with the first publication. */
export interface PaperDraftsTable {
  assessment_id: number;
  /** Rises with every change of the paper. */
  version: number;
  /** `[{categoryIds, mix?}]`: what each subject was drawn from. */
  rules_json: string;
}

export interface ExamsTable {
  id: Generated<number>;
  name: string;
  timer_duration: number;
  marks_per_correct: number;
  negative_marks_per_wrong: number;
  instructions: string;
  created_at: number;
  /** How several right options are marked (contract/exam/scheme.ts); null: all or nothing. */
  multiple_scheme: MultipleScheme | null;
}

export interface ExamSubjectsTable {
  exam_id: number;
  position: number;
  name: string;
  number_of_questions: number;
  category_ids_json: string;
  /** The difficulty mix (contract/exam/mix.ts); null: any. */
  mix_json: string | null;
  /** What the section has of its own (contract/exam/section.ts); null: as the exam has it. */
  minutes: number | null;
  marks_per_correct: number | null;
  negative_marks_per_wrong: number | null;
  /** 1, or null. */
  is_locked: number | null;
  /** 1, or null. */
  may_finish_early: number | null;
  kinds_json: string | null;
  questions_per_passage: number | null;
}

export interface AssessmentsTable {
  id: Generated<number>;
  name: string;
  description: string;
  duration_in_minutes: number;
  total_marks: number;
  created_at: number;
  /** `[{subjectName, numberOfQuestions}]`, all a list needs. */
  subjects_json: string;
  /** The frozen paper without its id; no key, no explanation. */
  paper_json: string;
}

/**
 * The schedules (ADR 34), one row only for an assessment that has one. Apart from the assessments: SQLite reads a column behind a paper by reading the
 * paper.
 */
export interface SchedulesTable {
  assessment_id: number;
  state: AssessmentState;
  opens_at: number | null;
  closes_at: number | null;
  results_at: number | null;
  ends_together: number;
  /** Minutes that everybody gets (ADR 35). */
  more_minutes: Generated<number>;
  /** 1: the assessment was for everybody before it was for groups, so that any device may hold its paper (ADR 38). */
  was_for_all: Generated<number>;
  /** 0: it was never published. 1 also where an earlier version did not note it. */
  was_published: Generated<number>;
  /** Whom the clear paper was open to before this schedule: 0 none, 1 the learners of its groups, 2 everybody. */
  opened_to: Generated<number>;
  /** How often minutes of everybody were taken back (ADR 75). */
  time_cuts: Generated<number>;
  /** 1: a learner got minutes of their own, once. */
  has_own_minutes: Generated<number>;
}

/** Minutes that one learner got for an assessment, beside those of everybody (ADR 75). */
export interface OwnMinutesTable {
  assessment_id: number;
  uid: string;
  minutes: number;
  /** How often some of them were taken back. */
  cuts: number;
}

/** A chance of one learner to sit an assessment again (ADR 78). Times in epoch milliseconds. */
export interface ChancesTable {
  uid: string;
  assessment_id: number;
  /** Of the hand-in that it is for, from 2 on. */
  number: number;
  reason: string;
  counts: ChanceCounts;
  /** uid */
  given_by: string;
  given_at: number;
  /** The last time of a start. */
  until_at: number;
  /** Until then an attempt of the chance may be under way. */
  ends_at: number;
  /** When its hand-in arrived; null: not yet. */
  used_at: number | null;
  /** 1: no later one was given. */
  is_latest: number;
  /** When it was taken back, which ended it (ADR 88); null: it was not. */
  withdrawn_at: number | null;
}

/** The exam of an assessment that was made from one, as it was called then (ADR 82). Apart from the assessments, as schedules are. */
export interface AssessmentOriginsTable {
  assessment_id: number;
  exam_name: string;
}

/** Assessments that are in no list (ADR 65); their schedule says what learners see. */
export interface ArchivedAssessmentsTable {
  assessment_id: number;
  /** The state to which it goes back. */
  state_before: AssessmentState;
  /** 1: deleted. A later hand-in brings the assessment back into the archive. */
  is_deleted: Generated<number>;
}

/** Papers as ciphertexts, each made once; what opens them never changes. */
export interface SealsTable {
  assessment_id: number;
  /** 32 bytes in base64. */
  key: string;
  /** The spoken code, without signs between its groups. */
  code: string;
  /** The contract's `Seal` without `spreadMs`. */
  sealed_json: string;
}

/** What lists of assessments search and order by. */
export interface AssessmentWordsTable {
  assessment_id: number;
  /** Id, name and number of questions, folded. */
  words: string;
  /** The name as an order compares it. */
  name_key: string;
  questions: number;
}

/** Apart from the paper, so that no query for a paper or a list can carry a key by mistake. */
export interface AnswerKeysTable {
  assessment_id: number;
  key_json: string;
  /** Rises with every correction. */
  version: Generated<number>;
}

export interface SubmissionsTable {
  uid: string;
  assessment_id: number;
  /** Of the answers in one canonical order: equal exactly when the submissions say the same. */
  body_hash: string;
  body_json: string;
  submitted_at: number;
  time_taken: number;
  score: number;
  correct_answers: number;
  wrong_answers: number;
  unattempted: number;
  /** 1: an admin's trial run, which counts nowhere. */
  is_preview: number;
  /** Of the key that marked it. */
  key_version: number;
  /** Uid of the admin from whose hands the file came that it was filed from; null: it came by itself. */
  imported_by: string | null;
  /** 1: from a file saved in the middle of an attempt. It gives way to what is further along, and its learner does not see it. */
  is_provisional: number;
  /** The time that it was sat with, where it was extended and the device said so. */
  granted_percent: number | null;
  /** `evidence` of the body (contract/assessment/evidence.ts), so that lists need not read bodies; null where it has none. */
  evidence_json: string | null;
  /** 1: it came when its learner could not read the paper, and no fetch or start is known (rules/readable.ts). It counts; its learner reads no result of it. */
  is_unproved: number;
  /** Of `correct_answers`; null: a process of an earlier version marked it. */
  partly_correct: number | null;
  /** Of a hand-in with a number (ADR 90): `aside`: its learner read the key first, so it does not count. `known`: so it was, and then the chance was given. */
  after_key?: AfterKey | null | undefined;
}

/** Every hand-in of a learner who handed in more than once (ADR 78); the one that counts is in `submissions` too. */
export interface NumberedHandInsTable extends SubmissionsTable {
  /** 1: the first. */
  number: number;
}

/** When a learner was first and last given the key of an assessment with the own result. */
export interface KeyReadingsTable {
  assessment_id: number;
  uid: string;
  first_at: number;
  last_at: number;
}

/** The first start of an attempt that the server heard of. */
export interface StartsTable {
  assessment_id: number;
  uid: string;
  /** By the server's clock. */
  seen_at: number;
  /** As the device says. */
  said_at: number;
  dated_by: Start['datedBy'];
}

/** The first fetch of a scheduled paper by an account. */
export interface PaperFetchesTable {
  assessment_id: number;
  uid: string;
  /** Of the first fetch. */
  fetched_at: number;
  /** 1: no fetch was of the clear paper. */
  is_sealed: Generated<number>;
}

/** Answers that came as a file, and those from a device that a file was there before. They are kept whatever counts. */
export interface SubmissionSourcesTable {
  assessment_id: number;
  uid: string;
  way: 'file' | 'device';
  /** Of the body, as in submissions. */
  body_hash: string;
  is_finished: number;
  body_json: string;
  /** Uid of the sender. */
  brought_by: string;
  arrived_at: number;
  /** What the file says of itself; null of a device. */
  saved_at: number | null;
  origin: string | null;
}

/** A change of a key after the assessment was made. */
export interface CorrectionsTable {
  assessment_id: number;
  /** Of the key from then on. */
  version: number;
  question_id: number;
  /** The first right option before and after. */
  from_option: number;
  to_option: number;
  corrected_at: number;
  /** How the question counted before and after (`Counting`); null in rows of earlier versions, which only corrected an option. */
  before_json: Generated<string | null>;
  after_json: Generated<string | null>;
  reason: Generated<string>;
  /** uid; empty for a command of the machine. */
  corrected_by: Generated<string>;
  /** Submissions that were marked again in the same transaction, and those of them that count and have another score. */
  marked: Generated<number>;
  changed: Generated<number>;
  /** 0 until submissions that were filed during the transaction have been looked for. */
  is_swept: Generated<number>;
}

/** The total of an assessment with dropped questions; one row only for these. */
export interface ChangedTotalsTable {
  assessment_id: number;
  total_marks: number;
}

/** What a correction made of one submission. */
export interface RegradesTable {
  assessment_id: number;
  uid: string;
  version: number;
  score_before: number;
  score_after: number;
  marked_at: number;
}

/** A person who signs in with one of these addresses, verified, becomes an admin; lower case. */
export interface AdminAddressesTable {
  email: string;
  granted_at: number;
}

/** What the portal was called and how it looked, each time it was saved; the last one holds. */
export interface BrandsTable {
  id: Generated<number>;
  name: string;
  short_name: string;
  hindi_name: string;
  colour: string;
  /** null: the portal's own pictures. */
  icons_hash: string | null;
  /** uid */
  saved_by: string;
  saved_at: number;
  /** The institute's contact in the privacy notice; empty: none. */
  contact_email: Generated<string>;
  contact_phone: Generated<string>;
  /** Who answers complaints about personal data, and how to reach this person; empty: none. */
  grievance_officer: Generated<string>;
  grievance_contact: Generated<string>;
}

/** Pictures by what they hold, kept for pages that still name them. */
export interface BrandIconsTable {
  icons_hash: string;
  icons_json: string;
}

/** People whose calls are all refused, whatever their token says. */
export interface ShutOutsTable {
  uid: string;
  shut_out_at: number;
}

/** What each process has given to the senders who ask for much (ADR 53), for some seconds. A sender is a hash. */
export interface BusyKeysTable {
  /** A random id of the process. */
  process: string;
  told_at: number;
  keys_json: string;
}

/** What is done by the clock, each by one process (ADR 63). */
export interface JobsTable {
  /** Kind and key. */
  name: string;
  kind: JobKind;
  job_key: string;
  due_at: number;
  /** End of the holder's lease, epoch milliseconds; 0: the job is free. */
  lease_until: number;
  /** A random id of the process that took it last. */
  holder: string;
  /** How often it was taken. */
  tries: number;
}

/** Who was erased (ADR 39): nothing but a hash of the uid, by which a token or a restored row is known again. */
export interface ErasuresTable {
  /** See privacy/uid-hash.ts. */
  uid_hash: string;
  erased_at: number;
  /** 1: the rows that calls under way at the time of the erasure may have written are removed too. */
  is_swept: Generated<number>;
}

/** Which versions of the privacy notice a person has accepted, and when. */
export interface AcceptedNoticesTable {
  uid: string;
  version: number;
  accepted_at: number;
}

/** A person's practice log as a whole (ADR 67). A transaction that adds events locks this row first, so that places rise in the order of commits. */
export interface PracticeLogsTable {
  uid: string;
  /** The last place that was given to an event. */
  up_to: number;
  count: number;
  /** Of the ids (contract/practice/digest.ts). */
  digest: string;
  /** The day of UTC on which events were last added, in days since 1970, and how many. */
  day: number;
  day_count: number;
}

/** Reports about questions (ADR 69): one of a person and a question. */
export interface QuestionReportsTable {
  id: Generated<number>;
  uid: string;
  question_id: number;
  /** In which the question was sat. */
  assessment_id: number;
  reason: ReportReason;
  text: string;
  reported_at: number;
  /** This and the next three are null until it is answered. */
  outcome: ReportOutcome | null;
  answer: string | null;
  /** uid */
  answered_by: string | null;
  answered_at: number | null;
  /** From 1; rises with each answer. */
  version: number;
}

/** Accounts of the portal's own (ADR 77). Each has a verified address. */
export interface OwnAccountsTable {
  uid: string;
  /** Lower case. */
  email: string;
  name: string;
  /** argon2id, in the PHC string format. */
  password_hash: string;
  created_at: number;
  /** When the password was set. */
  changed_at: number;
}

/** Accounts of people who sign in by an OpenID Connect provider (ADR 79). */
export interface OidcAccountsTable {
  uid: string;
  /** The provider, and the name by which it knows the person: together they name the account, and nothing else does. */
  issuer: string;
  subject: string;
  /** Lower case; verified by the provider at the last sign-in. */
  email: string;
  name: string;
  created_at: number;
  /** Of the code that ends the sign-in under way; null: none is. */
  code_hash: string | null;
  code_ends_at: number | null;
}

/** Sign-ins of devices to these accounts (ADR 77, 79). Of a refresh token, the hash alone is kept. */
export interface AccountSessionsTable {
  id: string;
  uid: string;
  /** As the device says; '' where it says nothing. */
  device: string;
  /** Makes the next token from the present one. */
  chain_key: string;
  token_hash: string;
  /** Of the token before; null: there was none. */
  previous_hash: string | null;
  opened_at: number;
  /** When the present token was made. */
  rotated_at: number;
}

/** Links in emails that were sent, by the hash of their token, until they are used or too old. */
export interface AccountLinksTable {
  token_hash: string;
  purpose: 'confirm' | 'reset' | 'sign-in' | 'address';
  /** Lower case. Of an `address`: the new one. */
  email: string;
  /** Of the account that a `confirm` begins; else ''. */
  name: string;
  password_hash: string;
  ends_at: number;
  /** The account that an `address` moves; else null. */
  uid: string | null;
}

/** Keys that sign the tokens of these accounts; the last one signs. */
export interface SigningKeysTable {
  place: number;
  kid: string;
  /** PKCS #8, PEM. */
  private_pem: string;
  made_at: number;
}

/** The events of all practice logs. They are added and stay. */
export interface PracticeEventsTable {
  id: string;
  uid: string;
  place: number;
  type: PracticeEvent['type'];
  device: string;
  n: number;
  /** 0 of what is about no question. */
  question_id: number;
  /** The next three are null of what is not `answered`. */
  version: number | null;
  is_right: number | null;
  is_sure: number | null;
  at: number;
  /** `2027-01-31`; null of what is not `exam-date`, and where the date was taken away. */
  exam_date: string | null;
  /** Of `saved`: the person's note, empty where it was taken away; null where the event says nothing of it. */
  note: string | null;
}

/** The one pair of keys by which push services know the portal (ADR 76). */
export interface PushKeysTable {
  /** 1 */
  id: number;
  /** 65 and 32 bytes in base64url. */
  public_key: string;
  private_key: string;
  made_at: number;
}

/** The devices to which news of a person are sent. */
export interface PushSubscriptionsTable {
  /** SHA-256 in base64url. */
  endpoint_hash: string;
  uid: string;
  /** Where the browser's push service takes messages for it. */
  endpoint: string;
  /** The browser's key and secret, in base64url. */
  p256dh: string;
  auth: string;
  added_at: number;
  /** When the person is told what is due, how many that is, the minutes of the device ahead of UTC, and when it said so; null: never. */
  due_at: number | null;
  due_count: number | null;
  due_offset: number | null;
  due_said_at: number | null;
}

/** Of what a person was told. A row is written before the message leaves, so that none leaves twice. */
export interface PushSentTable {
  uid: string;
  code: NewsCode;
  assessment_id: number;
  /** Of an opening its time, of a report its number and version, of what is due the day of the person; else 0. */
  occasion: number;
  sent_at: number;
}

/** What an institute says of the real exam that an assessment prepares for (ADR 84). */
export interface AssessmentAimsTable {
  assessment_id: number;
  /** `2027-01-31`; null: not said. */
  exam_date: string | null;
  /** Marks; null: not said. */
  cut_off: number | null;
}

/** Lines from the institute on learners' home (ADR 83). */
export interface NoticesTable {
  id: Generated<number>;
  text: string;
  /** Empty: Hindi pages show `text`. */
  hindi_text: string;
  /** Empty: none. */
  link: string;
  ends_at: number;
  /** 0: for the learners of its groups, who may be none any more. */
  is_for_all: number;
  added_at: number;
  /** When an admin ended it; null: nobody did. */
  ended_at: number | null;
}

/** Where messages to the institute's own machine go (ADR 83). */
export interface WebhooksTable {
  /** 1: set by an admin. · 2: of the settings, whose secret is not stored. */
  id: number;
  url: string;
  /** `whsec_` and base64; of the settings ''. */
  secret: string;
  /** Whether the receiver answered 410. */
  is_off: number;
  set_at: number;
}

export interface WebhookMessagesTable {
  /** `msg_` and base64url. */
  id: string;
  /** What it tells of: there is one message of an event. */
  event: string;
  type: WebhookType;
  /** JSON, as it is sent. */
  body: string;
  made_at: number;
  state: 'waiting' | 'done' | 'failed';
  tries: number;
  /** Of the last try; null: none, or no answer. */
  status: number | null;
}

export interface NoticeGroupsTable {
  notice_id: number;
  group_id: number;
}

/** What admins changed. Rows are added and stay; the database keeps this (open/migrations/frozen/trail.ts). */
export interface TrailTable {
  id: Generated<number>;
  at: number;
  /** Uid of the admin; '' for a command of this machine. */
  by_uid: string;
  act: TrailAct;
  kind: TrailKind;
  /** Of a person the uid. */
  about_id: string;
  details_json: string;
}

export interface MigrationsTable {
  id: number;
  name: string;
  applied_at: number;
}

export interface Tables {
  people: PeopleTable;
  groups: GroupsTable;
  roster: RosterTable;
  further_groups: FurtherGroupsTable;
  roster_further_groups: RosterFurtherGroupsTable;
  assessment_groups: AssessmentGroupsTable;
  extra_times: ExtraTimesTable;
  categories: CategoriesTable;
  questions: QuestionsTable;
  pictures: PicturesTable;
  question_categories: QuestionCategoriesTable;
  passages: PassagesTable;
  question_passages: QuestionPassagesTable;
  passage_changes: PassageChangesTable;
  question_keys: QuestionKeysTable;
  retired_questions: RetiredQuestionsTable;
  retired_question_categories: QuestionCategoriesTable;
  question_changes: QuestionChangesTable;
  question_words: QuestionWordsTable;
  question_bands: QuestionBandsTable;
  paper_drafts: PaperDraftsTable;
  exams: ExamsTable;
  exam_subjects: ExamSubjectsTable;
  assessments: AssessmentsTable;
  assessment_words: AssessmentWordsTable;
  assessment_origins: AssessmentOriginsTable;
  assessment_aims: AssessmentAimsTable;
  schedules: SchedulesTable;
  archived_assessments: ArchivedAssessmentsTable;
  seals: SealsTable;
  answer_keys: AnswerKeysTable;
  submissions: SubmissionsTable;
  key_readings: KeyReadingsTable;
  starts: StartsTable;
  paper_fetches: PaperFetchesTable;
  corrections: CorrectionsTable;
  changed_totals: ChangedTotalsTable;
  remarks: RegradesTable;
  arrivals: SubmissionSourcesTable;
  admin_addresses: AdminAddressesTable;
  shut_outs: ShutOutsTable;
  erasures: ErasuresTable;
  busy_keys: BusyKeysTable;
  jobs: JobsTable;
  accepted_notices: AcceptedNoticesTable;
  practice_logs: PracticeLogsTable;
  practice_events: PracticeEventsTable;
  question_reports: QuestionReportsTable;
  own_accounts: OwnAccountsTable;
  oidc_accounts: OidcAccountsTable;
  account_sessions: AccountSessionsTable;
  account_links: AccountLinksTable;
  signing_keys: SigningKeysTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_sent: PushSentTable;
  own_minutes: OwnMinutesTable;
  notices: NoticesTable;
  notice_groups: NoticeGroupsTable;
  chances: ChancesTable;
  numbered_hand_ins: NumberedHandInsTable;
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
  brands: BrandsTable;
  brand_icons: BrandIconsTable;
  trail: TrailTable;
  migrations: MigrationsTable;
}
