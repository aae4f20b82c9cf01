import { dayMs } from '../../contract/fields/times';

/** How well a question was known. `hard`: right but not sure, or partly right. */
export type Grade = 'again' | 'hard' | 'good';

/** What a memory model knows of one question; opaque here. */
export interface Trace {
  difficulty: number;
  stability: number;
}

/** A model of memory. Days are whole numbers from 0. */
export interface Memory {
  /** `days`: since the answer before; without meaning for the first one. */
  after: (before: Trace | null, days: number, grade: Grade) => Trace;
  /** Days until the question is due again, from 1. */
  interval: (trace: Trace) => number;
  /** The expected share of right answers after so many days, 0 to 1. */
  recall: (trace: Trace, days: number) => number;
}

/** Whole days of 24 hours between two times: the same in each time zone. */
export const daysBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / dayMs));
