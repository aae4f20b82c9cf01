import type { Generated } from 'kysely';
import type { AfterKey } from '../../../../contract/assessment/chance';
import type { Start } from '../../../../contract/assessment/evidence';

/** What learners handed in, what is known of how, and what later keys made of it. */
export interface HandInsTables {
  submissions: {
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
    /** 1: it came when its learner could not read the paper, and no fetch or start is known (rules/schedule/readable.ts). It counts; its learner reads no result of it. */
    is_unproved: number;
    /** Of `correct_answers`; null: a process of an earlier version marked it. */
    partly_correct: number | null;
    /** Of a hand-in with a number (ADR 90): `aside`: its learner read the key first, so it does not count. `known`: so it was, and then the chance was given. */
    after_key?: AfterKey | null | undefined;
  };
  /** Every hand-in of a learner who handed in more than once (ADR 78); the one that counts is in `submissions` too. */
  numbered_hand_ins: HandInsTables['submissions'] & {
    /** 1: the first. */
    number: number;
  };
  /** When a learner was first and last given the key of an assessment with the own result. */
  key_readings: {
    assessment_id: number;
    uid: string;
    first_at: number;
    last_at: number;
  };
  /** The first start of an attempt that the server heard of. */
  starts: {
    assessment_id: number;
    uid: string;
    /** By the server's clock. */
    seen_at: number;
    /** As the device says. */
    said_at: number;
    dated_by: Start['datedBy'];
  };
  /** The first fetch of a scheduled paper by an account. */
  paper_fetches: {
    assessment_id: number;
    uid: string;
    /** Of the first fetch. */
    fetched_at: number;
    /** 1: no fetch was of the clear paper. */
    is_sealed: Generated<number>;
  };
  /** Answers that came as a file, and those from a device that a file was there before. They are kept whatever counts. */
  arrivals: {
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
  };
  /** A change of a key after the assessment was made. */
  corrections: {
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
  };
  /** The total of an assessment with dropped questions; one row only for these. */
  changed_totals: {
    assessment_id: number;
    total_marks: number;
  };
  /** What a correction made of one submission. */
  remarks: {
    assessment_id: number;
    uid: string;
    version: number;
    score_before: number;
    score_after: number;
    marked_at: number;
  };
}
