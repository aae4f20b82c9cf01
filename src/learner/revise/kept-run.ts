import type { Revision } from '../../../analysis/revise/revisions';
import type { Exercise } from './exercise';
import type { Before, Checked, Done, PracticeAnswer } from './use-practice';

/** A run as the page's entry in the history keeps it: a page that is loaded again goes on where it stood. */
export interface KeptRun {
  /** Another person may sign in and come back to the entry. */
  uid: string;
  /** Its questions, in turn. */
  ids: readonly number[];
  /** Why each was asked; absent: a result or a lesson asked. */
  whys?: readonly Exercise['why'][];
  /** Its answers do not count. */
  isSpare?: boolean;
  /** How the options of each stand; absent in a run of an earlier version. */
  orders?: readonly (readonly number[])[];
  /** How the first of them came out that are left. */
  done: readonly Checked[];
  /** What is on the screen, once it is checked. */
  shown: PracticeAnswer | null;
}

/** How far a run has come. */
export type RunStep = Pick<KeptRun, 'done' | 'shown' | 'orders'>;

/** The state of an entry of *Revise*. */
export interface ReviseEntry {
  /** A result whose mistakes are practised. */
  mend?: number;
  /** Ids of some of its questions. */
  only?: readonly number[];
  /** The entry of *Revise* where the practice of this entry began. */
  visit?: string;
  run?: KeptRun;
}

/** Mistakes that a result leads to. */
interface Mended {
  assessmentId: number;
  /** Ids of some of its questions; null: all its mistakes. */
  only: readonly number[] | null;
}

/** What Revise practises at once: mistakes of a result, what is due, or the run that its entry keeps. */
export type Wanted = Mended | 'due' | { run: KeptRun };

/** What an entry asks of this person. */
export function wantedBy(uid: string, { mend, only, run }: ReviseEntry): Wanted | null {
  if (run?.uid === uid) return { run };
  return mend === undefined ? null : { assessmentId: mend, only: only ?? null };
}

/** A run before it begins. */
export const runOf = (uid: string, exercises: readonly Exercise[]): KeptRun => ({
  uid,
  ids: exercises.map(({ revision }) => revision.question.questionId),
  whys: exercises.map(({ why }) => why),
  isSpare: !exercises.every(({ isRated }) => isRated),
  done: [],
  shown: null,
});

/** The run as it can go on: a question that is no longer known here is left out. */
export function goesOn(
  { ids, whys, isSpare = false, orders, done, shown }: KeptRun,
  revisions: readonly Revision[],
): { exercises: Exercise[]; before: Before } {
  const known = new Map(revisions.map((revision) => [revision.question.questionId, revision]));
  const found = ids.flatMap((id, at) => {
    const revision = known.get(id);
    const exercise = revision && { revision, why: whys?.[at] ?? null, isRated: !isSpare };
    return exercise ? [{ exercise, checked: done[at], order: orders?.[at] }] : [];
  });
  return {
    exercises: found.map(({ exercise }) => exercise),
    before: {
      done: found.flatMap(({ exercise, checked }): Done[] => (checked ? [{ exercise, checked }] : [])),
      shown: known.has(ids[done.length] ?? 0) ? shown : null,
      orders: found.map(({ order }) => order),
    },
  };
}

/** The router reads the part `usr` when the page is loaded again: what the link asked for, and the run. */
export const keepRun = (run: KeptRun): void => {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, run } }, '');
};

/** After this a page that is loaded again begins no run. */
export function forgetRun(): void {
  const { state } = window.history;
  const visit = state?.usr?.visit;
  window.history.replaceState({ ...state, usr: visit === undefined ? null : { visit } }, '');
}
