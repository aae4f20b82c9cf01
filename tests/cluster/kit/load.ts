/** When learners hand in, and when they are disturbed. Milliseconds since the beginning. */
export interface Load {
  overMs: number;
  /** When the fault strikes, and when it is taken back. */
  strikeMs: number;
  healMs: number;
  patienceMs: number;
}
