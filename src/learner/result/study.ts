import { Dexie, type Table } from 'dexie';
import type { Drill } from '../../../analysis/notebook';
import type { Cohort } from '../../../contract/assessment/insight';

type Owned<T> = T & { uid: string };

/**
 * What a device keeps for learning from results: numbers of cohorts, and how practice went. It is a database of its own, so that no change of it
 * can ever hold up the one that exams live in. Nothing in it is sent.
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

/** Puts a drill back to what it was; null: there was none. */
export async function undoDrill(uid: string, questionId: number, before: Drill | null): Promise<void> {
  if (before === null) await study.drills.delete([uid, questionId]);
  else await keepDrill(uid, before);
}
