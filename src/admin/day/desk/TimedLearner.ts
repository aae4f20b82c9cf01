/** A learner who gets minutes. `name`: as the admin knows the person; never empty. */
export interface TimedLearner {
  uid: string;
  name: string;
}
