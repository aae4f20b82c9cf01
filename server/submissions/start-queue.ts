import { unavailable } from '../replies/refusal';
import { isTemporary } from '../store/engine/retries/outage';
import type { Store } from '../store/engine/store';
import { type StartRow, startOnce } from '../store/hand-ins/sittings/starts';
import { groupCommit, type Line, type LineWatch } from './group-commit';
import { fullLineSeconds, lineBounds } from './line-bounds';

/** Starts that wait for their commit; each answer is when the server saw the first start of that learner and assessment. */
export type StartQueue = Line<StartRow, number>;

/** Writes starts in groups. */
export const openStartQueue = (store: Store, watch?: LineWatch): StartQueue =>
  groupCommit({
    commit: startOnce(store),
    keyOf: (row) => `${row.assessment_id} ${row.uid}`,
    ...lineBounds,
    atOnce: store.writesAtOnce,
    overflow: () => unavailable({ code: 'starts-too-many' }, fullLineSeconds),
    isHopeless: isTemporary,
    ...(watch !== undefined && { watch }),
  });
