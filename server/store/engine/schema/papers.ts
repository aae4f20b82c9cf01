import type { Generated } from 'kysely';
import type { ChanceCounts } from '../../../../contract/assessment/chance';
import type { AssessmentState } from '../../../../contract/assessment/schedule-times';
import type { MultipleScheme } from '../../../../contract/exam/scheme';

/** Exams, assessments with their papers and keys, schedules, and further chances. */
export interface PapersTables {
  exams: {
    id: Generated<number>;
    name: string;
    timer_duration: number;
    marks_per_correct: number;
    negative_marks_per_wrong: number;
    instructions: string;
    created_at: number;
    /** How several right options are marked (contract/exam/scheme.ts); null: all or nothing. */
    multiple_scheme: MultipleScheme | null;
  };
  exam_subjects: {
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
  };
  assessments: {
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
  };
  /** What lists of assessments search and order by. */
  assessment_words: {
    assessment_id: number;
    /** Id, name and number of questions, folded. */
    words: string;
    /** The name as an order compares it. */
    name_key: string;
    questions: number;
  };
  /** The exam of an assessment that was made from one, as it was called then (ADR 82). Apart from the assessments, as schedules are. */
  assessment_origins: {
    assessment_id: number;
    exam_name: string;
  };
  /** What an institute says of the real exam that an assessment prepares for (ADR 84). */
  assessment_aims: {
    assessment_id: number;
    /** `2027-01-31`; null: not said. */
    exam_date: string | null;
    /** Marks; null: not said. */
    cut_off: number | null;
  };
  /** Whom an assessment is for; one without rows is for everybody. */
  assessment_groups: {
    assessment_id: number;
    group_id: number;
  };
  /** Papers that no learner can have fetched yet (ADR 42): they may be changed. A row goes with the first publication. */
  paper_drafts: {
    assessment_id: number;
    /** Rises with every change of the paper. */
    version: number;
    /** `[{categoryIds, mix?}]`: what each subject was drawn from. */
    rules_json: string;
  };
  /**
   * The schedules (ADR 34), one row only for an assessment that has one. Apart from the assessments: SQLite reads a column behind a paper by reading the
   * paper.
   */
  schedules: {
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
  };
  /** Assessments that are in no list (ADR 65); their schedule says what learners see. */
  archived_assessments: {
    assessment_id: number;
    /** The state to which it goes back. */
    state_before: AssessmentState;
    /** 1: deleted. A later hand-in brings the assessment back into the archive. */
    is_deleted: Generated<number>;
  };
  /** Papers as ciphertexts, each made once; what opens them never changes. */
  seals: {
    assessment_id: number;
    /** 32 bytes in base64. */
    key: string;
    /** The spoken code, without signs between its groups. */
    code: string;
    /** The contract's `Seal` without `spreadMs`. */
    sealed_json: string;
  };
  /** Apart from the paper, so that no query for a paper or a list can carry a key by mistake. */
  answer_keys: {
    assessment_id: number;
    key_json: string;
    /** Rises with every correction. */
    version: Generated<number>;
  };
  /** Minutes that one learner got for an assessment, beside those of everybody (ADR 75). */
  own_minutes: {
    assessment_id: number;
    uid: string;
    minutes: number;
    /** How often some of them were taken back. */
    cuts: number;
  };
  /** A chance of one learner to sit an assessment again (ADR 78). Times in epoch milliseconds. */
  chances: {
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
  };
}
