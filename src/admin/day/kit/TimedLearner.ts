/** A learner who is chosen, for minutes or a chance. `name`: as the admin knows the person; never empty. */
export interface TimedLearner {
  uid: string;
  name: string;
  /** Address and groups, which tell two of one name apart; absent: not known here. */
  about?: string;
  /** The learner is in none of the groups of the test. */
  isOutside?: boolean;
}
