import { seenOf } from '../../../contract/calls/edited-version';
import { maxItems } from '../../../contract/fields/limits';
import type { LearnerGroup } from '../../../contract/people/groups';
import type { TrailAct, TrailDetails } from '../../../contract/trail/trail';
import { invalid, nameTaken, Refusal } from '../../replies/refusal';
import type { Db, Tx } from '../../store/engine/store';
import { addGroup, allGroups, countGroups, deleteGroup, groupById, holdGroup, renameGroup } from '../../store/people/groups/groups';
import { demandUnchanged, lastChange } from '../../store/shared/edited-version';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';

const about = (id: number) => ({ kind: 'group', id: String(id) }) as const;

async function demandGroup(db: Db, id: number): Promise<LearnerGroup> {
  const group = await groupById(db, id);
  if (group === null) throw new Refusal('not-found', { code: 'no-such-group' });
  return group;
}

/** Groups of learners (ADR 38). */
export function groupHandlers({ store, now }: Tools): Pick<Handlers, 'getGroups' | 'createGroup' | 'renameGroup' | 'deleteGroup'> {
  const note = (tx: Tx, act: TrailAct, id: number, by: string, details: TrailDetails = {}) =>
    addToTrail(tx, { at: now(), by, act, about: about(id), details });
  return {
    getGroups: (_, { scope }) => allGroups(store.db, scope),

    createGroup: ({ body: { name } }, { uid }) =>
      store.atomically(async (tx) => {
        if ((await countGroups(tx)) >= maxItems.groups) throw invalid({ name: { code: 'too-many-groups', most: maxItems.groups } });
        const id = await addGroup(tx, name, now());
        if (id === null) throw nameTaken(name);
        await note(tx, 'group-created', id, uid);
        return demandGroup(tx, id);
      }),

    renameGroup: ({ params: { id }, query: { version }, body: { name } }, { uid }) =>
      store.atomically(async (tx) => {
        await holdGroup(tx, id);
        const before = await demandGroup(tx, id);
        if (before.name === name) return before;
        await demandUnchanged(tx, version, seenOf.name(before), lastChange(tx, about(id), ['group-renamed']));
        if (!(await renameGroup(tx, id, name))) throw nameTaken(name);
        await note(tx, 'group-renamed', id, uid, { before: before.name });
        return demandGroup(tx, id);
      }),

    deleteGroup: ({ params: { id } }, { uid }) =>
      store.atomically(async (tx) => {
        // A learner who is added at this moment is added before, and counted, or after, when there is no group.
        await holdGroup(tx, id);
        const { name, learners, waiting, assessments } = await demandGroup(tx, id);
        if (learners + waiting + assessments > 0) throw invalid({ id: { code: 'group-in-use', learners, waiting, assessments } });
        await deleteGroup(tx, id);
        await note(tx, 'group-deleted', id, uid, { name });
        return { id };
      }),
  };
}
