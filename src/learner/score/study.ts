import { Dexie, type Table } from 'dexie';
import type { Drill } from '../../../analysis/notebook';
import type { Cohort } from '../../../contract/assessment/insight';

type Owned<T> = T & { uid: string };

/**
 * The device's data for learning: cohort statistics and practice. A database of its own, so that its migrations can never block the
 * database of the attempts. Nothing in it is sent.
 */
export class Study extends Dexie {
  declare cohorts: Table<Owned<Cohort>, [string, number]>;
  declare drills: Table<Owned<Drill>, [string, number]>;

  constructor(name = 'exam-portal-study') {
    super(name);
    this.version(1).stores({ cohorts: '[uid+assessmentId], uid', drills: '[uid+questionId], uid' });
  }
}

export const study = new Study();

export async function keepCohort(uid: string, cohort: Cohort): Promise<void> {
  await study.cohorts.put({ ...cohort, uid });
}

export const cohortOn = async (uid: string, assessmentId: number): Promise<Cohort | null> =>
  (await study.cohorts.get([uid, assessmentId])) ?? null;

export const drillsOf = (uid: string): Promise<Drill[]> => study.drills.where('uid').equals(uid).toArray();

export async function keepDrill(uid: string, drill: Drill): Promise<void> {
  await study.drills.put({ ...drill, uid });
}

/** Restores an earlier drill; null deletes it. */
export async function undoDrill(uid: string, questionId: number, before: Drill | null): Promise<void> {
  if (before === null) await study.drills.delete([uid, questionId]);
  else await keepDrill(uid, before);
}
