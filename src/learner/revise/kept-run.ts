import type { Revision } from '../../../analysis/revise/revisions';
import type { Exercise } from './exercise';
import type { Checked, Done, PracticeAnswer } from './use-practice';

/** A run that a result or a lesson began, as the page's entry in the history keeps it: a page that is loaded again goes on where it stood. */
export interface KeptRun {
  /** Another person may sign in and come back to the entry. */
  uid: string;
  /** Its questions, in turn. */
  ids: readonly number[];
  /** How the first of them came out that are left. */
  done: readonly Checked[];
  /** What is on the screen, once it is checked. */
  shown: PracticeAnswer | null;
}

/** Mistakes that a result leads to. */
interface Mended {
  assessmentId: number;
  /** Ids of some of its questions; null: all its mistakes. */
  only: readonly number[] | null;
  /** The run that they began before the page was loaded again; null: they begin one. */
  run: KeptRun | null;
}

/** What Revise practises at once: mistakes of a result, or what is due. */
export type Wanted = Mended | 'due';

/** Where a run goes on. */
export interface Before {
  /** The first of its questions. */
  done: readonly Done[];
  /** Of the next one, if it is checked. */
  shown: PracticeAnswer | null;
}

/** The run as it can go on: a question that is no longer known here is left out. */
export function goesOn({ ids, done, shown }: KeptRun, revisions: readonly Revision[]): { exercises: Exercise[]; before: Before } {
  const known = new Map(revisions.map((revision) => [revision.question.questionId, revision]));
  const found = ids.flatMap((id, at) => {
    const revision = known.get(id);
    return revision ? [{ exercise: { revision, why: null, isRated: true }, checked: done[at] }] : [];
  });
  return {
    exercises: found.map(({ exercise }) => exercise),
    before: {
      done: found.flatMap(({ exercise, checked }): Done[] => (checked ? [{ exercise, checked }] : [])),
      shown: known.has(ids[done.length] ?? 0) ? shown : null,
    },
  };
}

/** The router reads the part `usr` when the page is loaded again: what the link asked for, and the run. */
export const keepRun = (run: KeptRun): void => {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, run } }, '');
};

/** After this a page that is loaded again begins no run. */
export const forgetRun = (): void => window.history.replaceState({ ...window.history.state, usr: null }, '');
