/** A learner who is chosen, for minutes or a chance. `name`: as the admin knows the person; never empty. */
export interface TimedLearner {
  uid: string;
  name: string;
}
