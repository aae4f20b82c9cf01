import { unavailable } from '../replies/refusal';
import { isTemporary } from '../store/engine/retries/outage';
import type { Store } from '../store/engine/store';
import { type StartRow, startOnce } from '../store/hand-ins/sittings/starts';
import { groupCommit, type Line, type LineWatch } from './group-commit';

/** Starts that wait for their commit; each answer is when the server saw the first start of that learner and assessment. */
export type StartQueue = Line<StartRow, number>;

const groupSize = 100;
/** As for submissions: a hall starts in the same seconds. */
const pauseMs = 20;
const maxWaiting = 5_000;
/** Seconds until a full line has been worked off. */
const retryAfter = 3;

/** Writes starts in groups. */
export const openStartQueue = (store: Store, watch?: LineWatch): StartQueue =>
  groupCommit({
    commit: startOnce(store),
    keyOf: (row) => `${row.assessment_id} ${row.uid}`,
    groupSize,
    atOnce: store.writesAtOnce,
    pauseMs,
    maxWaiting,
    overflow: () => unavailable({ code: 'starts-too-many' }, retryAfter),
    isHopeless: isTemporary,
    ...(watch !== undefined && { watch }),
  });
