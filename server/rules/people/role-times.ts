/** What was done to the role of a person, epoch milliseconds. */
export interface RoleAct {
  act: 'role-granted' | 'role-revoked';
  at: number;
}

/** Whether a person was a learner at a time and has been made an admin since. `acts`: all of the person, the earliest first; of a role without one nothing is known. */
export const becameAdminSince = (acts: readonly RoleAct[], at: number): boolean =>
  acts.findLast((each) => each.at <= at)?.act !== 'role-granted' && acts.some((each) => each.at > at && each.act === 'role-granted');
