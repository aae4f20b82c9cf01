/** `sweep-erasure`: key is the hash of a uid. · `finish-regrade`: key is `assessment/version`. · `opening-news`, `results-news`: key is an assessment. · `report-news`: key is a report. · `due-news`: key is the time at which questions are due, epoch milliseconds. · `webhook`: key is a message. */
export type JobKind = 'sweep-erasure' | 'finish-regrade' | 'opening-news' | 'results-news' | 'report-news' | 'due-news' | 'webhook';

/** What processes tell each other. */
export interface MachineTables {
  /** What is done by the clock, each by one process (ADR 63). */
  jobs: {
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
  };
  /** What each process has given to the senders who ask for much (ADR 53), for some seconds. A sender is a hash. */
  busy_keys: {
    /** A random id of the process. */
    process: string;
    told_at: number;
    keys_json: string;
  };
  migrations: {
    id: number;
    name: string;
    applied_at: number;
  };
}
