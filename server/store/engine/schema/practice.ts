import type { PracticeEvent } from '../../../../contract/practice/events';

/** Practice logs. */
export interface PracticeTables {
  /** A person's practice log as a whole (ADR 67). A transaction that adds events locks this row first, so that places rise in the order of commits. */
  practice_logs: {
    uid: string;
    /** The last place that was given to an event. */
    up_to: number;
    count: number;
    /** Of the ids (contract/practice/digest.ts). */
    digest: string;
    /** The day of UTC on which events were last added, in days since 1970, and how many. */
    day: number;
    day_count: number;
  };
  /** The events of all practice logs. They are added and stay. */
  practice_events: {
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
  };
}
